package org.lazax.combat.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.field;
import static org.lazax.table.kit.TableKit.P1;
import static org.lazax.table.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.Field;
import org.lazax.rulebook.Rule;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.kit.TableKit;
import org.lazax.table.units.Place;

class BatteriesTest {
  private static final SystemId NEBULA = SystemId.of("42");

  @Test
  @Rule({"bombardment.1.3", "bombardment.N1", "space_cannon.7.3", "nebula.N2", "modifiers.N1"})
  void theDefendersBonusInANebulaIsForCombatRollsAlone() {
    Place space = Place.space(NEBULA);
    Place planet = Place.on(NEBULA, new PlanetId("wellon"));
    TableKit kit =
        field()
            .tile("42", 0, 1)
            .units(P1, "42", DREADNOUGHT, 1)
            .units(P2, "42", DREADNOUGHT, 1)
            .units(P2, planet.toString(), PDS, 1);

    assertThat(Batteries.ships(kit.table(), space, P2, P1, true))
        .allMatch(battery -> battery.modifiers().size() == 1);
    assertThat(Batteries.ships(kit.table(), space, P1, P2, false))
        .allMatch(battery -> battery.modifiers().isEmpty());
    assertThat(
            Batteries.withAbility(kit.table(), space, P2, card -> card.abilities().bombardment()))
        .hasSize(1)
        .allMatch(battery -> battery.modifiers().isEmpty());
    assertThat(
            Batteries.withAbility(kit.table(), planet, P2, card -> card.abilities().spaceCannon()))
        .hasSize(1)
        .allMatch(battery -> battery.modifiers().isEmpty());
  }

  @Test
  @Rule("nebula.N3")
  void groundCombatInANebulaHasNoBonus() {
    Place planet = Place.on(NEBULA, new PlanetId("wellon"));
    TableKit kit = field().tile("42", 0, 1).units(P2, planet.toString(), INFANTRY, 1);

    assertThat(Batteries.groundForces(kit.table(), planet, P2))
        .allMatch(battery -> battery.hitsOn() == 8 && battery.modifiers().isEmpty());
  }

  @Test
  @Rule({"bombardment.1.1", "bombardment.1.2"})
  void theFactionSheetSaysHowOftenADreadnoughtBombards() {
    TableKit kit = field().player(P1, "sardakk_norr").units(P1, "27", DREADNOUGHT, 2);

    List<Battery> batteries =
        Batteries.withAbility(kit.table(), Field.SPACE, P1, card -> card.abilities().bombardment());

    assertThat(batteries)
        .containsExactly(new Battery(DREADNOUGHT, Field.SPACE, 2, 4, 4, List.of()));
    assertThat(batteries.getFirst().of(1).dice()).isEqualTo(2);
  }

  @Test
  @Rule("ground_combat.1.1")
  void aMechWithTwoIconsThrowsTwoDice() {
    TableKit kit = field().player(P1, "naaz_rokha").units(P1, ON_ALBION, MECH, 2);

    assertThat(Batteries.groundForces(kit.table(), Place.of(ON_ALBION), P1))
        .extracting(Battery::dice)
        .containsExactly(4);
  }

  @Test
  void damagedAndUndamagedUnitsRollTogether() {
    TableKit kit = field().units(P1, "27", DREADNOUGHT, 1).damaged(P1, "27", DREADNOUGHT, 2);

    assertThat(Batteries.ships(kit.table(), Field.SPACE, P1, P2, false))
        .extracting(Battery::units)
        .containsExactly(3);
  }
}
