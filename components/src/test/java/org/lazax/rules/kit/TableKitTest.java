package org.lazax.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

class TableKitTest {

  @Test
  void aPositionHoldsWhatWasLaidOnIt() {
    Table table =
        TableKit.players(2)
            .tile("18", 0, 0)
            .units(P1, "18/mecatol_rex", INFANTRY, 2)
            .controlsExhausted(P2, "mecatol_rex")
            .tokens(P1, "18")
            .technologies(P1, "gravity_drive")
            .table();

    assertThat(table.units().count(P1, INFANTRY)).isEqualTo(2);
    assertThat(table.units().at(Place.of("18/mecatol_rex"), P1)).hasSize(1);
    assertThat(table.planets().controls(P2, PlanetId.MECATOL_REX)).isTrue();
    assertThat(table.planets().readied(P2, PlanetId.MECATOL_REX)).isFalse();
    assertThat(table.tokens().get(SystemId.MECATOL_REX)).containsExactly(P1);
  }

  @Test
  void diceBeyondTheScriptFailTheTest() {
    ScriptedDice dice = ScriptedDice.showing(7);

    assertThat(dice.roll(10, 1)).isEqualTo(ScriptedDice.rolled(7));
    assertThatThrownBy(() -> dice.roll(10, 1)).isInstanceOf(AssertionError.class);
  }
}
