package org.lazax.combat.spacecannon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.galaxy.SystemId;

/** P2 plays the Council Keleres and controls Mecatol Rex, where it has no unit. */
class CustodiaVigiliaCannonTest {
  private static final FireSpaceCannon FIRE = new FireSpaceCannon(Optional.empty());

  @Test
  void mecatolRexFiresOnceAtShipsAndHitsOnFive() {
    Scenario<CombatState> asked = firing(kit().units(P1, "18", CRUISER, 2), "18");
    assertThat(asked.awaited()).containsExactly(P2);

    assertThat(count(asked.when(P2, FIRE, 5).thenAccepted(), P1, "18", CRUISER)).isEqualTo(1);
    assertThat(count(asked.when(P2, FIRE, 4).thenAccepted(), P1, "18", CRUISER)).isEqualTo(2);
  }

  @Test
  void itFiresAtThoseWhoLand() {
    Scenario<CombatState> landed =
        fight(
                kit()
                    .units(P1, "18", CARRIER, 1)
                    .units(P1, "18", INFANTRY, 2)
                    .frame(new Invasion(P1, SystemId.MECATOL_REX)))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(PlanetId.MECATOL_REX, List.of(group(INFANTRY, 2)))),
                    Optional.empty()));
    assertThat(landed.awaited()).containsExactly(P2);
    Scenario<CombatState> hit = landed.when(P2, FIRE, 5).thenAccepted();
    assertThat(count(hit, P1, "18/mecatol_rex", INFANTRY)).isEqualTo(1);
  }

  @Test
  void itFiresNowhereElseAndForNobodyElse() {
    assertThat(firing(kit().units(P1, "27", CRUISER, 1), "27").awaited()).isEmpty();
    assertThat(firing(rex().units(P1, "18", CRUISER, 1), "18").awaited()).isEmpty();
    TableKit another = kit().controls(P1, "mecatol_rex").units(P1, "18", CRUISER, 1);
    assertThat(firing(another, "18").awaited()).isEmpty();
  }

  private static Scenario<CombatState> firing(TableKit kit, String system) {
    return fight(
        kit.frame(new SpaceCannonOffense(P1, SystemId.of(system), kit.table().clockwiseFrom(P1))));
  }

  private static TableKit kit() {
    return rex().controls(P2, "custodia_vigilia");
  }

  private static TableKit rex() {
    return field()
        .player(P2, "keleres")
        .tile("18", 0, 1)
        .custodiansTaken()
        .controls(P2, "mecatol_rex", "new_albion");
  }
}
