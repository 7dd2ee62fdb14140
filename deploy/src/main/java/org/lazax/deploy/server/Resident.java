package org.lazax.deploy.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/** Runs a server as the only work of a process. When one of them ends, the other ends too. */
public final class Resident {
  private static final int SERVER_ENDED = 1;

  private Resident() {}

  /**
   * Creates the ready file and waits. On SIGTERM the server is closed. If the server ends by
   * itself, the process exits, so that its supervisor restarts it.
   *
   * @param ended completed when the server has ended for any reason
   * @param readyFile created to show that the server is ready
   */
  public static void run(AutoCloseable server, CompletableFuture<?> ended, Path readyFile)
      throws IOException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(server), "close"));
    Files.writeString(readyFile, Long.toString(ProcessHandle.current().pid()));
    ended.join();
    System.exit(SERVER_ENDED);
  }

  private static void close(AutoCloseable server) {
    try {
      server.close();
    } catch (Exception e) {
      throw new IllegalStateException("The server did not close cleanly", e);
    }
  }
}
