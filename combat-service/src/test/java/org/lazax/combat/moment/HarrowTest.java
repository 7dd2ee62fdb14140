package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.HitSource;

/** L1Z1X may bombard again as a round of ground combat ends. */
class HarrowTest extends GroundCombats {
  @Test
  @Rule({"faction_ability/harrow.N3", "ground_combat.4.2", "ground_combat.N2"})
  void harrowAtTheEndOfTheRoundMayDrawALostCombat() {
    Scenario<CombatState> offered = harrow(field(), 1, 10);

    assertThat(usable(offered, P1)).containsExactly("faction_ability/harrow");
    Scenario<CombatState> drawn = offered.when(P1, use("faction_ability/harrow"), 5);
    assertThat(rolls(drawn).getFirst().source()).isEqualTo(HitSource.BOMBARDMENT);
    assertThat(count(drawn, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(outcomes(drawn)).endsWith(new Fought(Optional.empty()));
  }

  @Test
  @Rule({"faction_ability/harrow.N1", "planetary_shield.2"})
  void aPlanetaryShieldStopsHarrow() {
    Scenario<CombatState> fought = harrow(field().units(P2, ON_ALBION, PDS, 1), 1, 10);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule({
    "faction_ability/harrow.N5",
    "technology/x_89_bacterial_weapon.N3",
    "technology/x_89_bacterial_weapon.N2"
  })
  void theBacterialWeaponMayFollowHarrow() {
    Scenario<CombatState> used =
        harrow(
                field().technologies(P1, "x_89_bacterial_weapon").units(P2, ON_ALBION, INFANTRY, 2),
                1,
                10,
                10,
                10)
            .when(P1, use("faction_ability/harrow"), 5);

    assertThat(count(used, P2, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(usable(used, P1)).containsExactly("technology/x_89_bacterial_weapon");
    Scenario<CombatState> drawn = used.when(P1, use("technology/x_89_bacterial_weapon"));
    assertThat(count(drawn, P2, ON_ALBION, INFANTRY)).isZero();
  }

  /** L1Z1X invades with one infantry and a dreadnought above; one infantry at least defends. */
  private static Scenario<CombatState> harrow(TableKit kit, int... dice) {
    return groundCombat(
        kit.player(P1, "l1z1x")
            .technologies(
                P1,
                kit.table().player(P1).technologies().stream()
                    .map(Object::toString)
                    .toArray(String[]::new))
            .units(P1, "27", DREADNOUGHT, 1)
            .units(P1, ON_ALBION, INFANTRY, 1)
            .units(P2, ON_ALBION, INFANTRY, 1),
        dice);
  }

  @Test
  @Rule({
    "faction_ability/harrow.N4.1",
    "bombardment.1.5",
    "unit/annihilator.N1",
    "leader/evelyn_delouis.N1",
    "leader/evelyn_delouis.N1.1"
  })
  void anAnnihilatorThatDoesNotFightHereJoinsHarrowWithItsOneDie() {
    Scenario<CombatState> offered =
        groundCombat(
            field()
                .player(P1, "l1z1x")
                .effect(P1, "leader/evelyn_delouis")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P1, ON_STARPOINT, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            1,
            1,
            1);

    assertThat(usable(offered, P1)).containsExactly("faction_ability/harrow");
    assertThat(rolls(offered).getFirst().groups().getFirst().results())
        .as("one die more in the combat roll")
        .hasSize(2);
    Scenario<CombatState> harrowed = offered.when(P1, use("faction_ability/harrow"), 8);
    assertThat(rolls(harrowed).getFirst().groups().getFirst().results()).hasSize(1);
    assertThat(count(harrowed, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(outcomes(harrowed)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"unit/war_sun.N2.1", "unit/arc_secundus.N3.1", "planetary_shield.3.1"})
  void whoTakesShieldsDoesNotTakeTheGrid() {
    // The grid that needs a shield is its first print, which no game plays unless it says so.
    assertThat(isNewer("magen_defense_grid")).isTrue();
    for (String faction : List.of("letnev", "hacan")) {
      Scenario<CombatState> asked =
          groundCombat(
              field()
                  .player(P1, faction)
                  .technologies(P1, "war_sun")
                  .technologies(P2, "magen_defense_grid")
                  .units(P1, "27", faction.equals("letnev") ? FLAGSHIP : WAR_SUN, 1)
                  .units(P1, ON_ALBION, INFANTRY, 1)
                  .units(P2, ON_ALBION, PDS, 1)
                  .units(P2, ON_ALBION, INFANTRY, 1));

      // Letnev may pay for Munitions Reserves first.
      Scenario<CombatState> turn = asked.awaited().contains(P1) ? asked.when(P1, pass()) : asked;
      assertThat(outcomes(turn.when(P2, use(GRID)))).endsWith(new Fought(Optional.of(P2)));
    }
  }

  @Test
  @Rule("faction_ability/harrow.N2")
  void aDefenderHasNoHarrow() {
    Scenario<CombatState> fought =
        groundCombat(
            field()
                .player(P2, "l1z1x")
                .units(P2, "27", DREADNOUGHT, 1)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1),
            10,
            1);

    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("action_card/bunker.N2")
  void aBunkerIsAgainstHarrowToo() {
    Scenario<CombatState> harrowed =
        harrow(field().effect(P2, "action_card/bunker"), 1, 10)
            .when(P1, use("faction_ability/harrow"), 8);

    assertThat(rolls(harrowed).getFirst().groups().getFirst().modifiers())
        .containsExactly(new Modifier("bunker", -4));
    assertThat(count(harrowed, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("faction_ability/harrow.N4")
  void whoHasBombardedAnotherPlanetHarrowsThisOne() {
    Scenario<CombatState> asked =
        invasion(
            field()
                .player(P1, "l1z1x")
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P1, "27", INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 2)
                .units(P2, ON_STARPOINT, INFANTRY, 1));
    Scenario<CombatState> landed =
        asked
            .when(P1, new Bombard(List.of(new Aim(DREADNOUGHT, 1, STARPOINT))), 1)
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(INFANTRY, 1)))), Optional.empty()),
                1,
                1,
                1);
    assertThat(usable(landed, P1)).containsExactly("faction_ability/harrow");

    Scenario<CombatState> harrowed = landed.when(P1, use("faction_ability/harrow"), 5, 8, 1);
    assertThat(rolls(harrowed).getFirst().source()).isEqualTo(HitSource.BOMBARDMENT);
    assertThat(count(harrowed, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(harrowed, P2, ON_STARPOINT, INFANTRY)).isEqualTo(1);
  }
}
