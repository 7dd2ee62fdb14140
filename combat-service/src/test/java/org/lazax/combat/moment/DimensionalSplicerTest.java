package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.galaxy.SystemId;

/** The Dimensional Splicer acts as a space combat with a wormhole begins. */
class DimensionalSplicerTest {
  @Test
  @Rule({
    "technology/dimensional_splicer.N2",
    "technology/dimensional_splicer.N3",
    "technology/dimensional_splicer.N5"
  })
  void theSplicersHitGoesToTheShipItsOwnerNamesAndNoOtherSustainsIt() {
    Scenario<CombatState> asked = splicer().when(P1, use("technology/dimensional_splicer"));

    assertThat(asked.awaited()).containsExactly(P1);
    Scenario<CombatState> hit = asked.when(P1, pick(group(CARRIER, 1)), 1, 10);

    assertThat(count(hit, P2, "39", CARRIER)).isZero();
    assertThat(damaged(hit, P2, "39", DREADNOUGHT)).isZero();
  }

  @Test
  @Rule({"technology/dimensional_splicer.N1", "technology/dimensional_splicer.N5"})
  void onlyTheNamedShipMaySustainTheSplicersHit() {
    Scenario<CombatState> asked =
        splicer()
            .when(P1, use("technology/dimensional_splicer"))
            .when(P1, pick(group(DREADNOUGHT, 1)));

    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(hits(asked, P2).eligible()).containsExactly(group(DREADNOUGHT, 1));
    asked.when(P2, destroy(group(CARRIER, 1))).thenRefused("space_combat.6");
    Scenario<CombatState> sustained = asked.when(P2, sustain(group(DREADNOUGHT, 1)), 1, 10, 1);
    assertThat(damaged(sustained, P2, "39", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule("abilities.8")
  void whatMayBeUsedIsOfferedOnceAndCanBeLetPass() {
    Scenario<CombatState> offered = splicer();

    assertThat(usable(offered, P1)).containsExactly("technology/dimensional_splicer");
    offered.when(P2, use("technology/dimensional_splicer")).thenRefusedAs("not-awaited");
    offered.when(P1, use("technology/assault_cannon")).thenRefused("abilities.3");
    Scenario<CombatState> passed = offered.when(P1, pass(), 1, 10, 1);
    assertThat(passed.refusal()).isEmpty();
  }

  private static Scenario<CombatState> splicer() {
    SystemId system = SystemId.of("39");
    return fight(
        field()
            .tile("39", 5, 0)
            .player(P1, "creuss")
            .technologies(P1, "dimensional_splicer")
            .units(P1, "39", CRUISER, 1)
            .units(P2, "39", DREADNOUGHT, 1)
            .units(P2, "39", CARRIER, 1)
            .frame(new SpaceCombat(system, P1, P2)));
  }

  @Test
  @Rule("technology/lazax_gate_folding.N2.5")
  void inAnActionOfTheWinnuTheSplicerWorksAtMecatolRex() {
    SystemId mecatol = SystemId.MECATOL_REX;
    TableKit there =
        field()
            .tile("18", 5, 0)
            .player(P1, "winnu")
            .player(P2, "creuss")
            .technologies(P2, "dimensional_splicer")
            .units(P1, "18", CRUISER, 2)
            .units(P2, "18", CRUISER, 1);
    TacticalAction action =
        new TacticalAction(P1, mecatol).at(TacticalAction.Progress.Step.SPACE_COMBAT);
    SpaceCombat combat = new SpaceCombat(mecatol, P1, P2);

    Scenario<CombatState> folded =
        fight(there.technologies(P1, "lazax_gate_folding").frame(action).frame(combat));
    assertThat(usable(folded, P2)).containsExactly("technology/dimensional_splicer");
    Scenario<CombatState> flat = fight(there.frame(action).frame(combat), 7, 1, 1);
    assertThat(outcomes(flat)).endsWith(new Fought(Optional.of(P1)));
  }
}
