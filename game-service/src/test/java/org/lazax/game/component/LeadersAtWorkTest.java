package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.components.hopesend.LeaderKit.choose;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.out;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.use;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderUsed;
import org.lazax.game.GameDecider;
import org.lazax.game.actionphase.TurnCommand.Pass;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** What agents of Yssaril, P2, and scientists of Hacan, P1, do outside of combats. */
final class LeadersAtWorkTest {
  private static final UseAbility MINING = card("mining_initiative");
  private static final UseAbility SACRIFICE = use(Service.GAME, "ssru#sacrifice");

  // ---- agents ----

  @Test
  @Rule({"hopes_end.28", "hopes_end.28.1"})
  void anAgentIsGivenUpToCancelAnActionCard() {
    Scenario<GameState> played = mined(agent());
    assertThat(played.awaited()).containsExactly(P2);

    Scenario<GameState> cancelled = played.when(P2, SACRIFICE);
    assertThat(piece(cancelled.table(), "ssru")).isEqualTo(out(P2));
    assertThat(cancelled.table().player(P1).tradeGoods()).isZero();
    assertThat(cancelled.table().player(P1).actionCards()).isEmpty();
    assertThat(played.when(P2, new LetPass(Service.GAME)).table().player(P1).tradeGoods())
        .isPositive();
  }

  @Test
  @Rule("hopes_end.28")
  void aboardAShipItServesToo() {
    TableKit kit = sails(bare(), P2, "38", UnitType.CRUISER, "ssru");

    assertThat(mined(kit.holds(P1, "mining_initiative")).awaited()).containsExactly(P2);
  }

  @Test
  @Rule("hopes_end.N33")
  void nothingThatCancelsCardsAnswersIt() {
    Scenario<GameState> cancelled = mined(agent().holds(P1, "sabotage")).when(P2, SACRIFICE);

    assertThat(cancelled.table().player(P1).tradeGoods()).isZero();
    assertThat(cancelled.awaited()).containsExactly(P1);
    assertThat(piece(cancelled.table(), "ssru")).isEqualTo(out(P2));
    assertThat(cancelled.table().player(P1).actionCards()).hasSize(1);
  }

  @Test
  @Rule("hopes_end.N33")
  void itCancelsNeitherSabotageNorAnOwnCard() {
    TableKit own = agent().holds(P2, "mining_initiative");
    Scenario<GameState> played =
        Scenario.given(
                new GameDecider(StandardRules.TABLE),
                own.frame(new ActionPhase().inTurn(List.of(), P2, 1)).frame(new Turn(P2)))
            .when(P2, MINING);
    assertThat(played.table().player(P2).tradeGoods()).isPositive();

    TableKit both = three().holds(P3, "sabotage");
    Scenario<GameState> sabotaged =
        turn(both).when(P1, MINING).when(P2, new LetPass(Service.GAME)).when(P3, card("sabotage"));
    assertThat(sabotaged.table().player(P1).tradeGoods()).isZero();
    assertThat(sabotaged.awaited()).doesNotContain(P2);
  }

  @Test
  @Rule("hopes_end.N33")
  void noSecondAgentIsGivenUpForACardThatIsCancelled() {
    UseAbility second = use(Service.GAME, "connor#sacrifice");
    Scenario<GameState> played =
        turn(three().with(table -> with(table, "connor", on(P3, "jord")))).when(P1, MINING);
    assertThat(played.when(P2, new LetPass(Service.GAME)).awaited()).containsExactly(P3);

    Scenario<GameState> cancelled = played.when(P2, SACRIFICE);
    assertThat(cancelled.awaited()).containsExactly(P1);
    cancelled.when(P3, second).thenRefusedAs(Refusal.NOT_AWAITED);
    assertThat(piece(cancelled.table(), "connor")).isEqualTo(on(P3, "jord"));
  }

  /** Hacan, P1, holds Mining Initiative, Yssaril an agent, and Sol is P3. */
  private static TableKit three() {
    return LeaderKit.players(3)
        .player(P1, "hacan")
        .player(P2, "yssaril")
        .player(P3, "sol")
        .tile("16", 0, 0)
        .tile("5", 2, 0)
        .tile("1", 4, 0)
        .controls(P1, "arretze")
        .controls(P2, "retillion")
        .controls(P3, "jord")
        .round(1)
        .holds(P1, "mining_initiative")
        .with(table -> with(table, "ssru", on(P2, "retillion")));
  }

  @Test
  @Rule("hopes_end.N34")
  void notWhileACombatIsFoughtAnywhere() {
    TableKit kit =
        agent()
            .frame(new SpaceCombat(SystemId.of("38"), P1, P2))
            .frame(new ActionPhase().inTurn(List.of(), P1, 1))
            .frame(new Turn(P1));
    Scenario<GameState> played =
        Scenario.given(new GameDecider(StandardRules.TABLE), kit)
            .when(P1, MINING)
            .when(P1, choose(Service.GAME, "lodor"));

    assertThat(played.table().player(P1).tradeGoods()).isPositive();
  }

  // ---- scientists ----

  @Test
  @Rule({"hopes_end.29", "hopes_end.N35"})
  void itsPlanetCountsForDoubleWhereATechnologyIsPaidFor() {
    Table table = scientist("lodor").table();
    Table both = with(table, "harrugh", on(P1, "abyz"));

    assertThat(worth(table, "lodor", Purpose.RESEARCH)).isEqualTo(6);
    assertThat(worth(table, "lodor", Purpose.RESOURCES)).isEqualTo(3);
    assertThat(worth(table, "lodor", Purpose.INFLUENCE)).isEqualTo(1);
    assertThat(worth(both, "abyz", Purpose.RESEARCH)).isEqualTo(3);
    assertThat(worth(scientist("arretze").table(), "arretze", Purpose.RESEARCH)).isEqualTo(2);
  }

  @Test
  @Rule("hopes_end.29")
  void whoFollowsTechnologyPaysWithThePlanetAlone() {
    FollowStrategyCard follow =
        new FollowStrategyCard(
            Optional.of(new Payment(List.of(new PlanetId("lodor")), 0)), Optional.empty());

    followed("lodor", follow).thenAccepted();
    followed("arretze", follow).thenRefused("technology_sc.3");
  }

  private static Scenario<GameState> followed(String planet, FollowStrategyCard follow) {
    return Scenario.given(
            new GameDecider(StandardRules.TABLE),
            scientist(planet).frame(new Secondary(P1, new StrategyCardId("technology"), false)))
        .when(P1, follow);
  }

  @Test
  @Rule({"hopes_end.30", "hopes_end.N36"})
  void itsPlayerBuysAStructureInItsOwnTurn() {
    Scenario<GameState> asked = turn(scientist("lodor")).when(P1, buy());
    Scenario<GameState> bought = asked.when(P1, choose(Service.GAME, "space_dock"));
    for (String planet : List.of("lodor", "abyz")) {
      bought =
          bought.awaited().equals(List.of(P1)) && !bought.options(P1).isEmpty()
              ? bought.when(P1, choose(Service.GAME, planet))
              : bought;
    }

    assertThat(bought.table().units().at(Place.of("26/lodor")))
        .contains(UnitStack.of(P1, UnitType.SPACE_DOCK, 1));
    assertThat(bought.table().planets().readied(P1, new PlanetId("lodor"))).isFalse();
    assertThat(bought.table().planets().readied(P1, new PlanetId("abyz"))).isFalse();
    assertThat(bought.happened()).isNotEmpty();
    bought.when(P1, new Pass()).thenAccepted();
  }

  @Test
  @Rule({"hopes_end.30", "hopes_end.N36"})
  void neitherInTheTurnOfAnotherNorWithTooLittleNorAboardAShip() {
    Scenario<GameState> other =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            scientist("lodor")
                .frame(new ActionPhase().inTurn(List.of(), P2, 1))
                .frame(new Turn(P2)));
    other.when(P1, buy()).thenRefused("abilities.3");
    turn(scientist("lodor").controlsExhausted(P1, "abyz", "arretze"))
        .when(P1, buy())
        .thenRefused("abilities.3");
    turn(sails(bare(), P1, "26", UnitType.CRUISER, "carth"))
        .when(P1, buy())
        .thenRefused("abilities.3");
    turn(scientist("lodor")
            .units(P1, "26/lodor", UnitType.PDS, 2)
            .units(P1, "26/lodor", UnitType.SPACE_DOCK, 1))
        .when(P1, buy())
        .thenRefused("abilities.3");
  }

  @Test
  @Rule({"hopes_end.30.1", "hopes_end.N37"})
  void onceInARoundWhereverItIs() {
    LeaderUsed used = new LeaderUsed(new LeaderCounterId("carth"));
    TableKit kit = scientist("lodor").goods(P1, 9, 0);
    TableKit again = kit.with(used::fold);

    turn(again).when(P1, buy()).thenRefused("abilities.3");
    assertThat(again.table().guard(used).orElseThrow().rule()).contains("hopes_end.30.1");
    assertThat(piece(again.table(), "carth").used()).contains(1);
    turn(again.round(2)).when(P1, buy()).thenAccepted();
  }

  /** P1 has played Mining Initiative and chosen Lodor. */
  private static Scenario<GameState> mined(TableKit kit) {
    return turn(kit).when(P1, MINING).when(P1, choose(Service.GAME, "lodor"));
  }

  private static int worth(Table table, String planet, Purpose purpose) {
    return PaymentMeans.of(table, P1, purpose).planets().getOrDefault(new PlanetId(planet), 0);
  }

  private static UseAbility buy() {
    return use(Service.GAME, "carth#structure");
  }

  private static UseAbility card(String card) {
    return new UseAbility(Service.GAME, AbilityRef.parse("action_card/" + card));
  }

  private static TableKit agent() {
    return bare()
        .holds(P1, "mining_initiative")
        .with(table -> with(table, "ssru", on(P2, "retillion")));
  }

  private static TableKit scientist(String planet) {
    return bare().with(table -> with(table, "carth", on(P1, planet)));
  }

  private static Scenario<GameState> turn(TableKit kit) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        kit.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1)));
  }

  private static TableKit bare() {
    return LeaderKit.players(2)
        .player(P1, "hacan")
        .player(P2, "yssaril")
        .tile("26", 0, 0)
        .tile("38", 1, 0)
        .tile("16", 2, 0)
        .tile("15", 4, 0)
        .controls(P1, "lodor", "abyz", "arretze")
        .controls(P2, "retillion")
        .round(1);
  }
}
