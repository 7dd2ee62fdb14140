package org.lazax.combat.component.note;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.galaxy.SystemId;

/** P1 is Yin. P2 has played its first printed note. */
class MutagenFirstPrintInFightsTest {
  private static TableKit kit() {
    return field()
        .firstPrints("promissory_note/greyfire_mutagen")
        .player(P1, "yin")
        .units(P1, "27", DESTROYER, 1)
        .units(P1, "27", CARRIER, 1)
        .units(P2, "27", DREADNOUGHT, 1)
        .units(P2, "27", CARRIER, 1);
  }

  private static TableKit silenced() {
    return kit().effect(P2, "promissory_note/greyfire_mutagen.base");
  }

  @Test
  @Rule("promissory_note/greyfire_mutagen.original.N1")
  void neitherDevotionNorImpulseCoreIsUsed() {
    assertThat(usable(spaceCombat(kit().technologies(P1, "impulse_core")), P1))
        .contains("technology/impulse_core");
    assertThat(usable(spaceCombat(kit(), 1, 1, 1, 1, 1, 1), P1))
        .contains("faction_ability/devotion");

    Scenario<CombatState> fought =
        spaceCombat(silenced().technologies(P1, "impulse_core"), 1, 1, 1, 1, 1, 1, 1, 1, 10, 10);
    assertThat(fought.table().units().ships(SystemId.of("27"), P1))
        .as("lost in the second round, and nothing was asked before")
        .isEmpty();
    assertThat(usable(fought, P1)).isEmpty();
  }

  @Test
  @Rule("promissory_note/greyfire_mutagen.original.N1")
  void theFlagshipStillTakesAllShipsWithIt() {
    Scenario<CombatState> fought =
        spaceCombat(
            field()
                .firstPrints("promissory_note/greyfire_mutagen")
                .player(P1, "yin")
                .damaged(P1, "27", FLAGSHIP, 1)
                .units(P2, "27", DREADNOUGHT, 2)
                .effect(P2, "promissory_note/greyfire_mutagen.base"),
            1,
            1,
            5,
            1);
    assertThat(fought.table().units().ships(SystemId.of("27"))).isEmpty();
  }
}
