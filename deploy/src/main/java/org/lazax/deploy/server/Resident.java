package org.lazax.deploy.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/** A server that is the whole work of its process: one does not stay without the other. */
public final class Resident {
  private static final int SERVER_ENDED = 1;

  private Resident() {}

  /**
   * Says that the server is ready, by making the file, and waits for SIGTERM, on which the server
   * is closed. If the server ends unasked, so does the process, for whoever keeps it to start anew.
   *
   * @param ended completed when the server has ended, whatever ended it
   */
  public static void stay(AutoCloseable server, CompletableFuture<?> ended, Path readyFile)
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
