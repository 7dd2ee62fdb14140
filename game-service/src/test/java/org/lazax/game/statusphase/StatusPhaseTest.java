package org.lazax.game.statusphase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.kit.Cards;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.game.state.GameState;
import org.lazax.game.tokens.DistributeTokens;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.procedure.StatusPhase;
import org.lazax.rules.procedure.StatusPhase.Progress.Step;
import org.lazax.table.Table;
import org.lazax.table.ending.Ending;
import org.lazax.table.event.actioncards.ActionCardsDrawn;
import org.lazax.table.event.actioncards.ActionCardsReshuffled;
import org.lazax.table.event.leaders.AgentsReadied;
import org.lazax.table.event.objectives.ObjectiveRevealed;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.setup.RoundBegan;
import org.lazax.table.event.strategy.StrategyCardsLaidOut;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.event.units.UnitsRepaired;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** P1 comes before P2 by initiative; both meet Corner the Market. */
class StatusPhaseTest {
  private static final ScoreObjective SCORE =
      new ScoreObjective(new ObjectiveId("corner_the_market"), Optional.empty());

  @Test
  @Rule({"status_phase.0", "status_phase.2", "objective_cards.14"})
  void theStepsFollowInTheirOrder() {
    Scenario<GameState> phase =
        begun(kit().tokens(P1, "38").tokens(P2, "38").damaged(P1, "38", DREADNOUGHT, 1))
            .when(P1, new ScoreNothing())
            .when(P2, new ScoreNothing(), 1, 1, 1);
    assertThat(phase.happened())
        .satisfiesExactly(
            event -> assertThat(event).isInstanceOf(ObjectiveRevealed.class),
            event -> assertThat(event).isInstanceOf(ActionCardsDrawn.class),
            event -> assertThat(event).isInstanceOf(ActionCardsDrawn.class),
            event ->
                assertThat(event).isEqualTo(new TokensTakenBack(P1, List.of(SystemId.of("38")))),
            event ->
                assertThat(event).isEqualTo(new TokensTakenBack(P2, List.of(SystemId.of("38")))));

    assertThat(phase.awaited()).containsExactly(P1, P2);
    LetPass pass = new LetPass(Service.GAME);
    phase
        .when(P2, distribute(4, 3, 3))
        .when(P1, distribute(4, 3, 3))
        .thenEvents(
            new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.TACTIC, 1),
            new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.STRATEGY, 1),
            new PlanetsReadied(P1, List.of(new PlanetId("mellon"))),
            new UnitsRepaired(Place.of("38"), List.of(new UnitStack(P1, DREADNOUGHT, 1, true))))
        .when(P1, pass)
        .when(P2, pass)
        .thenEvents(
            new StrategyCardsLaidOut(List.of(card("diplomacy"), card("trade"))), new RoundBegan(2));
  }

  @Test
  @Rule("status_phase.4")
  void allCommandTokensOnTheBoardGoBackToTheReinforcements() {
    TableKit kit = kit().tokens(P1, "38", "18").tokens(P2, "38");
    Table after = upkeep(Step.TAKE_BACK_TOKENS, kit).table();

    assertThat(after.tokens().values()).allMatch(Set::isEmpty);
    assertThat(TokenSupply.reinforcements(kit.table(), P1)).isEqualTo(6);
    assertThat(TokenSupply.reinforcements(after, P1)).isEqualTo(8);
    assertThat(TokenSupply.reinforcements(after, P2)).isEqualTo(8);
  }

  @Test
  @Rule({"strategy_card.6", "initiative_order.0"})
  void theNumbersOfTheCardsHeldGiveTheOrderWhereverTheirHoldersSit() {
    TableKit kit = Cards.objectives(TableKit.players(3), 3, 5, "negotiate_trade_routes");
    kit = Cards.used(Cards.used(Cards.used(kit, P1, "imperial"), P2, "politics"), P3, "diplomacy");
    Scenario<GameState> phase =
        begun(
            kit.controls(P1, "arretze", "hercant", "kamdorn")
                .controls(P2, "archon_ren", "archon_tau")
                .controls(P3, "arc_prime", "wren_terra")
                .goods(P1, 5, 0)
                .goods(P2, 5, 0)
                .goods(P3, 5, 0));

    assertThat(phase.awaited()).containsExactly(P3);
    phase = phase.when(P3, new ScoreNothing());
    assertThat(phase.awaited()).containsExactly(P2);
    assertThat(phase.when(P2, new ScoreNothing()).awaited()).containsExactly(P1);
  }

  @Test
  @Rule({"status_phase.1", "objective_cards.N2", "initiative_order.0"})
  void playersScoreInInitiativeOrderAndSeveralTheSameObjective() {
    Scenario<GameState> phase = begun(kit());

    assertThat(phase.awaited()).containsExactly(P1);
    phase = phase.when(P1, SCORE);
    assertThat(phase.awaited()).containsExactly(P2);
    phase
        .when(P2, SCORE, 1, 1, 1)
        .then(table -> assertThat(table.player(P2).victoryPoints()).isEqualTo(1));
  }

  @Test
  @Rule({
    "status_phase.1",
    "victory_points.7",
    "objective_cards.N2",
    "victory_points.0",
    "victory_points.4"
  })
  void whoReachesTheTargetWinsBeforeLaterPlayersScore() {
    begun(kit().points(P1, 9).points(P2, 9))
        .when(P1, SCORE)
        .then(table -> {
          assertThat(table.ending()).contains(new Ending(P1, "victory_points.7"));
          assertThat(table.player(P1).victoryPoints()).isEqualTo(10);
          assertThat(table.player(P2).victoryPoints()).isEqualTo(9);
          assertThat(table.kernel().stack()).isEmpty();
        });
  }

  @Test
  @Rule({"objective_cards.6", "status_phase.1"})
  void ofTwoObjectivesMetOneIsScored() {
    TableKit kit = Cards.objectives(kit(), 2, 5, "improve_infrastructure", "expand_borders");
    Scenario<GameState> phase = begun(kit.controls(P1, "loki", "abaddon")).when(P1, SCORE);

    assertThat(phase.awaited()).containsExactly(P2);
  }

  @Test
  @Rule({"status_phase.N1", "objective_cards.16"})
  void whoHasLostAHomePlanetIsNotAskedToScore() {
    assertThat(begun(kit().controls(P2, "hercant")).awaited()).containsExactly(P2);
  }

  @Test
  @Rule({"status_phase.2.1", "objective_cards.14.1"})
  void stageTwoIsRevealedOnlyAfterAllOfStageOne() {
    ObjectiveRevealed last = reveal(Cards.objectives(quiet(), 1, 5));
    ObjectiveRevealed next = reveal(Cards.objectives(quiet(), 0, 5));

    assertThat(last.stage()).isEqualTo(1);
    assertThat(next.stage()).isEqualTo(2);
  }

  @Test
  @Rule({"status_phase.2.2", "objective_cards.15", "objective_cards.15.1", "victory_points.8"})
  void withNothingLeftToRevealMostPointsWinAndInitiativeBreaksTheTie() {
    TableKit kit = TableKit.players(3);
    kit = Cards.held(Cards.held(Cards.held(kit, P1, "trade"), P2, "diplomacy"), P3, "leadership");
    Scenario<GameState> phase =
        begun(
            Cards.objectives(kit, 0, 0).points(P1, 8).points(P2, 8).points(P3, 5).tokens(P1, "38"));

    assertThat(phase.table().ending()).contains(new Ending(P2, "victory_points.8"));
    assertThat(phase.happened()).noneMatch(TokensTakenBack.class::isInstance);
  }

  @Test
  @Rule({"status_phase.5", "command_tokens.3"})
  void allTokensAreLaidOutAnewAndNoneBesides() {
    Scenario<GameState> phase = tokens(kit());

    phase.when(P1, distribute(0, 2, 8)).thenAccepted();
    phase.when(P1, distribute(5, 3, 3)).thenRefused("status_phase.5");
    phase.when(P1, distribute(3, 3, 3)).thenRefused("status_phase.5");
    phase.when(P1, distribute(-1, 3, 8)).thenRefused("status_phase.5");
  }

  @Test
  @Rule("status_phase.5.2")
  void everybodyLaysTokensOutAtTheSameTime() {
    assertThat(tokens(kit()).awaited()).containsExactly(P1, P2);
  }

  @Test
  @Rule("status_phase.5.1")
  void aSmallerFleetPoolIsCheckedAtOnce() {
    Scenario<GameState> phase =
        tokens(kit().units(P1, "38", CRUISER, 2).units(P1, "38", DREADNOUGHT, 1))
            .when(P1, distribute(6, 2, 2));

    assertThat(phase.table().kernel().frame().map(Frame::procedure))
        .contains(new Trim(P1, SystemId.of("38")));
  }

  @Test
  @Rule({"status_phase.6", "readied.5", "exhausted.2"})
  void everyExhaustedPlanetIsReadied() {
    upkeep(Step.READY)
        .then(table -> {
          assertThat(table.planets().readiedOf(P1)).contains(new PlanetId("mellon"));
          assertThat(table.planets().readiedOf(P1)).hasSameSizeAs(table.planets().of(P1));
        });
  }

  @Test
  @Rule({"status_phase.6", "leaders.4"})
  void exhaustedAgentsAreReadied() {
    TableKit kit = kit().leader(P1, "evelyn_delouis", LeaderState.EXHAUSTED);
    assertThat(upkeep(Step.READY, kit).events())
        .contains(new AgentsReadied(P1, List.of(new LeaderId("evelyn_delouis"))));
  }

  @Test
  @Rule({
    "status_phase.7",
    "status_phase.N3",
    "promissory_note/the_cavalry.N2.2",
    "technology/valefar_assimilator_x.N11.5"
  })
  void everyDamagedUnitIsRepaired() {
    TableKit kit = kit().damaged(P1, "38", DREADNOUGHT, 1).damaged(P2, "18", CRUISER, 2);
    Scenario<GameState> phase = upkeep(Step.REPAIR, kit);
    assertThat(phase.table().units().all()).noneMatch(UnitStack::damaged);
  }

  @Test
  @Rule({"status_phase.8", "readied.6.1", "strategy_card.8.2"})
  void strategyCardsGoBackToTheCommonArea() {
    upkeep(Step.RETURN_STRATEGY_CARDS)
        .then(table -> {
          assertThat(table.player(P1).strategyCards()).isEmpty();
          assertThat(table.strategyRow().goods()).containsEntry(card("diplomacy"), 0);
        });
  }

  @Test
  @Rule({"status_phase.8", "agenda_phase.1", "game_round.1"})
  void withTheCustodiansOnMecatolRexTheNextRoundBegins() {
    assertThat(upkeep(Step.END).happened()).contains(new RoundBegan(2));
    assertThat(upkeep(Step.END, kit().round(6)).happened()).contains(new RoundBegan(7));
  }

  @Test
  @Rule({
    "status_phase.8",
    "agenda_phase.1",
    "game_round.0.4",
    "game_round.N1",
    "custodians_token.4",
    "active_player.N1"
  })
  void withoutTheCustodiansTheAgendaPhaseFollows() {
    for (int round : new int[] {1, 2, 6}) {
      Scenario<GameState> ended = upkeep(Step.END, kit().custodiansTaken().round(round));
      assertThat(top(ended)).contains(new AgendaPhase());
      assertThat(ended.table().kernel().within(Turn.class)).isEmpty();
    }
  }

  @Test
  @Rule({"status_phase.3", "action_cards.1", "action_cards.N5"})
  void eachDrawsAnActionCardInInitiativeOrder() {
    Scenario<GameState> phase = begun(Cards.objectives(quiet(), 3, 5), 1, 1, 1);

    assertThat(phase.happened())
        .filteredOn(ActionCardsDrawn.class::isInstance)
        .extracting(event -> ((ActionCardsDrawn) event).seat())
        .containsExactly(P1, P2);
    assertThat(phase.table().player(P2).actionCards()).hasSize(1);
  }

  @Test
  @Rule({"action_cards.N5.1", "action_cards.N5.2"})
  void whoDrawsMoreHasDoneSoBeforeTheNextDraws() {
    TableKit kit =
        Cards.objectives(quiet(), 3, 5).player(P1, "yssaril").technologies(P1, "neural_motivator");
    Scenario<GameState> drawn =
        begun(Cards.used(kit, P1, "diplomacy").controls(P1, "retillion", "shalloq"), 1, 1, 1, 1);

    assertThat(drawn.table().player(P1).actionCards()).hasSize(3);
    assertThat(drawn.table().player(P2).actionCards()).isEmpty();
    assertThat(drawn.awaited()).containsExactly(P1);
    ActionCardId unwanted = drawn.table().player(P1).actionCards().getFirst();
    Scenario<GameState> next = drawn.when(P1, new DiscardActionCards(List.of(unwanted)), 1);
    assertThat(next.table().player(P1).actionCards()).hasSize(2);
    assertThat(next.table().player(P2).actionCards()).hasSize(1);
  }

  @Test
  @Rule("status_phase.N2")
  void whoDrawsTheEighthCardDiscardsBeforeTheNextDraws() {
    List<ActionCardId> all = ActionCardDeck.all(StandardRules.TABLE);
    TableKit kit =
        Cards.objectives(quiet(), 3, 5)
            .with(t ->
                t.withPlayer(P1, p -> p.withActionCards(all.subList(0, 7)))
                    .withActionDiscards(all.subList(8, all.size())));
    Scenario<GameState> over = begun(kit, 1, 1);
    assertThat(over.awaited()).containsExactly(P1);
    Scenario<GameState> next = over.when(P1, new DiscardActionCards(all.subList(0, 1)), 113);
    assertThat(next.happened()).element(1).isEqualTo(new ActionCardsReshuffled());
    assertThat(next.table().player(P2).actionCards()).hasSize(1);
  }

  @Test
  void whoIsSilentKeepsThePoolsAndGainsTokens() {
    assertThat(tokens(kit()).silence(P1)).contains(distribute(4, 3, 3));
  }

  private static ObjectiveRevealed reveal(TableKit kit) {
    return begun(kit, 1, 1, 1).happened().stream()
        .filter(ObjectiveRevealed.class::isInstance)
        .map(ObjectiveRevealed.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static Optional<Procedure> top(Scenario<GameState> scenario) {
    return scenario.table().kernel().owing().map(Frame::procedure);
  }

  private static DistributeTokens distribute(int tactic, int fleet, int strategy) {
    return new DistributeTokens(new Tokens(tactic, fleet, strategy));
  }

  /** Two players, and nothing to score. */
  private static TableKit quiet() {
    TableKit kit = TableKit.players(2).player(P1, "hacan").player(P2, "xxcha");
    return Cards.used(Cards.used(kit, P1, "diplomacy"), P2, "trade")
        .round(1)
        .tile("38", 0, 0)
        .tile("18", 0, 1)
        .controls(P1, "arretze", "hercant", "kamdorn")
        .controls(P2, "archon_ren", "archon_tau");
  }

  private static TableKit kit() {
    return Cards.objectives(quiet(), 3, 5, "corner_the_market")
        .controls(P1, "abyz", "fria", "lirta_iv", "bereg")
        .controlsExhausted(P1, "mellon")
        .controls(P2, "cormund", "kraag", "siig", "ashtroth");
  }

  private static Scenario<GameState> begun(TableKit kit, int... dice) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Round(Phase.AGENDA)).frame(new StatusPhase()),
        dice);
  }

  private static Scenario<GameState> tokens(TableKit kit) {
    return upkeep(Step.GAIN_TOKENS, kit, P1, P2);
  }

  private static Scenario<GameState> upkeep(Step step) {
    return upkeep(step, kit());
  }

  private static Scenario<GameState> upkeep(Step step, TableKit kit, Seat... left) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new Round(Phase.AGENDA)).frame(new StatusPhase().at(step, List.of(left))));
  }
}
