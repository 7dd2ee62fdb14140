package org.lazax.combat.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.combat.CombatDecider;
import org.lazax.combat.Field;
import org.lazax.combat.state.CombatReport;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.HitsAssigned;
import org.lazax.combat.state.UnitSelection;
import org.lazax.components.StandardRules;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.limits.FleetLoad;
import org.lazax.rules.procedure.CombatProcedure.SpaceCannonOffense;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/** Whatever is offered is accepted, whatever happens is lawful, and every fight has an end. */
class RandomFightsTest {
  private static final int FIGHTS = 300;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyFightPlayedThroughItsOptionsEndsLawfully(long series) throws Exception {
    for (long fight = 0; fight < FIGHTS; fight++) {
      long seed = series * FIGHTS + fight;
      RandomFight played = new RandomFight(position(new Random(seed)), seed);
      try {
        played.play();
        check(played);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
      }
    }
  }

  private static void check(RandomFight played) throws Exception {
    Table table = played.table();
    List<Seat> inSpace =
        table.units().ships(Field.SYSTEM).stream().map(s -> s.owner()).distinct().toList();
    assertThat(inSpace).as("fleets left").hasSizeLessThan(2);
    for (Seat seat : inSpace) {
      assertThat(FleetLoad.of(table, seat, Field.SYSTEM).isWithin()).as("limits").isTrue();
    }
    for (String planet : List.of(Field.ON_ALBION, Field.ON_STARPOINT)) {
      assertThat(table.units().at(Place.of(planet)).stream().map(s -> s.owner()).distinct())
          .as("owners of units on " + planet)
          .hasSizeLessThan(2);
    }
    assertThat(played.battles().fought()).allMatch(CombatReport::over);
    for (GameEvent event : played.log()) {
      if (event instanceof HitsAssigned hits) {
        assertThat(total(hits.sustained()) + total(hits.destroyed()))
            .isLessThanOrEqualTo(hits.hits());
      }
    }
    var json = new CombatDecider(StandardRules.TABLE).wire().json();
    assertThat(json.readValue(json.writeValueAsString(played.battles()), CombatState.class))
        .isEqualTo(played.battles());
  }

  private static int total(List<UnitSelection> groups) {
    return groups.stream().mapToInt(UnitSelection::count).sum();
  }

  /** The tactical action of p1 against p2, from the cannons to the invasion; p3 looks on. */
  private static Table position(Random random) {
    TableKit kit =
        Field.field()
            .technologies(P1, "war_sun")
            .controls(P1, "wellon")
            .controls(P2, "new_albion", "starpoint")
            .sheet(P1, 3, 5, 2)
            .sheet(P2, 0, 16, 0);
    kit = random.nextBoolean() ? kit.technologies(P2, "pds_ii", "fighter_ii") : kit;
    kit = random.nextBoolean() ? kit.tile("20", 0, 1).controls(P2, "vefut_ii") : kit;
    kit = fleet(kit, P1, random, true);
    kit = fleet(kit, P2, random, random.nextBoolean());
    for (String planet : List.of(Field.ON_ALBION, Field.ON_STARPOINT)) {
      kit = some(kit, P2, planet, UnitType.INFANTRY, random.nextInt(4));
      kit = some(kit, P2, planet, UnitType.MECH, random.nextInt(2));
      kit = some(kit, P2, planet, UnitType.PDS, random.nextInt(3));
      kit = some(kit, P2, planet, UnitType.SPACE_DOCK, random.nextInt(2));
    }
    kit = some(kit, P3, "19/wellon", UnitType.PDS, 1).technologies(P3, "pds_ii");
    return kit.frame(new Invasion(P1, Field.SYSTEM))
        .frame(new SpaceCombat(Field.SYSTEM, P1, P2))
        .frame(new SpaceCannonOffense(P1, Field.SYSTEM, kit.table().clockwiseFrom(P1)))
        .table();
  }

  private static TableKit fleet(TableKit kit, Seat seat, Random random, boolean present) {
    if (!present) {
      return kit;
    }
    TableKit there = some(kit, seat, "27", UnitType.CARRIER, 1 + random.nextInt(2));
    there = some(there, seat, "27", UnitType.FIGHTER, random.nextInt(3));
    there = some(there, seat, "27", UnitType.INFANTRY, random.nextInt(3));
    there = some(there, seat, "27", UnitType.DREADNOUGHT, random.nextInt(2));
    there = some(there, seat, "27", UnitType.DESTROYER, random.nextInt(2));
    boolean warSun = seat.equals(P1) && random.nextInt(3) == 0;
    return some(there, seat, "27", UnitType.WAR_SUN, warSun ? 1 : 0);
  }

  private static TableKit some(TableKit kit, Seat seat, String place, UnitType type, int count) {
    return count == 0 ? kit : kit.units(seat, place, type, count);
  }
}
