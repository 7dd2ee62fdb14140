package org.lazax.simulation.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;

final class LateGameTest {
  private static final int GAMES = 8;
  private static final int COMMANDS = 100;

  /** A cup of such games is soon over, and is not always won by the same seat. */
  @Test
  void botsEndItSoonWithDifferentWinners() throws JsonProcessingException {
    ObjectNode choices = LateGame.choices().put("name", "late").put("seats", 6);
    GameSetup setup = GameSetup.of(Services.wire().json().treeToValue(choices, CreateGame.class));
    Set<Seat> winners = new HashSet<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      WholeGame played = WholeGame.of(seed, setup, SimpleBot::new).play();
      assertThat(played.commands()).isLessThan(COMMANDS);
      winners.add(played.game().table().ending().orElseThrow().winner());
    }

    assertThat(winners).hasSizeGreaterThan(1);
  }
}
