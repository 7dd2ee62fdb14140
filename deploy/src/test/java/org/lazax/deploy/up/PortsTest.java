package org.lazax.deploy.up;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/**
 * Tests with the ports that are checked first, because a running platform may have taken the
 * others.
 */
class PortsTest {
  private static final List<String> PROCESSES = List.of("gateway", "game-service");

  @Test
  void aPortThatNoProcessUsesMayBeTaken() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Ports ports = ports("--solo-port=" + taken.getLocalPort(), "--gateway-port=" + freePort());

      assertThatCode(() -> ports.checkFree(List.of("gateway"))).doesNotThrowAnyException();
    }
  }

  @Test
  void aTakenPortIsRefusedAndTheOptionIsNamed() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = taken.getLocalPort();

      assertThatThrownBy(() -> ports("--gateway-port=" + port).checkFree(PROCESSES))
          .isInstanceOf(StartupException.class)
          .hasMessage(
              "port %d for gateway is taken; choose another one with --gateway-port"
                  .formatted(port));
    }
  }

  @Test
  void onePortForTwoProcessesIsRefused() throws IOException {
    int port = freePort();

    assertThatThrownBy(() ->
            ports("--gateway-port=" + port, "--game-service-port=" + port).checkFree(PROCESSES))
        .isInstanceOf(StartupException.class)
        .hasMessage(
            "port %d is given for gateway and for game-service; choose another one with --game-service-port"
                .formatted(port));
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static Ports ports(String... flags) {
    var ports = new Ports();
    var free = new CommandLine(ports);
    free.parseArgs(flags);
    return ports;
  }
}
