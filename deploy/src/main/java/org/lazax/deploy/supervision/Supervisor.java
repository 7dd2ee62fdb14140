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
 * Starts children tier by tier, restarts them when they end, and stops them in the opposite order.
 * Its folder holds {@code logs/<name>.log} and {@code run/<name>.pid}.
 */
public final class Supervisor implements AutoCloseable {
  private static final Duration ORPHAN_TIMEOUT = Duration.ofSeconds(70);

  private final Path folder;
  private final Restarts restarts;
  private final Consumer<String> report;
  private final Deque<List<SupervisedProcess>> tiers = new ArrayDeque<>();
  private boolean closed;

  public Supervisor(Path folder, Restarts restarts, Consumer<String> report) {
    this.folder = folder;
    this.restarts = restarts;
    this.report = report;
  }

  /** Ends the processes that a killed supervisor of this folder has left running. */
  public void endOrphans() throws IOException {
    List<String> ended = PidFile.endOrphans(folder.resolve("run"), ORPHAN_TIMEOUT);
    if (!ended.isEmpty()) {
      report.accept("Ended processes of an earlier run: " + String.join(", ", ended));
    }
  }

  /**
   * Starts a tier of children and returns when all are ready.
   *
   * @throws IllegalStateException if one of them does not become ready; the message names it and
   *     its log file
   */
  public void start(List<Child> children) {
    List<SupervisedProcess> tier;
    synchronized (this) {
      if (closed) {
        throw new IllegalStateException("The supervisor was closed");
      }
      tier =
          children.stream()
              .map(child -> SupervisedProcess.start(child, folder, restarts, report))
              .toList();
      tiers.push(tier);
    }
    try {
      tier.forEach(supervised -> supervised.ready().join());
    } catch (CompletionException e) {
      throw e.getCause() instanceof IllegalStateException known ? known : e;
    }
  }

  /** The current processes by name, in the order of their start. */
  public synchronized Map<String, ProcessHandle> processes() {
    Map<String, ProcessHandle> processes = new LinkedHashMap<>();
    tiers
        .reversed()
        .forEach(tier ->
            tier.forEach(supervised ->
                supervised
                    .process()
                    .ifPresent(process -> processes.put(supervised.name(), process))));
    return processes;
  }

  /** Stops all children, the last tier first. The children of a tier are stopped together. */
  @Override
  public synchronized void close() {
    closed = true;
    while (!tiers.isEmpty()) {
      CompletableFuture.allOf(
              tiers.pop().stream().map(this::stop).toArray(CompletableFuture[]::new))
          .join();
    }
  }

  private CompletableFuture<Void> stop(SupervisedProcess supervised) {
    var done = new CompletableFuture<Void>();
    Thread.startVirtualThread(() -> {
      try {
        supervised.stop();
        report.accept(supervised.name() + " is stopped");
        done.complete(null);
      } catch (InterruptedException | RuntimeException e) {
        done.completeExceptionally(e);
      }
    });
    return done;
  }
}
