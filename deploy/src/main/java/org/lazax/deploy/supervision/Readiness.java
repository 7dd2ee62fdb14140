package org.lazax.deploy.supervision;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

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
    private static final int PATIENCE_MILLIS = 2_000;

    /** The plain client of the JDK: the other one takes longer to load than most children start. */
    @Override
    public boolean shown() {
      try {
        HttpURLConnection asking = (HttpURLConnection) address.toURL().openConnection();
        asking.setConnectTimeout(PATIENCE_MILLIS);
        asking.setReadTimeout(PATIENCE_MILLIS);
        try {
          return asking.getResponseCode() == HttpURLConnection.HTTP_OK;
        } finally {
          asking.disconnect();
        }
      } catch (IOException e) {
        // Nobody listens yet.
        return false;
      }
    }
  }
}
