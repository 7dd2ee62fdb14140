package org.lazax.game.component.relic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.candidates;
import static org.lazax.game.kit.Using.choose;
import static org.lazax.game.kit.Using.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.card.ExplorationCard.Deck;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.exploration.ExplorationDeck;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.table.Table;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * P1 has the Stellar Converter and a dreadnought in 46. Around it lie 19 with Wellon, 38 with Abyz
 * and Fria, 65 with Primor, 18 with Mecatol Rex, and the home of P2 with Nestphar; 75 is farther.
 */
class StellarConverterTest {
  private static final String CONVERTER = "relic/stellar_converter";

  private static TableKit board() {
    TableKit kit =
        TableKit.players(2)
            .player(P2, "arborec")
            .tile("46", 0, 0)
            .tile("19", 1, 0)
            .tile("38", -1, 0)
            .tile("65", 0, 1)
            .tile("18", 0, -1)
            .tile("5", 1, -1)
            .tile("75", 3, 0)
            .controls(P1, "fria")
            .controls(P2, "loki", "wellon")
            .units(P1, "46", DREADNOUGHT, 1);
    return HeldRelics.by(kit, P1, "stellar_converter");
  }

  private static Scenario<GameState> used(TableKit kit) {
    return turn(kit, P1).when(P1, ability(CONVERTER));
  }

  /** In 19 is a cruiser only, and the dreadnought of 75 has no planet of others in its sight. */
  @Test
  @Rule({"relic/stellar_converter.N1", "relic/stellar_converter.N3", "relics.3"})
  void itDestroysAPlanetOfOthersNextToAUnitWithBombardment() {
    assertThat(candidates(used(board()), P1)).containsExactlyInAnyOrder("abyz", "wellon");
    TableKit moved =
        HeldRelics.by(
            TableKit.players(2)
                .tile("46", 0, 0)
                .tile("19", 1, 0)
                .tile("75", 3, 0)
                .controls(P2, "loki", "wellon")
                .units(P1, "46", CRUISER, 1)
                .units(P2, "46", DREADNOUGHT, 1)
                .units(P1, "75", DREADNOUGHT, 1),
            P1,
            "stellar_converter");
    assertThat(abilities(turn(moved, P1), P1)).doesNotContain(CONVERTER);
    TableKit own = board().controls(P1, "abyz", "wellon");
    assertThat(abilities(turn(own, P1), P1)).doesNotContain(CONVERTER);
    assertThat(abilities(turn(board().units(P2, "38", DREADNOUGHT, 1), P2), P2))
        .doesNotContain(CONVERTER);
  }

  /** 36 with Arnor and Lor lies next to 46, too. */
  @Test
  @Rule("relic/nano_forge.N1")
  void aPlanetWithANanoForgeIsSpared() {
    TableKit wide = board().tile("36", -1, 1);
    assertThat(candidates(used(wide), P1))
        .containsExactlyInAnyOrder("abyz", "arnor", "lor", "wellon");
    assertThat(candidates(used(wide.attached("relic/nano_forge", "arnor")), P1))
        .containsExactlyInAnyOrder("abyz", "lor", "wellon");
  }

  /** 30 with cultural Mellon lies next to 46, too. */
  @Test
  @Rule("agenda/conventions_of_war.N1")
  void theConventionsOfWarProtectNoPlanetFromIt() {
    TableKit lawful = board().tile("30", -1, 1).law("conventions_of_war");
    assertThat(candidates(used(lawful), P1)).contains("mellon");
  }

  @Test
  @Rule({"relic/stellar_converter.N2", "purge.1"})
  void thePlanetIsGoneWithAllUnitsOnIt() {
    TableKit kit = board().units(P2, "19/wellon", INFANTRY, 2).units(P2, "19/wellon", PDS, 1);
    Scenario<GameState> destroyed = used(kit).when(P1, choose("wellon")).thenAccepted();
    PlanetId wellon = new PlanetId("wellon");
    Place place = Place.of("19/wellon");
    assertThat(destroyed.happened())
        .contains(
            new UnitsDestroyed(
                place,
                List.of(UnitStack.of(P2, INFANTRY, 2), UnitStack.of(P2, PDS, 1)),
                Optional.of(P1)));
    assertThat(destroyed.table().units().at(place)).isEmpty();
    assertThat(destroyed.table().place(wellon)).as("not before what follows").isPresent();
    Table table = followed(destroyed.table());
    assertThat(table.galaxy().planets(SystemId.of("19"))).isEmpty();
    assertThat(table.place(wellon)).isEmpty();
    assertThat(table.planets().controller(wellon)).isEmpty();
    assertThat(table.part(Relics.ID).of(P1)).isEmpty();
    assertThat(table.part(Relics.ID).drawn()).as("purged").hasSize(1);
    assertThat(table.galaxy().planets(SystemId.of("38"))).as("others stay").hasSize(2);
  }

  /** What combat-service owes for the destroyed units is done. */
  private static Table followed(Table table) {
    int frame = table.kernel().frameOf(Destroyed.class).orElseThrow().id();
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            board().with(_ -> table.evolve(new FrameClosed(frame, new Outcome.Done()), Stamp.NONE)))
        .table();
  }

  /** Two infantry come in place of the lost one, as by Brother Milor. */
  @Test
  void whatIsPlacedThereMeanwhileIsDestroyedWithThePlanet() {
    TableKit kit = board().units(P2, "19/wellon", INFANTRY, 1);
    Table first = used(kit).when(P1, choose("wellon")).table();
    UnitStack come = UnitStack.of(P2, INFANTRY, 2);
    Place place = Place.of("19/wellon");
    Table second = followed(new UnitsPlaced(place, List.of(come)).fold(first));
    assertThat(second.units().at(place)).isEmpty();
    assertThat(second.place(new PlanetId("wellon"))).as("not before what follows").isPresent();
    assertThat(followed(second).place(new PlanetId("wellon"))).isEmpty();
  }

  @Test
  @Rule("attach.2.2")
  void itsAttachmentsLeaveTheGameWithThePlanet() {
    TableKit kit =
        board()
            .attached("exploration/mining_world", "wellon")
            .law("core_mining", "wellon")
            .with(t -> t.withCouncil(t.council().withDrawn(new AgendaId("core_mining"))))
            .sleepers("wellon");
    Table before = kit.table();
    assertThat(before.planets().attachedTo(new PlanetId("wellon"))).hasSize(2);
    Table table = used(kit).when(P1, choose("wellon")).thenAccepted().table();
    assertThat(table.planets().attached()).isEmpty();
    assertThat(table.planets().sleepers()).isEmpty();
    AgendaId law = new AgendaId("core_mining");
    assertThat(table.council().law(law)).isEmpty();
    assertThat(table.council().discarded()).as("purged").doesNotContain(law);
    assertThat(table.council().drawn()).as("in no deck").contains(law);
    assertThat(ExplorationDeck.left(table, Deck.HAZARDOUS))
        .extracting(Object::toString)
        .doesNotContain("mining_world");
  }
}
