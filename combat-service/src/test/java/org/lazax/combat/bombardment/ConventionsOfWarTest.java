package org.lazax.combat.bombardment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.Invasion;
import org.lazax.table.galaxy.SystemId;

/** A dreadnought above cultural Mellon and hazardous Zohbat, both held by p2. */
class ConventionsOfWarTest {
  private static final PlanetId MELLON = new PlanetId("mellon");
  private static final PlanetId ZOHBAT = new PlanetId("zohbat");

  private static List<PlanetId> targets(TableKit kit) {
    Scenario<CombatState> asked = fight(kit.frame(new Invasion(P1, SystemId.of("30"))));
    assertThat(asked.awaited()).containsExactly(P1);
    return asked.options(P1).stream()
        .filter(BombardOption.class::isInstance)
        .flatMap(option -> ((BombardOption) option).planets().stream())
        .distinct()
        .toList();
  }

  private static TableKit invaded() {
    return field()
        .tile("30", -3, 0)
        .controls(P2, "mellon", "zohbat")
        .units(P1, "30", DREADNOUGHT, 1)
        .units(P2, "30/mellon", INFANTRY, 1)
        .units(P2, "30/zohbat", INFANTRY, 1);
  }

  @Test
  void nobodyBombardsCulturalPlanetsWhileItIsALaw() {
    assertThat(targets(invaded())).containsExactlyInAnyOrder(MELLON, ZOHBAT);
    assertThat(targets(invaded().law("conventions_of_war"))).containsExactly(ZOHBAT);
  }

  @Test
  @Rule("abilities.6")
  void whoAimsAtOneIsRefused() {
    Bombard atMellon = new Bombard(List.of(new Bombard.Aim(DREADNOUGHT, 1, MELLON)));

    fight(invaded().law("conventions_of_war").frame(new Invasion(P1, SystemId.of("30"))))
        .when(P1, atMellon)
        .thenRefused("abilities.6");
  }
}
