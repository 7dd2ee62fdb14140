package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.form.Form;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.construction.ConstructionCommand.PlaceNoStructure;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.objectives.Spending;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.FollowingOption;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.Scoring;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.event.relics.RelicExhausted;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.event.relics.RelicsReadied;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** Whoever has Scepter of Emelpar spends a token of the reserve in place of a strategy token. */
final class ScepterOfEmelparTest {
  private static final String SCEPTER = "relic/scepter_of_emelpar";
  private static final RelicId RELIC = new RelicId("scepter_of_emelpar");
  private static final String STAR_FORGE = "faction_ability/star_forge";
  private static final String MAGMUS = "leader/magmus";
  private static final ObjectiveId LEAD = new ObjectiveId("lead_from_the_front");

  // ---- secondary abilities ----

  @Test
  @Rule({"relic/scepter_of_emelpar.N2", "relics.3"})
  void aTokenOfTheReservePaysForASecondary() {
    Scenario<GameState> asked = trade(holds(P2, TableKit.players(2)).sheet(P2, 3, 3, 1));
    assertThat(spared(asked)).containsExactly(Optional.empty(), token(SCEPTER));

    Scenario<GameState> followed = asked.when(P2, follow(SCEPTER));
    assertThat(tokensMoved(followed)).containsExactly(new RelicExhausted(P2, RELIC));
    assertThat(followed.table().player(P2).tokens()).isEqualTo(new Tokens(3, 3, 1));
    assertThat(tokensMoved(asked.when(P2, Using.FOLLOW)))
        .containsExactly(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
  }

  @Test
  @Rule("relic/scepter_of_emelpar.N2")
  void whoHasNoStrategyTokenFollowsByTheRelicAlone() {
    TableKit poor = TableKit.players(2).sheet(P2, 3, 3, 0);
    Scenario<GameState> asked = trade(holds(P2, poor));

    assertThat(spared(asked)).containsExactly(token(SCEPTER));
    asked.when(P2, Using.FOLLOW).thenRefused("command_tokens.3");
    asked.when(P2, follow(SCEPTER)).thenAccepted();
    assertThat(trade(poor).awaited()).as("without it").doesNotContain(P2);
    assertThat(trade(exhausted(P2, poor)).awaited()).as("exhausted").doesNotContain(P2);
  }

  @Test
  void nobodySpendsByARelicThatItHasNotOrThatIsExhausted() {
    TableKit rich = TableKit.players(2).sheet(P2, 3, 3, 2);

    trade(holds(P1, rich)).when(P2, follow(SCEPTER)).thenRefused("abilities.3");
    trade(exhausted(P2, rich)).when(P2, follow(SCEPTER)).thenRefused("abilities.3");
    trade(holds(P2, rich)).when(P2, follow("relic/nano_forge")).thenRefused("abilities.3");
    trade(holds(P2, rich)).when(P2, follow(SCEPTER + ":tactic")).thenRefused("abilities.3");
  }

  @Test
  void whoSpendsNoTokenSpendsNoneOfTheReserve() {
    TableKit kit =
        holds(P2, galaxy().player(P1, "winnu").player(P2, "sol").notes(P2, "acquiescence"));
    Scenario<GameState> asked =
        Using.card(kit, P1, "construction")
            .when(P2, Using.ability("promissory_note/acquiescence"))
            .when(P1, new PlaceNoStructure())
            .when(P1, new PlaceNoStructure());

    assertThat(spared(asked)).containsExactly(Optional.empty());
    asked.when(P2, follow(SCEPTER)).thenRefused("abilities.3");
    asked.when(P2, Using.FOLLOW).thenAccepted();
  }

  @Test
  @Rule("relic/scepter_of_emelpar.N2")
  void theTokenOfTheReserveGoesIntoTheSystem() {
    Scenario<GameState> asked = construction(holds(P2, galaxy()).sheet(P2, 3, 3, 2));

    assertThat(tokensMoved(asked.when(P2, placing("38", SCEPTER))))
        .containsExactly(
            new RelicExhausted(P2, RELIC),
            new TokenPlaced(P2, Pool.REINFORCEMENTS, SystemId.of("38")));
  }

  // ---- an empty reserve ----

  @Test
  @Rule("relic/scepter_of_emelpar.N1")
  void withAnEmptyReserveTheTokenComesFromTheSheet() {
    Scenario<GameState> asked = trade(holds(P2, TableKit.players(2)).sheet(P2, 11, 4, 1));

    assertThat(spared(asked))
        .containsExactly(Optional.empty(), token(SCEPTER + ":tactic"), token(SCEPTER + ":fleet"));
    asked.when(P2, follow(SCEPTER)).thenRefused("abilities.3");
    Scenario<GameState> followed = asked.when(P2, follow(SCEPTER + ":fleet"));
    assertThat(tokensMoved(followed))
        .containsExactly(
            new RelicExhausted(P2, RELIC), new TokensMoved(P2, Pool.FLEET, Pool.REINFORCEMENTS, 1));
    assertThat(
            tokensMoved(
                construction(holds(P2, galaxy()).sheet(P2, 11, 4, 1))
                    .when(P2, placing("38", SCEPTER + ":tactic"))))
        .contains(new TokenPlaced(P2, Pool.TACTIC, SystemId.of("38")));
  }

  @Test
  @Rule("relic/scepter_of_emelpar.N1")
  void theReserveIsEmptyUntilTheOtherTokensOfAnObjectiveAreSpent() {
    Scenario<GameState> scoring = scoring(holds(P1, galaxy()).sheet(P1, 12, 4, 0));

    Scenario<GameState> scored =
        scoring.when(P1, score(new Tokens(2, 0, 0), token(SCEPTER + ":tactic")));
    assertThat(tokensMoved(scored))
        .containsExactly(
            new RelicExhausted(P1, RELIC),
            new TokensMoved(P1, Pool.TACTIC, Pool.REINFORCEMENTS, 1),
            new TokensMoved(P1, Pool.TACTIC, Pool.REINFORCEMENTS, 2));
    scoring.when(P1, score(new Tokens(2, 0, 0), token(SCEPTER))).thenRefused("abilities.3");
  }

  // ---- objectives ----

  @Test
  @Rule("relic/scepter_of_emelpar.N2")
  void oneOfTheTokensOfAnObjectiveIsOfTheReserve() {
    Scenario<GameState> scoring = scoring(holds(P1, galaxy()).sheet(P1, 1, 3, 1));

    scoring.when(P1, score(new Tokens(1, 0, 2), Optional.empty())).thenRefused("command_tokens.3");
    scoring.when(P1, score(new Tokens(1, 0, 2), token(SCEPTER))).thenRefused("objective_cards.10");
    Scenario<GameState> scored = scoring.when(P1, score(new Tokens(1, 0, 1), token(SCEPTER)));
    assertThat(scored.table().objectives().scoredBy(P1, LEAD)).isTrue();
    assertThat(scored.table().player(P1).tokens()).isEqualTo(new Tokens(0, 3, 0));
  }

  @Test
  @Rule("relic/scepter_of_emelpar.N2")
  void anObjectiveIsOfferedThatOnlyTheRelicMakesPayable() {
    Scenario<GameState> poor = scoring(holds(P1, galaxy()).sheet(P1, 1, 3, 1));
    Scenario<GameState> rich = scoring(holds(P1, galaxy()).sheet(P1, 2, 3, 1));

    assertThat(scored(poor))
        .singleElement()
        .satisfies(score -> poor.when(P1, score).thenAccepted())
        .extracting(score -> score.spending().orElseThrow().spared())
        .isEqualTo(token(SCEPTER));
    assertThat(scored(rich))
        .hasSize(2)
        .allSatisfy(score -> rich.when(P1, score).thenAccepted())
        .extracting(score -> score.spending().orElseThrow().spared())
        .containsExactly(Optional.empty(), token(SCEPTER));
    assertThat(scored(scoring(galaxy().sheet(P1, 1, 3, 1)))).isEmpty();
  }

  // ---- abilities ----

  @Test
  @Rule({"relic/scepter_of_emelpar.N2", "relic/scepter_of_emelpar.N3", "leader/magmus.N3"})
  void starForgeIsPaidByTheReserveAndMagmusSeesNoTokenSpent() {
    Scenario<GameState> asked =
        Using.turn(holds(P1, muaat()).sheet(P1, 3, 3, 1), P1)
            .when(P1, Using.ability(STAR_FORGE))
            .when(P1, Using.choose("fighters"));
    assertThat(Using.candidates(asked, P1)).containsExactly("strategy", SCEPTER);

    Scenario<GameState> spared = asked.when(P1, Using.choose(SCEPTER));
    assertThat(tokensMoved(spared)).containsExactly(new RelicExhausted(P1, RELIC));
    assertThat(Using.abilities(spared, P1)).doesNotContain(MAGMUS);
    Scenario<GameState> spent = asked.when(P1, Using.choose("strategy"));
    assertThat(tokensMoved(spent))
        .containsExactly(new TokensMoved(P1, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    assertThat(Using.abilities(spent, P1)).contains(MAGMUS);
  }

  @Test
  @Rule("relic/scepter_of_emelpar.N3")
  void magmusSeesTheTokensOfAnObjectiveWithoutTheOneOfTheReserve() {
    TableKit muaat = holds(P1, galaxy()).leaders(P1, "magmus");
    Scenario<GameState> scoring = scoring(muaat.sheet(P1, 2, 3, 2));

    assertThat(Using.abilities(scoring.when(P1, score(new Tokens(2, 0, 0), token(SCEPTER))), P1))
        .doesNotContain(MAGMUS);
    assertThat(Using.abilities(scoring.when(P1, score(new Tokens(1, 0, 1), token(SCEPTER))), P1))
        .contains(MAGMUS);
  }

  @Test
  @Rule("relic/scepter_of_emelpar.N2")
  void anAbilityIsOfferedThatOnlyTheRelicMakesPayable() {
    TableKit poor = muaat().sheet(P1, 3, 3, 0);
    Scenario<GameState> turn = Using.turn(holds(P1, poor), P1);

    assertThat(Using.abilities(turn, P1)).contains(STAR_FORGE);
    assertThat(
            tokensMoved(
                turn.when(P1, Using.ability(STAR_FORGE)).when(P1, Using.choose("fighters"))))
        .as("it is not asked what cannot be chosen")
        .containsExactly(new RelicExhausted(P1, RELIC));
    assertThat(Using.abilities(Using.turn(poor, P1), P1)).doesNotContain(STAR_FORGE);
    assertThat(Using.abilities(Using.turn(exhausted(P1, poor), P1), P1)).doesNotContain(STAR_FORGE);
  }

  // ---- the card ----

  @Test
  @Rule({"readied.5", "status_phase.6"})
  void itIsReadiedInTheStatusPhase() {
    Scenario<GameState> status =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            exhausted(P1, galaxy()).frame(new StatusPhase().at(Step.READY, List.of())));

    assertThat(status.happened()).contains(new RelicsReadied(P1, List.of(RELIC)));
    assertThat(status.table().part(Relics.ID).exhausted()).isEmpty();
  }

  private static TableKit muaat() {
    return galaxy().leaders(P1, "magmus").units(P1, "38", WAR_SUN, 1);
  }

  private static TableKit galaxy() {
    return TableKit.players(2)
        .player(P1, "muaat")
        .controlsExhausted(P1, "muaat")
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("26", 0, 1)
        .controls(P1, "abyz")
        .controls(P2, "lodor");
  }

  private static TableKit holds(Seat seat, TableKit kit) {
    return kit.with(
        t -> t.withPart(Relics.ID, _ -> new Relics(List.of(RELIC), Map.of(seat, List.of(RELIC)))));
  }

  private static TableKit exhausted(Seat seat, TableKit kit) {
    return holds(seat, kit).with(new RelicExhausted(seat, RELIC)::fold);
  }

  private static Scenario<GameState> trade(TableKit kit) {
    return Using.card(kit, P1, "trade").when(P1, new PickFollowers(List.of()));
  }

  private static Scenario<GameState> construction(TableKit kit) {
    return Using.card(kit, P1, "construction")
        .when(P1, new PlaceNoStructure())
        .when(P1, new PlaceNoStructure());
  }

  private static Scenario<GameState> scoring(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        Cards.objectives(kit, 0, 0, LEAD.value())
            .frame(new Turn(P1).acting())
            .frame(new Scoring(P1, true, false)));
  }

  private static ScoreObjective score(Tokens tokens, Optional<SparedToken> spared) {
    return new ScoreObjective(
        LEAD,
        Optional.of(new Spending(Payment.NOTHING, Payment.NOTHING, 0, tokens, List.of(), spared)));
  }

  private static FollowStrategyCard follow(String spared) {
    return new FollowStrategyCard(Optional.empty(), Optional.empty(), List.of(), token(spared));
  }

  private static FollowStrategyCard placing(String system, String spared) {
    return new FollowStrategyCard(
        Optional.empty(), Optional.of(SystemId.of(system)), List.of(), token(spared));
  }

  private static Optional<SparedToken> token(String text) {
    return Optional.of(SparedToken.parse(text));
  }

  /** What each form for following spends in place of a strategy token. */
  private static List<Optional<SparedToken>> spared(Scenario<GameState> asked) {
    return asked.options(P2).stream()
        .filter(FollowingOption.class::isInstance)
        .map(option -> ((FollowStrategyCard) option.form().sample().command()).spared())
        .toList();
  }

  /** The samples of the forms for scoring. */
  private static List<ScoreObjective> scored(Scenario<GameState> asked) {
    return asked.options(P1).stream()
        .flatMap(option -> option.forms().stream())
        .map(Form::sample)
        .map(Form.Sample::command)
        .filter(ScoreObjective.class::isInstance)
        .map(ScoreObjective.class::cast)
        .toList();
  }

  /** What the last command has done with tokens and the relic. */
  private static List<GameEvent> tokensMoved(Scenario<GameState> scenario) {
    List<GameEvent> moved = new ArrayList<>(scenario.thenAccepted().happened());
    moved.removeIf(event ->
        !(event instanceof TokensMoved
            || event instanceof TokenPlaced
            || event instanceof RelicExhausted));
    return moved;
  }
}
