package org.lazax.rules.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.table.Table;

/** Which units there are, what each is, and how many of each a player has. */
class UnitClassesTest {
  private static final Table TABLE = TableKit.players(2).technologies(P1, "war_sun").table();

  @Test
  @Rule({"units.1", "ships.0", "pds.N1", "space_dock.N1"})
  void everyUnitIsAShipAGroundForceOrAStructure() {
    assertThat(ofClass(UnitCard::isShip))
        .containsExactlyInAnyOrder(
            UnitType.CARRIER,
            UnitType.CRUISER,
            UnitType.DREADNOUGHT,
            UnitType.DESTROYER,
            UnitType.FIGHTER,
            UnitType.WAR_SUN,
            UnitType.FLAGSHIP);
    assertThat(ofClass(UnitCard::isGroundForce))
        .containsExactlyInAnyOrder(UnitType.INFANTRY, UnitType.MECH);
    assertThat(ofClass(UnitCard::isStructure))
        .containsExactlyInAnyOrder(UnitType.PDS, UnitType.SPACE_DOCK);
  }

  @Test
  @Rule("ships.3")
  void aShipHasWhatIsPrintedOnItsCardAndNothingElse() {
    UnitCard carrier = Stats.of(TABLE, P1, UnitType.CARRIER);
    assertThat(carrier.cost()).isPresent();
    assertThat(carrier.combat()).isPresent();
    assertThat(carrier.move()).isEqualTo(1);
    assertThat(carrier.capacity()).isEqualTo(4);

    UnitCard fighter = Stats.of(TABLE, P1, UnitType.FIGHTER);
    assertThat(fighter.combat()).isPresent();
    assertThat(fighter.move()).isZero();
    assertThat(fighter.capacity()).isZero();
    assertThat(Stats.of(TABLE, P1, UnitType.DESTROYER).capacity()).isZero();
    assertThat(Stats.of(TABLE, P1, UnitType.PDS).cost()).isEmpty();
  }

  @Test
  @Rule("units.2")
  void everybodyHasTheSameStock() {
    Map<UnitType, Integer> stock =
        Map.of(
            UnitType.SPACE_DOCK, 3,
            UnitType.PDS, 6,
            UnitType.DESTROYER, 8,
            UnitType.CRUISER, 8,
            UnitType.WAR_SUN, 2,
            UnitType.CARRIER, 4,
            UnitType.DREADNOUGHT, 5,
            UnitType.FLAGSHIP, 1,
            UnitType.MECH, 4);

    stock.forEach((type, count) ->
        assertThat(Reinforcements.left(TABLE, P1, type)).as(type.name()).isEqualTo(count));
    assertThat(Stats.of(TABLE, P1, UnitType.INFANTRY).limit()).isEqualTo(12);
    assertThat(Stats.of(TABLE, P1, UnitType.FIGHTER).limit()).isEqualTo(10);
  }

  private static Set<UnitType> ofClass(Predicate<UnitCard> such) {
    return Arrays.stream(UnitType.values())
        .filter(type -> such.test(Stats.of(TABLE, P1, type)))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(UnitType.class)));
  }
}
