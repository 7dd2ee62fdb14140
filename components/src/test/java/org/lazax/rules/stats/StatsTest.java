package org.lazax.rules.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;

class StatsTest {
  private static final TableKit TWO = TableKit.players(2);

  @Test
  @Rule("unit_upgrades.4")
  void anUpgradeMendsAllUnitsOfItsOwnerAndOfNobodyElse() {
    Table table = TWO.technologies(P1, "cruiser_ii").table();

    assertThat(Stats.of(table, P1, UnitType.CRUISER).move()).isEqualTo(3);
    assertThat(Stats.of(table, P2, UnitType.CRUISER).move()).isEqualTo(2);
  }

  @Test
  void aFactionMayHaveUnitsOfItsOwn() {
    Table table = TWO.player(P1, "sol").table();

    assertThat(Stats.of(table, P1, UnitType.CARRIER).id().value()).isNotEqualTo("carrier_i");
    assertThat(Stats.of(table, P2, UnitType.CARRIER).id().value()).isEqualTo("carrier_i");
  }

  @Test
  void nobodyHasWarSunsWithoutTheirTechnology() {
    Table table = TWO.table();

    assertThat(Stats.find(table, P1, UnitType.WAR_SUN)).isEmpty();
    assertThatThrownBy(() -> Stats.of(table, P1, UnitType.WAR_SUN))
        .isInstanceOf(IllegalStateException.class);
    assertThat(Stats.find(TWO.technologies(P1, "war_sun").table(), P1, UnitType.WAR_SUN))
        .isPresent();
  }
}
