package org.lazax.simulation.hopesend;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.components.hopesend.Identities;
import org.lazax.components.hopesend.LeaderCounters;
import org.lazax.rulebook.Rule;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.view.Views;
import org.lazax.table.Table;

/** A game whose leader counters lie face down. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class FaceDownGamesTest {
  private final List<Table> tables = new ArrayList<>();
  private LocalGame<Table> game;

  @BeforeAll
  void play() {
    game =
        WholeGame.of(
                5,
                GameSetups.withMore(
                    4,
                    Stream.of("hopes_end", "hopes_end_face_down").map(ExpansionId::new).toList()),
                RandomBot::new)
            .onCommit(new Conservation()::check)
            .onCommit((_, table) -> {
              if (!table.part(LeaderCounters.ID).isEmpty() && table.ending().isEmpty()) {
                tables.add(table);
              }
            })
            .play()
            .game();
  }

  @Test
  @Rule("hopes_end.31")
  void everybodySeesWhereCountersAreAndOnlyTheirOwnerSeesWhich() {
    Table start = tables.stream().filter(table -> table.round() == 1).findFirst().orElseThrow();
    for (Seat seat : start.seats()) {
      JsonNode own = FaceDown.frame(start, seat).at("/hand/parts/hopes-end-face-down.identities");
      assertThat(own.valueStream().map(JsonNode::asText).map(LeaderCounterId::new))
          .hasSize(3)
          .containsExactlyInAnyOrderElementsOf(FaceDown.printed(start, seat));
      for (Seat viewer : start.seats()) {
        String seen = FaceDown.frame(start, viewer).toString();
        assertThat(seen).contains(own.fieldNames().next());
        if (!viewer.equals(seat)) {
          own.forEach(leader -> assertThat(seen).doesNotContain("\"" + leader.asText() + "\""));
        }
      }
    }
  }

  @Test
  @Rule("hopes_end.31")
  void rivalsSeeTheSameWhicheverCounterLiesWhere() {
    int compared = 0;
    for (int i = 0; i < tables.size(); i += 40) {
      Table table = tables.get(i);
      for (Seat seat : table.seats()) {
        Table twin = FaceDown.twin(table, seat);
        assertThat(Views.of(twin)).isEqualTo(Views.of(table));
        for (Seat viewer : table.seats()) {
          boolean same = FaceDown.frame(twin, viewer).equals(FaceDown.frame(table, viewer));
          assertThat(same).isEqualTo(!viewer.equals(seat) || twin.equals(table));
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  @Test
  @Rule("hopes_end.31")
  void theLogSealsWhichCounterIsWhichForItsOwner() throws GeneralSecurityException {
    for (Seat owner : game.table().seats()) {
      for (Seat viewer : game.table().seats()) {
        assertThat(mixed(log(viewer), owner)).isEqualTo(viewer.equals(owner));
      }
    }
  }

  private static boolean mixed(String log, Seat seat) {
    return log.lines()
        .anyMatch(
            line -> line.contains("\"backs\":") && line.contains("\"seat\":\"" + seat + "\""));
  }

  private String log(Seat viewer) throws GeneralSecurityException {
    return new String(
        game.export(Viewer.of(viewer), KeyPairGenerator.getInstance("Ed25519").generateKeyPair()),
        StandardCharsets.UTF_8);
  }

  @Test
  void noCounterIsLostOrDoubled() {
    for (Table table : tables) {
      if (table.part(LeaderCounters.ID).pieces().size() == 3 * table.players().size()) {
        for (Seat seat : table.seats()) {
          assertThat(FaceDown.counters(table, seat)).isEqualTo(FaceDown.printed(table, seat));
        }
      }
      assertThat(table.part(Identities.ID).inconsistencies(table)).isEmpty();
    }
  }
}
