package org.lazax.deploy.supervision;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/** How a child shows that it is ready. */
public sealed interface Readiness {

  /** Whether the child is ready now. It is checked repeatedly while the child starts. */
  boolean isReady() throws InterruptedException;

  /** Removes what an earlier run of the child has left. */
  default void reset() throws IOException {}

  /** The child creates a file. */
  record ByFile(Path file) implements Readiness {
    @Override
    public boolean isReady() {
      return Files.exists(file);
    }

    @Override
    public void reset() throws IOException {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.deleteIfExists(file);
    }
  }

  /** The child answers requests to this address with status 200. */
  record ByHttp(URI address) implements Readiness {
    private static final int TIMEOUT_MILLIS = 2_000;

    /**
     * Uses {@code HttpURLConnection}, because {@code HttpClient} takes longer to load than most
     * children take to start.
     */
    @Override
    public boolean isReady() {
      try {
        HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
        connection.setConnectTimeout(TIMEOUT_MILLIS);
        connection.setReadTimeout(TIMEOUT_MILLIS);
        try {
          return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
        } finally {
          connection.disconnect();
        }
      } catch (IOException e) {
        // The child does not listen yet.
        return false;
      }
    }
  }
}
