package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.thrown;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.GroupRoll;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;

/** The Nekro gain a technology in the midst of a fight. */
class LateGainsTest {
  private static final String SINGULARITY = "faction_ability/technological_singularity";

  private static TableKit nekro() {
    return field().player(P1, "nekro");
  }

  @Test
  @Rule("faction_ability/technological_singularity.N2")
  void eachPlanetsCombatGivesOne() {
    Scenario<CombatState> first =
        fight(
            nekro()
                .technologies(P2, "gravity_drive", "sarween_tools")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .units(P1, ON_STARPOINT, INFANTRY, 1)
                .units(P2, ON_STARPOINT, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, STARPOINT, P1, P2))
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            8,
            1);
    assertThat(usable(first, P1)).containsExactly(SINGULARITY);

    Scenario<CombatState> second =
        first.when(P1, use(SINGULARITY)).when(P1, choose("gravity_drive"), 8, 1);
    assertThat(usable(second, P1)).containsExactly(SINGULARITY);
  }

  @Test
  @Rule("faction_ability/technological_singularity.N4.1")
  void diceThatHaveFallenKeepWhatTheyNeeded() {
    Scenario<CombatState> asked =
        spaceCombat(
                nekro()
                    .technologies(P2, "cruiser_ii")
                    .units(P1, "27", CRUISER, 2)
                    .units(P2, "27", CARRIER, 1)
                    .units(P2, "27", FIGHTER, 1),
                7,
                6,
                1,
                1)
            .when(P2, destroy(group(FIGHTER, 1)));

    Scenario<CombatState> next = asked.when(P1, use(SINGULARITY), 6, 1, 1);
    assertThat(count(asked, P2, "27", CARRIER)).isEqualTo(1);
    assertThat(rolls(next).getFirst().groups()).extracting(GroupRoll::hitsOn).containsExactly(6);
  }

  @Test
  @Rule("faction_ability/technological_singularity.N4.3")
  void anUpgradeGainedAsTheCombatBeginsIsThereForTheBarrage() {
    Scenario<CombatState> asked =
        spaceCombat(
                nekro()
                    .technologies(P1, "assault_cannon")
                    .technologies(P2, "destroyer_ii")
                    .units(P1, "27", DESTROYER, 3)
                    .units(P2, "27", CRUISER, 1)
                    .units(P2, "27", CARRIER, 1))
            .when(P2, pick(group(CRUISER, 1)));

    Scenario<CombatState> gained =
        asked.when(P1, use(SINGULARITY), 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1);
    GroupRoll barrage = rolls(gained).getFirst().groups().getFirst();
    assertThat(barrage.hitsOn()).isEqualTo(6);
    assertThat(barrage.results()).hasSize(9);
  }

  @Test
  @Rule("faction_ability/technological_singularity.N6")
  void infantryThatDiesTogetherWithWhatTheTechnologyIsGainedForIsNotThrownFor() {
    TableKit kit =
        field()
            .player(P2, "nekro")
            .technologies(P1, "infantry_ii")
            .units(P1, ON_ALBION, INFANTRY, 2)
            .units(P2, ON_ALBION, INFANTRY, 2)
            .frame(new GroundCombat(SYSTEM, ALBION, P1, P2));

    Scenario<CombatState> asked = fight(kit, 8, 1, 8, 1, 1);
    Scenario<CombatState> gained = asked.when(P2, use(SINGULARITY), 8, 1, 6);
    // The second of its infantry dies in the next round.
    assertThat(thrown(gained)).hasSize(1);
    assertThat(AwaitedInfantry.of(gained.table(), P2)).isEqualTo(1);
    assertThat(count(gained, P2, ON_ALBION, INFANTRY)).isZero();
  }

  @Test
  @Rule("faction_ability/technological_singularity.N6.1")
  void whoDiesAfterADirectHitIsThrownFor() {
    Scenario<CombatState> hit =
        spaceCombat(
                field()
                    .player(P2, "nekro")
                    .holds(P2, "direct_hit")
                    .technologies(P1, "infantry_ii")
                    .units(P1, "27", DREADNOUGHT, 2)
                    .units(P2, "27", FLAGSHIP, 1)
                    .units(P2, "27", INFANTRY, 2))
            .when(P2, use("unit/the_alastor"), 5, 5, 8, 1, 1, 1)
            .when(P1, sustain(group(DREADNOUGHT, 1)))
            .when(P2, use("action_card/direct_hit"));
    assertThat(usable(hit, P2)).containsExactly(SINGULARITY);

    Scenario<CombatState> lost =
        hit.when(P2, use(SINGULARITY)).when(P2, destroy(group(INFANTRY, 2)), 6, 1, 1, 1, 10);
    assertThat(AwaitedInfantry.of(lost.table(), P2)).isEqualTo(1);
  }

  @Test
  @Rule("faction_ability/technological_singularity.N6.2")
  void infantryThatABarrageHasKilledIsGoneBeforeAnythingIsGained() {
    Scenario<CombatState> asked =
        spaceCombat(
            nekro()
                .player(P2, "argent")
                .technologies(P2, "infantry_ii", "strike_wing_alpha_ii")
                .units(P1, "27", DESTROYER, 1)
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", INFANTRY, 2)
                .units(P2, "27", DESTROYER, 1)
                .units(P2, "27", FIGHTER, 1),
            9,
            1,
            9,
            1,
            1);

    assertThat(usable(asked, P1)).containsExactly(SINGULARITY);
    assertThat(count(asked, P1, "27", INFANTRY)).isEqualTo(1);
    Scenario<CombatState> gained =
        asked.when(P1, use(SINGULARITY)).when(P1, choose("infantry_ii"), 1, 1, 10);
    assertThat(thrown(gained)).isEmpty();
    assertThat(AwaitedInfantry.of(gained.table(), P1)).isZero();
  }

  @Test
  @Rule("leader/claire_gibson.N1")
  void anInfantryComesToEachPlanetThatIsFoughtFor() {
    Scenario<CombatState> first =
        fight(
            field()
                .leaders(P2, "claire_gibson")
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .units(P1, ON_STARPOINT, INFANTRY, 1)
                .units(P2, ON_STARPOINT, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, STARPOINT, P1, P2))
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)));

    Scenario<CombatState> second = first.when(P2, use("leader/claire_gibson"), 1, 8, 1);
    assertThat(count(second, P2, ON_ALBION, INFANTRY)).isEqualTo(2);
    Scenario<CombatState> over = second.when(P2, use("leader/claire_gibson"), 1, 8, 1);
    assertThat(count(over, P2, ON_STARPOINT, INFANTRY)).isEqualTo(2);
  }
}
