package org.lazax.game.strategicaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.game.kit.Using.planets;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.actionphase.TurnOption.StrategyCardUse;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.diplomacy.DiplomacyCommand.ChooseSystem;
import org.lazax.game.diplomacy.DiplomacyCommand.GiveToken;
import org.lazax.game.diplomacy.MakeReady;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;

/**
 * Diplomacy and Construction as the base game printed them. P1 holds the card. Abyz and Fria lie in
 * system 38, Lodor in 26, Mecatol Rex in 18.
 */
class FirstPrintsOfStrategyCardsTest {
  private static final SystemId ABYZ = SystemId.of("38");
  private static final SystemId LODOR = SystemId.of("26");
  private static final String MAGMUS = "leader/magmus";
  private static final String SCEPTER = "relic/scepter_of_emelpar";

  // ---- Diplomacy ----

  @Test
  @Rule("diplomacy.original.N1")
  void allPlanetsOfTheUserInTheSystemAreReadiedUnaskedAndNoneElsewhere() {
    TableKit both = galaxy().controlsExhausted(P1, "abyz", "fria", "lodor");
    Scenario<GameState> locked = diplomacy(both).when(P1, new ChooseSystem(ABYZ)).thenAccepted();
    locked.thenEvents(
        placed(P2),
        placed(P3),
        new PlanetsReadied(P1, planets("abyz", "fria")),
        new StrategyCardExhausted(P1, card("diplomacy")));
    assertThat(locked.table().planets().readied(P1, new PlanetId("lodor"))).isFalse();

    TableKit shared = galaxy().controlsExhausted(P1, "abyz").controlsExhausted(P2, "fria");
    diplomacy(shared.sheet(P2, 3, 3, 0))
        .when(P1, new ChooseSystem(ABYZ))
        .thenEvents(
            placed(P2),
            placed(P3),
            new PlanetsReadied(P1, planets("abyz")),
            new StrategyCardExhausted(P1, card("diplomacy")));

    TableKit ready = galaxy().controls(P1, "abyz").controlsExhausted(P1, "lodor");
    diplomacy(ready)
        .when(P1, new ChooseSystem(ABYZ))
        .thenEvents(placed(P2), placed(P3), new StrategyCardExhausted(P1, card("diplomacy")));
  }

  @Test
  void theLaterPrintReadiesTwoPlanetsAnywhere() {
    Scenario<GameState> locked =
        Using.card(galaxy().controlsExhausted(P1, "abyz", "fria", "lodor"), P1, "diplomacy")
            .when(P1, new ChooseSystem(ABYZ))
            .thenAccepted();

    assertThat(locked.table().planets().readiedOf(P1)).isEmpty();
    locked.when(P1, ready("abyz", "lodor")).thenAccepted();
  }

  @Test
  @Rule("diplomacy.original.N2")
  void thePlanetsAreReadiedAfterTheLastTokenIsPlaced() {
    Scenario<GameState> locked =
        diplomacy(galaxy().controlsExhausted(P1, "abyz", "fria").sheet(P2, 8, 8, 0))
            .when(P1, new ChooseSystem(ABYZ));
    assertThat(locked.awaited()).containsExactly(P2);
    assertThat(locked.table().planets().readiedOf(P1)).isEmpty();

    locked
        .when(P2, new GiveToken(Pool.TACTIC))
        .thenEvents(
            new TokenPlaced(P2, Pool.TACTIC, ABYZ),
            new PlanetsReadied(P1, planets("abyz", "fria")),
            new StrategyCardExhausted(P1, card("diplomacy")));
  }

  @Test
  @Rule("diplomacy.original.N3")
  void withoutASystemToChooseNothingIsReadied() {
    Scenario<GameState> used = diplomacy(galaxy().controlsExhausted(P1, "mecatol_rex"));

    assertThat(used.happened()).containsExactly(new StrategyCardExhausted(P1, card("diplomacy")));
    assertThat(used.table().planets().readiedOf(P1)).isEmpty();
  }

  @Test
  @Rule("diplomacy.original.N4")
  void theOthersReadyUpToTwoPlanetsAnywhereForAToken() {
    TableKit kit = galaxy().controls(P1, "abyz").controlsExhausted(P2, "fria", "lodor", "meer");
    Scenario<GameState> asked = diplomacy(kit).when(P1, new ChooseSystem(ABYZ));
    assertThat(asked.awaited()).containsExactly(P2);

    Scenario<GameState> paid = asked.when(P2, Using.FOLLOW);
    paid.thenEvents(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    paid.when(P2, ready("fria", "lodor", "meer")).thenRefused("diplomacy.2");
    assertThat(paid.when(P2, ready("fria", "meer")).happened())
        .contains(new PlanetsReadied(P2, planets("fria", "meer")));
    assertThat(diplomacy(kit.sheet(P2, 3, 3, 0)).when(P1, new ChooseSystem(ABYZ)).awaited())
        .as("without a token")
        .doesNotContain(P2);
  }

  // ---- Construction ----

  @Test
  @Rule("construction.original.N1")
  void aTokenOfThePoolIsPlacedAndMagmusSeesNoneSpent() {
    TableKit muaat = galaxy().player(P2, "muaat").leaders(P2, "magmus").controls(P2, "lodor");
    Scenario<GameState> first =
        construction(muaat.firstPrints("strategy_card/construction"))
            .when(P2, Using.placing("26"))
            .thenAccepted();
    assertThat(first.happened()).startsWith(new TokenPlaced(P2, Pool.STRATEGY, LODOR));
    assertThat(first.happened()).doesNotHaveAnyElementsOfTypes(TokensMoved.class);
    assertThat(Using.abilities(first, P2)).doesNotContain(MAGMUS);
    first.when(P2, place(PDS, "26/lodor")).thenAccepted();
    first.when(P2, place(SPACE_DOCK, "38/abyz")).thenRefused("construction.2");

    Scenario<GameState> later = construction(muaat).when(P2, Using.placing("26"));
    assertThat(magmusFollows(later)).as("the later print").isTrue();
    assertThat(magmusFollows(first)).isFalse();
  }

  @Test
  @Rule("construction.original.N2")
  void besideAnOwnTokenItGoesBackAndIsNotSpentEither() {
    TableKit muaat =
        galaxy().player(P2, "muaat").leaders(P2, "magmus").controls(P2, "lodor").tokens(P2, "26");
    Scenario<GameState> first =
        construction(muaat.firstPrints("strategy_card/construction"))
            .when(P2, Using.placing("26"))
            .thenAccepted();

    assertThat(first.happened())
        .startsWith(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    assertThat(magmusFollows(first)).isFalse();
    assertThat(magmusFollows(construction(muaat).when(P2, Using.placing("26"))))
        .as("the later print")
        .isTrue();
  }

  @Test
  @Rule("construction.original.N3")
  void noRelicAndNoTokenOfAnotherPlayerStandsInForIt() {
    RelicId relic = new RelicId("scepter_of_emelpar");
    TableKit scepter =
        galaxy()
            .controls(P2, "lodor")
            .with(t ->
                t.withPart(Relics.ID, _ -> new Relics(List.of(relic), Map.of(P2, List.of(relic)))));
    assertSpared(scepter, SCEPTER);
    TableKit poor = scepter.sheet(P2, 3, 3, 0);
    assertThat(construction(poor).awaited()).as("the later print").containsExactly(P2);
    assertThat(construction(poor.firstPrints("strategy_card/construction")).awaited())
        .doesNotContain(P2);

    assertSpared(
        galaxy()
            .player(P2, "mahact")
            .leaders(P2, "jae_mir_kan")
            .controls(P2, "lodor")
            .tokens(P1, "38"),
        "leader/jae_mir_kan:38");
  }

  @Test
  @Rule("construction.original.N3")
  void theHeroOfNaazRokhaDoesNotStandInForIt() {
    TableKit hero =
        galaxy().player(P1, "naaz_rokha").leaders(P1, "hesh_and_prit").sheet(P1, 3, 3, 2);

    assertThat(byHero(hero).when(P1, Using.placing("38")).refusal())
        .as("the later print takes a token of the reinforcements")
        .isPresent();
    Scenario<GameState> first = byHero(hero.firstPrints("strategy_card/construction"));
    assertThat(first.when(P1, Using.placing("38")).thenAccepted().happened())
        .startsWith(new TokenPlaced(P1, Pool.STRATEGY, ABYZ));
  }

  @Test
  @Rule("construction.original.N4")
  void whomAnotherEffectFreesOfThePricePaysNothing() {
    TableKit prints = galaxy().firstPrints("strategy_card/construction").controls(P2, "lodor");
    Scenario<GameState> acquiescent =
        Using.card(
                prints.player(P1, "winnu").controls(P1, "abyz", "fria").notes(P2, "acquiescence"),
                P1,
                "construction")
            .when(P2, Using.ability("promissory_note/acquiescence"))
            .when(P1, new PlaceNoStructure())
            .when(P1, new PlaceNoStructure());
    assertThat(acquiescent.awaited()).contains(P2);
    Scenario<GameState> free = acquiescent.when(P2, Using.FOLLOW).thenAccepted();
    assertThat(free.table().player(P2).tokens().strategy())
        .isEqualTo(prints.table().player(P2).tokens().strategy());
    assertThat(free.table().tokens()).isEmpty();
    acquiescent.when(P2, Using.placing("26")).thenRefused("construction.3");

    TableKit pact = prints.sheet(P2, 3, 3, 0).effect(P2, "agenda/galactic_crisis_pact");
    Scenario<GameState> built =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                pact.frame(new AgendaPhase()).frame(new Secondary(P2, card("construction"), false)))
            .when(P2, Using.placing("26"))
            .thenAccepted();
    assertThat(built.happened()).startsWith(new TokenPlaced(P2, Pool.REINFORCEMENTS, LODOR));
    assertThat(built.table().player(P2).tokens()).isEqualTo(new Tokens(3, 3, 0));
  }

  // ---- words ----

  @Test
  void optionsTellTheTextsOfThePrintThatIsPlayed() {
    TableKit both = Cards.held(galaxy().controls(P1, "abyz"), P1, "diplomacy");
    String inSystem = "Ready every exhausted planet of yours in the chosen system.";
    assertThat(primary(both)).hasSize(2).doesNotContain(inSystem);
    assertThat(primary(both.firstPrints("strategy_card/diplomacy"))).hasSize(2).contains(inSystem);

    TableKit lodor = galaxy().controls(P2, "lodor");
    assertThat(effect(construction(lodor))).contains("The paid token");
    assertThat(effect(construction(lodor.firstPrints("strategy_card/construction"))))
        .contains("without being spent");
  }

  private static List<String> primary(TableKit kit) {
    return Using.turn(kit, P1).options(P1).stream()
        .filter(StrategyCardUse.class::isInstance)
        .map(StrategyCardUse.class::cast)
        .findFirst()
        .orElseThrow()
        .primary();
  }

  private static String effect(Scenario<GameState> asked) {
    return following(asked).getFirst().effect();
  }

  private static List<FollowingOption> following(Scenario<GameState> asked) {
    return asked.options(P2).stream()
        .filter(FollowingOption.class::isInstance)
        .map(FollowingOption.class::cast)
        .toList();
  }

  /** By the later print this stands in for the token; by the first it is refused, not offered. */
  private static void assertSpared(TableKit kit, String spared) {
    Optional<SparedToken> token = Optional.of(SparedToken.parse(spared));
    FollowStrategyCard follow =
        new FollowStrategyCard(Optional.empty(), Optional.of(LODOR), List.of(), token);
    Scenario<GameState> later = construction(kit);
    assertThat(following(later)).extracting(FollowingOption::spared).contains(token);
    later.when(P2, follow).thenAccepted();

    Scenario<GameState> first = construction(kit.firstPrints("strategy_card/construction"));
    assertThat(following(first))
        .extracting(FollowingOption::spared)
        .containsExactly(Optional.empty());
    first.when(P2, follow).thenRefused("construction.original.N3");
    construction(kit.tokens(P2, "26").firstPrints("strategy_card/construction"))
        .when(P2, follow)
        .thenRefused("construction.original.N3");
  }

  /** Whether Magmus is offered at once or after the structure. */
  private static boolean magmusFollows(Scenario<GameState> paid) {
    return Using.abilities(paid, P2).contains(MAGMUS)
        || Using.abilities(paid.when(P2, new PlaceNoStructure()), P2).contains(MAGMUS);
  }

  /** The hero lets P1 use the secondary of Construction. */
  private static Scenario<GameState> byHero(TableKit kit) {
    return Using.turn(kit.controls(P1, "abyz", "fria"), P1)
        .when(P1, Using.ability("leader/hesh_and_prit"), 1)
        .when(P1, Using.choose("construction"))
        .when(P1, Using.choose())
        .thenAccepted();
  }

  private static TokenPlaced placed(Seat seat) {
    return new TokenPlaced(seat, Pool.REINFORCEMENTS, ABYZ);
  }

  private static PlaceStructure place(UnitType type, String place) {
    return new PlaceStructure(type, Place.of(place), Optional.empty());
  }

  private static MakeReady ready(String... planets) {
    return new MakeReady(planets(planets));
  }

  private static TableKit galaxy() {
    return TableKit.players(3)
        .player(P2, "letnev")
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("26", 0, 1)
        .sheet(P3, 3, 3, 0);
  }

  private static Scenario<GameState> diplomacy(TableKit kit) {
    return Using.card(kit.firstPrints("strategy_card/diplomacy"), P1, "diplomacy");
  }

  /** P1 has built nothing. */
  private static Scenario<GameState> construction(TableKit kit) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            Cards.held(kit.controls(P1, "abyz", "fria"), P1, "construction").frame(new Turn(P1)))
        .when(P1, new UseStrategyCard(card("construction")))
        .when(P1, new PlaceNoStructure())
        .when(P1, new PlaceNoStructure())
        .thenAccepted();
  }
}
