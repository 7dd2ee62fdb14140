package org.lazax.deploy.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A port that nobody has. It is none of those that systems give to outgoing connections, so nobody
 * takes it by chance between the looking and the listening, or while a killed server is started
 * again and its clients knock.
 */
public final class FreePort {
  private static final int FIRST = 12_000;
  private static final int BEYOND = 30_000;
  private static final int TRIES = 1_000;

  private FreePort() {}

  public static int any() {
    RandomGenerator random = new Random();
    for (int i = 0; i < TRIES; i++) {
      int port = random.nextInt(FIRST, BEYOND);
      if (isFree(port)) {
        return port;
      }
    }
    throw new IllegalStateException("no port from %d on is free".formatted(FIRST));
  }

  /** So many, no two of them the same. */
  public static List<Integer> distinct(int count) {
    return Stream.generate(FreePort::any).distinct().limit(count).toList();
  }

  /** Whether nobody listens there, on any address of this machine. */
  public static boolean isFree(int port) {
    try (var socket = new ServerSocket(port)) {
      return socket.isBound();
    } catch (IOException e) {
      return false;
    }
  }
}
