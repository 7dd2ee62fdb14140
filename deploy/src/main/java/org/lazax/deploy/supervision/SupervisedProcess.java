package org.lazax.deploy.supervision;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Supervises one child in a thread: restarts it whenever it ends, and kills and restarts it when it
 * is not alive, until {@link #stop}. If the child ends before it was ready for the first time,
 * {@link #ready} fails and the child is not restarted, because a restart would not help.
 */
final class SupervisedProcess {
  private static final Duration START_TIMEOUT = Duration.ofMinutes(3);

  /** Longer than the database needs to write its data to the disk. */
  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(70);

  private static final Duration POLL_INTERVAL = Duration.ofMillis(100);

  private final Child child;
  private final Path folder;
  private final Restarts restarts;
  private final Consumer<String> report;
  private final CompletableFuture<SupervisedProcess> ready = new CompletableFuture<>();
  private final CompletableFuture<Boolean> stopping = new CompletableFuture<>();
  private final Thread thread;
  private volatile Optional<ProcessHandle> process = Optional.empty();

  private SupervisedProcess(Child child, Path folder, Restarts restarts, Consumer<String> report) {
    this.child = child;
    this.folder = folder;
    this.restarts = restarts;
    this.report = report;
    this.thread = Thread.ofVirtual().name("supervise-" + child.name()).unstarted(this::supervise);
  }

  static SupervisedProcess start(
      Child child, Path folder, Restarts restarts, Consumer<String> say) {
    var supervised = new SupervisedProcess(child, folder, restarts, say);
    supervised.thread.start();
    return supervised;
  }

  CompletableFuture<SupervisedProcess> ready() {
    return ready;
  }

  String name() {
    return child.name();
  }

  /** The current process, or the last one. */
  Optional<ProcessHandle> process() {
    return process;
  }

  /** Terminates the child, kills it after a timeout, and returns when it has ended. */
  void stop() throws InterruptedException {
    stopping.complete(true);
    thread.join();
  }

  private void supervise() {
    try {
      Duration delay = Duration.ZERO;
      while (true) {
        long start = System.nanoTime();
        boolean restart = run(start);
        if (!restart) {
          return;
        }
        delay = restarts.nextDelay(delay, Duration.ofNanos(System.nanoTime() - start));
        report.accept(
            "%s ended; it is restarted in %.1f s (%s)"
                .formatted(child.name(), delay.toMillis() / 1000.0, log()));
        if (isStoppedWithin(delay)) {
          return;
        }
      }
    } catch (IOException | RuntimeException e) {
      ready.completeExceptionally(e);
      report.accept("%s cannot be started: %s".formatted(child.name(), e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Runs the child once.
   *
   * @return whether it must be restarted
   */
  private boolean run(long start) throws IOException, InterruptedException {
    child.readiness().reset();
    Files.createDirectories(log().getParent());
    Process running =
        child
            .processBuilder()
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()))
            .start();
    process = Optional.of(running.toHandle());
    PidFile.write(folder.resolve("run"), child.name(), running.toHandle());
    try {
      if (becomesReady(running, start)) {
        report.accept("%s is ready after %.1f s".formatted(child.name(), secondsSince(start)));
        ready.complete(this);
        watch(running);
      }
      return !stopping.isDone() && ready.isDone() && !ready.isCompletedExceptionally();
    } finally {
      end(running);
      PidFile.remove(folder.resolve("run"), child.name());
    }
  }

  /** Returns when the child has ended, is to be stopped, or was killed because it did not work. */
  private void watch(Process running) throws InterruptedException {
    CompletableFuture<Object> over = CompletableFuture.anyOf(running.onExit(), stopping);
    if (child.liveness().isEmpty()) {
      over.join();
      return;
    }
    Liveness liveness = child.liveness().get();
    int failures = 0;
    while (!isDoneWithin(over, liveness.interval())) {
      failures = liveness.check().isReady() ? 0 : failures + 1;
      if (failures >= liveness.failures()) {
        report.accept("%s does not work; it is killed (%s)".formatted(child.name(), log()));
        running.destroyForcibly().waitFor();
        return;
      }
    }
  }

  private boolean becomesReady(Process running, long start) throws InterruptedException {
    while (!child.readiness().isReady()) {
      if (isStoppedWithin(POLL_INTERVAL)) {
        ready.completeExceptionally(new IllegalStateException(child.name() + " was stopped"));
        return false;
      }
      if (!running.isAlive()) {
        return fail("ended while it started");
      }
      if (secondsSince(start) > START_TIMEOUT.toSeconds()) {
        return fail("was not ready after " + START_TIMEOUT.toSeconds() + " s");
      }
    }
    return true;
  }

  private boolean fail(String reason) {
    ready.completeExceptionally(
        new IllegalStateException("%s %s; see %s".formatted(child.name(), reason, log())));
    return false;
  }

  private boolean isStoppedWithin(Duration time) {
    return isDoneWithin(stopping, time);
  }

  private static boolean isDoneWithin(CompletableFuture<?> done, Duration time) {
    return done.thenApply(_ -> true)
        .completeOnTimeout(false, time.toMillis(), TimeUnit.MILLISECONDS)
        .join();
  }

  private static void end(Process running) throws InterruptedException {
    running.destroy();
    if (!running.waitFor(STOP_TIMEOUT.toSeconds(), TimeUnit.SECONDS)) {
      running.destroyForcibly().waitFor();
    }
  }

  private Path log() {
    return folder.resolve("logs").resolve(child.name() + ".log");
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
