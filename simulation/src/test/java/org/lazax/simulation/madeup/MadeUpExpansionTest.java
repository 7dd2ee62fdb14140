package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.ActionCard;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.strategy.Initiative;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.event.actioncards.ActionCardPlayed;
import org.lazax.table.event.council.LawEntered;

/** What the platform does not know is played without a change to any of its files. */
final class MadeUpExpansionTest {
  private static final Seat P1 = new Seat(1);
  private static final FactionId GARDENERS = new FactionId("gardeners");
  private static final Set<AgendaId> OTHERS =
      Set.of(new AgendaId("mutiny"), new AgendaId("economic_equality"));

  @Test
  void aGameIsPlayedWithAMadeUpExpansionToItsEnd() {
    Table table = nothing(Catalog.standard());
    Conservation conservation = new Conservation();

    Table played =
        WholeGame.of(3, game(), table, SimpleBot::new)
            .watchedBy(conservation::check)
            .play()
            .game()
            .table();

    assertThat(played.ending()).isPresent();
    assertThat(played.player(P1).faction()).isEqualTo(GARDENERS);
    assertThat(played.player(P1).technologies()).contains(new TechnologyId("grafting"));
    assertThat(played.galaxy().systemOf(new PlanetId("orchard"))).isPresent();
    assertThat(played.player(new Seat(2)).leaders().cards()).isNotEmpty();
  }

  /** No other action cards are there and few other agendas, so that the made-up ones come up. */
  @Test
  void itsCardsAreDrawnPlayedAndPassed() {
    Catalog few =
        Catalog.standard()
            .only(entry ->
                !(entry instanceof ActionCard)
                    && (!(entry instanceof Agenda agenda) || OTHERS.contains(agenda.id())));
    List<GameEvent> happened = new ArrayList<>();

    for (long seed = 1; seed <= 6; seed++) {
      LongFunction<Bot> bots = seed % 2 == 0 ? RandomBot::new : SimpleBot::new;
      WholeGame.of(seed, game(), nothing(few), bots)
          .watchedBy((commit, table) -> {
            commit.events().stream()
                .filter(event -> event instanceof ActionCardPlayed || event instanceof LawEntered)
                .forEach(happened::add);
            if (table.round() > 0) {
              assertThat(Initiative.of(table, P1)).isZero();
            }
          })
          .play();
    }

    assertThat(happened)
        .anyMatch(event ->
            event instanceof ActionCardPlayed played
                && played.card().equals(new ActionCardId("windfall")))
        .anyMatch(event ->
            event instanceof LawEntered entered
                && entered.law().agenda().equals(new AgendaId("common_ground")));
  }

  @Test
  void aPositionThatWasWrittenIsPlayedByTheSameRules() throws JsonProcessingException {
    Table nothing = nothing(Catalog.standard());
    Table table = WholeGame.of(3, game(), nothing, SimpleBot::new).play().game().table();
    ObjectMapper json = Services.wire().json();

    Table restored = nothing.restored(json.readValue(json.writeValueAsString(table), Table.class));

    assertThat(restored).isEqualTo(table);
    assertThat(Ruleset.of(restored)).isSameAs(Ruleset.of(table));
    assertThat(restored.galaxy().systemOf(new PlanetId("orchard"))).isPresent();
  }

  private static Table nothing(Catalog catalog) {
    return MadeUpGame.nothing(catalog, Gardens.EXPANSION);
  }

  /** The first seat plays the made-up faction, the others what they are dealt. */
  private static GameSetup game() {
    return MadeUpGame.played(MadeUpGame.usualAnd(Gardens.NAME), Map.of(P1, GARDENERS));
  }
}
