package org.lazax.combat.component.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.catalog.unit.UnitType.WAR_SUN;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.combat.state.CombatState;
import org.lazax.components.faction.nekro.TechnologyAssimilated;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.rules.kit.CopiedTechnology;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.stats.Stats;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.event.technology.TechnologyGained;
import org.lazax.table.units.Place;

/** P1 is the Nekro Virus and has destroyed a fighter of P2, who has a carrier left. */
class AssimilatorsTest {
  private static final String SINGULARITY = "faction_ability/technological_singularity";
  private static final String X = "valefar_assimilator_x";
  private static final String Y = "valefar_assimilator_y";

  private static TableKit nekro() {
    return field().player(P1, "nekro").units(P1, "27", CRUISER, 2);
  }

  /** P1 hits once, and P2 never does. */
  private static Scenario<CombatState> asked(TableKit kit) {
    return spaceCombat(kit.units(P2, "27", CARRIER, 1).units(P2, "27", FIGHTER, 1), 7, 6, 1, 1)
        .when(P2, destroy(group(FIGHTER, 1)))
        .when(P1, use(SINGULARITY));
  }

  private static List<String> candidates(Scenario<CombatState> asked) {
    return ((AbilityOption.Choice) asked.options(P1).getFirst()).candidates();
  }

  private static TableKit copying(TableKit kit, String card, String technology) {
    return CopiedTechnology.by(kit, P1, card, technology);
  }

  @Test
  @Rule({"technology.16", "technology.17", "technology/valefar_assimilator_x.N4"})
  void aFactionTechnologyOfTheOpponentIsCopiedInPlaceOfAGain() {
    Scenario<CombatState> asked =
        asked(nekro().player(P2, "sol").technologies(P2, "gravity_drive", "advanced_carrier_ii"));
    assertThat(candidates(asked))
        .containsExactly("gravity_drive", X + ":advanced_carrier_ii", Y + ":advanced_carrier_ii");

    Scenario<CombatState> copied =
        asked.when(P1, choose(Y + ":advanced_carrier_ii"), 10, 1, 1).thenAccepted();
    assertThat(copied.happened())
        .contains(
            new TechnologyAssimilated(
                P1, new TechnologyId(Y), new TechnologyId("advanced_carrier_ii")))
        .noneMatch(TechnologyGained.class::isInstance);
    assertThat(copied.table().player(P1).technologies()).isEmpty();
    assertThat(unit(copied, CARRIER)).isEqualTo("advanced_carrier_ii");
  }

  @Test
  @Rule("leader/nekro_acidos.N2")
  void aCopyIsNoGainUponWhichTheCommanderActs() {
    TableKit kit =
        nekro()
            .leaders(P1, "nekro_acidos")
            .player(P2, "sol")
            .technologies(P2, "gravity_drive", "advanced_carrier_ii");
    Scenario<CombatState> copied =
        asked(kit).when(P1, choose(X + ":advanced_carrier_ii"), 10, 1, 1).thenAccepted();
    assertThat(copied.events()).noneMatch(AssimilatorsTest::isGain);
    assertThat(copied.table().player(P1).actionCards()).isEmpty();

    Scenario<CombatState> gained = asked(kit).when(P1, choose("gravity_drive")).thenAccepted();
    assertThat(gained.events()).anyMatch(AssimilatorsTest::isGain);
  }

  private static boolean isGain(GameEvent event) {
    return event instanceof FrameOpened opened && opened.procedure() instanceof GainTechnology;
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N5")
  void noMechIsCopied() {
    Scenario<CombatState> asked =
        spaceCombat(
                nekro()
                    .player(P2, "sol")
                    .technologies(P2, "gravity_drive", "sarween_tools")
                    .units(P2, ON_ALBION, MECH, 1)
                    .units(P2, "27", CARRIER, 1)
                    .units(P2, "27", FIGHTER, 1),
                7,
                6,
                1,
                1)
            .when(P2, destroy(group(FIGHTER, 1)))
            .when(P1, use(SINGULARITY));
    assertThat(candidates(asked)).containsExactly("gravity_drive", "sarween_tools");
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N1")
  void aTokenGoesOnToAnotherTechnology() {
    TableKit kit =
        nekro().player(P2, "letnev").technologies(P2, "l4_disruptors", "non_euclidean_shielding");
    Scenario<CombatState> asked = asked(copying(kit, X, "l4_disruptors"));
    assertThat(candidates(asked))
        .as("a technology holds one token")
        .containsExactly(X + ":non_euclidean_shielding", Y + ":non_euclidean_shielding");

    Scenario<CombatState> moved = asked.when(P1, choose(X + ":non_euclidean_shielding"), 10, 1, 1);
    assertThat(CopiesTechnologies.of(moved.table(), P1))
        .containsExactly(new TechnologyId("non_euclidean_shielding"));
  }

  @Test
  @Rule({"technology/valefar_assimilator_x.N3", "technology.21", "unit_upgrades.1.1"})
  void aSecondUpgradeOfATypeTakesTheSameToken() {
    TableKit kit =
        nekro().player(P2, "l1z1x").technologies(P2, "super_dreadnought_ii", "gravity_drive");
    Scenario<CombatState> asked = asked(copying(kit, X, "exotrireme_ii"));
    assertThat(unit(asked, DREADNOUGHT)).isEqualTo("exotrireme_ii");
    assertThat(candidates(asked)).containsExactly("gravity_drive", X + ":super_dreadnought_ii");

    Scenario<CombatState> moved = asked.when(P1, choose(X + ":super_dreadnought_ii"), 10, 1, 1);
    assertThat(unit(moved, DREADNOUGHT)).isEqualTo("super_dreadnought_ii");
  }

  @Test
  @Rule({"technology/valefar_assimilator_x.N11.2", "technology.20"})
  void warSunsLeaveTheBoardWithTheirCopy() {
    TableKit kit =
        copying(
            nekro().player(P2, "letnev").technologies(P2, "l4_disruptors", "gravity_drive"),
            X,
            "prototype_war_sun_ii");
    TableKit suns = kit.units(P1, "26", WAR_SUN, 1).units(P1, "38", WAR_SUN, 1);
    Scenario<CombatState> lost = asked(suns).when(P1, choose(X + ":l4_disruptors"), 10, 1, 1);
    assertThat(count(lost, P1, "26", WAR_SUN) + count(lost, P1, "38", WAR_SUN)).isZero();

    Scenario<CombatState> kept =
        asked(suns.technologies(P1, "war_sun")).when(P1, choose(X + ":l4_disruptors"), 10, 1, 1);
    assertThat(count(kept, P1, "26", WAR_SUN) + count(kept, P1, "38", WAR_SUN)).isEqualTo(2);
  }

  @Test
  @Rule({"technology/valefar_assimilator_x.N11.1", "technology.19"})
  void docksInSpaceGoOntoAPlanetOrOff() {
    TableKit kit =
        copying(
                nekro().player(P2, "letnev").technologies(P2, "l4_disruptors", "gravity_drive"),
                X,
                "floating_factory_ii")
            .tile("38", 0, 5)
            .tile("26", 0, 7)
            .tile("75", 0, 9)
            .controls(P1, "abyz", "fria", "lodor")
            .units(P1, "38", SPACE_DOCK, 1)
            .units(P1, "26", SPACE_DOCK, 1)
            .units(P1, "75", SPACE_DOCK, 1);
    Scenario<CombatState> chosen = asked(kit).when(P1, choose(X + ":l4_disruptors"));
    assertThat(candidates(chosen)).containsExactly("38/abyz", "38/fria");

    Scenario<CombatState> lost = chosen.when(P1, choose("38/fria"), 10, 1, 1);
    assertThat(lost.table().units().at(Place.of("38/fria"))).hasSize(1);
    assertThat(lost.table().units().at(Place.of("26/lodor"))).hasSize(1);
    assertThat(count(lost, P1, "38", SPACE_DOCK)).isZero();
    assertThat(count(lost, P1, "26", SPACE_DOCK)).isZero();
    assertThat(count(lost, P1, "75", SPACE_DOCK)).isZero();
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N6.2")
  void infantryThatWaitsOnTheGenericCardWaitsOnTheCopy() {
    TableKit kit = waiting(nekro().technologies(P1, "infantry_ii"));
    Scenario<CombatState> copied =
        asked(kit.player(P2, "sol").technologies(P2, "spec_ops_ii", "gravity_drive"))
            .when(P1, choose(X + ":spec_ops_ii"), 10, 1, 1);

    assertThat(unit(copied, INFANTRY)).isEqualTo("spec_ops_ii");
    assertThat(AwaitedInfantry.of(copied.table(), P1)).isEqualTo(2);
  }

  @Test
  @Rule("technology/valefar_assimilator_x.N11.6")
  void infantryThatWaitsOnACopyGoesToAnotherOrToTheGenericCardOrBack() {
    TableKit kit = waiting(copying(nekro(), X, "spec_ops_ii"));
    Scenario<CombatState> other =
        asked(kit.player(P2, "arborec").technologies(P2, "letani_warrior_ii", "gravity_drive"))
            .when(P1, choose(X + ":letani_warrior_ii"), 10, 1, 1);
    assertThat(unit(other, INFANTRY)).isEqualTo("letani_warrior_ii");
    assertThat(AwaitedInfantry.of(other.table(), P1)).as("another upgrade").isEqualTo(2);

    TableKit letnev = kit.player(P2, "letnev").technologies(P2, "l4_disruptors", "gravity_drive");
    Scenario<CombatState> generic =
        asked(letnev.technologies(P1, "infantry_ii"))
            .when(P1, choose(X + ":l4_disruptors"), 10, 1, 1);
    assertThat(AwaitedInfantry.of(generic.table(), P1)).as("the generic card").isEqualTo(2);
    Scenario<CombatState> none = asked(letnev).when(P1, choose(X + ":l4_disruptors"), 10, 1, 1);
    assertThat(AwaitedInfantry.of(none.table(), P1)).as("the reinforcements").isZero();
  }

  private static TableKit waiting(TableKit kit) {
    return kit.with(table -> table.withPart(AwaitedInfantry.ID, all -> all.plus(P1, 2)));
  }

  @Test
  @Rule("unit/mordred.N1")
  void theMechsBonusIsTheSameWithBothTokens() {
    TableKit kit =
        nekro()
            .player(P2, "muaat")
            .technologies(P2, "magmus_reactor", "prototype_war_sun_ii")
            .units(P1, ON_ALBION, MECH, 1)
            .units(P2, ON_ALBION, INFANTRY, 1)
            .frame(new GroundCombat(SYSTEM, ALBION, P1, P2));
    assertThat(bonus(kit)).isZero();
    TableKit one = copying(kit, X, "magmus_reactor");
    assertThat(bonus(one)).isEqualTo(2);
    assertThat(bonus(copying(one, Y, "prototype_war_sun_ii"))).isEqualTo(2);
    assertThat(bonus(copying(kit, X, "exotrireme_ii"))).as("of another player").isZero();
  }

  private static int bonus(TableKit kit) {
    return rolls(fight(kit, 1, 1, 10, 1)).getFirst().groups().getFirst().modifiers().stream()
        .mapToInt(modifier -> modifier.value())
        .sum();
  }

  private static String unit(Scenario<CombatState> scenario, UnitType type) {
    return Stats.of(scenario.table(), P1, type).id().value();
  }
}
