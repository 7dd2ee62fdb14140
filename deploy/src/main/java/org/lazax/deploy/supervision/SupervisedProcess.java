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
 * One child that is kept running by a thread of its own until {@link #stop}. If it ends before it
 * was ready for the first time, {@link #ready} fails and it is not started again: then something is
 * wrong that a restart does not mend.
 */
final class SupervisedProcess {
  private static final Duration TO_START = Duration.ofMinutes(3);

  /** Longer than the database takes to write out what it holds, or gives up. */
  private static final Duration TO_STOP = Duration.ofSeconds(70);

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

  private final Child child;
  private final Path folder;
  private final Restarts restarts;
  private final Consumer<String> say;
  private final CompletableFuture<SupervisedProcess> ready = new CompletableFuture<>();
  private final CompletableFuture<Boolean> stopping = new CompletableFuture<>();
  private final Thread thread;
  private volatile Optional<ProcessHandle> process = Optional.empty();

  private SupervisedProcess(Child child, Path folder, Restarts restarts, Consumer<String> say) {
    this.child = child;
    this.folder = folder;
    this.restarts = restarts;
    this.say = say;
    this.thread = Thread.ofVirtual().name("keep-" + child.name()).unstarted(this::keep);
  }

  static SupervisedProcess start(
      Child child, Path folder, Restarts restarts, Consumer<String> say) {
    var kept = new SupervisedProcess(child, folder, restarts, say);
    kept.thread.start();
    return kept;
  }

  CompletableFuture<SupervisedProcess> ready() {
    return ready;
  }

  String name() {
    return child.name();
  }

  /** The process as it runs now, or ran last. */
  Optional<ProcessHandle> process() {
    return process;
  }

  /** Asks the child to end, insists after a while, and returns when it is gone. */
  void stop() throws InterruptedException {
    stopping.complete(true);
    thread.join();
  }

  private void keep() {
    try {
      Duration pause = Duration.ZERO;
      while (true) {
        long start = System.nanoTime();
        boolean again = run(start);
        if (!again) {
          return;
        }
        pause = restarts.next(pause, Duration.ofNanos(System.nanoTime() - start));
        say.accept(
            "%s ended; it is started again in %.1f s (%s)"
                .formatted(child.name(), pause.toMillis() / 1000.0, log()));
        if (isStoppedWithin(pause)) {
          return;
        }
      }
    } catch (IOException | RuntimeException e) {
      ready.completeExceptionally(e);
      say.accept("%s cannot be started: %s".formatted(child.name(), e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** One life of the child. Returns whether it is to live again. */
  private boolean run(long start) throws IOException, InterruptedException {
    child.readiness().forget();
    Files.createDirectories(log().getParent());
    Process running =
        child.prepared().redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile())).start();
    process = Optional.of(running.toHandle());
    PidFile.write(folder.resolve("run"), child.name(), running.toHandle());
    try {
      if (becomesReady(running, start)) {
        say.accept("%s is ready after %.1f s".formatted(child.name(), secondsSince(start)));
        ready.complete(this);
        CompletableFuture.anyOf(running.onExit(), stopping).join();
      }
      return !stopping.isDone() && ready.isDone() && !ready.isCompletedExceptionally();
    } finally {
      end(running);
      PidFile.remove(folder.resolve("run"), child.name());
    }
  }

  private boolean becomesReady(Process running, long start) throws InterruptedException {
    while (!child.readiness().shown()) {
      if (isStoppedWithin(BETWEEN_LOOKS)) {
        ready.completeExceptionally(new IllegalStateException(child.name() + " was stopped"));
        return false;
      }
      if (!running.isAlive()) {
        return fails("ended while it started");
      }
      if (secondsSince(start) > TO_START.toSeconds()) {
        return fails("was not ready after " + TO_START.toSeconds() + " s");
      }
    }
    return true;
  }

  private boolean fails(String how) {
    ready.completeExceptionally(
        new IllegalStateException("%s %s; see %s".formatted(child.name(), how, log())));
    return false;
  }

  private boolean isStoppedWithin(Duration time) {
    return stopping.copy().completeOnTimeout(false, time.toMillis(), TimeUnit.MILLISECONDS).join();
  }

  private static void end(Process running) throws InterruptedException {
    running.destroy();
    if (!running.waitFor(TO_STOP.toSeconds(), TimeUnit.SECONDS)) {
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
