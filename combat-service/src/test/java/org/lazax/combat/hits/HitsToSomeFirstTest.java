package org.lazax.combat.hits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatProcedure;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.HitTargets;
import org.lazax.table.units.UnitStack;

/** Hits that go to ships other than fighters as long as there are any, and those of a barrage. */
class HitsToSomeFirstTest {

  @Test
  void oneOfEachIsNamedAfterTheOthersAreGone() {
    Scenario<CombatState> asked =
        large(field().units(P1, "27", CRUISER, 1).units(P1, "27", FIGHTER, 3), 2);

    assertThat(hits(asked, P1).first()).containsExactly(group(CRUISER, 1));
    asked.when(P1, destroy(group(FIGHTER, 2))).thenRefused("space_combat.6");
    Scenario<CombatState> taken = asked.when(P1, destroy(group(CRUISER, 1), group(FIGHTER, 1)));
    assertThat(count(taken, P1, "27", CRUISER)).isZero();
    assertThat(count(taken, P1, "27", FIGHTER)).isEqualTo(2);
  }

  @Test
  void aFighterBesideOneOfSeveralOthersIsRefused() {
    Scenario<CombatState> asked =
        large(
            field()
                .units(P1, "27", CRUISER, 2)
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", FIGHTER, 2),
            2);

    asked.when(P1, destroy(group(CRUISER, 1), group(FIGHTER, 1))).thenRefused("space_combat.6");
    asked.when(P1, destroy(group(CRUISER, 1), group(CARRIER, 1))).thenAccepted();
  }

  @Test
  void nobodyIsAskedWhereTheOthersAreAsManyAsTheHits() {
    Scenario<CombatState> taken =
        large(
            field()
                .units(P1, "27", CRUISER, 1)
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", FIGHTER, 2),
            2);

    assertThat(taken.awaited()).isEmpty();
    assertThat(taken.table().units().at(SPACE)).containsExactly(UnitStack.of(P1, FIGHTER, 2));
  }

  @Test
  void norWhereAllAreHitOrWhereTheOthersAreAlike() {
    TableKit fleet = field().units(P1, "27", CRUISER, 2).units(P1, "27", FIGHTER, 1);

    Scenario<CombatState> all = large(fleet, 3);
    assertThat(all.awaited()).isEmpty();
    assertThat(all.table().units().at(SPACE)).isEmpty();
    Scenario<CombatState> one = large(fleet, 1);
    assertThat(one.awaited()).isEmpty();
    assertThat(count(one, P1, "27", CRUISER)).isEqualTo(1);
    assertThat(count(one, P1, "27", FIGHTER)).isEqualTo(1);
  }

  @Test
  void whatCannotSustainIsRefusedAsForAnyOtherHits() {
    large(field().units(P1, "27", CRUISER, 2).units(P1, "27", CARRIER, 1), 1)
        .when(P1, sustain(group(CRUISER, 1)))
        .thenRefused("sustain_damage.0");
  }

  @Test
  @Rule("anti_fighter_barrage.N1")
  void aBarrageIsNotAbsorbedByShipsThatSustainDamage() {
    Scenario<CombatState> asked =
        assign(
            field()
                .player(P1, "nomad")
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P1, "27", FIGHTER, 2)
                .units(P1, "27", MECH, 1),
            HitSource.ANTI_FIGHTER_BARRAGE,
            1,
            HitTargets.FIGHTERS);

    assertThat(hits(asked, P1).sustaining())
        .as("a mech for them")
        .doesNotContain(group(FIGHTER, 2));
    asked.when(P1, sustain(group(DREADNOUGHT, 1))).thenRefused("anti_fighter_barrage.N1");
    asked.when(P1, sustain(group(FIGHTER, 1))).thenRefused("anti_fighter_barrage.N1");
  }

  @Test
  void aRefusalSaysThatAllOfAKindAreDamagedWhateverIsBesideThem() {
    assign(
            field().damaged(P1, "27", DREADNOUGHT, 1).units(P1, "27", CRUISER, 1),
            HitSource.SPACE_COMBAT,
            1,
            HitTargets.ANY)
        .when(P1, sustain(group(DREADNOUGHT, 1)))
        .thenRefused("sustain_damage.3");
  }

  @Test
  void whoHasSustainedIsLeftUndamagedNoMore() {
    Scenario<CombatState> asked =
        assign(
            field().units(P1, "27", DREADNOUGHT, 2).units(P1, "27", CARRIER, 1),
            HitSource.SPACE_COMBAT,
            3,
            HitTargets.ANY);
    AssignHits undamaged =
        new AssignHits(List.of(group(DREADNOUGHT, 1)), List.of(group(DREADNOUGHT, 2)));

    asked
        .when(P1, undamaged)
        .thenRefused(
            "space_combat.6",
            "there are fewer of these units",
            "units",
            UnitStack.of(P1, DREADNOUGHT, 2));
    asked
        .when(
            P1,
            new AssignHits(
                List.of(group(DREADNOUGHT, 1)),
                List.of(group(DREADNOUGHT, 1), damaged(DREADNOUGHT, 1))))
        .thenAccepted();
  }

  private static Scenario<CombatState> large(TableKit kit, int hits) {
    return assign(kit, HitSource.SPACE_COMBAT, hits, HitTargets.largeShipsFirst());
  }

  private static Scenario<CombatState> assign(
      TableKit kit, HitSource source, int hits, HitTargets targets) {
    return fight(kit.frame(new CombatProcedure.AssignHits(P1, SPACE, source, hits, P2, targets)));
  }
}
