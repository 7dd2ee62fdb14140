package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.game.kit.Using.abilities;
import static org.lazax.game.kit.Using.ability;
import static org.lazax.game.kit.Using.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.EndTurn;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.actionphase.TurnCommand.UseStrategyCard;
import org.lazax.game.imperial.ImperialCommand.DeclineImperial;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.objectives.SecretShown;
import org.lazax.table.galaxy.SystemId;

/** P1 is the Council Keleres and has a trade good. Loki is P2's. */
class LawsOrderTest {
  private static final String ORDER = "faction_ability/laws_order";
  private static final PlanetId LOKI = new PlanetId("loki");

  private static TableKit board() {
    return TableKit.players(2)
        .round(1)
        .player(P1, "keleres")
        .goods(P1, 1, 0)
        .tile("75", 0, 0)
        .tile("26", 0, 4)
        .tile("25", 4, 0)
        .controls(P1, "abaddon")
        .controls(P2, "loki");
  }

  private static TableKit withLaws() {
    return board()
        .law("core_mining", "loki")
        .law("wormhole_reconstruction")
        .law("minister_of_exploration", P2);
  }

  private static Scenario<GameState> begun(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }

  private static void assertLawsAct(Table table, boolean act) {
    assertThat(PlanetFacts.of(table, LOKI).resources()).isEqualTo(act ? 3 : 1);
    assertThat(Starmap.of(table).adjacent(SystemId.of("26")).contains(SystemId.of("25")))
        .isEqualTo(act);
    ComponentRef minister = ComponentRef.parse("agenda/minister_of_exploration");
    assertThat(ActiveComponents.of(table, P2).all().contains(minister)).isEqualTo(act);
  }

  @Test
  @Rule({
    "faction_ability/laws_order.N1",
    "faction_ability/laws_order.N2",
    "faction_ability/laws_order.N4"
  })
  void noLawHasAnEffectForAnybodyUntilTheTurnEnds() {
    Scenario<GameState> begun = begun(withLaws());
    assertThat(abilities(begun, P1)).containsExactly(ORDER);
    assertLawsAct(begun.table(), true);

    Scenario<GameState> blank = begun.when(P1, ability(ORDER)).thenAccepted();
    assertThat(blank.table().player(P1).tradeGoods()).isZero();
    assertThat(blank.table().council().laws()).as("still in play").hasSize(3);
    assertLawsAct(blank.table(), false);
    Scenario<GameState> ended = blank.when(P1, new Pass()).thenAccepted();
    assertLawsAct(ended.table(), true);
  }

  @Test
  void itIsOfferedInTheOwnTurnForAnInfluenceIfALawIsInPlay() {
    assertThat(abilities(turn(board(), P1), P1)).as("no law").doesNotContain(ORDER);
    assertThat(abilities(turn(withLaws().goods(P1, 0, 0), P1), P1))
        .as("no influence")
        .doesNotContain(ORDER);
    assertThat(turn(withLaws(), P2).awaited()).as("another turn").containsExactly(P2);
  }

  private static TableKit censured() {
    return board()
        .law("political_censure", P1)
        .points(P1, 3)
        .holds(P1, "mining_initiative", "repeal_law");
  }

  @Test
  @Rule("faction_ability/laws_order.N3")
  void aBlankPoliticalCensureCostsNoPointAndLetsItsOwnerPlayActionCards() {
    String card = "action_card/mining_initiative";
    Scenario<GameState> begun = begun(censured());
    Scenario<GameState> bound = begun.when(P1, new LetPass(Service.GAME));
    assertThat(abilities(bound, P1)).doesNotContain(card);

    Scenario<GameState> free = begun.when(P1, ability(ORDER)).thenAccepted();
    assertThat(abilities(free, P1)).contains(card);
    assertThat(free.table().player(P1).victoryPoints()).isEqualTo(3);
  }

  @Test
  @Rule("faction_ability/laws_order.N3.1")
  void aBlankPoliticalCensureIsRepealedWithoutALossOfItsPoint() {
    Scenario<GameState> repealed =
        begun(censured())
            .when(P1, ability(ORDER))
            .when(P1, ability("action_card/repeal_law"))
            .thenAccepted();
    assertThat(repealed.table().council().laws()).isEmpty();
    assertThat(repealed.table().player(P1).victoryPoints()).isEqualTo(3);

    Scenario<GameState> byAnother =
        turn(board().law("political_censure", P1).points(P1, 3).holds(P2, "repeal_law"), P2)
            .when(P2, ability("action_card/repeal_law"))
            .thenAccepted();
    assertThat(byAnother.table().player(P1).victoryPoints()).as("not blank").isEqualTo(2);
  }

  @Test
  @Rule("faction_ability/laws_order.N1")
  void secretsThatAreDrawnMeanwhileAreShownToASearchWarrantWhenTheTurnEnds() {
    TableKit board = board().technologies(P1, "fleet_logistics").law("search_warrant", P2);
    TableKit kit = Cards.held(board, P1, "imperial", "trade");
    Scenario<GameState> drawn =
        begun(kit)
            .when(P1, ability(ORDER))
            .when(P1, new UseStrategyCard(Cards.card("imperial")))
            .when(P1, new DeclineImperial())
            .when(P2, Using.FOLLOW, 1)
            .thenAccepted();
    ObjectiveId secret = drawn.table().player(P2).secrets().getFirst();
    assertThat(drawn.table().player(P2).shown()).as("the law is blank").isEmpty();

    Scenario<GameState> ended = drawn.when(P1, new EndTurn()).thenAccepted();
    assertThat(ended.happened()).contains(new SecretShown(P2, secret));
  }
}
