package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** A position that somebody makes up is refused for what is wrong with it, or played. */
class GivenPositionTest extends GivenPositions {
  private static final SystemId NEXUS = SystemId.of("82");

  @Test
  void whatIsSoundIsNotRefused() {
    assertThat(create(p -> p).check(StandardRules.TABLE)).isEmpty();
  }

  @Test
  @Rule("attach.0")
  void cardsLieOnPlanetsAndTokensInSpace() {
    Table table =
        started(p ->
                p.withAttachments(
                        Optional.of(Map.of(LODOR, List.of(new ExplorationId("dyson_sphere")))))
                    .withMarkers(
                        Optional.of(
                            new Markers(
                                Map.of(
                                    SystemId.of("39"),
                                    List.of(Marker.FRONTIER, Marker.GAMMA_WORMHOLE))))))
            .table();

    assertThat(PlanetFacts.of(table, LODOR).resources()).isEqualTo(5);
    assertThat(table.galaxy().markers().in(SystemId.of("39")))
        .containsExactly(Marker.FRONTIER, Marker.GAMMA_WORMHOLE);
  }

  @Test
  @Rule("wormhole_nexus.N1")
  void whoStandsInTheNexusHasTurnedIt() {
    Table table = started(units(NEXUS.toString(), P1, CRUISER, 1)).table();

    assertThat(table.galaxy().tile(NEXUS).id().value()).isEqualTo("82B");
  }

  @Test
  void timeIsNamed() {
    refused("round", p -> p.withRound(0));
    refused("round", p -> p.withRound(Integer.MAX_VALUE));
    refused("phase", p -> p.withPhase(Phase.END));
    refused(
        "phase",
        p -> p.withPhase(Phase.AGENDA).withCustodians(true).withSheets(sheets(Map.of(), P1, P2)));
  }

  @Test
  void planetsAndTheirCardsAreNamed() {
    refused("planet", p -> p.withPlanets(Map.of(LODOR, new PlanetCard(P3, false))));
    refused("planet", p -> p.withPlanets(Map.of(PlanetId.MECATOL_REX, new PlanetCard(P1, false))));
    refused("card", attached("mining_world"));
    refused("card", attached("freelancers"));
    refused("card", attached("no_such_card"));
    refused("card", attached("dyson_sphere", "dyson_sphere"));
    refused(
        "planet",
        p ->
            p.withAttachments(
                Optional.of(
                    Map.of(new PlanetId("abyz"), List.of(new ExplorationId("dyson_sphere"))))));
  }

  @Test
  @Rule("construction.N3")
  void nothingStandsWhereNothingMayCome() {
    refused("place", p -> attached("demilitarized_zone_exploration").apply(p));
  }

  @Test
  void tokensInSpaceAreNamed() {
    refused("system", markers("26", Marker.FRONTIER));
    refused("system", markers("50", Marker.GAMMA_WORMHOLE));
    refused("marker", markers("39", Marker.CREUSS_ALPHA));
    refused("marker", markers("39", Marker.GAMMA_WORMHOLE, Marker.GAMMA_WORMHOLE));
    refused("system", markers("39", Marker.ION_STORM_ALPHA, Marker.ION_STORM_BETA));
  }

  @Test
  void theTokensOfTheCreussLieWhereTheyPlayAndEachOnce() {
    Map<Seat, FactionId> creuss = Map.of(P1, new FactionId("sol"), P2, new FactionId("creuss"));

    assertThat(
            create(markers("39", Marker.CREUSS_ALPHA, Marker.CREUSS_BETA), creuss, Map.of())
                .check(StandardRules.TABLE))
        .isEmpty();
    names(
        "marker",
        create(markers("39", Marker.CREUSS_ALPHA, Marker.CREUSS_ALPHA), creuss, Map.of()));
  }

  @Test
  void sleeperTokensLieOnPlanetsAndAreThoseOfAFactionThatPlays() {
    Map<Seat, FactionId> titans = Map.of(P1, new FactionId("sol"), P2, new FactionId("titans"));
    String[] five = {"lodor", "new_albion", "starpoint", "tequran", "torkan"};
    String[] six = {"lodor", "new_albion", "starpoint", "tequran", "torkan", "mecatol_rex"};

    assertThat(create(sleepers(five), titans, Map.of()).check(StandardRules.TABLE)).isEmpty();
    names("sleepers", create(sleepers(six), titans, Map.of()));
    names("sleepers", create(sleepers("wellon"), titans, Map.of()));
    refused("sleepers", sleepers("lodor"));
  }

  @Test
  void noSleeperTokenLiesOnMecatolRexUnderItsCustodians() {
    Map<Seat, FactionId> titans = Map.of(P1, new FactionId("sol"), P2, new FactionId("titans"));
    UnaryOperator<GivenPosition> mecatol = sleepers("mecatol_rex");

    names("sleepers", create(p -> mecatol.apply(p).withCustodians(true), titans, Map.of()));
    assertThat(
            create(p -> mecatol.apply(p).withCustodians(false), titans, Map.of())
                .check(StandardRules.TABLE))
        .isEmpty();
  }

  @Test
  @Rule("control.4")
  void unitsStandOnThePlanetsOfTheirOwner() {
    refused("units", units("26/lodor", P2, INFANTRY, 1));
    refused("units", units("27/starpoint", P1, INFANTRY, 1));
    refused("units", units("26/lodor", P3, INFANTRY, 1));
    assertThat(create(units("26/lodor", P1, INFANTRY, 1_000)).check(StandardRules.TABLE)).isEmpty();
    refused("units", units("26/lodor", P1, INFANTRY, 1_001));
    refused("units", units("26/lodor", P1, INFANTRY, Integer.MAX_VALUE));
    refused(
        "units",
        p -> p.withUnits(Map.of(Place.of("26"), List.of(new UnitStack(P1, CARRIER, 1, true)))));
    UnitStack marked =
        UnitStack.of(P1, CARRIER, 1)
            .marked(Optional.of(ComponentRef.parse("promissory_note/the_cavalry")));
    refused("units", p -> p.withUnits(Map.of(Place.of("26"), List.of(marked))));
  }

  @Test
  @Rule({"fleet_pool.1", "capacity.2"})
  void fleetsAreWithinTheirLimits() {
    assertThat(create(units("26", P1, CRUISER, 3)).check(StandardRules.TABLE)).isEmpty();
    refusedBy("fleet_pool.1", units("26", P1, CRUISER, 4));
    refusedBy("capacity.2", units("26", P1, INFANTRY, 1));
    refused(
        "system",
        p ->
            p.withUnits(
                Map.of(
                    Place.of("26"),
                    List.of(UnitStack.of(P1, CRUISER, 1), UnitStack.of(P2, CRUISER, 1)))));
  }

  @Test
  void commandTokensAreNamed() {
    refused("system", p -> p.withTokens(Map.of(SystemId.of("50"), Set.of(P1))));
    refused("system", p -> p.withTokens(Map.of(SystemId.of("27"), Set.of(P3))));
    assertThat(
            create(sheet(new Tokens(7, 7, 1), 0, 0, "sarween_tools", 0)).check(StandardRules.TABLE))
        .as("fifteen and one on the board")
        .isEmpty();
    refused("seat", sheet(new Tokens(8, 7, 1), 0, 0, "sarween_tools", 0));
  }

  @Test
  void factionsAreEachPlayedOnce() {
    CreateGame twice =
        create(p -> p, Map.of(P1, new FactionId("sol"), P2, new FactionId("sol")), Map.of());
    CreateGame elsewhere =
        create(p -> p, Map.of(P1, new FactionId("sol"), P3, new FactionId("hacan")), Map.of());

    assertThat(twice.check(StandardRules.TABLE).map(Refusal::values).orElseThrow())
        .containsKey("faction");
    assertThat(elsewhere.check(StandardRules.TABLE).map(Refusal::values).orElseThrow())
        .containsKey("seat");
  }

  private static void refusedBy(String rule, UnaryOperator<GivenPosition> change) {
    assertThat(create(change).check(StandardRules.TABLE).flatMap(Refusal::rule)).contains(rule);
  }

  private static UnaryOperator<GivenPosition> attached(String... cards) {
    List<ExplorationId> ids = Arrays.stream(cards).map(ExplorationId::new).toList();
    return p -> p.withAttachments(Optional.of(Map.of(LODOR, ids)));
  }

  private static UnaryOperator<GivenPosition> sleepers(String... planets) {
    Set<PlanetId> lying = Arrays.stream(planets).map(PlanetId::new).collect(Collectors.toSet());
    return p -> p.withSleepers(Optional.of(lying));
  }

  private static UnaryOperator<GivenPosition> markers(String system, Marker... markers) {
    return p ->
        p.withMarkers(Optional.of(new Markers(Map.of(SystemId.of(system), List.of(markers)))));
  }
}
