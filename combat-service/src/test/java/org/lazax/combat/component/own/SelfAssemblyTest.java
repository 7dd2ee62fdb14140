package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.technology.TechnologiesExhausted;

/** P2 has Self Assembly Routines, exhausted, and loses two mechs. */
class SelfAssemblyTest {

  @Test
  @Rule({
    "technology/self_assembly_routines.N1",
    "technology/self_assembly_routines.N4",
    "exhausted.4.1",
    "readied.N1"
  })
  void anExhaustedCardStillGivesAGoodForEachMechOneAfterTheOther() {
    Scenario<CombatState> fought = lost(field());

    assertThat(fought.happened())
        .filteredOn(GoodsGained.class::isInstance)
        .containsExactly(new GoodsGained(P2, 1), new GoodsGained(P2, 1));
  }

  @Test
  @Rule("technology/self_assembly_routines.N1")
  void eachGoodMayBePillaged() {
    TableKit mentak = field().player(P1, "mentak").units(P2, "19/wellon", INFANTRY, 1);
    Scenario<CombatState> gained = lost(mentak.goods(P2, 5, 0));
    Scenario<CombatState> twice =
        gained
            .when(P1, use("faction_ability/pillage"))
            .when(P1, use("faction_ability/pillage"))
            .thenAccepted();

    assertThat(twice.table().player(P1).tradeGoods()).isEqualTo(2);
    assertThat(twice.table().player(P2).tradeGoods()).isEqualTo(5);
  }

  private static Scenario<CombatState> lost(TableKit kit) {
    TableKit ready =
        kit.technologies(P2, "self_assembly_routines")
            .with(
                new TechnologiesExhausted(P2, List.of(new TechnologyId("self_assembly_routines")))
                    ::fold)
            .units(P1, ON_ALBION, INFANTRY, 2)
            .damaged(P2, ON_ALBION, MECH, 2);
    return fight(ready.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), 8, 8, 1, 1);
  }
}
