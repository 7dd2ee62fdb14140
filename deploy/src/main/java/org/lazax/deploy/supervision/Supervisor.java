package org.lazax.deploy.supervision;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/**
 * Starts children tier by tier, keeps them running, and stops them in the opposite order. Its
 * folder holds {@code logs/<name>.log} and {@code run/<name>.pid}.
 */
public final class Supervisor implements AutoCloseable {
  private static final Duration FOR_LEFTOVERS = Duration.ofSeconds(70);

  private final Path folder;
  private final Restarts restarts;
  private final Consumer<String> say;
  private final Deque<List<SupervisedProcess>> tiers = new ArrayDeque<>();
  private boolean closed;

  public Supervisor(Path folder, Restarts restarts, Consumer<String> say) {
    this.folder = folder;
    this.restarts = restarts;
    this.say = say;
  }

  /** Ends the processes that a killed supervisor of this folder left running. */
  public void endLeftovers() throws IOException {
    List<String> ended = PidFile.endLeftovers(folder.resolve("run"), FOR_LEFTOVERS);
    if (!ended.isEmpty()) {
      say.accept("Ended what an earlier run left: " + String.join(", ", ended));
    }
  }

  /**
   * Starts these together and returns when all are ready.
   *
   * @throws IllegalStateException if one of them does not get there; says which and where its log
   *     is
   */
  public void start(List<Child> children) {
    List<SupervisedProcess> tier;
    synchronized (this) {
      if (closed) {
        throw new IllegalStateException("Stopped while starting");
      }
      tier =
          children.stream()
              .map(child -> SupervisedProcess.start(child, folder, restarts, say))
              .toList();
      tiers.push(tier);
    }
    try {
      tier.forEach(kept -> kept.ready().join());
    } catch (CompletionException e) {
      throw e.getCause() instanceof IllegalStateException known ? known : e;
    }
  }

  /** The processes as they run now, by name, in the order of their start. */
  public synchronized Map<String, ProcessHandle> processes() {
    Map<String, ProcessHandle> processes = new LinkedHashMap<>();
    tiers
        .reversed()
        .forEach(tier ->
            tier.forEach(
                kept -> kept.process().ifPresent(process -> processes.put(kept.name(), process))));
    return processes;
  }

  /** Stops all, the last started tier first, those of one tier together. */
  @Override
  public synchronized void close() {
    closed = true;
    while (!tiers.isEmpty()) {
      CompletableFuture.allOf(
              tiers.pop().stream().map(this::stopping).toArray(CompletableFuture[]::new))
          .join();
    }
  }

  private CompletableFuture<Void> stopping(SupervisedProcess kept) {
    var done = new CompletableFuture<Void>();
    Thread.startVirtualThread(() -> {
      try {
        kept.stop();
        say.accept(kept.name() + " is stopped");
        done.complete(null);
      } catch (InterruptedException | RuntimeException e) {
        done.completeExceptionally(e);
      }
    });
    return done;
  }
}
