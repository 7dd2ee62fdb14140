package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;

/** P1, who uses Ipswitch, wins a space combat with a copy of the flagship of P2. */
class FourthMoonUnveiledTest {
  private static final ObjectiveId UNVEIL = new ObjectiveId("unveil_flagship");
  private static final ObjectiveId GREATEST_SHIP = new ObjectiveId("destroy_their_greatest_ship");

  /** Nobody can score the destruction of a flagship any more, which would interrupt the combat. */
  private static TableKit fleets() {
    return field()
        .player(P1, "mentak")
        .player(P2, "sol")
        .sheet(P1, 3, 9, 2)
        .effect(P1, "leader/ipswitch_loose_cannon")
        .units(P1, "27", DREADNOUGHT, 1)
        .damaged(P2, "27", FLAGSHIP, 1)
        .with(table -> table.withPlayer(P1, p -> p.withSecrets(List.of(UNVEIL))))
        .with(t -> t.withObjectives(t.objectives().withScored(P2, GREATEST_SHIP)))
        .frame(new ActionPhase().inTurn(List.of(), P1, 1))
        .frame(new Turn(P1).acting());
  }

  private static List<ObjectiveId> fulfilled(Scenario<CombatState> fought) {
    assertThat(fought.own().fought().getLast().winner()).contains(P1);
    assertThat(count(fought, P1, "27", FLAGSHIP)).isEqualTo(1);
    return fought.table().objectives().deeds().stream()
        .filter(deed -> deed.by().equals(P1))
        .flatMap(deed -> deed.fulfils().stream())
        .toList();
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N10.1")
  void aFlagshipThatFirstCameDuringTheCombatIsUnveiled() {
    assertThat(fulfilled(spaceCombat(fleets(), 10, 1, 1))).contains(UNVEIL);
  }

  @Test
  @Rule({"secret_objective/unveil_flagship.N1", "leader/ipswitch_loose_cannon.N10"})
  void oneThatWasDestroyedAndCameAgainIsNot() {
    TableKit both = fleets().damaged(P1, "27", FLAGSHIP, 1);
    Scenario<CombatState> lost =
        spaceCombat(both, 10, 10, 10, 10, 1).when(P1, destroy(damaged(FLAGSHIP, 1)));

    assertThat(fulfilled(lost)).isNotEmpty().doesNotContain(UNVEIL);
    assertThat(lost.table().objectives().flagshipsLost()).as("over").isEmpty();

    Scenario<CombatState> kept = spaceCombat(both, 10, 10, 10, 1, 1);
    assertThat(fulfilled(kept)).contains(UNVEIL);
  }
}
