package org.lazax.combat.component.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.kit.Scenario;

/** The flagship of Yin, P1, where it is lost outside of a combat. */
class VanHaugeTest {
  @Test
  void theFlagshipThatShotItFromBesideItsSystemStays() {
    Scenario<CombatState> shot =
        cannons(
                field()
                    .player(P1, "yin")
                    .player(P2, "xxcha")
                    .damaged(P1, "27", FLAGSHIP, 1)
                    .units(P2, "19", FLAGSHIP, 1)
                    .units(P2, "19", CRUISER, 1))
            .when(P2, new FireSpaceCannon(Optional.empty()), 5, 1, 1);

    assertThat(count(shot, P1, "27", FLAGSHIP)).isZero();
    assertThat(count(shot, P2, "19", FLAGSHIP)).isEqualTo(1);
    assertThat(count(shot, P2, "19", CRUISER)).isEqualTo(1);
  }
}
