package org.lazax.combat.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.field;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.Field;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.combat.roll.UnitDice;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

class RollRulesTest {
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

    assertThat(roll(kit, space, Side.DEFENDER, HitSource.SPACE_COMBAT))
        .allMatch(battery -> battery.modifiers().size() == 1);
    assertThat(roll(kit, space, Side.ATTACKER, HitSource.SPACE_COMBAT))
        .allMatch(battery -> battery.modifiers().isEmpty());
    assertThat(roll(kit, space, Side.DEFENDER, HitSource.BOMBARDMENT))
        .hasSize(1)
        .allMatch(battery -> battery.modifiers().isEmpty());
    assertThat(roll(kit, planet, Side.DEFENDER, HitSource.SPACE_CANNON_DEFENSE))
        .hasSize(1)
        .allMatch(battery -> battery.modifiers().isEmpty());
  }

  @Test
  @Rule("nebula.N3")
  void groundCombatInANebulaHasNoBonus() {
    Place planet = Place.on(NEBULA, new PlanetId("wellon"));
    TableKit kit = field().tile("42", 0, 1).units(P2, planet.toString(), INFANTRY, 1);

    assertThat(roll(kit, planet, Side.DEFENDER, HitSource.GROUND_COMBAT))
        .allMatch(battery -> battery.hitsOn() == 8 && battery.modifiers().isEmpty());
  }

  @Test
  @Rule({"bombardment.1.1", "bombardment.1.2"})
  void theFactionSheetSaysHowOftenADreadnoughtBombards() {
    TableKit kit = field().player(P1, "sardakk_norr").units(P1, "27", DREADNOUGHT, 2);

    List<UnitDice> batteries = roll(kit, Field.SPACE, Side.ATTACKER, HitSource.BOMBARDMENT);

    assertThat(batteries).hasSize(1).allMatch(battery -> battery.units() == 2);
    assertThat(batteries).allMatch(battery -> battery.dice() == 4 && battery.hitsOn() == 4);
    assertThat(batteries.getFirst().of(1, true).dice()).isEqualTo(2);
  }

  @Test
  @Rule("ground_combat.1.1")
  void aMechWithTwoIconsThrowsTwoDice() {
    TableKit kit = field().player(P1, "naaz_rokha").units(P1, ON_ALBION, MECH, 2);

    assertThat(roll(kit, Place.of(ON_ALBION), Side.ATTACKER, HitSource.GROUND_COMBAT))
        .extracting(UnitDice::dice)
        .containsExactly(4);
  }

  @Test
  void damagedAndUndamagedUnitsRollTogether() {
    TableKit kit = field().units(P1, "27", DREADNOUGHT, 1).damaged(P1, "27", DREADNOUGHT, 2);

    assertThat(roll(kit, Field.SPACE, Side.ATTACKER, HitSource.SPACE_COMBAT))
        .extracting(UnitDice::units)
        .containsExactly(3);
  }

  @Test
  @Rule({"technology/plasma_scoring.N1", "technology/plasma_scoring.N1.1"})
  void plasmaScoringGivesOneDieToOneUnitWhereverTheyAim() {
    TableKit kit = field().technologies(P1, "plasma_scoring").units(P1, "27", DREADNOUGHT, 2);

    UnitDice battery = roll(kit, Field.SPACE, Side.ATTACKER, HitSource.BOMBARDMENT).getFirst();

    assertThat(battery.dice()).isEqualTo(3);
    assertThat(battery.of(1, true).dice()).isEqualTo(2);
    assertThat(battery.of(1, false).dice()).isEqualTo(1);
    assertThat(roll(kit, Field.SPACE, Side.ATTACKER, HitSource.SPACE_COMBAT).getFirst().dice())
        .isEqualTo(2);
  }

  private static List<UnitDice> roll(TableKit kit, Place place, Side side, HitSource source) {
    return RollRules.of(new TableCombatView(kit.table(), place, P1, P2), new Roll(side, source));
  }
}
