package org.lazax.rules.ability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StrategyPhase;

/** The order in which abilities at one moment are used: P1 has four, P2 one, P3 two. */
class RoundRobinTest {
  private static final String ONE = "technology/sarween_tools#";
  private static final String TWO = "technology/plasma_scoring#";
  private static final String THREE = "technology/neural_motivator#";

  private static final Bells BELLS =
      Bells.of(
          Bell.of(ONE + 1),
          Bell.of(ONE + 2),
          Bell.of(ONE + 3),
          Bell.of(ONE + 4),
          Bell.of(TWO + 1),
          Bell.of(THREE + 1),
          Bell.of(THREE + 2));

  @Test
  @Rule({"abilities.N4.1", "abilities.N4.2", "abilities.N4.3"})
  void eachUsesOneBeforeAnybodyUsesTheNext() {
    Scenario<Integer> moment = opened(P1);

    for (Seat seat : List.of(P1, P2, P3, P1, P3, P1)) {
      assertThat(moment.awaited()).containsExactly(seat);
      moment = ring(moment, seat);
    }
    assertThat(moment.awaited()).containsExactly(P1);
    moment = ring(moment, P1);

    assertThat(moment.awaited()).isEmpty();
    assertThat(moment.table().player(P1).tradeGoods()).isEqualTo(4);
    assertThat(moment.table().player(P3).tradeGoods()).isEqualTo(2);
  }

  @Test
  @Rule({"abilities.N4.4", "abilities.N4.5"})
  void whoHasPassedMayActAgainOnceSomebodyElseHas() {
    Scenario<Integer> moment =
        opened(P1)
            .when(P1, Bells.ring(ONE + 1))
            .when(P2, Bells.ring(TWO + 1))
            .when(P3, Bells.ring(THREE + 1))
            .when(P1, Bells.pass())
            .when(P3, Bells.ring(THREE + 2));

    assertThat(moment.awaited()).containsExactly(P1);
    assertThat(moment.when(P1, Bells.ring(ONE + 3)).table().player(P1).tradeGoods()).isEqualTo(2);
  }

  @Test
  @Rule({"abilities.N4.5", "abilities.N4.3"})
  void afterAnUnbrokenCircleOfPassesNothingIsUsedAnyMore() {
    Scenario<Integer> moment =
        opened(P1).when(P1, Bells.pass()).when(P2, Bells.pass()).when(P3, Bells.pass());

    assertThat(moment.table().kernel().stack()).isEmpty();
  }

  @Test
  @Rule({"abilities.N2", "abilities.18"})
  void nothingIsUsedTwiceAtOneMomentButAgainAtTheNext() {
    Scenario<Integer> rung =
        opened(kit().frame(new Moment(Service.GAME, new TurnEnds(P2))), P1)
            .when(P1, Bells.ring(ONE + 1))
            .when(P2, Bells.pass())
            .when(P3, Bells.pass());

    rung.when(P1, Bells.ring(ONE + 1)).thenRefused("abilities.3");
    rung.when(P1, Bells.pass())
        .when(P2, Bells.pass())
        .when(P3, Bells.pass())
        .when(P1, Bells.ring(ONE + 1))
        .thenAccepted();
  }

  @Test
  @Rule({"abilities.N4", "abilities.19", "active_player.N3", "initiative_order.N1"})
  void priorityBeginsWithTheActivePlayerAndGoesUpByInitiative() {
    Scenario<Integer> moment =
        opened(held(held(held(kit(), P1, "diplomacy"), P2, "imperial"), P3, "politics"), P3);

    assertThat(moment.awaited()).containsExactly(P3);
    moment = ring(moment, P3);
    assertThat(moment.awaited()).containsExactly(P2);
    moment = ring(moment, P2);
    assertThat(moment.awaited()).containsExactly(P1);
    moment = ring(moment, P1);
    assertThat(moment.awaited()).containsExactly(P3);
  }

  @Test
  @Rule("abilities.20")
  void inTheStrategyPhaseItGoesClockwiseFromTheSpeaker() {
    TableKit kit = held(held(held(kit(), P1, "politics"), P2, "imperial"), P3, "leadership");
    Scenario<Integer> moment = opened(kit.speaker(P2).frame(new StrategyPhase()), P2);

    assertThat(moment.awaited()).containsExactly(P2);
    moment = ring(moment, P2);
    assertThat(moment.awaited()).containsExactly(P3);
    moment = ring(moment, P3);
    assertThat(moment.awaited()).containsExactly(P1);
  }

  private static TableKit held(TableKit kit, Seat seat, String card) {
    return kit.with(table ->
        table.withPlayer(seat, p -> p.withStrategyCards(Map.of(new StrategyCardId(card), false))));
  }

  private static Scenario<Integer> ring(Scenario<Integer> moment, Seat seat) {
    AbilityOption.Usable first = (AbilityOption.Usable) moment.options(seat).getFirst();
    return moment.when(seat, first.command()).thenAccepted();
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .technologies(P1, "sarween_tools")
        .technologies(P2, "plasma_scoring")
        .technologies(P3, "neural_motivator");
  }

  private static Scenario<Integer> opened(Seat active) {
    return opened(kit(), active);
  }

  private static Scenario<Integer> opened(TableKit kit, Seat active) {
    return Scenario.given(BELLS, kit.frame(new Moment(Service.GAME, new TurnEnds(active))));
  }
}
