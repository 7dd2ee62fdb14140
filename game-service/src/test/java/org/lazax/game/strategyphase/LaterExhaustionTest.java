package org.lazax.game.strategyphase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.game.state.GameState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.Player;
import org.lazax.table.event.planets.PlanetsExhausted;

/** What outcomes of agendas exhaust when the next strategy phase begins. */
class LaterExhaustionTest {
  private static final TableKit SECOND_ROUND =
      TableKit.players(3)
          .round(2)
          .player(P1, "letnev")
          .player(P2, "xxcha")
          .controls(P1, "arc_prime", "archon_ren", "mecatol_rex", "meer")
          .controls(P2, "archon_tau", "mellon", "wellon");

  @Test
  void planetsWithASpecialtyAreExhaustedWithoutArmsReduction() {
    var phase =
        begun(delayed(delayed(SECOND_ROUND, P1, "arms_reduction", 2), P2, "arms_reduction", 2));

    assertThat(readied(phase, P1, "meer")).isFalse();
    assertThat(readied(phase, P1, "arc_prime")).isTrue();
    assertThat(readied(phase, P2, "wellon")).isFalse();
    assertThat(readied(phase, P2, "mellon")).isTrue();
  }

  /** What paid for the votes can be exhausted by what they brought about. */
  @Test
  void aPlanetThatIsExhaustedAlreadyStaysSoAndDoesNotStopTheOthers() {
    TableKit paid = SECOND_ROUND.controlsExhausted(P1, "meer");
    var phase = begun(delayed(delayed(paid, P1, "arms_reduction", 2), P2, "arms_reduction", 2));

    assertThat(phase.events())
        .filteredOn(PlanetsExhausted.class::isInstance)
        .containsExactly(new PlanetsExhausted(P2, List.of(new PlanetId("wellon"))));
    assertThat(readied(phase, P1, "meer")).isFalse();
    assertThat(phase.awaited()).as("strategy cards are chosen").isNotEmpty();
  }

  @Test
  void onlyTheNextStrategyPhaseCounts() {
    assertThat(readied(begun(delayed(SECOND_ROUND, P1, "arms_reduction", 3)), P1, "meer")).isTrue();
    assertThat(readied(begun(delayed(SECOND_ROUND, P1, "arms_reduction", 1)), P1, "meer")).isTrue();
  }

  @Test
  @Rule("agenda/arms_reduction.N2")
  void whoIsOutByThenExhaustsNothing() {
    TableKit both =
        delayed(delayed(SECOND_ROUND, P1, "arms_reduction", 2), P2, "arms_reduction", 2);
    TableKit out = both.controls(P3, "quann").with(t -> t.withPlayer(P2, Player::out));
    assertThat(readied(Scenario.given(new GameDecider(StandardRules.TABLE), out), P1, "meer"))
        .as("before the phase")
        .isTrue();

    var phase = begun(out);
    assertThat(phase.events())
        .filteredOn(PlanetsExhausted.class::isInstance)
        .containsExactly(new PlanetsExhausted(P1, List.of(new PlanetId("meer"))));
    assertThat(phase.awaited()).isNotEmpty().doesNotContain(P2);
  }

  @Test
  @Rule("agenda/new_constitution.N1")
  void theNewConstitutionExhaustsHomePlanetsOfTheirOwnFaction() {
    var phase = begun(delayed(SECOND_ROUND, P1, "new_constitution", 2));

    assertThat(readied(phase, P1, "arc_prime")).isFalse();
    assertThat(readied(phase, P1, "archon_ren")).as("another player's home").isTrue();
    assertThat(readied(phase, P1, "mecatol_rex")).isTrue();
    assertThat(readied(phase, P2, "archon_tau")).as("nothing awaits P2").isTrue();
  }

  @Test
  @Rule("agenda/anti_intellectual_revolution.N2")
  void theAssimilatorsCountAsTechnologiesWithoutTheirTokens() {
    TableKit nekro = SECOND_ROUND.player(P1, "nekro").technologies(P1, "sarween_tools");
    var asked = begun(delayed(nekro, P1, "anti_intellectual_revolution", 2));

    asked
        .when(P1, new Choose(Service.GAME, List.of("mecatol_rex", "meer")))
        .thenRefusedAs("no-such-choice");
    asked
        .when(P1, new Choose(Service.GAME, List.of("arc_prime", "mecatol_rex", "meer")))
        .thenAccepted();
  }

  @Test
  @Rule("agenda/anti_intellectual_revolution.N4")
  void asManyPlanetsAsTechnologiesAreExhausted() {
    TableKit kit = SECOND_ROUND.technologies(P1, "neural_motivator", "sarween_tools");
    var asked = begun(delayed(kit, P1, "anti_intellectual_revolution", 2));
    assertThat(asked.awaited()).containsExactly(P1);

    asked.when(P1, new Choose(Service.GAME, List.of("meer"))).thenRefusedAs("no-such-choice");
    asked
        .when(P1, new Choose(Service.GAME, List.of("mellon", "meer")))
        .thenRefusedAs("no-such-choice");
    var after =
        asked.when(P1, new Choose(Service.GAME, List.of("mecatol_rex", "meer"))).thenAccepted();
    assertThat(readied(after, P1, "meer")).isFalse();
    assertThat(readied(after, P1, "mecatol_rex")).isFalse();
    assertThat(readied(after, P1, "arc_prime")).isTrue();
  }

  private static boolean readied(Scenario<GameState> phase, Seat seat, String planet) {
    return phase.table().planets().readied(seat, new PlanetId(planet));
  }

  private static TableKit delayed(TableKit kit, Seat seat, String agenda, int round) {
    return kit.effect(
        seat, "agenda/" + agenda + "#next-strategy-phase", Map.of("round", String.valueOf(round)));
  }

  private static Scenario<GameState> begun(TableKit kit) {
    return Scenario.given(new GameDecider(StandardRules.TABLE), kit.frame(new StrategyPhase()));
  }
}
