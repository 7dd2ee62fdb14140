package org.lazax.combat.spacecannon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.EffectBegan;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.spacecannon.SpaceCannonCommand.HoldFire;
import org.lazax.combat.state.CombatState;
import org.lazax.components.StandardRules;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** Players who have promised to hold their fire. */
class HeldFireTest {
  private static final FireSpaceCannon FIRE = new FireSpaceCannon(Optional.empty());

  @Test
  @Rule("deals.N5")
  void nobodyIsAskedWhoHoldsFireAtItsOnlyTarget() {
    TableKit kit =
        field()
            .units(P1, "27", CRUISER, 2)
            .units(P2, ON_ALBION, PDS, 1)
            .units(P3, ON_ALBION, INFANTRY, 1);
    assertThat(cannons(kit).awaited()).containsExactly(P2);
    assertThat(cannons(promised(kit, P2, P1)).awaited()).isEmpty();
    assertThat(cannons(promised(kit, P2, P3)).awaited()).containsExactly(P2);
    assertThat(cannons(promised(kit, P1, P2)).awaited()).containsExactly(P2);
  }

  @Test
  @Rule("deals.N5")
  void theOthersMayStillBeFiredAt() {
    Scenario<CombatState> asked =
        cannons(
            promised(
                field()
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 1)
                    .units(P3, "27", CRUISER, 1)
                    .units(P1, ON_ALBION, PDS, 1),
                P1,
                P2));
    assertThat(asked.options(P1))
        .filteredOn(FireOption.class::isInstance)
        .allMatch(option -> ((FireOption) option).targets().equals(List.of(P3)))
        .hasSize(1);
    asked.when(P1, new FireSpaceCannon(Optional.of(P2))).thenRefused("deals.N5");
    Scenario<CombatState> fired = asked.when(P1, new FireSpaceCannon(Optional.of(P3)), 6);
    assertThat(count(fired, P3, "27", CRUISER)).isZero();
  }

  @Test
  @Rule("deals.N5")
  void aPromiseBindsWhoIsAskedAlready() {
    Scenario<CombatState> asked =
        cannons(field().units(P1, "27", CRUISER, 1).units(P2, ON_ALBION, PDS, 1));
    Scenario<CombatState> promised =
        Scenario.given(
            new CombatDecider(StandardRules.TABLE),
            TableKit.players(3).with(_ -> promised(asked.table(), P2, P1)));
    assertThat(promised.options(P2)).noneMatch(FireOption.class::isInstance).hasSize(1);
    promised.when(P2, FIRE).thenRefused("deals.N5");
    promised.when(P2, new HoldFire()).thenAccepted();
  }

  private static TableKit promised(TableKit kit, Seat by, Seat to) {
    return kit.with(table -> promised(table, by, to));
  }

  private static Table promised(Table table, Seat by, Seat to) {
    EffectBegan promise =
        LastingEffects.until(
            Optional.empty(),
            AbilityRef.parse("promise/holds_fire"),
            by,
            Map.of("to", to.toString(), "until", "round"));
    return table.withKernel(table.kernel().evolve(promise));
  }
}
