package org.lazax.game.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.kit.GameAlone;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.rulebook.Rule;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.LeadersGiven;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** A position that somebody makes up is refused for what is wrong with it, or played. */
class GivenPositionTest {
  private static final SystemId NEXUS = SystemId.of("82");
  private static final PlanetId LODOR = new PlanetId("lodor");

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
  void sheetsAreNamed() {
    refused("sheets", p -> p.withSheets(sheets(Map.of("trade", true), P1)));
    refused("sheets", p -> p.withSheets(sheets(Map.of("trade", true), P1, P2, P3)));
    refused("tokens", sheet(new Tokens(-1, 3, 3), 0, 0, "sarween_tools", 0));
    refused("tradeGoods", sheet(new Tokens(3, 3, 3), Integer.MAX_VALUE, 0, "sarween_tools", 0));
    refused("commodities", sheet(new Tokens(3, 3, 3), 0, 5, "sarween_tools", 0));
    refused("victoryPoints", sheet(new Tokens(3, 3, 3), 0, 0, "sarween_tools", 10));
    refused("technology", sheet(new Tokens(3, 3, 3), 0, 0, "no_such_technology", 0));
  }

  @Test
  @Rule({"leaders.2", "leaders.4"})
  void leadersLieAsAtTheStartWhereNothingIsSaidOfThem() {
    Leaders leaders = started(p -> p).table().player(P1).leaders();

    assertThat(leaders.cards().keySet())
        .containsExactlyInAnyOrderElementsOf(
            Catalog.standard().faction(new FactionId("sol")).leaders());
    assertThat(leaders.locked()).hasSize(2);
    assertThat(leaders.lying(LeaderState.READIED)).containsExactly(new LeaderId("evelyn_delouis"));
  }

  @Test
  void leadersLieAsTheyAreGiven() {
    Leaders leaders =
        started(
                leaders(
                    Set.of("claire_gibson"),
                    Set.of("evelyn_delouis"),
                    Set.of("jace_x_4th_air_legion")))
            .table()
            .player(P1)
            .leaders();

    assertThat(leaders.cards())
        .containsOnly(
            Map.entry(new LeaderId("claire_gibson"), LeaderState.UNLOCKED),
            Map.entry(new LeaderId("evelyn_delouis"), LeaderState.EXHAUSTED),
            Map.entry(new LeaderId("jace_x_4th_air_legion"), LeaderState.PURGED));
  }

  @Test
  @Rule({"leaders.7", "leaders.11"})
  void leadersAreNamed() {
    refused("leader", leaders(Set.of("no_such_leader"), Set.of(), Set.of()));
    refused("leader", leaders(Set.of("2ram"), Set.of(), Set.of()));
    refused("leader", leaders(Set.of("evelyn_delouis"), Set.of(), Set.of()));
    refused("leader", leaders(Set.of(), Set.of("claire_gibson"), Set.of()));
    refused("leader", leaders(Set.of(), Set.of("jace_x_4th_air_legion"), Set.of()));
    refused("leader", leaders(Set.of(), Set.of(), Set.of("claire_gibson")));
    Set<String> hero = Set.of("jace_x_4th_air_legion");
    refused("leader", leaders(hero, Set.of(), hero));
  }

  private static UnaryOperator<GivenPosition> leaders(
      Set<String> unlocked, Set<String> exhausted, Set<String> purged) {
    LeadersGiven given = new LeadersGiven(ids(unlocked), ids(exhausted), ids(purged));
    return p -> {
      Map<Seat, Sheet> sheets = new HashMap<>(p.sheets());
      Sheet own = Optional.ofNullable(sheets.get(P1)).orElseThrow();
      sheets.put(
          P1,
          new Sheet(
              own.tokens(),
              own.tradeGoods(),
              own.commodities(),
              own.technologies(),
              own.strategyCards(),
              own.victoryPoints(),
              Optional.of(given)));
      return p.withSheets(sheets);
    };
  }

  private static Set<LeaderId> ids(Set<String> leaders) {
    return leaders.stream().map(LeaderId::new).collect(java.util.stream.Collectors.toSet());
  }

  @Test
  @Rule("technology.11")
  void nobodyOwnsWhatIsNotInTheOwnDeck() {
    refused("technology", sheet(new Tokens(3, 3, 3), 0, 0, "quantum_datahub_node", 0));
    refused("technology", sheet(new Tokens(3, 3, 3), 0, 0, "infantry_ii", 0));
    assertThat(
            create(sheet(new Tokens(3, 3, 3), 0, 0, "spec_ops_ii", 0)).check(StandardRules.TABLE))
        .isEmpty();
  }

  @Test
  @Rule("initiative_order.1")
  void whoActsHasAStrategyCardAndWhoVotesHasNone() {
    refused("strategyCards", p -> p.withSheets(sheets(Map.of(), P1, P2)));
    refused("strategyCards", p -> p.withPhase(Phase.AGENDA).withCustodians(false));
    refused(
        "strategyCard",
        p -> {
          Map<Seat, Sheet> same = new HashMap<>(p.sheets());
          same.put(P2, p.sheets().get(P1));
          return p.withSheets(same);
        });
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
    refused("fleet", units("26", P1, CRUISER, 4));
    refused("fleet", units("26", P1, INFANTRY, 1));
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
    refused("seat", sheet(new Tokens(9, 9, 9), 0, 0, "sarween_tools", 0));
  }

  @Test
  @Rule({"action_cards.4", "objective_cards.21"})
  void handsAreWithinTheirLimits() {
    handRefused("actionCard", hand(P1, List.of(), "sabotage", "no_such_card"));
    handRefused("seat", hand(P3, List.of(), "sabotage"));
    handRefused(
        "actionCards",
        hand(
            P1,
            List.of(),
            "sabotage",
            "sabotage",
            "sabotage",
            "sabotage",
            "direct_hit",
            "direct_hit",
            "direct_hit",
            "direct_hit"));
    handRefused("secret", hand(P1, List.of("seize_an_icon", "seize_an_icon")));
    handRefused(
        "secrets",
        hand(
            P1,
            List.of(
                "seize_an_icon",
                "become_the_gatekeeper",
                "mine_rare_metals",
                "forge_an_alliance")));
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

  private static void refused(String value, UnaryOperator<GivenPosition> change) {
    names(value, create(change));
  }

  private static void handRefused(String value, Map<Seat, Hand> hands) {
    names(value, create(p -> p, FACTIONS, hands));
  }

  private static void names(String value, CreateGame game) {
    Optional<Refusal> refusal = game.check(StandardRules.TABLE);

    assertThat(refusal).as(value).isPresent();
    assertThat(refusal.get().values()).as(refusal.get().toString()).containsKey(value);
  }

  private static UnaryOperator<GivenPosition> units(
      String place, Seat owner, UnitType type, int count) {
    return p -> p.withUnits(Map.of(Place.of(place), List.of(UnitStack.of(owner, type, count))));
  }

  private static UnaryOperator<GivenPosition> attached(String... cards) {
    List<ExplorationId> ids = java.util.Arrays.stream(cards).map(ExplorationId::new).toList();
    return p -> p.withAttachments(Optional.of(Map.of(LODOR, ids)));
  }

  private static UnaryOperator<GivenPosition> sleepers(String... planets) {
    Set<PlanetId> lying =
        java.util.Arrays.stream(planets)
            .map(PlanetId::new)
            .collect(java.util.stream.Collectors.toSet());
    return p -> p.withSleepers(Optional.of(lying));
  }

  private static UnaryOperator<GivenPosition> markers(String system, Marker... markers) {
    return p ->
        p.withMarkers(Optional.of(new Markers(Map.of(SystemId.of(system), List.of(markers)))));
  }

  private static UnaryOperator<GivenPosition> sheet(
      Tokens tokens, int goods, int commodities, String technology, int points) {
    return p -> {
      Map<Seat, Sheet> sheets = new HashMap<>(p.sheets());
      sheets.put(
          P1,
          new Sheet(
              tokens,
              goods,
              commodities,
              Set.of(new TechnologyId(technology)),
              Map.of(new StrategyCardId("trade"), true),
              points));
      return p.withSheets(sheets);
    };
  }

  private static Map<Seat, Hand> hand(Seat seat, List<String> secrets, String... cards) {
    return Map.of(
        seat,
        new Hand(
            secrets.stream().map(ObjectiveId::new).toList(),
            java.util.Arrays.stream(cards).map(ActionCardId::new).toList()));
  }

  private static Map<Seat, Sheet> sheets(Map<String, Boolean> cards, Seat... seats) {
    Map<StrategyCardId, Boolean> held = new HashMap<>();
    cards.forEach((card, exhausted) -> held.put(new StrategyCardId(card), exhausted));
    Map<Seat, Sheet> sheets = new HashMap<>();
    for (Seat seat : seats) {
      sheets.put(seat, new Sheet(new Tokens(3, 3, 3), 0, 0, Set.of(), held, 0));
    }
    return sheets;
  }

  private static final Map<Seat, FactionId> FACTIONS =
      Map.of(P1, new FactionId("sol"), P2, new FactionId("hacan"));

  private static GivenPosition position() {
    Map<Seat, Sheet> sheets = new HashMap<>(sheets(Map.of("trade", true), P1));
    sheets.putAll(sheets(Map.of("politics", false), P2));
    return new GivenPosition(
        3,
        Phase.ACTION,
        sheets,
        Map.of(
            LODOR, new PlanetCard(P1, true), new PlanetId("new_albion"), new PlanetCard(P2, false)),
        Map.of(Place.of("26/lodor"), List.of(UnitStack.of(P1, INFANTRY, 2))),
        Map.of(SystemId.of("27"), Set.of(P1)),
        List.of(new ObjectiveId("expand_borders")),
        true);
  }

  private static CreateGame create(UnaryOperator<GivenPosition> change) {
    return create(change, FACTIONS, Map.of());
  }

  private static CreateGame create(
      UnaryOperator<GivenPosition> change, Map<Seat, FactionId> factions, Map<Seat, Hand> hands) {
    return new CreateGame(
        "puzzle",
        2,
        Optional.empty(),
        Optional.of("26 27 28 0 0 39"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(factions),
        Optional.empty(),
        Optional.of(P2),
        Optional.of(change.apply(position())),
        Optional.of(hands));
  }

  private static GameAlone started(UnaryOperator<GivenPosition> change) {
    GameAlone game = GameAlone.of(create(change), 1);
    TakeSeat sit = new TakeSeat(Optional.empty(), Optional.empty(), Optional.empty());
    game.give(P1, sit);
    game.give(P2, sit);
    game.give(P1, new StartGame());
    return game;
  }
}
