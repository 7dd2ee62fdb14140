/*
 * Shows a process a clock that a file sets. The environment variable STEPPED_CLOCK names the file. It
 * holds nanoseconds by which the clock is ahead of the machine's, as integers of 64 bits in the order of
 * the machine: the first is for all processes that have the file, and the one at the place of its id is
 * for one process more. Only the time of day steps; what measures how much time has passed does not.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000L

/* How soon a wait for a time of day notices a step. */
#define SLICE (SECOND / 10)

/* A clock that counts from the start of the machine shows less than this, in seconds. */
#define UPTIMES 1000000000L

static const volatile int64_t *offsets;
static volatile size_t own;
static int (*machine)(clockid_t, struct timespec *);

static void find_own(void) {
  own = (size_t) getpid();
}

__attribute__((constructor)) static void begin(void) {
  machine = (int (*)(clockid_t, struct timespec *)) dlsym(RTLD_NEXT, "clock_gettime");
  const char *path = getenv("STEPPED_CLOCK");
  int file = path == NULL ? -1 : open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    return;
  }
  struct stat status;
  if (fstat(file, &status) == 0 && (size_t) status.st_size > (size_t) getpid() * sizeof(int64_t)) {
    void *shared = mmap(NULL, (size_t) status.st_size, PROT_READ, MAP_SHARED, file, 0);
    find_own();
    pthread_atfork(NULL, NULL, find_own);
    offsets = shared == MAP_FAILED ? NULL : shared;
  }
  close(file);
}

static int64_t ahead(void) {
  return offsets == NULL ? 0 : offsets[0] + offsets[own];
}

static void add(struct timespec *time, int64_t nanos) {
  int64_t sum = time->tv_nsec + nanos % SECOND;
  time->tv_sec += nanos / SECOND + (sum < 0 ? -1 : sum >= SECOND);
  time->tv_nsec = sum < 0 ? sum + SECOND : sum % SECOND;
}

static int before(const struct timespec *a, const struct timespec *b) {
  return a->tv_sec < b->tv_sec || (a->tv_sec == b->tv_sec && a->tv_nsec < b->tv_nsec);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (machine == NULL) {
    /* Another library's constructor asks. */
    machine = (int (*)(clockid_t, struct timespec *)) dlsym(RTLD_NEXT, "clock_gettime");
  }
  int result = machine(clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    add(time, ahead());
  }
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void) zone;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *time) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (time != NULL) {
    *time = now.tv_sec;
  }
  return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
  return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

/*
 * A wait for a time of day ends when the clock shows it. Its condition may have come true whenever it
 * returns, so it is not waited on here; the caller looks, and waits again.
 */
int pthread_cond_timedwait(
    pthread_cond_t *restrict condition,
    pthread_mutex_t *restrict mutex,
    const struct timespec *restrict end) {
  if (end->tv_sec < UPTIMES) {
    return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, end);
  }
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  struct timespec soon = now;
  add(&soon, SLICE);
  struct timespec until = before(end, &soon) ? *end : soon;
  add(&until, -ahead());
  int result = pthread_cond_clockwait(condition, mutex, CLOCK_REALTIME, &until);
  clock_gettime(CLOCK_REALTIME, &now);
  return result == ETIMEDOUT && before(&now, end) ? 0 : result;
}
