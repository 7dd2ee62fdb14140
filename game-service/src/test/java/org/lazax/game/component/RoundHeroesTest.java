package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.kit.Using;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.FleetLimit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.AgendaProcedure.AgendaPhase;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.setup.Phase;
import org.lazax.table.units.Place;

/**
 * Heroes of P1 that are used for a round. With the Letnev it has eight cruisers and a limit of 5.
 */
class RoundHeroesTest {
  private static final String TREILLA = "darktalon_treilla";
  private static final String SIVEN = "ahk_syl_siven";

  @Test
  void noLimitHoldsOnceDarktalonTreillaIsUsed() {
    Scenario<GameState> before = acting("letnev", TREILLA);
    assertThat(limit(before.table())).isEqualTo(5);

    Scenario<GameState> used = before.when(P1, Using.ability("leader/" + TREILLA)).thenAccepted();
    assertThat(limit(used.table())).isEqualTo(Integer.MAX_VALUE);
    assertThat(used.table().player(P1).leaders().lying(LeaderState.UNLOCKED))
        .as("it is purged later")
        .containsExactly(new LeaderId(TREILLA));
  }

  @Test
  void aHeroIsUsedOnceARound() {
    for (String hero : List.of(TREILLA, SIVEN)) {
      String faction = hero.equals(TREILLA) ? "letnev" : "nomad";
      assertThat(Using.abilities(acting(faction, hero), P1)).contains("leader/" + hero);
      TableKit used = round(faction, hero, Phase.STATUS);
      assertThat(
              Using.abilities(
                  Scenario.given(
                      new GameDecider(StandardRules.TABLE),
                      used.frame(new ActionPhase().inTurn(List.of(), P1, 1)).frame(new Turn(P1))),
                  P1))
          .doesNotContain("leader/" + hero);
    }
  }

  @Test
  @Rule({"leader/darktalon_treilla.N1", "leader/ahk_syl_siven.N1"})
  void theEffectLastsToTheEndOfTheAgendaPhaseOrOfTheStatusPhaseWithoutOne() {
    for (String hero : List.of(TREILLA, SIVEN)) {
      String faction = hero.equals(TREILLA) ? "letnev" : "nomad";
      Table used =
          acting(faction, hero).when(P1, Using.ability("leader/" + hero)).thenAccepted().table();
      assertThat(used.kernel().effects())
          .extracting(LastingEffect::until)
          .as("as long as the round")
          .containsExactly(used.kernel().frameOf(Round.class).map(Frame::id));

      Scenario<GameState> agenda = ending(round(faction, hero, Phase.AGENDA).custodiansTaken());
      assertThat(agenda.table().kernel().within(AgendaPhase.class)).isPresent();
      assertThat(lasts(agenda.table(), hero)).isTrue();
      assertThat(purged(agenda.table())).isEmpty();

      Scenario<GameState> none = ending(round(faction, hero, Phase.AGENDA));
      assertThat(none.table().round()).isEqualTo(2);
      assertThat(lasts(none.table(), hero)).isFalse();
      assertThat(purged(none.table())).containsExactly(hero);

      Scenario<GameState> over = ending(round(faction, hero, Phase.END).custodiansTaken());
      assertThat(lasts(over.table(), hero)).isFalse();
      assertThat(purged(over.table())).containsExactly(hero);
    }
  }

  @Test
  void aHeroThatWasNotUsedStays() {
    Scenario<GameState> over =
        Scenario.given(
            new GameDecider(StandardRules.TABLE),
            board("letnev", TREILLA).frame(new Round(Phase.END)));

    assertThat(over.table().round()).isEqualTo(2);
    assertThat(purged(over.table())).isEmpty();
  }

  @Test
  @Rule("leader/darktalon_treilla.N2")
  void theLimitsHoldAgainAsSoonAsTheRoundIsOver() {
    TableKit eight = round("letnev", TREILLA, Phase.END).units(P1, "38", CRUISER, 8);
    assertThat(eight.table().settle()).as("no limit yet").isEmpty();

    Scenario<GameState> over = ending(eight);
    assertThat(over.table().units().count(Place.of("38"), stack -> stack.owner().equals(P1)))
        .isEqualTo(5);
  }

  private static TableKit board(String faction, String hero) {
    return TableKit.players(2)
        .player(P1, faction)
        .player(P2, "sol")
        .leader(P1, hero, LeaderState.UNLOCKED)
        .sheet(P1, 3, 3, 2)
        .round(1)
        .tile("38", 0, 0)
        .tile("75", 0, 1)
        .controls(P1, "abyz")
        .controls(P2, "loki");
  }

  /** The hero was used in the round that goes on with this phase. */
  private static TableKit round(String faction, String hero, Phase next) {
    TableKit kit = board(faction, hero).frame(new Round(next));
    int round = kit.table().kernel().frameOf(Round.class).orElseThrow().id();
    EffectBegan used =
        LastingEffects.until(Optional.of(round), AbilityRef.parse("leader/" + hero), P1, Map.of());
    return kit.with(table -> table.withKernel(table.kernel().evolve(used)));
  }

  private static Scenario<GameState> acting(String faction, String hero) {
    return Scenario.given(
        new GameDecider(StandardRules.TABLE),
        board(faction, hero)
            .frame(new Round(Phase.STATUS))
            .frame(new ActionPhase().inTurn(List.of(), P1, 1))
            .frame(new Turn(P1)));
  }

  private static Scenario<GameState> ending(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit);
  }

  private static int limit(Table table) {
    return FleetLimit.of(table, P1, SystemId.of("38"));
  }

  private static boolean lasts(Table table, String hero) {
    return LastingEffects.is(table, new Grant(AbilityRef.parse("leader/" + hero).component(), P1));
  }

  private static List<String> purged(Table table) {
    return table.player(P1).leaders().lying(LeaderState.PURGED).stream()
        .map(LeaderId::value)
        .toList();
  }
}
