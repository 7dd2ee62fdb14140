package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.Seat;
import org.lazax.game.kit.Cards;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;

/** Sol (tile 1) plays against Letnev (10) and the Xxcha (14); Mecatol Rex lies between. */
class PublicObjectiveTest {

  @Test
  void fourPlanetsSharingATraitCornerTheMarket() {
    met("corner_the_market", kit().controls(P1, "abyz", "fria", "bereg", "lirta_iv"));
    notMet("corner_the_market", kit().controls(P1, "abyz", "fria", "bereg", "lodor"));
  }

  @Test
  @Rule({
    "public_objective/found_research_outposts.N1",
    "public_objective/form_galactic_brain_trust.N1"
  })
  void planetsWithASpecialtyCountOnceEach() {
    TableKit three = kit().controls(P1, "wellon", "tarmann", "meer");

    met("found_research_outposts", three);
    notMet("found_research_outposts", kit().controls(P1, "wellon", "tarmann", "lodor"));
    notMet("form_galactic_brain_trust", three);
    met("form_galactic_brain_trust", three.controls(P1, "thibah", "mehar_xull"));
  }

  @Test
  @Rule({
    "public_objective/expand_borders.N1",
    "public_objective/subdue_the_galaxy.N1",
    "planet/custodia_vigilia.N5.1"
  })
  void planetsOfHomeSystemsDoNotExpandBordersNotEvenOfTheEliminated() {
    TableKit five = kit().controls(P1, "abyz", "fria", "new_albion", "starpoint", "primor");

    notMet("expand_borders", five.controls(P1, "custodia_vigilia"));
    notMet(
        "expand_borders",
        five.controls(P1, "archon_ren").with(t -> t.withPlayer(P3, p -> p.out())));
    met("expand_borders", five.controls(P1, "mecatol_rex"));
  }

  @Test
  @Rule("public_objective/conquer_the_weak.N1")
  void aHomePlanetOfAnEliminatedPlayerIsConquered() {
    notMet("conquer_the_weak", kit());
    met(
        "conquer_the_weak",
        kit().controls(P1, "archon_ren").with(t -> t.withPlayer(P3, p -> p.out())));
  }

  @Test
  void upgradesAndColoursOfTechnologyAreCounted() {
    met("develop_weaponry", kit().technologies(P1, "cruiser_ii", "carrier_ii"));
    notMet("develop_weaponry", kit().technologies(P1, "cruiser_ii", "gravity_drive"));
    met(
        "diversify_research",
        kit()
            .technologies(
                P1,
                "antimass_deflectors",
                "gravity_drive",
                "sarween_tools",
                "graviton_laser_system"));
    notMet(
        "diversify_research",
        kit()
            .technologies(
                P1, "antimass_deflectors", "gravity_drive", "sarween_tools", "cruiser_ii"));
  }

  @Test
  @Rule({"public_objective/develop_weaponry.N2", "public_objective/revolutionize_warfare.N2"})
  void twoUpgradesOfOneTypeCountAsOne() {
    TableKit nekro = kit().technologies(P1, "cruiser_ii", "saturn_engine_ii");

    notMet("develop_weaponry", nekro);
    met("develop_weaponry", nekro.technologies(P1, "carrier_ii"));
    notMet("revolutionize_warfare", nekro.technologies(P1, "carrier_ii"));
    met("revolutionize_warfare", nekro.technologies(P1, "carrier_ii", "fighter_ii"));
  }

  @Test
  @Rule({"public_objective/intimidate_council.N1", "public_objective/intimidate_council.N2"})
  void onlyShipsNextToMecatolRexIntimidateTheCouncil() {
    TableKit one = kit().units(P1, "38", CRUISER, 1);

    met("intimidate_council", one.units(P1, "39", CRUISER, 1));
    notMet("intimidate_council", one.units(P1, "18", CRUISER, 1));
    notMet(
        "intimidate_council",
        one.units(P1, "27/starpoint", INFANTRY, 1).units(P1, "27/starpoint", PDS, 1));
  }

  @Test
  void fiveShipsOtherThanFightersRaiseAFleet() {
    met("raise_a_fleet", kit().units(P1, "38", CRUISER, 3).units(P1, "38", CARRIER, 2));
    notMet("raise_a_fleet", kit().units(P1, "38", CRUISER, 4).units(P1, "38", FIGHTER, 9));
    notMet("raise_a_fleet", kit().units(P1, "38", CRUISER, 3).units(P1, "18", CRUISER, 3));
  }

  @Test
  void aFlagshipIsAMarvel() {
    met("engineer_a_marvel", kit().units(P1, "38", FLAGSHIP, 1));
    notMet("engineer_a_marvel", kit().units(P2, "38", FLAGSHIP, 1));
  }

  @Test
  @Rule("public_objective/achieve_supremacy.N1")
  void supremacyIsAFlagshipInTheHomeOfAnotherAlsoOfTheEliminated() {
    TableKit without = kit().with(t -> t.withPlayer(P3, p -> p.out()));

    met("achieve_supremacy", without.units(P1, "14", FLAGSHIP, 1));
    met("achieve_supremacy", kit().units(P1, "18", FLAGSHIP, 1));
    notMet("achieve_supremacy", kit().units(P1, "1", FLAGSHIP, 1));
  }

  @Test
  @Rule({
    "public_objective/improve_infrastructure.N1",
    "public_objective/improve_infrastructure.N2",
    "public_objective/protect_the_border.N1",
    "public_objective/protect_the_border.N2"
  })
  void planetsWithStructuresOutsideTheOwnHomeCountOnce() {
    TableKit two =
        kit()
            .units(P1, "38/abyz", PDS, 2)
            .units(P1, "38/abyz", SPACE_DOCK, 1)
            .units(P1, "38/fria", PDS, 1);

    notMet("improve_infrastructure", two.units(P1, "1/jord", PDS, 1));
    TableKit three = two.units(P1, "14/archon_ren", PDS, 1);
    met("improve_infrastructure", three);
    TableKit four = three.units(P1, "27/starpoint", SPACE_DOCK, 1).units(P1, "1/jord", PDS, 1);
    notMet("protect_the_border", four);
    met("protect_the_border", four.units(P1, "14/archon_tau", PDS, 1));
  }

  @Test
  @Rule({
    "public_objective/improve_infrastructure.N3",
    "public_objective/protect_the_border.N3",
    "unit/floating_factory_i.N12"
  })
  void aFloatingFactoryIsOnNoPlanet() {
    TableKit saar =
        kit().player(P1, "saar").controls(P1, "lisis_ii", "ragh").units(P1, "38/abyz", PDS, 1);

    notMet(
        "improve_infrastructure", saar.units(P1, "38/fria", PDS, 1).units(P1, "39", SPACE_DOCK, 1));
    TableKit four =
        saar.units(P1, "38/fria", PDS, 1)
            .units(P1, "14/archon_ren", PDS, 1)
            .units(P1, "14/archon_tau", PDS, 1);
    notMet("protect_the_border", four.units(P1, "39", SPACE_DOCK, 1));
    met("protect_the_border", four.units(P1, "27/starpoint", PDS, 1));
  }

  @Test
  void fourStructuresOnTheBoardAreDefenses() {
    met("build_defenses", kit().units(P1, "1/jord", PDS, 2).units(P1, "38/abyz", PDS, 2));
    notMet("build_defenses", kit().units(P1, "1/jord", PDS, 2).units(P1, "38/abyz", PDS, 1));
  }

  @Test
  @Rule({
    "public_objective/make_history.N1",
    "public_objective/make_history.N2.2",
    "public_objective/become_a_legend.N1"
  })
  void moreUnitsInOneSystemMakeNoMoreHistoryAndControlMakesNone() {
    TableKit one = kit().controls(P2, "mecatol_rex", "primor").units(P1, "18", CRUISER, 5);
    TableKit three = one.tile("42", 3, -2).units(P1, "65", CRUISER, 4).units(P1, "41", CRUISER, 1);

    notMet("make_history", one);
    met("make_history", one.units(P1, "65", CRUISER, 1));
    met("make_history", one.units(P1, "41", CRUISER, 1));
    notMet("become_a_legend", three);
    met("become_a_legend", three.units(P1, "42", CRUISER, 1));
  }

  @Test
  @Rule({"public_objective/make_history.N2", "public_objective/become_a_legend.N2"})
  void shipsGroundForcesAndStructuresEachMakeHistory() {
    TableKit ship = kit().tile("42", 3, -2).units(P1, "41", CRUISER, 1);
    TableKit force = ship.units(P1, "18/mecatol_rex", INFANTRY, 1);

    notMet("make_history", ship);
    met("make_history", force);
    met("make_history", ship.units(P1, "65/primor", PDS, 1));
    notMet("become_a_legend", force.units(P1, "42", CRUISER, 1));
    met("become_a_legend", force.units(P1, "42", CRUISER, 1).units(P1, "65/primor", PDS, 1));
  }

  @Test
  @Rule({"public_objective/make_history.N2.1", "public_objective/become_a_legend.N2.1"})
  void whoHoldsThePlanetAndWhoIsAboveItBothMakeHistory() {
    TableKit both = kit().controls(P2, "wren_terra", "arc_prime").tile("42", 3, -2);
    for (Seat seat : List.of(P1, P2)) {
      both = both.units(seat, "41", CRUISER, 1).units(seat, "42", CRUISER, 1);
    }
    both = both.units(P2, "65/primor", INFANTRY, 1).units(P1, "65", CRUISER, 1);
    both = both.units(P2, "18", CRUISER, 1).units(P1, "18/mecatol_rex", PDS, 1);

    for (String objective : List.of("make_history", "become_a_legend")) {
      met(objective, both);
      assertThat(Scorable.by(Cards.objectives(both, 0, 0, objective).table(), P2)).hasSize(1);
    }
  }

  @Test
  @Rule("public_objective/become_a_legend.N2.2")
  void shipsAboveThePlanetsOfOthersAreEnoughForALegend() {
    TableKit three =
        kit()
            .tile("42", 3, -2)
            .controls(P2, "mecatol_rex", "primor")
            .units(P1, "18", CRUISER, 1)
            .units(P1, "65", CRUISER, 1)
            .units(P1, "41", CRUISER, 1);

    notMet("become_a_legend", three);
    met("become_a_legend", three.units(P1, "42", CRUISER, 1));
  }

  @Test
  @Rule({"public_objective/explore_deep_space.N1", "public_objective/patrol_vast_territories.N1"})
  void oneUnitEachInThreeSystemsWithoutPlanetsExploresDeepSpace() {
    TableKit two = kit().units(P1, "39", CRUISER, 4).units(P1, "40", CRUISER, 1);

    notMet("explore_deep_space", two.units(P1, "38", CRUISER, 1));
    met("explore_deep_space", two.units(P1, "41", CRUISER, 1));

    TableKit four =
        two.tile("42", 3, -2)
            .tile("43", 3, -1)
            .units(P1, "41", CRUISER, 5)
            .units(P1, "42", CRUISER, 1);
    notMet("patrol_vast_territories", four.units(P1, "38", CRUISER, 1));
    met("patrol_vast_territories", four.units(P1, "43", CRUISER, 1));
  }

  @Test
  @Rule({
    "public_objective/populate_the_outer_rim.N1",
    "public_objective/populate_the_outer_rim.N2",
    "public_objective/populate_the_outer_rim.N3"
  })
  void unitsOnTheEdgeCountAlsoInHomesOfOthersButNotInTheOwnOne() {
    TableKit two = kit().units(P1, "38", CRUISER, 2).units(P1, "10/wren_terra", INFANTRY, 1);

    notMet("populate_the_outer_rim", two.units(P1, "1", CRUISER, 1));
    notMet("populate_the_outer_rim", two.units(P1, "18", CRUISER, 1));
    met("populate_the_outer_rim", two.units(P1, "39", CRUISER, 1));
    met("populate_the_outer_rim", two.units(P1, "27/starpoint", PDS, 1));
  }

  @Test
  @Rule({
    "public_objective/control_the_borderlands.N1",
    "public_objective/control_the_borderlands.N2",
    "public_objective/control_the_borderlands.N3"
  })
  void fiveEdgeSystemsWithAUnitOfAnySortEachAreTheBorderlands() {
    TableKit four =
        kit()
            .units(P1, "38", CRUISER, 2)
            .units(P1, "10/wren_terra", INFANTRY, 1)
            .units(P1, "27/starpoint", PDS, 1)
            .units(P1, "40", CRUISER, 1);

    notMet("control_the_borderlands", four.units(P1, "1", CRUISER, 1));
    met("control_the_borderlands", four.units(P1, "41", CRUISER, 1));
  }

  @Test
  void morePlanetsThanTwoNeighboursPushBoundaries() {
    TableKit near = kit().units(P1, "18", CRUISER, 1).units(P2, "18/mecatol_rex", INFANTRY, 1);

    notMet("push_boundaries", near.controls(P1, "abyz", "fria", "bereg"));
    met("push_boundaries", near.units(P3, "39", CRUISER, 1).controls(P1, "abyz", "fria", "bereg"));
    notMet(
        "push_boundaries",
        near.units(P3, "39", CRUISER, 1)
            .controls(P1, "abyz")
            .controls(P2, "arc_prime", "wren_terra"));
  }

  @Test
  @Rule({"public_objective/rule_distant_lands.N1", "public_objective/rule_distant_lands.N3"})
  void twoDistantLandsNeedTwoPlanets() {
    // Starpoint lies next to both homes.
    TableKit both =
        TableKit.players(3)
            .player(P1, "sol")
            .player(P2, "letnev")
            .player(P3, "xxcha")
            .controls(P1, "jord")
            .tile("1", 5, 5)
            .tile("10", 0, -1)
            .tile("14", 0, 1)
            .tile("27", 0, 0);

    notMet("rule_distant_lands", both.controls(P1, "starpoint"));
    met("rule_distant_lands", both.controls(P1, "starpoint", "new_albion"));
    met("rule_distant_lands", both.controls(P1, "starpoint", "archon_ren"));
  }

  @Test
  @Rule("public_objective/rule_distant_lands.N2")
  void homesOfTheEliminatedAreDistantLandsToo() {
    met(
        "rule_distant_lands",
        kit().controls(P1, "wren_terra", "archon_tau").with(t -> t.withPlayer(P3, p -> p.out())));
  }

  @Test
  @Rule({"objective_cards.16"})
  void withoutTheWholeHomeSystemNothingIsScored() {
    notMet("engineer_a_marvel", kit().units(P1, "38", FLAGSHIP, 1).controls(P2, "jord"));
  }

  @Test
  @Rule({
    "public_objective/discover_lost_outposts.N1",
    "public_objective/reclaim_ancient_monuments.N1"
  })
  void planetsWithAttachmentsCountOnceEach() {
    TableKit one = attached(attached(kit().controls(P1, "abyz", "fria", "lodor"), "abyz"), "abyz");

    notMet("discover_lost_outposts", one);
    met("discover_lost_outposts", attached(one, "fria"));
    notMet(
        "discover_lost_outposts", attached(attached(kit().controls(P1, "abyz"), "abyz"), "fria"));
    notMet("reclaim_ancient_monuments", attached(one, "fria"));
    met("reclaim_ancient_monuments", attached(attached(one, "fria"), "lodor"));
  }

  private static TableKit attached(TableKit kit, String planet) {
    return kit.attached("exploration/mining_world", planet);
  }

  private static void met(String objective, TableKit kit) {
    assertThat(Scorable.by(Cards.objectives(kit, 0, 0, objective).table(), P1))
        .as(objective)
        .containsExactly(Scorable.free(new ObjectiveId(objective), points(objective)));
  }

  private static void notMet(String objective, TableKit kit) {
    assertThat(Scorable.by(Cards.objectives(kit, 0, 0, objective).table(), P1))
        .as(objective)
        .isEmpty();
  }

  private static int points(String objective) {
    return Catalog.standard().publicObjective(new ObjectiveId(objective)).points();
  }

  /** Seven hexes around Mecatol Rex, all but the middle on the edge, and two more behind them. */
  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "sol")
        .player(P2, "letnev")
        .player(P3, "xxcha")
        .controls(P1, "jord")
        .tile("18", 0, 0)
        .tile("38", 0, -1)
        .tile("39", 1, -1)
        .tile("1", 1, 0)
        .tile("10", 0, 1)
        .tile("14", -1, 1)
        .tile("27", -1, 0)
        .tile("40", -2, 0)
        .tile("41", -2, 1)
        .tile("65", 2, -2);
  }
}
