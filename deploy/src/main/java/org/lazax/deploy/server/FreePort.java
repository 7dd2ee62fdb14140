package org.lazax.deploy.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Finds free ports outside the range of ephemeral ports. So an outgoing connection cannot take a
 * port between the check and its use, or while a killed server is restarted.
 */
public final class FreePort {
  private static final int MIN = 12_000;
  private static final int LIMIT = 30_000;
  private static final int MAX_TRIES = 1_000;

  private FreePort() {}

  /** A free port. */
  public static int any() {
    RandomGenerator random = new Random();
    for (int i = 0; i < MAX_TRIES; i++) {
      int port = random.nextInt(MIN, LIMIT);
      if (isFree(port)) {
        return port;
      }
    }
    throw new IllegalStateException("no free port was found from %d on".formatted(MIN));
  }

  /** This number of free ports, all different. */
  public static List<Integer> distinct(int count) {
    return Stream.generate(FreePort::any).distinct().limit(count).toList();
  }

  /** Whether no process listens on this port on any address of this machine. */
  public static boolean isFree(int port) {
    try (var socket = new ServerSocket(port)) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }
}
