package org.lazax.game.leadership;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.kit.Cards;
import org.lazax.game.leadership.LeadershipCommand.DeclineTokens;
import org.lazax.game.leadership.LeadershipCommand.GainTokens;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;

/** P1 holds Leadership. Meer gives 4 influence, Rarron 3, Arinam 2. */
class LeadershipTokensConductorTest {

  @Test
  @Rule({"leadership.0", "leadership.2", "leadership.4", "command_tokens.2", "command_sheet.N1"})
  void threeTokensAreGainedEachIntoAPoolOfOnesChoice() {
    given(kit())
        .when(P1, gain(new Tokens(1, 1, 1), pay(0)))
        .thenEvents(
            new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.TACTIC, 1),
            new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.FLEET, 1),
            new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.STRATEGY, 1),
            new StrategyCardExhausted(P1, card("leadership")));
  }

  @Test
  @Rule({"leadership.2", "leadership.N2", "influence.2", "planets.2", "planets.8"})
  void sevenInfluenceBuysTwoMoreAndOneIsLost() {
    given(kit().controls(P1, "meer", "rarron"))
        .when(P1, gain(new Tokens(5, 0, 0), pay(0, "meer", "rarron")))
        .thenEvents(
            new PlanetsExhausted(P1, List.of(new PlanetId("meer"), new PlanetId("rarron"))),
            new TokensMoved(P1, Pool.REINFORCEMENTS, Pool.TACTIC, 5),
            new StrategyCardExhausted(P1, card("leadership")));
  }

  @Test
  @Rule({"influence.3", "command_sheet.2"})
  void tradeGoodsStandInForInfluence() {
    given(kit().controls(P1, "arinam").goods(P1, 1, 0))
        .when(P1, gain(new Tokens(4, 0, 0), pay(1, "arinam")))
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).tradeGoods()).isZero());
  }

  @Test
  @Rule("leadership.2")
  void neitherMoreNorFewerTokensAreGained() {
    Scenario<GameState> primary = given(kit());

    primary.when(P1, gain(new Tokens(4, 0, 0), pay(0))).thenRefused("leadership.4");
    primary.when(P1, gain(new Tokens(2, 0, 0), pay(0))).thenRefused("leadership.4");
    primary.when(P1, gain(new Tokens(5, -2, 0), pay(0))).thenRefused("leadership.4");
    primary.when(P1, new DeclineTokens()).thenRefused("leadership.2");
  }

  @Test
  void aPaymentIsNoneThatNamesAPlanetTwiceOrFewerThanNoGoods() {
    Scenario<GameState> primary = given(kit().controls(P1, "rarron"));

    primary
        .when(P1, gain(new Tokens(5, 0, 0), pay(0, "rarron", "rarron")))
        .thenRefusedAs("malformed-command");
    primary.when(P1, gain(new Tokens(3, 0, 0), pay(-1))).thenRefusedAs("malformed-command");
    primary.when(P1, gain(new Tokens(4, 0, 0), pay(0, "rarron"))).thenAccepted();
  }

  @Test
  @Rule({"command_tokens.3", "command_tokens.3.1", "leadership.4", "reinforcements.N2"})
  void tokensBeyondTheReinforcementsAreNotGained() {
    Scenario<GameState> one = given(kit().sheet(P1, 8, 5, 2));
    one.when(P1, gain(new Tokens(3, 0, 0), pay(0))).thenRefused("leadership.4");
    one.when(P1, gain(new Tokens(1, 0, 0), pay(0))).thenAccepted();

    Scenario<GameState> none = given(kit().tile("18", 0, 0).tokens(P1, "18").sheet(P1, 8, 5, 2));
    none.when(P1, gain(new Tokens(1, 0, 0), pay(0))).thenRefused("leadership.4");
    none.when(P1, gain(Tokens.NONE, pay(0)))
        .thenAccepted()
        .then(table -> assertThat(table.player(P1).tokens().onSheet()).isEqualTo(15));
  }

  @Test
  @Rule({
    "leadership.3",
    "leadership.N1",
    "command_tokens.5.1",
    "strategy_card.4",
    "strategy_card.7"
  })
  void theOthersFollowClockwiseWithoutPayingATokenAndTheUserDoesNot() {
    TableKit kit =
        kit().controls(P1, "meer").controls(P2, "rarron").controls(P3, "torkan").sheet(P3, 3, 3, 0);
    Scenario<GameState> action = given(kit).when(P1, gain(new Tokens(3, 0, 0), pay(0)));

    assertThat(action.awaited()).containsExactly(P2);
    action = action.when(P2, new DeclineTokens());
    assertThat(action.awaited()).containsExactly(P3);
    action
        .when(P3, gain(new Tokens(0, 0, 1), pay(0, "torkan")))
        .thenEvents(
            new PlanetsExhausted(P3, List.of(new PlanetId("torkan"))),
            new TokensMoved(P3, Pool.REINFORCEMENTS, Pool.STRATEGY, 1),
            new StrategyCardExhausted(P1, card("leadership")));
  }

  @Test
  @Rule({"strategic_action.1.1", "strategic_action.2", "exhausted.5", "readied.6"})
  void theCardIsExhaustedAfterAllHaveDeclined() {
    Scenario<GameState> action =
        given(kit().controls(P2, "rarron")).when(P1, gain(new Tokens(3, 0, 0), pay(0)));

    assertThat(action.happened()).noneMatch(StrategyCardExhausted.class::isInstance);
    action
        .when(P2, new DeclineTokens())
        .thenEvents(new StrategyCardExhausted(P1, card("leadership")));
  }

  @Test
  @Rule("strategic_action.2")
  void anExhaustedCardIsNotUsedAgain() {
    turn(Cards.used(kit(), P1, "leadership"))
        .when(P1, new UseStrategyCard(card("leadership")))
        .thenRefused("strategic_action.0");
  }

  @Test
  @Rule("strategy_card.3")
  void aCardOfAnotherPlayerIsNotUsed() {
    turn(Cards.held(kit(), P2, "trade"))
        .when(P1, new UseStrategyCard(card("trade")))
        .thenRefused("strategy_card.3");
  }

  @Test
  @Rule("active_system.N2")
  void aStrategicActionHasNoActiveSystem() {
    assertThat(given(kit()).table().kernel().within(TacticalAction.class)).isEmpty();
  }

  @Test
  void whoIsSilentGainsWhatIsGrantedAndBuysNothing() {
    Scenario<GameState> primary = given(kit().controls(P2, "meer"));
    Scenario<GameState> secondary =
        primary.when(P1, primary.silence(P1).orElseThrow()).thenAccepted();

    assertThat(secondary.silence(P2)).contains(new DeclineTokens());
  }

  private static GainTokens gain(Tokens tokens, Payment payment) {
    return new GainTokens(tokens, payment);
  }

  private static Payment pay(int goods, String... planets) {
    return new Payment(Arrays.stream(planets).map(PlanetId::new).toList(), goods);
  }

  /** Everybody keeps a planet worth nothing, so that nobody is eliminated. */
  private static TableKit kit() {
    return Cards.held(TableKit.players(3), P1, "leadership")
        .controls(P1, "arretze")
        .controls(P2, "abyz")
        .controls(P3, "fria");
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new Turn(P1)));
  }

  private static Scenario<GameState> given(TableKit kit) {
    return turn(kit).when(P1, new UseStrategyCard(card("leadership"))).thenAccepted();
  }
}
