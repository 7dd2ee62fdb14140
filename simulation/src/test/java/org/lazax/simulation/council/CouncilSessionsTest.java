package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.agenda.state.OutcomeDecided;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.simulation.bot.EagerBot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.event.council.LawEntered;
import org.lazax.table.event.council.LawLeft;
import org.lazax.table.event.setup.PositionLaid;

/**
 * Agenda phases from random positions, some with laws in play. {@code -Dlazax.council.sessions=N}
 * plays more of them.
 */
final class CouncilSessionsTest {
  private static final int SESSIONS = Integer.getInteger("lazax.council.sessions", 500);
  private static final int MOST_LAWS = 3;
  private static final List<AgendaId> LAWS =
      Services.catalog().agendas().values().stream()
          .filter(Sitting::canBeInPlay)
          .map(Agenda::id)
          .toList();

  private int decided;
  private int enacted;
  private int gone;

  @Test
  void lawsInPlayAreThoseEnactedLessThoseGoneAndPointsEqualTheirSources() {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      play(seed, Sitting.of(seed, laws(seed)));
    }

    assertThat(decided).isGreaterThan(SESSIONS);
    assertThat(enacted).isGreaterThan(SESSIONS / 2);
    assertThat(gone).isGreaterThan(SESSIONS / 20);
  }

  private static List<AgendaId> laws(long seed) {
    RandomSource random = new RandomSource(seed);
    return random.draw(LAWS, random.upTo(MOST_LAWS));
  }

  private void play(long seed, Sitting sitting) {
    Conservation conservation = new Conservation();
    Laws laws = new Laws();
    WholeGame.of(
            seed,
            sitting.setup(),
            own ->
                switch ((int) (seed % 3)) {
                  case 0 -> new SimpleBot(own);
                  case 1 -> new RandomBot(own);
                  default -> new EagerBot(own);
                })
        .onCommit(conservation::check)
        .onCommit(laws::check)
        .playUntil(table -> table.kernel().within(StrategyPhase.class).isPresent());
  }

  /** The laws of one session. */
  private final class Laws {
    private int inPlay;

    void check(LocalCommit commit, Table table) {
      commit.events().forEach(event -> count(event, table));
      assertThat(table.council().laws()).as("after %s", commit).hasSize(inPlay);
    }

    private void count(GameEvent event, Table table) {
      switch (event) {
        case PositionLaid _ ->
            inPlay += table.gathering().position().orElseThrow().laws().orElse(List.of()).size();
        case OutcomeDecided _ -> decided++;
        case LawEntered _ -> {
          inPlay++;
          enacted++;
        }
        case LawLeft _ -> {
          inPlay--;
          gone++;
        }
        default -> {}
      }
    }
  }
}
