package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.ArrayList;
import java.util.Collections;
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
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.expansion.Expansions;
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

/** A made-up expansion is played without a change to any file of the platform. */
final class MadeUpExpansionTest {
  private static final Seat P1 = new Seat(1);
  private static final FactionId GARDENERS = new FactionId("gardeners");
  private static final Seat P2 = new Seat(2);
  private static final Set<AgendaId> OTHERS =
      Set.of(new AgendaId("mutiny"), new AgendaId("economic_equality"));

  /** The wire types of the platform and the made-up expansion. */
  private static final WireTypes WIRE = Services.wire(emptyTable(Catalog.standard()));

  @Test
  void aGameWithTheExpansionIsPlayedToItsEnd() {
    Table table = emptyTable(Catalog.standard());
    Conservation conservation = new Conservation();

    Table played =
        WholeGame.of(3, game(), table, SimpleBot::new)
            .onCommit(conservation::check)
            .play()
            .game()
            .table();

    assertThat(played.ending()).isPresent();
    assertThat(played.player(P1).faction()).isEqualTo(GARDENERS);
    assertThat(played.player(P1).technologies()).contains(new TechnologyId("grafting"));
    assertThat(played.galaxy().systemOf(new PlanetId("orchard"))).isPresent();
    assertThat(played.player(P2).leaders().cards()).isNotEmpty();
    assertThat(played.part(Seeds.ID).of(P1)).hasSize(Seeds.MAX);
  }

  @Test
  void itsHiddenStateIsGuardedAndOnlyItsOwnerReadsIt() throws GeneralSecurityException {
    LocalGame<Table> game =
        WholeGame.of(3, game(), emptyTable(Catalog.standard()), SimpleBot::new).play().game();
    KeyPair signer = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    String own = new String(game.export(Viewer.of(P1), signer), StandardCharsets.UTF_8);
    String others = new String(game.export(Viewer.of(P2), signer), StandardCharsets.UTF_8);

    assertThat(own).contains("table.gardens-seed-sown.v1", "medlar", "quince");
    assertThat(others).contains("table.gardens-seed-sown.v1").doesNotContain("medlar", "quince");
    assertThat(game.table().parts().shown()).containsEntry("gardens.seeds", Map.of(P1, Seeds.MAX));
    assertThat(game.table().parts().shownTo(P1))
        .containsEntry("gardens.seeds", game.table().part(Seeds.ID).of(P1));
    assertThat(game.table().parts().shownTo(P2)).doesNotContainKey("gardens.seeds");
    assertThat(game.table().guard(new SeedSown(P1, "medlar"))).isPresent();
  }

  @Test
  void itsStateIsChecked() {
    Table table = emptyTable(Catalog.standard());
    Table full =
        table.withPart(Seeds.ID, none -> new Seeds(Map.of(P1, Collections.nCopies(4, "medlar"))));

    assertThat(full.parts().inconsistencies(full)).singleElement().asString().contains("seeds");
    assertThat(full.parts().without(P1)).isEqualTo(table.parts());
  }

  /** The logs are equal byte for byte, whether or not the platform knows the expansion. */
  @Test
  void aGameWithoutItHasNoTraceOfIt() throws JsonProcessingException {
    GameSetup setup = MadeUpGame.setup(Expansions.USUAL, Map.of());
    LocalGame<Table> without =
        WholeGame.of(4, setup, emptyTable(Catalog.standard()), SimpleBot::new).play().game();
    LocalGame<Table> unknown = WholeGame.of(4, setup, SimpleBot::new).play().game();

    assertThat(without.export()).isEqualTo(unknown.export());
    assertThat(print(without.table())).isEqualTo(print(unknown.table()));
    assertThat(print(without.table())).doesNotContain("gardens");
    assertThat(print(emptyTable(Catalog.standard()))).doesNotContain("\"parts\"");
  }

  @Test
  void aPlatformWithoutTheExpansionDoesNotReadATableWithItsState() throws JsonProcessingException {
    Table sown =
        emptyTable(Catalog.standard()).withPart(Seeds.ID, seeds -> seeds.plus(P1, "medlar"));
    String written = print(sown);

    assertThat(WIRE.json().readValue(written, Table.class).parts()).isEqualTo(sown.parts());
    assertThatThrownBy(() -> Services.wire().json().readValue(written, Table.class))
        .isInstanceOf(InvalidTypeIdException.class)
        .hasMessageContaining("gardens.seeds");
  }

  private static String print(Table table) throws JsonProcessingException {
    return WIRE.json().writeValueAsString(table);
  }

  /** The catalog has no other action cards and few agendas, so that the made-up cards are drawn. */
  @Test
  void itsCardsAreDrawnPlayedAndPassed() {
    Catalog few =
        Catalog.standard()
            .only(entry ->
                !(entry instanceof ActionCard)
                    && (!(entry instanceof Agenda agenda) || OTHERS.contains(agenda.id())));
    List<GameEvent> events = new ArrayList<>();

    for (long seed = 1; seed <= 6; seed++) {
      LongFunction<Bot> bots = seed % 2 == 0 ? RandomBot::new : SimpleBot::new;
      WholeGame.of(seed, game(), emptyTable(few), bots)
          .onCommit((commit, table) -> {
            commit.events().stream()
                .filter(event -> event instanceof ActionCardPlayed || event instanceof LawEntered)
                .forEach(events::add);
            if (table.round() > 0) {
              assertThat(Initiative.of(table, P1)).isZero();
            }
          })
          .play();
    }

    assertThat(events)
        .anyMatch(event ->
            event instanceof ActionCardPlayed played
                && played.card().equals(new ActionCardId("windfall")))
        .anyMatch(event ->
            event instanceof LawEntered entered
                && entered.law().agenda().equals(new AgendaId("common_ground")));
  }

  @Test
  void aStoredTableHasTheSameRulesWhenItIsRead() throws JsonProcessingException {
    Table emptyTable = emptyTable(Catalog.standard());
    Table table = WholeGame.of(3, game(), emptyTable, SimpleBot::new).play().game().table();
    ObjectMapper json = WIRE.json();

    Table restored =
        emptyTable.restored(json.readValue(json.writeValueAsString(table), Table.class));

    assertThat(restored).isEqualTo(table);
    assertThat(Ruleset.of(restored)).isSameAs(Ruleset.of(table));
    assertThat(restored.galaxy().systemOf(new PlanetId("orchard"))).isPresent();
  }

  private static Table emptyTable(Catalog catalog) {
    return MadeUpGame.emptyTable(catalog, Gardens.EXPANSION);
  }

  /** The first seat plays the made-up faction, the others are dealt theirs. */
  private static GameSetup game() {
    return MadeUpGame.setup(MadeUpGame.standardAnd(Gardens.NAME), Map.of(P1, GARDENERS));
  }
}
