package org.lazax.game.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Cards.card;
import static org.lazax.game.kit.Using.FOLLOW;
import static org.lazax.game.kit.Using.planets;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.ActivateSystem;
import org.lazax.game.diplomacy.DiplomacyCommand.ChooseSystem;
import org.lazax.game.diplomacy.DiplomacyCommand.GiveToken;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.strategy.StrategyCardExhausted;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/** P1 holds Diplomacy. Abyz and Fria lie in system 38, Mecatol Rex in 18. */
class DiplomacyTest {

  @Test
  @Rule({"diplomacy.0", "diplomacy.2"})
  void allOthersPlaceATokenFromTheReinforcementsInASystemOfOnesOwn() {
    Scenario<GameState> locked = given(kit().controls(P1, "abyz")).when(P1, choose("38"));

    locked.thenEvents(
        new TokenPlaced(P2, Pool.REINFORCEMENTS, SystemId.of("38")),
        new TokenPlaced(P3, Pool.REINFORCEMENTS, SystemId.of("38")),
        new StrategyCardExhausted(P1, card("diplomacy")));
    assertThat(locked.table().tokens().get(SystemId.of("38"))).containsExactly(P2, P3);
  }

  @Test
  @Rule("diplomacy.2")
  void neitherMecatolRexNorAForeignSystemIsChosen() {
    Scenario<GameState> card = given(kit().controls(P1, "abyz", "mecatol_rex"));

    card.when(P1, choose("18")).thenRefused("diplomacy.2");
    card.when(P1, choose("26")).thenRefused("diplomacy.2");
  }

  @Test
  @Rule({"diplomacy.2", "diplomacy.N2", "readied.N3"})
  void thenUpToTwoExhaustedPlanetsAreReadiedWhereverTheyLie() {
    TableKit kit =
        kit().controlsExhausted(P1, "abyz", "lodor", "mecatol_rex").controlsExhausted(P2, "fria");
    Scenario<GameState> ready = given(kit).when(P1, choose("38"));

    ready.when(P1, ready("abyz", "lodor", "mecatol_rex")).thenRefused("diplomacy.2");
    ready.when(P1, ready("fria")).thenRefused("diplomacy.2");
    ready.when(P1, ready("lodor", "lodor")).thenRefused("diplomacy.2");
    ready
        .when(P1, ready("lodor", "mecatol_rex"))
        .thenAccepted()
        .then(table ->
            assertThat(table.planets().readiedOf(P1))
                .containsExactlyElementsOf(planets("lodor", "mecatol_rex")));
    assertThat(ready.when(P1, ready()).awaited())
        .as("the secondary ability is next")
        .containsExactly(P2);
  }

  @Test
  void whoIsSilentReadiesWhatIsWorthMostAndOfEqualOnesTheFirstByName() {
    Scenario<GameState> ready =
        given(kit().controlsExhausted(P1, "abyz", "torkan", "meer")).when(P1, choose("38"));

    assertThat(ready.silence(P1)).contains(ready("meer", "abyz"));
  }

  @Test
  @Rule("diplomacy.2.1")
  void whoHasNoTokenInReinforcementsGivesOneFromAPoolOfTheirChoice() {
    Scenario<GameState> locked =
        given(kit().controls(P1, "abyz").sheet(P2, 8, 8, 0)).when(P1, choose("38"));

    assertThat(locked.awaited()).containsExactly(P2);
    assertThat(locked.table().tokens().get(SystemId.of("38"))).containsExactly(P3);
    locked.when(P2, new GiveToken(Pool.REINFORCEMENTS)).thenRefused("diplomacy.2.1");
    locked.when(P2, new GiveToken(Pool.STRATEGY)).thenRefused("command_tokens.3");
    locked
        .when(P2, new GiveToken(Pool.TACTIC))
        .then(table -> assertThat(table.player(P2).tokens().tactic()).isEqualTo(7));
  }

  @Test
  void systemsAreOfferedToTheUserAndThenPoolsToTheOthers() {
    SystemId system = SystemId.of("38");
    Scenario<GameState> card = given(kit().controls(P1, "abyz", "mecatol_rex").sheet(P2, 8, 0, 8));
    Scenario<GameState> locked = card.when(P1, choose("38"));

    assertThat(card.options(P1)).containsExactly(new DiplomacyOption.SystemChoice(List.of(system)));
    card.when(P1, new GiveToken(Pool.TACTIC)).thenRefusedAs("not-awaited");
    assertThat(locked.options(P2))
        .containsExactly(
            new DiplomacyOption.TokenChoice(system, List.of(Pool.TACTIC, Pool.STRATEGY)));
    locked.when(P2, choose("38")).thenRefusedAs("not-awaited");
  }

  @Test
  @Rule({"diplomacy.2.2", "command_tokens.3.2"})
  void whoIsThereAlreadyPlacesNothing() {
    TableKit kit =
        kit().controls(P1, "abyz").tokens(P2, "38").sheet(P2, 8, 7, 0).sheet(P3, 3, 3, 0);

    given(kit)
        .when(P1, choose("38"))
        .thenEvents(
            new TokenPlaced(P3, Pool.REINFORCEMENTS, SystemId.of("38")),
            new StrategyCardExhausted(P1, card("diplomacy")));
  }

  @Test
  @Rule({"diplomacy.N1", "strategic_action.0"})
  void withMecatolRexAloneTheCardIsUsedAllTheSame() {
    assertThat(given(kit().controls(P1, "mecatol_rex")).happened())
        .containsExactly(new StrategyCardExhausted(P1, card("diplomacy")));
  }

  @Test
  @Rule({"diplomacy.3", "strategic_action.1", "strategic_action.2", "command_tokens.5"})
  void theOthersFromTheLeftPayATokenAndReadyUpToTwoPlanets() {
    Scenario<GameState> secondary =
        given(kit().controlsExhausted(P2, "abyz").controlsExhausted(P3, "fria", "lodor"));

    assertThat(secondary.awaited()).containsExactly(P2);
    Scenario<GameState> paid = secondary.when(P2, FOLLOW);
    paid.thenEvents(new TokensMoved(P2, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    Scenario<GameState> next = paid.when(P2, ready("abyz"));
    next.thenEvents(new PlanetsReadied(P2, planets("abyz")));
    assertThat(next.awaited()).containsExactly(P3);
    next.when(P3, Using.DECLINE).thenEvents(new StrategyCardExhausted(P1, card("diplomacy")));
  }

  @Test
  @Rule("diplomacy.3")
  void aFollowerReadiesNoThirdPlanetAndNoneOfOthers() {
    Scenario<GameState> paid =
        given(kit().controlsExhausted(P2, "abyz", "fria", "lodor").controlsExhausted(P3, "meer"))
            .when(P2, FOLLOW);

    paid.when(P2, ready("abyz", "fria", "lodor")).thenRefused("diplomacy.2");
    paid.when(P2, ready("meer")).thenRefused("diplomacy.2");
    assertThat(paid.when(P2, ready("abyz", "fria")).happened())
        .contains(new PlanetsReadied(P2, planets("abyz", "fria")));
  }

  @Test
  @Rule("trade_goods.4")
  void goodsStandInForNoCommandToken() {
    TableKit rich = kit().controlsExhausted(P2, "abyz").goods(P2, 9, 0);

    assertThat(given(rich).awaited()).containsExactly(P2);
    given(rich).when(P2, Using.paying(1)).thenRefused("diplomacy.3");
    assertThat(given(rich.sheet(P2, 3, 3, 0)).awaited()).doesNotContain(P2);
  }

  @Test
  @Rule("diplomacy.N3.4")
  void itsTokensAreCommandTokensInEveryOtherWay() {
    TableKit kit =
        kit()
            .controls(P1, "abyz")
            .units(P2, "38", UnitType.DREADNOUGHT, 5)
            .sheet(P2, 3, 5, 2)
            .sheet(P3, 3, 3, 0);
    TableKit locked = kit.with(_ -> given(kit).when(P1, choose("38")).thenAccepted().table());

    assertThat(UnitPlacement.has(kit.table(), P2, UnitType.DREADNOUGHT)).isTrue();
    assertThat(UnitPlacement.has(locked.table(), P2, UnitType.DREADNOUGHT)).isFalse();
    Scenario.given(new GameDecider(StandardRules.TABLE), locked.frame(new Turn(P2)))
        .when(P2, new ActivateSystem(SystemId.of("38")))
        .thenRefused("tactical_action.1");
  }

  @Test
  void silenceReadiesTheWorthiest() {
    Scenario<GameState> ready =
        given(kit().controlsExhausted(P1, "abyz", "lodor", "mecatol_rex")).when(P1, choose("38"));

    assertThat(ready.silence(P1)).contains(ready("mecatol_rex", "lodor"));
  }

  private static ChooseSystem choose(String system) {
    return new ChooseSystem(SystemId.of(system));
  }

  private static MakeReady ready(String... planets) {
    return new MakeReady(planets(planets));
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P2, "letnev")
        .tile("18", 0, 0)
        .tile("38", 1, 0)
        .tile("26", 0, 1);
  }

  private static Scenario<GameState> given(TableKit kit) {
    return Using.card(kit, P1, "diplomacy");
  }
}
