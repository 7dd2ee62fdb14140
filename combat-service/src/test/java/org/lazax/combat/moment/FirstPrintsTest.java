package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
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
import static org.lazax.combat.Field.SPACE;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Stamp;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.HeldRelics;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.objectives.AchievementsDue;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** What is played as it was first printed, where a game says so. */
class FirstPrintsTest {
  private static final String PRECISION = "fight_with_precision";
  private static final String EXAMPLE = "make_an_example_of_their_world";
  private static final String DUST = "turn_their_fleets_to_dust";
  private static final String GRID = "technology/magen_defense_grid.base";

  // ---- secret objectives: by the hits of the unit ability alone ----

  @Test
  @Rule({
    "secret_objective/fight_with_precision.base.N1",
    "secret_objective/fight_with_precision.base.N2",
    "secret_objective/fight_with_precision.base.N2.1",
    "secret_objective/fight_with_precision.base.N3"
  })
  void theLastFighterThatABarrageHitsIsPrecision() {
    TableKit fleets =
        wanting(PRECISION)
            .units(P1, "27", DESTROYER, 1)
            .units(P2, "27", FIGHTER, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<CombatState> hit = spaceCombat(fleets, 9, 1);

    assertThat(deeds(hit.table())).containsExactly(PRECISION);
    assertThat(deed(hit.table()).combat()).isPresent();
    assertThat(deeds(joined(hit.table(), SPACE, FIGHTER))).containsExactly(PRECISION);
    Scenario<CombatState> later =
        spaceCombat(fleets, 1, 1, 10, 1, 1).when(P2, destroy(group(FIGHTER, 1)), 10, 1);
    assertThat(outcomes(later)).endsWith(new Fought(Optional.of(P1)));
    assertThat(deeds(later.table())).doesNotContain(PRECISION);
  }

  @Test
  @Rule({
    "secret_objective/make_an_example_of_their_world.base.N2",
    "secret_objective/make_an_example_of_their_world.base.N3"
  })
  void theLastDefenderThatBombardmentHitsMakesAnExampleAndLeavesCombatsFree() {
    Scenario<CombatState> hit = bombarded(wanting(EXAMPLE).units(P2, ON_ALBION, INFANTRY, 1));

    assertThat(deeds(hit.table())).containsExactly(EXAMPLE);
    assertThat(deed(hit.table()).combat()).isEmpty();
    assertThat(deeds(joined(hit.table(), Place.of(ON_ALBION), INFANTRY))).containsExactly(EXAMPLE);
  }

  @Test
  @Rule("secret_objective/make_an_example_of_their_world.base.N1")
  void whomTheBacterialWeaponKillsMakesNone() {
    TableKit two = wanting(EXAMPLE).units(P2, ON_ALBION, INFANTRY, 2);
    Scenario<CombatState> killed =
        bombarded(two.technologies(P1, "x_89_bacterial_weapon"))
            .when(P1, use("technology/x_89_bacterial_weapon"));

    assertThat(count(killed, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(deeds(killed.table())).isEmpty();
  }

  @Test
  @Rule("secret_objective/make_an_example_of_their_world.base.N4")
  void harrowMakesOneAndTakesTheCombatsOneScore() {
    Scenario<CombatState> harrowed =
        fight(
                wanting(field().player(P1, "l1z1x"), EXAMPLE)
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1)
                    .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
                1,
                1)
            .when(P1, use("faction_ability/harrow"), 5);

    assertThat(deeds(harrowed.table())).containsExactly(EXAMPLE);
    assertThat(deed(harrowed.table()).combat()).isPresent();
  }

  @Test
  @Rule({
    "secret_objective/turn_their_fleets_to_dust.base.N3",
    "secret_objective/turn_their_fleets_to_dust.base.N4"
  })
  void theLastShipThatCannonsHitIsDustAndLeavesTheCombatFree() {
    Scenario<CombatState> hit = fired(wanting(DUST).units(P2, "27", CRUISER, 1));

    assertThat(deeds(hit.table())).containsExactly(DUST);
    assertThat(deed(hit.table()).combat()).isEmpty();
    assertThat(deeds(joined(hit.table(), SPACE, CRUISER))).containsExactly(DUST);
  }

  @Test
  @Rule("secret_objective/turn_their_fleets_to_dust.base.N1")
  void whomADirectHitDestroysIsNoDust() {
    TableKit ship = wanting(DUST).holds(P1, "direct_hit").units(P2, "27", DREADNOUGHT, 1);
    Scenario<CombatState> asked = fired(ship);

    Scenario<CombatState> hit =
        asked.when(P2, sustain(group(DREADNOUGHT, 1))).when(P1, use("action_card/direct_hit"));
    assertThat(count(hit, P2, "27", DREADNOUGHT)).isZero();
    assertThat(deeds(hit.table())).isEmpty();
    Scenario<CombatState> given = asked.when(P2, destroy(group(DREADNOUGHT, 1)));
    assertThat(deeds(given.table())).containsExactly(DUST);
  }

  @Test
  @Rule("secret_objective/turn_their_fleets_to_dust.base.N2")
  void fightersThatAreLeftAndThenRemovedAreNoDust() {
    TableKit fleet = wanting(DUST).units(P2, "27", CARRIER, 1).units(P2, "27", FIGHTER, 2);
    Scenario<CombatState> lost = fired(fleet).when(P2, destroy(group(CARRIER, 1)));

    assertThat(count(lost, P2, "27", CARRIER)).isZero();
    assertThat(deeds(lost.table())).isEmpty();
    Scenario<CombatState> newer = fired(fleet.firstPrints()).when(P2, destroy(group(CARRIER, 1)));
    assertThat(deeds(newer.table())).containsExactly(DUST);
  }

  // ---- Magen Defense Grid ----

  @Test
  void theFirstGridKeepsTheOpponentFromRollingForOneRound() {
    Scenario<CombatState> asked = defended(field());
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(usable(asked, P2)).containsExactly(GRID);

    Scenario<CombatState> used = asked.when(P2, use(GRID), 1, 1, 1, 1, 8);
    assertThat(rolls(used).getFirst().seat()).isEqualTo(P2);
    assertThat(rolls(used).get(1).seat()).isEqualTo(P1);
    assertThat(used.table().player(P2).exhaustedTechnologies())
        .containsExactly(new TechnologyId("magen_defense_grid"));
    assertThat(outcomes(used)).endsWith(new Fought(Optional.of(P2)));
    assertThat(rolls(asked.when(P2, pass(), 8, 1)).getFirst().seat()).isEqualTo(P1);
  }

  @Test
  @Rule({"technology/magen_defense_grid.base.N1", "unit/war_sun.N2", "unit/arc_secundus.N3"})
  void whereAllShieldsAreTakenTheFirstGridIsOfNoUse() {
    TableKit sun = field().technologies(P1, "war_sun").units(P1, "27", WAR_SUN, 1);
    TableKit secundus = field().player(P1, "letnev").units(P1, "27", FLAGSHIP, 1);

    // The Letnev could deploy a mech as the combat begins.
    for (Scenario<CombatState> fought :
        List.of(defended(sun, 8, 1), defended(secundus).when(P1, pass(), 8, 1))) {
      assertThat(rolls(fought).getFirst().seat()).isEqualTo(P1);
      assertThat(fought.table().player(P2).exhaustedTechnologies()).isEmpty();
    }
  }

  @Test
  @Rule("action_card/disable.N2")
  void whereShieldsAreDisabledTheFirstGridIsOfNoUse() {
    Scenario<CombatState> fought = defended(field().effect(P1, "action_card/disable"), 8, 1);

    assertThat(rolls(fought).getFirst().seat()).isEqualTo(P1);
  }

  // ---- the scene ----

  /** P1 holds a secret, as first printed; it has the turn. */
  private static TableKit wanting(String objective) {
    return wanting(field(), objective);
  }

  private static TableKit wanting(TableKit kit, String objective) {
    return kit.firstPrints("secret_objective/" + objective)
        .round(1)
        .with(t -> t.withPlayer(P1, p -> p.withSecrets(List.of(new ObjectiveId(objective)))))
        .frame(new ActionPhase().inTurn(List.of(), P1, 1))
        .frame(new Turn(P1));
  }

  private static Scenario<CombatState> bombarded(TableKit kit) {
    return invasion(kit.units(P1, "27", DREADNOUGHT, 1))
        .when(P1, new Bombard(List.of(new Aim(DREADNOUGHT, 1, ALBION))), 5);
  }

  private static Scenario<CombatState> fired(TableKit kit) {
    return cannons(kit.units(P1, ON_ALBION, PDS, 1).units(P1, "27", CARRIER, 1))
        .when(P1, new FireSpaceCannon(Optional.empty()), 6);
  }

  // ---- Iconoclast ----

  @Test
  @Rule("unit/iconoclast.original.N1")
  void theIconoclastHitsBetterWhereTheOpponentHasARelicFragmentAndNotForItsRelics() {
    assertThat(bonus(naalu().fragments(P1, "cultural_relic_fragment"))).containsExactly(2);
    assertThat(bonus(HeldRelics.by(naalu(), P1, "dynamis_core"))).isEmpty();
    assertThat(bonus(naalu().fragments(P2, "cultural_relic_fragment"))).isEmpty();
  }

  private static TableKit naalu() {
    return field().player(P2, "naalu").firstPrints("unit/iconoclast");
  }

  /** What is added to the roll of the mech on New Albion; nothing to that of the infantry. */
  private static List<Integer> bonus(TableKit kit) {
    Scenario<CombatState> fought =
        fight(
            kit.units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            1,
            10,
            10);
    return rolls(fought).stream()
        .flatMap(roll -> roll.groups().stream())
        .filter(group -> group.type() == MECH || !group.modifiers().isEmpty())
        .flatMap(group -> {
          assertThat(group.type()).isEqualTo(MECH);
          return group.modifiers().stream();
        })
        .map(modifier -> modifier.value())
        .toList();
  }

  /** One infantry against one beside a PDS, whose owner has the first grid. */
  private static Scenario<CombatState> defended(TableKit kit, int... dice) {
    return fight(
        kit.firstPrints("technology/magen_defense_grid")
            .technologies(P2, "magen_defense_grid")
            .units(P1, ON_ALBION, INFANTRY, 1)
            .units(P2, ON_ALBION, PDS, 1)
            .units(P2, ON_ALBION, INFANTRY, 1)
            .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
        dice);
  }

  /** The same once one more unit of p2 has come. */
  private static Table joined(Table table, Place place, UnitType type) {
    return table.evolve(new UnitsPlaced(place, List.of(UnitStack.of(P2, type, 1))), Stamp.NONE);
  }

  private static List<String> deeds(Table table) {
    return open(table).stream()
        .flatMap(deed -> deed.fulfils().stream())
        .map(ObjectiveId::value)
        .toList();
  }

  private static Achievement deed(Table table) {
    return open(table).getFirst();
  }

  /** What p1 may score now. */
  private static List<Achievement> open(Table table) {
    return table.kernel().within(ScoreAchievements.class).stream()
        .flatMap(score -> score.progress().left().stream())
        .flatMap(place -> AchievementsDue.still(table, place).stream())
        .filter(deed -> deed.by().equals(P1))
        .toList();
  }
}
