package org.lazax.combat.hits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;

/** What hangs on the order in which the sides use SUSTAIN DAMAGE. */
class OrderOfSustainingTest extends TurnsOfSustaining {
  private static final String SINGULARITY = "faction_ability/technological_singularity";

  @Test
  @Rule({
    "faction_ability/technological_singularity.N4.4",
    "faction_ability/technological_singularity.N4.5"
  })
  void nekroComesBackWithAShipThatNoDirectHitReaches() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "nekro")
                .holds(P1, "direct_hit")
                .holds(P2, "direct_hit")
                .technologies(P2, "dreadnought_ii", "war_sun")
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P2, "27", WAR_SUN, 1)
                .units(P2, "27", CRUISER, 1),
            5,
            3,
            1,
            1,
            1);
    assertAsked(asked, P1);

    Scenario<CombatState> sustained =
        asked.when(P1, destroy()).when(P2, sustain(group(WAR_SUN, 1)));
    assertThat(usable(sustained, P1)).containsExactly(DIRECT_HIT);
    Scenario<CombatState> gained =
        sustained
            .when(P1, use(DIRECT_HIT))
            .when(P1, use(SINGULARITY))
            .when(P1, choose("dreadnought_ii"));
    assertAsked(gained, P1);
    assertThat(hits(gained, P1).hits()).isEqualTo(1);

    Scenario<CombatState> absorbed = gained.when(P1, sustain(group(DREADNOUGHT, 1)), 5, 1);
    absorbed.thenAccepted();
    assertThat(damaged(absorbed, P1, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(absorbed.table().player(P2).actionCards()).hasSize(1);
  }

  @Test
  @Rule("unit/floating_factory_i.N7.1")
  void theOrderOfDirectHitsDecidesWhetherAFactoryIsEverBlockaded() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .player(P1, "saar")
                .holds(P1, "direct_hit")
                .holds(P2, "direct_hit")
                .units(P1, "27", SPACE_DOCK, 1)
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P2, "27", DREADNOUGHT, 1),
            5,
            5);
    assertAsked(asked, P1);

    Scenario<CombatState> rash =
        asked.when(P1, sustain(group(DREADNOUGHT, 1))).when(P2, use(DIRECT_HIT));
    assertThat(count(rash, P1, "27", SPACE_DOCK)).isZero();

    Scenario<CombatState> patient =
        asked
            .when(P1, destroy())
            .when(P2, sustain(group(DREADNOUGHT, 1)))
            .when(P1, use(DIRECT_HIT))
            .when(P1, sustain(group(DREADNOUGHT, 1)))
            .when(P2, use(DIRECT_HIT));
    patient.thenAccepted();
    assertThat(count(patient, P1, "27", DREADNOUGHT)).isZero();
    assertThat(count(patient, P2, "27", DREADNOUGHT)).isZero();
    assertThat(count(patient, P1, "27", SPACE_DOCK)).isEqualTo(1);
  }
}
