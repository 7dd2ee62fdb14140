package org.lazax.simulation.fault;

import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

/**
 * A process that runs what another one runs, on a port of its own and as another member of its
 * group. It works where {@code /proc} tells the command and the environment of a process.
 */
final class CopiedProcess implements AutoCloseable {
  private static final Duration START_TIMEOUT = Duration.ofMinutes(3);

  private final Process process;
  private final URI ready;

  private CopiedProcess(Process process, URI ready) {
    this.process = process;
    this.ready = ready;
  }

  static CopiedProcess start(ProcessHandle original) {
    try {
      int port = freePort();
      ProcessBuilder builder =
          new ProcessBuilder(ProcessFiles.command(original))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD);
      Map<String, String> environment = builder.environment();
      environment.clear();
      environment.putAll(ProcessFiles.environment(original));
      environment.put("QUARKUS_HTTP_PORT", Integer.toString(port));
      environment.put("LAZAX_INSTANCE", "second-" + UUID.randomUUID());
      return new CopiedProcess(
          builder.start(), URI.create("http://127.0.0.1:%d/q/health/ready".formatted(port)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** Waits until it has taken its share of the work over. */
  void awaitReady() {
    HttpRequest request = HttpRequest.newBuilder(ready).build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      int status =
          Failsafe.with(
                  RetryPolicy.<Integer>builder()
                      .handle(IOException.class)
                      .handleResultIf(answer -> answer != 200)
                      .abortIf(_ -> !process.isAlive())
                      .withDelay(Duration.ofMillis(200))
                      .withMaxDuration(START_TIMEOUT)
                      .withMaxRetries(-1)
                      .build())
              .get(() -> http.send(request, BodyHandlers.discarding()).statusCode());
      if (status != 200) {
        throw new IllegalStateException("a second process does not get ready: " + status);
      }
    }
  }

  /** Kills it. */
  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
