package org.lazax.rules.planets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.council.LawTaken;
import org.lazax.table.event.objectives.VictoryPointsGained;
import org.lazax.table.event.planets.ControlGained;

/** What follows at once when a planet gets another controller. Arretze is of P1's home. */
class ControlChangeTest {
  private static final PlanetId ARRETZE = new PlanetId("arretze");
  private static final PlanetId XXEHAN = new PlanetId("xxehan");
  private static final String HOLY = "agenda/holy_planet_of_ixth";
  private static final String CROWN = "agenda/the_crown_of_emphidia";
  private static final AgendaId CROWN_CARD = new AgendaId("the_crown_of_emphidia");

  private final TableKit kit =
      TableKit.players(3)
          .tile("32", 0, 0)
          .controls(P1, "xxehan", "arretze")
          .points(P1, 3)
          .points(P2, 3)
          .points(P3, 3);
  private final TableKit holy = kit.law("holy_planet_of_ixth", "xxehan");
  private final TableKit crown = kit.law("the_crown_of_emphidia", P1);

  @Test
  void aHolyPlanetIsAPointOfWhoControlsIt() {
    assertThat(ControlChange.to(holy.table(), P2, XXEHAN))
        .containsExactlyInAnyOrder(
            new ControlGained(P2, XXEHAN, true), point(P1, -1, HOLY), point(P2, 1, HOLY));
    assertThat(ControlChange.to(holy.table(), P2, ARRETZE))
        .as("another planet")
        .containsExactly(new ControlGained(P2, ARRETZE, true));
    assertThat(ControlChange.to(holy.points(P1, 0).table(), P2, XXEHAN))
        .as("nobody has fewer than no points")
        .containsExactly(new ControlGained(P2, XXEHAN, true), point(P2, 1, HOLY));
  }

  @Test
  void aHolyPlanetThatNobodyControlsTakesNoPoint() {
    TableKit free = TableKit.players(3).law("holy_planet_of_ixth", "xxehan").points(P1, 3);

    assertThat(ControlChange.to(free.table(), P2, XXEHAN))
        .containsExactly(new ControlGained(P2, XXEHAN, true), point(P2, 1, HOLY));
  }

  @Test
  void theCrownGoesToWhoGainsAHomePlanetOfItsOwner() {
    assertThat(ControlChange.to(crown.table(), P2, ARRETZE))
        .containsExactly(
            new ControlGained(P2, ARRETZE, true),
            new LawTaken(CROWN_CARD, P2),
            point(P1, -1, CROWN),
            point(P2, 1, CROWN));
    assertThat(ControlChange.to(crown.table(), P2, XXEHAN)).as("no home planet").hasSize(1);
    assertThat(ControlChange.to(crown.table(), P1, ARRETZE)).as("by its owner").hasSize(1);
    assertThat(ControlChange.to(kit.law("the_crown_of_emphidia", P3).table(), P2, ARRETZE))
        .as("of another")
        .hasSize(1);
  }

  @Test
  @Rule("agenda/the_crown_of_emphidia.N2")
  void anOwnerWithoutHomePlanetsCannotLoseTheCrown() {
    TableKit lost = crown.controls(P3, "arretze");

    assertThat(ControlChange.to(lost.table(), P2, ARRETZE))
        .containsExactly(new ControlGained(P2, ARRETZE, true));
    assertThat(ControlChange.to(lost.controls(P1, "hercant").table(), P2, ARRETZE))
        .contains(new LawTaken(CROWN_CARD, P2));
  }

  @Test
  @Rule("control.5")
  void itFollowsAlsoWhenUnitsAloneTakeThePlanet() {
    TableKit fallen = holy.units(P2, "32/xxehan", INFANTRY, 1);

    assertThat(ControlCheck.due(fallen.table()))
        .containsExactlyInAnyOrder(
            new ControlGained(P2, XXEHAN, true), point(P1, -1, HOLY), point(P2, 1, HOLY));
  }

  private static VictoryPointsGained point(Seat seat, int points, String source) {
    return new VictoryPointsGained(seat, points, source);
  }
}
