package org.lazax.simulation.council;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Service;
import org.lazax.game.technology.ResearchCommand.ResearchNothing;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.Captives;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Wormhole Research while Anti-Intellectual Revolution is a law, across the services. System 26 has
 * an alpha wormhole. P2 alone votes, P1 is the speaker and researches.
 */
class CollapsingWormholesTest {
  private static final Place SPACE = Place.of("26");
  private static final TableKit KIT =
      LastAgenda.three()
          .law("anti_intellectual_revolution")
          .tile("26", 0, 1)
          .tile("27", 3, 0)
          .sheet(P1, 3, 9, 2);

  /** P1 has researched a technology and is asked for a ship. */
  private static LastAgenda researched(TableKit kit) {
    TechnologyId technology = new TechnologyId("neural_motivator");
    return LastAgenda.decided(kit, "wormhole_research", "for")
        .when(P1, new ResearchTechnology(technology, List.of(), Optional.empty()));
  }

  private static LastAgenda lost(LastAgenda asked, String ship) {
    return asked.when(P1, new Choose(Service.GAME, List.of(ship)));
  }

  @Test
  @Rule("agenda/wormhole_research.N4")
  void theLossForTheResearchComesFirstAndMayBeADoomedShip() {
    LastAgenda asked =
        researched(
            KIT.units(P1, "26", UnitType.CRUISER, 1)
                .units(P1, "26", UnitType.CARRIER, 1)
                .units(P1, "27", UnitType.CRUISER, 1)
                .units(P3, "26", UnitType.CRUISER, 1));
    Table doomed = lost(asked, "26:cruiser:1").table();

    assertThat(doomed.units().at(SPACE))
        .as("P3 may still research")
        .containsExactlyInAnyOrder(
            UnitStack.of(P1, UnitType.CARRIER, 1), UnitStack.of(P3, UnitType.CRUISER, 1));
    Table collapsed = lost(asked, "26:cruiser:1").when(P3, new ResearchNothing()).table();
    assertThat(collapsed.units().at(SPACE)).isEmpty();
    assertThat(collapsed.units().at(Place.of("27"))).hasSize(1);
    assertThat(lost(asked, "27:cruiser:1").table().units().at(SPACE)).hasSize(3);
  }

  private static TableKit vuilRaith() {
    return KIT.player(P1, "vuil_raith")
        .sheet(P1, 3, 9, 2)
        .units(P1, "26", UnitType.FLAGSHIP, 1)
        .units(P1, "26", UnitType.CARRIER, 1)
        .units(P1, "26", UnitType.FIGHTER, 5)
        .units(P3, "26", UnitType.CRUISER, 1);
  }

  @Test
  @Rule("agenda/wormhole_research.N4.1")
  void aFlagshipThatIsLostForTheResearchCapturesNoLaterLosses() {
    LastAgenda lost = lost(researched(vuilRaith()), "26:flagship:1");
    assertThat(Captives.of(lost.table(), P1)).isEmpty();

    Table collapsed = lost.when(P3, new ResearchNothing()).table();
    assertThat(collapsed.units().at(SPACE)).isEmpty();
    assertThat(Captives.of(collapsed, P1)).isEmpty();
  }

  @Test
  @Rule("agenda/wormhole_research.N4.2")
  void fightersWithoutCapacityAreRemovedBeforeTheCollapseAndNotCaptured() {
    LastAgenda lost = lost(researched(vuilRaith()), "26:carrier:1");
    assertThat(lost.table().units().at(SPACE, P1))
        .containsExactlyInAnyOrder(
            UnitStack.of(P1, UnitType.FLAGSHIP, 1), UnitStack.of(P1, UnitType.FIGHTER, 3));
    Captive carrier = new Captive(Optional.of(P1), UnitType.CARRIER, 1);
    assertThat(Captives.of(lost.table(), P1)).containsExactly(carrier);

    Table collapsed = lost.when(P3, new ResearchNothing()).table();
    assertThat(collapsed.units().at(SPACE)).isEmpty();
    assertThat(Captives.of(collapsed, P1).stream().filter(held -> held.type() == UnitType.FIGHTER))
        .extracting(Captive::count)
        .containsExactly(3);
  }

  /** Mecatol Rex is next to system 25. */
  @Test
  void fightersWithoutCapacityFollowTheLossesToTheArtifact() {
    TableKit kit =
        LastAgenda.three()
            .tile("18", 0, 0)
            .tile("25", 1, 0)
            .sheet(P1, 3, 9, 2)
            .units(P1, "25", UnitType.CARRIER, 1)
            .units(P1, "25", UnitType.FIGHTER, 4);
    LastAgenda asked = LastAgenda.decided(kit, "ixthian_artifact", "for", 5);
    assertThat(asked.awaited()).containsExactly(P1);

    List<String> ships = List.of("25:carrier:1", "25:fighter:1", "25:fighter:2");
    LastAgenda lost = asked.when(P1, new Choose(Service.AGENDA, ships));
    assertThat(lost.table().units().at(Place.of("25"))).isEmpty();
  }
}
