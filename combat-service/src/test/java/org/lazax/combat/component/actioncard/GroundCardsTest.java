package org.lazax.combat.component.actioncard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.ON_STARPOINT;
import static org.lazax.combat.Field.STARPOINT;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.rolls;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.invasion.ChoosePlanet;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.combat.state.DiceRolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.HitSource;

/** Action cards played from hands in invasions and on planets. */
class GroundCardsTest {
  private static final Bombard WITH_CRUISERS =
      new Bombard(List.of(new Bombard.Aim(CRUISER, 2, ALBION)));
  private static final Bombard WITH_DREADNOUGHT =
      new Bombard(List.of(new Bombard.Aim(DREADNOUGHT, 1, ALBION)));
  private static final CommitGroundForces LANDING =
      new CommitGroundForces(
          List.of(new Landing(ALBION, List.of(group(INFANTRY, 2)))), Optional.empty());

  // ---- the invasion begins ----

  @Test
  @Rule("action_card/blitz.N1")
  void aBlitzLetsShipsBombardThatCannotOtherwise() {
    Scenario<CombatState> asked =
        invasion(
            field()
                .units(P1, "27", CRUISER, 2)
                .units(P2, ON_ALBION, INFANTRY, 2)
                .holds(P1, "blitz"));
    assertThat(usable(asked, P1)).containsExactly("action_card/blitz");

    Scenario<CombatState> bombarded =
        asked.when(P1, use("action_card/blitz")).when(P1, WITH_CRUISERS, 6, 5);
    assertThat(count(bombarded, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("action_card/bunker.N1")
  void aBunkerIsPlayedAsTheInvasionBegins() {
    Scenario<CombatState> asked =
        invasion(
            field()
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .controls(P2, "new_albion")
                .holds(P2, "bunker"));
    assertThat(usable(asked, P2)).containsExactly("action_card/bunker");

    Scenario<CombatState> bombarded =
        asked.when(P2, use("action_card/bunker")).when(P1, WITH_DREADNOUGHT, 8);
    assertThat(rolls(bombarded).getFirst().groups().getFirst().modifiers())
        .containsExactly(new Modifier("bunker", -4));
    assertThat(count(bombarded, P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule("abilities.N3")
  void aSecondBunkerIsNotPlayedInTheSameInvasion() {
    Scenario<CombatState> asked =
        invasion(
            field()
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .controls(P2, "new_albion")
                .holds(P2, "bunker", "bunker", "fire_team"));
    Scenario<CombatState> first = asked.when(P2, use("action_card/bunker")).thenAccepted();
    assertThat(first.table().player(P2).actionCards()).contains(new ActionCardId("bunker"));
    assertThat(usable(first, P2)).doesNotContain("action_card/bunker");
    assertThat(first.awaited()).as("of the bombardment").containsExactly(P1);
    first.when(P2, use("action_card/bunker")).thenRefusedAs("not-awaited");
    assertThat(
            rolls(first.when(P1, WITH_DREADNOUGHT, 8)).getFirst().groups().getFirst().modifiers())
        .containsExactly(new Modifier("bunker", -4));
  }

  @Test
  @Rule("action_card/disable.N3")
  void whatIsDisabledNeitherShieldsNorFires() {
    Scenario<CombatState> asked =
        invasion(
            field()
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", INFANTRY, 2)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, PDS, 1)
                .controls(P2, "new_albion")
                .holds(P1, "disable"));
    assertThat(usable(asked, P1)).containsExactly("action_card/disable");

    Scenario<CombatState> landed =
        asked.when(P1, use("action_card/disable")).when(P1, WITH_DREADNOUGHT, 5).when(P1, LANDING);
    assertThat(count(landed, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(landed, P1, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(rolls(landed)).isEmpty();
  }

  @Test
  void whereNoPdsStandsDisableIsNotOffered() {
    Scenario<CombatState> asked =
        invasion(
            field()
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .holds(P1, "disable"));

    assertThat(usable(asked, P1)).isEmpty();
    assertThat(asked.options(P1))
        .extracting(option -> option.form().command())
        .containsOnly("combat.bombard");
  }

  // ---- bombardment ----

  @Test
  void bombardmentIsThrownAgainBeforeAnybodyDies() {
    Scenario<CombatState> rolled =
        invasion(
                field()
                    .units(P1, "27", DREADNOUGHT, 1)
                    .units(P2, ON_ALBION, INFANTRY, 2)
                    .controls(P2, "new_albion")
                    .holds(P2, "scramble_frequency"))
            .when(P1, WITH_DREADNOUGHT, 5);
    assertThat(usable(rolled, P2)).containsExactly("action_card/scramble_frequency");
    assertThat(count(rolled, P2, ON_ALBION, INFANTRY)).isEqualTo(2);

    Scenario<CombatState> again = rolled.when(P2, use("action_card/scramble_frequency"), 4);
    assertThat(happened(again, DiceRerolled.class)).hasSize(1);
    assertThat(count(again, P2, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(count(rolled.when(P2, pass()), P2, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  // ---- landing ----

  @Test
  @Rule("action_card/solar_flare.N2")
  void aSolarFlareDoesNotKeepCannonsFromFiringAtWhoLands() {
    Scenario<CombatState> landed =
        invasion(
                field()
                    .effect(P1, "action_card/solar_flare")
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .units(P2, ON_ALBION, PDS, 1)
                    .controls(P2, "new_albion"))
            .when(P1, LANDING);

    assertThat(landed.awaited()).containsExactly(P2);
    Scenario<CombatState> fired = landed.when(P2, new FireSpaceCannon(Optional.empty()), 6);
    assertThat(count(fired, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule({"action_card/parley.N1", "action_card/parley.N2"})
  void aParleySendsBackWhoHasLandedAlsoOnAnEmptyPlanet() {
    Scenario<CombatState> landed =
        invasion(
                field()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .controls(P2, "new_albion")
                    .holds(P2, "parley"))
            .when(P1, LANDING);
    assertThat(usable(landed, P2)).containsExactly("action_card/parley");

    Scenario<CombatState> back = landed.when(P2, use("action_card/parley"));
    assertThat(count(back, P1, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(back, P1, "27", INFANTRY)).isEqualTo(2);
    assertThat(back.table().planets().controls(P2, ALBION)).isTrue();
    assertThat(back.awaited()).isEmpty();
  }

  @Test
  @Rule({
    "action_card/ghost_squad.N1",
    "action_card/ghost_squad.N3",
    "action_card/ghost_squad.N4",
    "unit/hel_titan_i.N4"
  })
  void aGhostSquadMovesAnyGroundForcesOnceTheLandingIsFixed() {
    Scenario<CombatState> landed =
        invasion(
                field()
                    .player(P2, "titans")
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .units(P2, ON_STARPOINT, INFANTRY, 2)
                    .units(P2, ON_STARPOINT, PDS, 1)
                    .controls(P2, "new_albion", "starpoint")
                    .holds(P2, "ghost_squad"))
            .when(P1, LANDING);
    assertThat(usable(landed, P2)).containsExactly("action_card/ghost_squad");

    String here = "infantry 27/starpoint 27/new_albion";
    Scenario<CombatState> asked = landed.when(P2, use("action_card/ghost_squad"));
    assertThat(candidates(asked, P2)).containsExactly("enough", here);
    Scenario<CombatState> none = asked.when(P2, choose("enough"));
    assertThat(count(none, P2, ON_STARPOINT, INFANTRY)).isEqualTo(2);
    Scenario<CombatState> moved = asked.when(P2, choose(here)).when(P2, choose(here), 1, 1, 8, 8);
    // They are met on the planet where it was empty, and beaten there.
    assertThat(count(moved, P2, ON_ALBION, INFANTRY)).isEqualTo(2);
    assertThat(count(moved, P1, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(moved, P2, ON_STARPOINT, INFANTRY)).isZero();
  }

  // ---- ground combat ----

  @Test
  @Rule("action_card/fire_team.N1")
  void aFireTeamThrowsAgainWhatMissedOnceItHasSeenTheDice() {
    Scenario<CombatState> rolled =
        fight(
            field()
                .units(P1, ON_ALBION, INFANTRY, 3)
                .units(P2, ON_ALBION, INFANTRY, 3)
                .holds(P1, "fire_team")
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            8,
            1,
            2);
    assertThat(usable(rolled, P1)).containsExactly("action_card/fire_team");

    Scenario<CombatState> again = rolled.when(P1, use("action_card/fire_team"), 9, 10, 1, 1, 1);
    assertThat(happened(again, DiceRerolled.class)).hasSize(1);
    assertThat(count(again, P2, ON_ALBION, INFANTRY)).isZero();
    assertThat(count(again, P1, ON_ALBION, INFANTRY)).isEqualTo(3);
  }

  @Test
  void whoHasMissedNothingHasNothingToThrowAgain() {
    Scenario<CombatState> fought =
        fight(
            field()
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .holds(P1, "fire_team")
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            8,
            1);

    assertThat(fought.awaited()).isEmpty();
    assertThat(count(fought, P2, ON_ALBION, INFANTRY)).isZero();
  }

  @Test
  @Rule("action_card/maneuvering_jets.N3.2")
  void jetsMayCancelAHitOnEachPlanetInTheOrderInWhichItIsFiredThere() {
    Scenario<CombatState> landed =
        invasion(
                field()
                    .units(P1, "27", CARRIER, 1)
                    .units(P1, "27", INFANTRY, 2)
                    .units(P2, ON_ALBION, PDS, 1)
                    .units(P2, ON_STARPOINT, PDS, 1)
                    .holds(P1, "maneuvering_jets", "maneuvering_jets"))
            .when(
                P1,
                new CommitGroundForces(
                    List.of(
                        new Landing(ALBION, List.of(group(INFANTRY, 1))),
                        new Landing(STARPOINT, List.of(group(INFANTRY, 1)))),
                    Optional.empty()));
    FireSpaceCannon fire = new FireSpaceCannon(Optional.empty());

    Scenario<CombatState> first = landed.when(P1, new ChoosePlanet(STARPOINT)).when(P2, fire, 6);
    assertThat(usable(first, P1)).containsExactly("action_card/maneuvering_jets");
    Scenario<CombatState> second =
        first.when(P1, use("action_card/maneuvering_jets")).when(P2, fire, 6);
    assertThat(usable(second, P1)).containsExactly("action_card/maneuvering_jets");
    Scenario<CombatState> over = second.when(P1, use("action_card/maneuvering_jets"));
    assertThat(count(over, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(count(over, P1, ON_STARPOINT, INFANTRY)).isEqualTo(1);
  }

  @Test
  @Rule({"action_card/disable.N1", "action_card/disable.N2.1"})
  void titansThatAreDisabledFightAndTheGridIsThere() {
    TableKit kit =
        field()
            .player(P2, "titans")
            .technologies(P2, "magen_defense_grid")
            .units(P1, "27", CARRIER, 1)
            .units(P1, "27", INFANTRY, 2)
            .units(P2, ON_ALBION, PDS, 1)
            .controls(P2, "new_albion")
            .holds(P1, "disable");
    Scenario<CombatState> landed =
        invasion(kit).when(P1, use("action_card/disable")).when(P1, LANDING);
    assertThat(usable(landed, P2)).containsExactly("technology/magen_defense_grid");

    Scenario<CombatState> fought = landed.when(P2, pass(), 10, 1, 1);
    assertThat(rolls(fought))
        .extracting(DiceRolled::source)
        .contains(HitSource.GROUND_COMBAT)
        .doesNotContain(HitSource.SPACE_CANNON_DEFENSE);
    assertThat(rolls(fought).getLast().groups().getFirst().type()).isEqualTo(PDS);
  }
}
