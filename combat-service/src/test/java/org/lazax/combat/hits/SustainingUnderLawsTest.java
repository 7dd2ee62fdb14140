package org.lazax.combat.hits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;

/** Laws that take abilities from units, and what they leave of SUSTAIN DAMAGE. */
class SustainingUnderLawsTest {

  @Test
  @Rule("agenda/articles_of_war.N1")
  void mechsSustainDamageUnderTheArticlesOfWar() {
    Scenario<CombatState> hit =
        fight(
            field()
                .law("articles_of_war")
                .units(P1, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            1,
            8);

    Scenario<CombatState> sustained = hit.when(P1, sustain(group(MECH, 1)), 8, 1);
    sustained.thenAccepted();
    assertThat(damaged(sustained, P1, ON_ALBION, MECH)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"prototype_war_sun_i", "prototype_war_sun_ii"})
  @Rule("agenda/publicize_weapon_schematics.N3")
  void publicWarSunsOfMuaatDoNotSustain(String technology) {
    TableKit kit =
        field()
            .player(P1, "muaat")
            .technologies(P1, technology)
            .units(P1, "27", WAR_SUN, 1)
            .units(P2, "27", CRUISER, 1);

    assertThat(spaceCombat(kit, 1, 1, 1, 7).awaited()).as("it sustains").containsExactly(P1);
    Scenario<CombatState> lost =
        spaceCombat(kit.law("publicize_weapon_schematics"), 1, 1, 1, 7).thenAccepted();
    assertThat(count(lost, P1, "27", WAR_SUN)).isZero();
  }
}
