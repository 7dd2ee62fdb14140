package org.lazax.simulation.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.lazax.gateway.page.KeptDocument;
import org.lazax.gateway.page.PageDocument;

/** Serves the page with games that were played before. */
final class PageServer implements AutoCloseable {
  private static final String FILES = "/META-INF/resources";
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html;charset=UTF-8",
          "js", "text/javascript",
          "css", "text/css",
          "svg", "image/svg+xml");

  private static final byte[] UNKNOWN =
      "{\"detail\":\"there is no such game, or it is private\"}".getBytes(StandardCharsets.UTF_8);

  private static final byte[] REVOKED =
      "{\"detail\":\"this token is not valid\"}".getBytes(StandardCharsets.UTF_8);

  private final PageDocument document = PageDocument.assembled();
  private final Set<String> revoked = ConcurrentHashMap.newKeySet();
  private final CountDownLatch hung = new CountDownLatch(1);
  private volatile boolean hidden;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;
  private final Map<String, Broadcast> games = new TreeMap<>();

  private PageServer(HttpServer server) {
    this.server = server;
  }

  /** Serves games that are told as a whole. */
  static PageServer start(PlayedGame... games) {
    return start(
        Stream.of(games)
            .map(game -> new Broadcast(game, game.frames().size()))
            .toArray(Broadcast[]::new));
  }

  static PageServer start(Broadcast... games) {
    try {
      HttpServer http =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      PageServer server = new PageServer(http);
      for (Broadcast game : games) {
        server.games.put(game.game().id(), game);
      }
      http.createContext("/", server::serve);
      http.setExecutor(server.threads);
      http.start();
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Refuses this token from now on. */
  void revoke(String token) {
    revoked.add("Bearer " + token);
  }

  /** Shows all games to readers with a token alone, from now on. */
  void hide() {
    hidden = true;
  }

  /** Answers those who have asked for {@code /hang}. */
  void release() {
    hung.countDown();
  }

  URI at(String address) {
    return URI.create("http://localhost:%d%s".formatted(server.getAddress().getPort(), address));
  }

  private void serve(HttpExchange exchange) throws IOException {
    URI asked = exchange.getRequestURI();
    String[] path = asked.getPath().substring(1).split("/", -1);
    switch (path[0]) {
      case "api" -> allowed(exchange, path, asked);
      case "hang" -> hang(exchange);
      case "page", "_static" -> file(exchange, asked.getPath());
      case "verify.html" -> kept(exchange);
      default -> send(exchange, TYPES.getOrDefault("html", ""), bytes(document.text()));
    }
  }

  private void allowed(HttpExchange exchange, String[] path, URI asked) throws IOException {
    String token = exchange.getRequestHeaders().getFirst("Authorization");
    if (token != null && revoked.contains(token)) {
      send(exchange, "application/problem+json", 401, REVOKED);
    } else if (token == null && hidden) {
      send(exchange, "application/problem+json", 404, UNKNOWN);
    } else {
      api(exchange, path, asked);
    }
  }

  private void hang(HttpExchange exchange) throws IOException {
    try {
      hung.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    exchange.sendResponseHeaders(204, -1);
    exchange.close();
  }

  private void api(HttpExchange exchange, String[] path, URI asked) throws IOException {
    Broadcast game = path.length > 3 ? games.get(path[3]) : null;
    if (path[2].equals("catalog")) {
      PlayedGame any = games.values().iterator().next().game();
      send(exchange, "application/json", any.printed().json());
    } else if (path.length == 3) {
      send(exchange, "application/json", bytes(list(asked)));
    } else if (game == null) {
      send(exchange, "application/problem+json", 404, UNKNOWN);
    } else if (path.length == 4) {
      send(exchange, "application/json", game.told());
    } else if (path[4].equals("options")) {
      options(exchange);
    } else if (exchange.getRequestHeaders().getFirst("Accept").equals("text/event-stream")) {
      game.follow(exchange, number(asked, "from"));
    } else {
      game.past(exchange, number(asked, "from"), number(asked, "head"));
    }
  }

  private static int number(URI asked, String parameter) {
    return Stream.of(asked.getQuery().split("&", -1))
        .filter(each -> each.startsWith(parameter + "="))
        .mapToInt(each -> Integer.parseInt(each.substring(parameter.length() + 1)))
        .findFirst()
        .orElseThrow();
  }

  /** A token is the seat of its holder. */
  private static void options(HttpExchange exchange) throws IOException {
    String token = exchange.getRequestHeaders().getFirst("Authorization");
    String seat = String.valueOf(token).replace("Bearer ", "");
    byte[] options =
        "{\"seat\":\"%s\",\"options\":[]}".formatted(seat).getBytes(StandardCharsets.UTF_8);
    send(exchange, "application/json", options);
  }

  private String list(URI asked) {
    StringBuilder list = new StringBuilder();
    games.values().stream()
        .filter(game -> asked.getQuery().contains(game.game().status()))
        .forEach(game ->
            list.append(list.isEmpty() ? "" : ",")
                .append(new String(game.told(), StandardCharsets.UTF_8)));
    return "{\"games\":[" + list + "]}";
  }

  private static void kept(HttpExchange exchange) throws IOException {
    KeptDocument kept = KeptDocument.assembled();
    exchange.getResponseHeaders().add("Content-Security-Policy", kept.policy());
    send(exchange, TYPES.getOrDefault("html", ""), bytes(kept.text()));
  }

  private void file(HttpExchange exchange, String path) throws IOException {
    if (path.equals(document.scriptAddress())) {
      send(exchange, TYPES.getOrDefault("js", ""), bytes(document.script()));
      return;
    }
    try (InputStream in = PageServer.class.getResourceAsStream(FILES + path)) {
      String ending = path.substring(path.lastIndexOf('.') + 1);
      if (in == null) {
        exchange.sendResponseHeaders(404, -1);
        exchange.close();
      } else {
        send(exchange, TYPES.getOrDefault(ending, "text/plain"), in.readAllBytes());
      }
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void send(HttpExchange exchange, String type, byte[] body) throws IOException {
    send(exchange, type, 200, body);
  }

  private static void send(HttpExchange exchange, String type, int status, byte[] body)
      throws IOException {
    exchange.getResponseHeaders().add("Content-Type", type);
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
