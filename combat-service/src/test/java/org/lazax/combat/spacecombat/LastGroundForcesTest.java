package org.lazax.combat.spacecombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.Table;
import org.lazax.table.event.ending.GameEnded;
import org.lazax.table.event.ending.PlayerEliminated;
import org.lazax.table.event.objectives.VictoryPointsGained;

/** P2 is the Nekro Virus, without planets, and its last infantry fights beside the Alastor. */
class LastGroundForcesTest {
  private static final String ALASTOR = "unit/the_alastor";

  /** The roll of P2 destroys the last ships of P1, whose roll destroys the infantry. */
  @Test
  @Rule("unit/the_alastor.N11")
  void whoLosesTheLastOfThemIsOutBeforeAnythingIsScored() {
    TableKit kit = kit("unveil_flagship").units(P1, "27", CRUISER, 1);
    Scenario<CombatState> lost = lost(kit);
    assertThat(lost.happened()).contains(new PlayerEliminated(P2));
    assertThat(lost.table().player(P2).eliminated()).isTrue();
    assertThat(lost.events()).noneMatch(LastGroundForcesTest::isScoring);

    Scenario<CombatState> won = lost(kit.controls(P2, "archon_ren"));
    assertThat(won.table().player(P2).eliminated()).as("with a planet").isFalse();
    assertThat(won.events()).anyMatch(LastGroundForcesTest::isScoring);
  }

  private static Scenario<CombatState> lost(TableKit kit) {
    return spaceCombat(kit)
        .when(P2, use(ALASTOR), 10, 10, 1, 1)
        .when(P2, destroy(group(INFANTRY, 1)))
        .thenAccepted();
  }

  /** P2 hits the flagship of P1 with a Direct Hit before it assigns the hit of P1. */
  @Test
  @Rule("unit/the_alastor.N11.1")
  void aDirectHitBeforeThatIsScoredAndMayWin() {
    Scenario<CombatState> sustained =
        spaceCombat(
                kit("destroy_their_greatest_ship")
                    .units(P1, "27", FLAGSHIP, 1)
                    .holds(P2, "direct_hit")
                    .points(P2, 9))
            .when(P2, use(ALASTOR), 10, 1, 10, 1, 1);
    Scenario<CombatState> hit =
        sustained
            .when(P1, sustain(group(FLAGSHIP, 1)))
            .when(P2, use("action_card/direct_hit"))
            .thenAccepted();

    assertThat(hit.table().player(P2).eliminated()).isFalse();
    assertThat(count(hit, P2, "27", INFANTRY)).isEqualTo(1);
    assertThat(hit.events()).anyMatch(LastGroundForcesTest::isScoring);
    Table scored = new VictoryPointsGained(P2, 1, "secret").fold(hit.table());
    assertThat(scored.settle()).anyMatch(GameEnded.class::isInstance);
  }

  private static boolean isScoring(GameEvent event) {
    return event instanceof FrameOpened opened && opened.procedure() instanceof ScoreAchievements;
  }

  /** P2 has this secret objective. */
  private static TableKit kit(String secret) {
    List<ObjectiveId> hand = List.of(new ObjectiveId(secret));
    TableKit kit =
        field()
            .round(1)
            .controls(P3, "archon_ren")
            .player(P1, "letnev")
            .player(P2, "nekro")
            .units(P2, "27", FLAGSHIP, 1)
            .units(P2, "27", INFANTRY, 1);
    return kit.with(t ->
            t.withPlayer(P2, p -> p.withSecrets(hand))
                .withObjectives(t.objectives().withSecretsOut(Set.copyOf(hand))))
        .frame(new ActionPhase().inTurn(List.of(), P1, 1))
        .frame(new Turn(P1).acting());
  }
}
