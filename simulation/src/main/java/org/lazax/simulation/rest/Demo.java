package org.lazax.simulation.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Player;
import org.lazax.table.Table;

/** The demo of {@code ./lazax up}: six bots play a whole game through the gateway. */
public final class Demo {
  private static final int PLAYERS = 6;

  private Demo() {}

  /**
   * Plays the demo game.
   *
   * @param args the gateway's address, and optionally the file to export the game to
   */
  public static void main(String[] args) throws IOException {
    URI gateway = URI.create(args[0]);
    long seed = System.nanoTime();
    WireTypes wire = Services.wire();
    Client anonymous =
        new Client(
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build(),
            wire.json(),
            gateway,
            Optional.empty());
    RestGame game =
        new RestGame(anonymous, wire, "Demo " + Long.toString(seed, 36), seed)
            .host(PLAYERS, SimpleBot::new);
    print("The demo game is " + gateway.resolve("/games/" + game.id()));
    Rounds rounds = new Rounds();
    FollowedGame played = game.play(rounds::at);
    Table table = played.table();
    print(
        "The demo game is won by %s after %d commits: %s"
            .formatted(
                table.ending().map(e -> e.winner().toString()).orElse("nobody"),
                played.seq(),
                points(table)));
    JsonNode verification = anonymous.get("/games/" + game.id() + "/verification").body();
    print("Its log verifies: " + verification);
    if (args.length > 1) {
      Files.write(Path.of(args[1]), anonymous.download("/games/" + game.id() + "/log"));
      print("Exported to " + args[1] + "; try ./lazax verify " + args[1]);
    }
  }

  /** Prints a line for each round. */
  private static final class Rounds {
    private int last;

    void at(FollowedGame game) {
      if (game.table().round() > last) {
        last = game.table().round();
        print("The demo game begins round %d: %s".formatted(last, points(game.table())));
      }
    }
  }

  private static String points(Table table) {
    StringBuilder points = new StringBuilder();
    for (Player player : table.players().values()) {
      Seat seat = player.seat();
      points
          .append(points.isEmpty() ? "" : ", ")
          .append(seat)
          .append(' ')
          .append(player.faction())
          .append(' ')
          .append(player.victoryPoints());
    }
    return points.toString();
  }

  private static void print(String line) {
    System.out.println(line);
  }
}
