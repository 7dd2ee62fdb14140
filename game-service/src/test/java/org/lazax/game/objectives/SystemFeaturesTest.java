package org.lazax.game.objectives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.game.kit.Cards;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.PlanetAdded;
import org.lazax.table.event.galaxy.PlanetPurged;
import org.lazax.table.event.objectives.ObjectiveMadePublic;
import org.lazax.table.galaxy.SystemId;

/**
 * What a system is for an objective: not only what is printed on its tile. Letnev (10), Xxcha (14),
 * P3 as the test says; 41 is a gravity rift, alpha lies in 39, beta in 40.
 */
class SystemFeaturesTest {

  @Test
  @Rule({"public_objective/make_history.N3", "public_objective/become_a_legend.N3"})
  void aLegendaryPlanetInAnAnomalyIsOneSystemAllTheSame() {
    TableKit one =
        mirage(kit(), "41").units(P1, "41", CRUISER, 2).units(P1, "41/mirage", INFANTRY, 1);

    assertThat(met("make_history", one)).isFalse();
    assertThat(met("make_history", one.units(P1, "18", CRUISER, 1))).isTrue();
    TableKit three = one.units(P1, "18", CRUISER, 1).units(P1, "65", CRUISER, 1);
    assertThat(met("become_a_legend", three)).isFalse();
    assertThat(met("become_a_legend", three.units(P1, "66", CRUISER, 1))).isTrue();
  }

  @Test
  @Rule("relic/nano_forge.N1")
  void aNanoForgeMakesHistory() {
    TableKit one = kit().units(P1, "18", CRUISER, 1).units(P1, "38", CRUISER, 1);

    assertThat(met("make_history", one)).isFalse();
    assertThat(met("make_history", one.attached("relic/nano_forge", "abyz"))).isTrue();
  }

  @Test
  @Rule({
    "public_objective/make_history.N4",
    "public_objective/become_a_legend.N4",
    "unit/dimensional_tear_i.N1.1"
  })
  void aDimensionalTearMakesAnAnomalyForEverybody() {
    TableKit two = kit().units(P1, "18", CRUISER, 1).units(P1, "38", CRUISER, 1);

    assertThat(met("make_history", two)).isFalse();
    assertThat(met("make_history", torn(two, "38/abyz"))).isTrue();
    TableKit four = two.units(P1, "65", CRUISER, 1).units(P1, "66", CRUISER, 1);
    assertThat(met("become_a_legend", four)).isFalse();
    assertThat(met("become_a_legend", torn(four, "38/abyz"))).isTrue();
  }

  @Test
  @Rule({"public_objective/make_history.N4.1", "public_objective/become_a_legend.N4.1"})
  void aTearBesideAnotherFeatureIsNoSecondSystem() {
    TableKit torn = torn(kit().units(P1, "65", CRUISER, 1), "65/primor");

    assertThat(met("make_history", torn)).isFalse();
    TableKit three = torn.units(P1, "18", CRUISER, 1).units(P1, "66", CRUISER, 1);
    assertThat(met("make_history", three)).isTrue();
    assertThat(met("become_a_legend", three)).isFalse();
  }

  /** P3 has scored it in secret. */
  @Test
  @Rule("secret_objective/defy_space_and_time.N2.1")
  void whenItIsPublicAllWithUnitsInTheNexusDefySpaceAndTime() {
    ObjectiveId objective = new ObjectiveId("defy_space_and_time");
    TableKit nexus =
        Cards.scored(kit().controls(P2, "archon_ren", "archon_tau"), P3, objective.value())
            .with(new ObjectiveMadePublic(objective)::fold)
            .tileOffBoard("82A")
            .units(P2, "82", CRUISER, 1);
    Table both = nexus.units(P1, "82/mallice", INFANTRY, 1).table();

    assertThat(scores(both, P1, objective)).isTrue();
    assertThat(scores(both, P2, objective)).isTrue();
    assertThat(scores(nexus.table(), P1, objective)).isFalse();
  }

  private static boolean scores(Table table, Seat seat, ObjectiveId objective) {
    return Scorable.by(table, seat).stream()
        .anyMatch(scorable -> scorable.objective().equals(objective));
  }

  @Test
  @Rule("secret_objective/learn_the_secrets_of_the_cosmos.N4")
  void theSecretsOfTheCosmosAreLearntBesideATear() {
    // 27, 18 and 39 lie next to 38, none of them next to the rift.
    TableKit three =
        kit().units(P1, "18", CRUISER, 1).units(P1, "39", CRUISER, 1).units(P1, "10", CRUISER, 1);

    assertThat(metInSecret("learn_the_secrets_of_the_cosmos", three)).isFalse();
    assertThat(metInSecret("learn_the_secrets_of_the_cosmos", torn(three, "38/abyz"))).isTrue();
  }

  @Test
  @Rule({
    "public_objective/populate_the_outer_rim.N2.1",
    "public_objective/control_the_borderlands.N2.1"
  })
  void oneOnThePlanetsAndOneInSpaceBothHaveUnitsInTheSystem() {
    TableKit shared =
        kit()
            .units(P1, "65", CRUISER, 1)
            .units(P1, "66", CRUISER, 1)
            .units(P2, "65/primor", INFANTRY, 1)
            .units(P2, "66/hopes_end", SPACE_DOCK, 1);
    assertThat(met("populate_the_outer_rim", shared)).isFalse();

    TableKit both = shared.units(P1, "39", CRUISER, 1).units(P2, "40", CRUISER, 1);
    assertThat(met("populate_the_outer_rim", both)).isTrue();
    assertThat(met(P2, "populate_the_outer_rim", both.controls(P2, "archon_ren", "archon_tau")))
        .isTrue();
    TableKit five = both.units(P1, "40", CRUISER, 1).units(P1, "41", CRUISER, 1);
    assertThat(met("control_the_borderlands", five)).isTrue();
  }

  @Test
  @Rule({
    "public_objective/populate_the_outer_rim.N4",
    "public_objective/control_the_borderlands.N4"
  })
  void theCreussGateIsNotTheirHome() {
    TableKit two =
        kit()
            .player(P1, "creuss")
            .controls(P1, "creuss")
            .units(P1, "65", CRUISER, 1)
            .units(P1, "66", CRUISER, 1);
    TableKit three = two.units(P1, "17", CRUISER, 1);

    assertThat(met("populate_the_outer_rim", two)).isFalse();
    assertThat(met("populate_the_outer_rim", three)).isTrue();
    TableKit four = three.units(P1, "39", CRUISER, 1);
    assertThat(met("control_the_borderlands", four)).isFalse();
    assertThat(met("control_the_borderlands", four.units(P1, "40", CRUISER, 1))).isTrue();
  }

  @Test
  @Rule({"public_objective/explore_deep_space.N2", "public_objective/patrol_vast_territories.N2"})
  void aSystemThatHasLostItsPlanetsIsDeepSpace() {
    TableKit three =
        kit().units(P1, "39", CRUISER, 1).units(P1, "40", CRUISER, 1).units(P1, "65", CRUISER, 1);
    TableKit destroyed = three.with(new PlanetPurged(new PlanetId("primor"))::fold);

    assertThat(met("explore_deep_space", three)).isFalse();
    assertThat(met("explore_deep_space", destroyed)).isTrue();
    TableKit five = destroyed.units(P1, "41", CRUISER, 1);
    assertThat(met("patrol_vast_territories", five)).isFalse();
    assertThat(met("patrol_vast_territories", mirage(five, "41").units(P1, "17", CRUISER, 1)))
        .isFalse();
    assertThat(met("patrol_vast_territories", five.units(P1, "17", CRUISER, 1))).isTrue();
  }

  @Test
  @Rule("wormhole_nexus.N5")
  void oneShipInTheActiveNexusKeepsEveryGate() {
    TableKit active = kit().tileOffBoard("82B").units(P1, "82", CRUISER, 1);
    TableKit inactive = kit().tileOffBoard("82A").units(P1, "82", CRUISER, 1);

    assertThat(metInSecret("become_the_gatekeeper", active)).isTrue();
    assertThat(metInSecret("become_the_gatekeeper", inactive)).isFalse();
  }

  @Test
  @Rule({"secret_objective/foster_cohesion.N2", "public_objective/push_boundaries.N1"})
  void whatOnlyCreussSeesMakesBothNeighbours() {
    TableKit plain =
        kit().controls(P1, "abyz").units(P1, "39", CRUISER, 1).units(P2, "40", CRUISER, 1);
    TableKit all = plain.units(P3, "38", CRUISER, 1);

    assertThat(metInSecret("foster_cohesion", all)).isFalse();
    assertThat(metInSecret("foster_cohesion", all.player(P2, "creuss"))).isTrue();
    assertThat(met("push_boundaries", all)).isFalse();
    assertThat(met("push_boundaries", all.player(P2, "creuss"))).isTrue();
  }

  @Test
  @Rule({"secret_objective/foster_cohesion.N1", "faction_ability/guild_ships.N1"})
  void whoMayTradeFromAfarIsNoNeighbourForIt() {
    TableKit far =
        kit()
            .player(P1, "hacan")
            .effect(P1, "promissory_note/trade_convoys")
            .units(P1, "38", CRUISER, 1)
            .units(P3, "39", CRUISER, 1);

    assertThat(metInSecret("foster_cohesion", far.units(P2, "40", CRUISER, 1))).isFalse();
    assertThat(metInSecret("foster_cohesion", far.units(P2, "18", CRUISER, 1))).isTrue();
  }

  @Test
  @Rule({"attach.N2", "custodians_token.N1"})
  void theCustodiansTokenIsNothingAttached() {
    TableKit held =
        kit().controls(P1, "mecatol_rex", "abyz").attached("exploration/mining_world", "abyz");

    assertThat(held.table().council().custodians()).isTrue();
    assertThat(met("discover_lost_outposts", held)).isFalse();
    assertThat(
            met("discover_lost_outposts", held.attached("exploration/rich_world", "mecatol_rex")))
        .isTrue();
  }

  @Test
  @Rule({"secret_objective/hoard_raw_materials.N1", "secret_objective/establish_hegemony.N1"})
  void attachmentsMayMakeOnePlanetSuffice() {
    TableKit rich =
        attached("abyz", "dyson_sphere", "mining_world", "mining_world", "rich_world")
            .attached("exploration/lazax_survivors", "abyz");
    TableKit fair =
        attached("meer", "paradise_world", "paradise_world", "tomb_of_emphidia")
            .attached("exploration/lazax_survivors", "meer");

    assertThat(metInSecret("hoard_raw_materials", rich)).isFalse();
    assertThat(metInSecret("hoard_raw_materials", rich.attached("exploration/rich_world", "abyz")))
        .isTrue();
    assertThat(metInSecret("establish_hegemony", fair)).isFalse();
    assertThat(
            metInSecret(
                "establish_hegemony", fair.attached("exploration/tomb_of_emphidia", "meer")))
        .isTrue();
  }

  @Test
  @Rule({"planet/custodia_vigilia.N5", "planet/custodia_vigilia.N10"})
  void aPlanetBesideTheBoardCountsByWhatItIs() {
    TableKit ten = attached("abyz", "dyson_sphere", "mining_world", "mining_world", "rich_world");

    assertThat(metInSecret("hoard_raw_materials", ten)).isFalse();
    TableKit twelve = ten.controls(P1, "custodia_vigilia");
    assertThat(metInSecret("hoard_raw_materials", twelve)).isTrue();
    assertThat(metInSecret("hoard_raw_materials", twelve.controlsExhausted(P2, "custodia_vigilia")))
        .isFalse();
    TableKit one = attached("abyz", "mining_world").controls(P1, "custodia_vigilia");
    TableKit formed = one.attached("promissory_note/terraform", "custodia_vigilia");
    assertThat(met("discover_lost_outposts", home(one))).isFalse();
    assertThat(met("discover_lost_outposts", home(formed))).isTrue();
  }

  @Test
  void aTraitThatACardGivesCounts() {
    TableKit three =
        TableKit.players(2)
            .tile("30", 0, 0)
            .tile("38", 0, 1)
            .tile("37", 1, 0)
            .tile("36", 1, -1)
            .controls(P1, "mellon", "abyz", "fria", "arinam");

    assertThat(metInSecret("mine_rare_metals", three)).isFalse();
    assertThat(
            metInSecret(
                "mine_rare_metals",
                three
                    .attached("promissory_note/terraform", "mellon")
                    .attached("promissory_note/terraform", "arinam")))
        .isTrue();
  }

  private static TableKit home(TableKit kit) {
    return kit.player(P1, "letnev").controls(P1, "arc_prime", "wren_terra");
  }

  /** P1 has this planet alone, with these cards of the exploration. */
  private static TableKit attached(String planet, String... cards) {
    TableKit kit = TableKit.players(2).tile("38", 0, 0).tile("37", 0, 1).controls(P1, planet);
    for (String card : cards) {
      kit = kit.attached("exploration/" + card, planet);
    }
    return kit;
  }

  private static TableKit mirage(TableKit kit, String system) {
    return kit.with(new PlanetAdded(new PlanetId("mirage"), SystemId.of(system))::fold);
  }

  /** A dock of the Vuil'raith on this planet. */
  private static TableKit torn(TableKit kit, String place) {
    return kit.player(P3, "vuil_raith").units(P3, place, SPACE_DOCK, 1);
  }

  private static boolean met(String objective, TableKit kit) {
    return met(P1, objective, kit);
  }

  private static boolean met(Seat seat, String objective, TableKit kit) {
    return !Scorable.by(Cards.objectives(kit, 0, 0, objective).table(), seat).isEmpty();
  }

  private static boolean metInSecret(String objective, TableKit kit) {
    ObjectiveId id = new ObjectiveId(objective);
    return Scorable.secretsBy(Cards.secrets(kit, P1, objective).table(), P1).stream()
        .anyMatch(scorable -> scorable.objective().equals(id));
  }

  /** A row of tiles, so that everything lies on the edge. */
  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "letnev")
        .player(P2, "xxcha")
        .player(P3, "hacan")
        .controls(P1, "arc_prime", "wren_terra")
        .tile("10", -1, 0)
        .tile("38", 0, 0)
        .tile("18", 1, 0)
        .tile("39", 0, 1)
        .tile("65", 3, 0)
        .tile("66", 4, 0)
        .tile("41", 6, 0)
        .tile("17", 8, 0)
        .tile("40", 10, 0)
        .tile("14", 12, 0);
  }
}
