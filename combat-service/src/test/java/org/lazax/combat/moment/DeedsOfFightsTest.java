package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.pick;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.objectives.AchievementsDue;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;

/** What destroys ships in a step of a fight may be scored, whatever it is. */
class DeedsOfFightsTest {
  private static TableKit wanting(TableKit kit, String objective) {
    return kit.round(1)
        .with(t -> t.withPlayer(P1, p -> p.withSecrets(List.of(new ObjectiveId(objective)))))
        .frame(new ActionPhase().inTurn(List.of(), P1, 1))
        .frame(new Turn(P1));
  }

  /** What p1 may score now. */
  private static List<String> scorable(Scenario<CombatState> scenario) {
    return scenario.table().kernel().within(ScoreAchievements.class).stream()
        .flatMap(score -> score.progress().left().stream())
        .flatMap(place -> AchievementsDue.still(scenario.table(), place).stream())
        .filter(deed -> deed.by().equals(P1))
        .flatMap(deed -> deed.fulfils().stream())
        .map(ObjectiveId::value)
        .toList();
  }

  @Test
  @Rule("secret_objective/fight_with_precision.N4.1")
  void theLastFighterThatItsOwnerGivesUpToTheCourageousIsPrecisionToo() {
    Scenario<CombatState> asked =
        spaceCombat(
                wanting(field(), "fight_with_precision")
                    .holds(P1, "courageous_to_the_end")
                    .units(P1, "27", FIGHTER, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P2, "27", FIGHTER, 1)
                    .units(P2, "27", DESTROYER, 1),
                9,
                1)
            .when(P1, use("action_card/courageous_to_the_end"), 9, 1);
    assertThat(asked.awaited()).containsExactly(P2);
    assertThat(scorable(asked)).isEmpty();

    Scenario<CombatState> gone = asked.when(P2, pick(group(FIGHTER, 1)));
    assertThat(scorable(gone)).containsExactly("fight_with_precision");
  }

  @Test
  @Rule("secret_objective/turn_their_fleets_to_dust.N6.1")
  void theBlastOfAVanHaugeThatCannonsDestroyTurnsAFleetToDust() {
    Scenario<CombatState> fired =
        cannons(
                wanting(field().player(P1, "yin"), "turn_their_fleets_to_dust")
                    .damaged(P1, "27", FLAGSHIP, 1)
                    .units(P2, "27", CRUISER, 2)
                    .units(P2, ON_ALBION, PDS, 1))
            .when(P2, new FireSpaceCannon(Optional.empty()), 6);

    assertThat(count(fired, P2, "27", CRUISER)).isZero();
    assertThat(scorable(fired)).containsExactly("turn_their_fleets_to_dust");
  }

  @Test
  @Rule("leader/brother_milor.N6")
  void aFleetIsDustBeforeFightersComeInItsPlace() {
    Scenario<CombatState> fired =
        cannons(
                wanting(field().leaders(P2, "brother_milor"), "turn_their_fleets_to_dust")
                    .units(P1, ON_ALBION, PDS, 1)
                    .units(P1, "27", CARRIER, 1)
                    .units(P2, "27", CRUISER, 1))
            .when(P1, new FireSpaceCannon(Optional.empty()), 6);

    assertThat(scorable(fired)).containsExactly("turn_their_fleets_to_dust");
    assertThat(count(fired, P2, "27", FIGHTER)).isZero();
    assertThat(fired.awaited()).as("the objective comes first").doesNotContain(P2);
  }

  @Test
  @Rule("leader/brother_milor.N7")
  void anExampleIsMadeBeforeInfantryComesInItsPlace() {
    Scenario<CombatState> bombarded =
        invasion(
                wanting(field().leaders(P2, "brother_milor"), "make_an_example_of_their_world")
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, ON_ALBION, INFANTRY, 1))
            .when(P1, new Bombard(List.of(new Aim(DREADNOUGHT, 1, ALBION))), 5);

    assertThat(scorable(bombarded)).containsExactly("make_an_example_of_their_world");
    assertThat(count(bombarded, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(bombarded.awaited()).doesNotContain(P2);
  }
}
