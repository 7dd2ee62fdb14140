package org.lazax.deploy.supervision;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** How a child shows that it can be used. */
public sealed interface Readiness {

  /** Whether it shows it now; asked again and again while the child starts. */
  boolean shown() throws InterruptedException;

  /** Takes back what an earlier run of the child showed. */
  default void forget() throws IOException {}

  /** It makes a file. */
  record ByFile(Path file) implements Readiness {
    @Override
    public boolean shown() {
      return Files.exists(file);
    }

    @Override
    public void forget() throws IOException {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.deleteIfExists(file);
    }
  }

  /** It answers this address with 200. */
  record ByHttp(URI address) implements Readiness {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final HttpClient CLIENT =
        HttpClient.newBuilder().connectTimeout(PATIENCE).build();

    @Override
    public boolean shown() throws InterruptedException {
      try {
        var request = HttpRequest.newBuilder(address).timeout(PATIENCE).build();
        return CLIENT.send(request, BodyHandlers.discarding()).statusCode() == 200;
      } catch (IOException e) {
        // Nobody listens yet.
        return false;
      }
    }
  }
}
