package org.lazax.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.host.SnapshotCodec;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.tournament.conduct.PlayedCup;
import org.lazax.tournament.standing.Visibility;
import org.lazax.tournament.state.NoState;
import org.lazax.tournament.state.Settings;
import org.lazax.tournament.state.Tournament;
import org.lazax.tournament.state.TournamentEvent;

/** What a tournament writes can be read again. */
final class TournamentWireTest {
  private static final TournamentDecider DECIDER = new TournamentDecider();

  private final LocalGame<Tournament> cup = PlayedCup.ofEveryEvent();

  @Test
  void everyEventIsReadAsItWasWritten() throws Exception {
    ObjectMapper json = DECIDER.wire().json();
    Set<Class<?>> read = new HashSet<>();
    for (GameEvent event : cup.commits().stream().flatMap(c -> c.events().stream()).toList()) {
      assertThat(json.readValue(json.writeValueAsString(event), event.getClass())).isEqualTo(event);
      read.add(event.getClass());
    }

    assertThat(read).containsAll(TournamentEvent.TYPES);
  }

  @Test
  void standingsAreLiveWhereSettingsDoNotSayMore() throws Exception {
    ObjectMapper json = DECIDER.wire().json();
    Settings live = cup.table().settings().orElseThrow();
    ObjectNode written = json.valueToTree(live);

    assertThat(live.visibility()).isEqualTo(Visibility.LIVE);
    assertThat(written.has("visibility")).isFalse();
    assertThat(json.treeToValue(written, Settings.class)).isEqualTo(live);
    Settings hidden = json.treeToValue(written.put("visibility", "END"), Settings.class);
    assertThat(hidden.visibility()).isEqualTo(Visibility.END);
    assertThat(json.readTree(json.writeValueAsString(hidden)).path("visibility").asText())
        .isEqualTo("END");
  }

  @Test
  void aSnapshotHoldsTheWholeTournament() {
    SnapshotCodec<NoState, Tournament> snapshots =
        new SnapshotCodec<>(DECIDER, NoState.class, Tournament.class);
    Position<NoState, Tournament> position = new Position<>(cup.head(), cup.table(), NoState.NONE);

    assertThat(snapshots.read(snapshots.write(position))).contains(position);
  }
}
