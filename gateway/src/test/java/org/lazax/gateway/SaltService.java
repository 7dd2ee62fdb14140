package org.lazax.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Base64;
import java.util.Map;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.dice.SeedVault;

/**
 * Serves the salt keys of games that an {@link Author} wrote, as game-service does for its games.
 */
final class SaltService implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final HttpServer server;

  private SaltService(HttpServer server) {
    this.server = server;
  }

  static SaltService start() {
    try {
      var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
      HttpServer server = HttpServer.create(address, 0);
      server.createContext("/internal/salt-keys", SaltService::open);
      server.start();
      return new SaltService(server);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String url() {
    return "http://localhost:" + server.getAddress().getPort();
  }

  private static void open(HttpExchange exchange) throws IOException {
    JsonNode sealed = JSON.readTree(exchange.getRequestBody());
    byte[] key =
        new SeedVault(Author.testKey())
            .open(new GameId(sealed.get("game").asText()), sealed.get("sealedSeed").asText())
            .salts()
            .key();
    byte[] answer = JSON.writeValueAsBytes(Map.of("key", Base64.getEncoder().encodeToString(key)));
    exchange.getResponseHeaders().add("Content-Type", "application/json");
    exchange.sendResponseHeaders(200, answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
