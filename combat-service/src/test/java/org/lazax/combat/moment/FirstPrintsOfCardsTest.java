package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DESTROYER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.cannons;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.ObjectiveProcedure.ScoreAchievements;
import org.lazax.table.leaders.LeaderState;

/** Leaders and promissory notes that a game plays as they were first printed. */
class FirstPrintsOfCardsTest {
  private static final String MILOR = "leader/brother_milor.base";
  private static final String FUNDING = "promissory_note/war_funding.base";

  // ---- Brother Milor ----

  private static TableKit milor() {
    return field().firstPrints("leader/brother_milor").leaders(P2, "brother_milor");
  }

  private static TableKit duel() {
    return milor().frame(new Turn(P1)).units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1);
  }

  @Test
  void asFirstPrintedItIsOfferedForCruisersAndDestroyersAlone() {
    TableKit carrier = milor().units(P1, "27", CRUISER, 1).units(P2, "27", CARRIER, 1);
    assertThat(outcomes(spaceCombat(carrier, 7, 1))).endsWith(new Fought(Optional.of(P1)));

    Scenario<CombatState> asked = spaceCombat(duel(), 7, 1);
    assertThat(usable(asked, P2)).containsExactly(MILOR);
    asked.when(P2, use("leader/brother_milor")).thenRefused("abilities.3");
    Scenario<CombatState> offered = asked.when(P2, use(MILOR));
    assertThat(candidates(offered, P2)).containsExactly("0", "1", "2");
    Scenario<CombatState> none = offered.when(P2, choose("0"));
    assertThat(outcomes(none)).endsWith(new Fought(Optional.of(P1)));
    assertThat(none.table().player(P2).leaders().is(milorCard(), LeaderState.EXHAUSTED)).isTrue();
  }

  private static LeaderId milorCard() {
    return new LeaderId("brother_milor");
  }

  @Test
  @Rule({
    "leader/brother_milor.original.N1",
    "leader/brother_milor.original.N1.1",
    "leader/brother_milor.original.N2"
  })
  void asFirstPrintedFightersInPlaceOfTheLastShipFightOn() {
    Scenario<CombatState> asked = spaceCombat(duel(), 7, 1);
    Scenario<CombatState> goesOn = asked.when(P2, use(MILOR)).when(P2, choose("2"), 1, 9, 1);
    assertThat(count(goesOn, P1, "27", CRUISER)).isZero();
    // No ship carries them: they have fought, and go once the combat is over.
    assertThat(outcomes(goesOn)).endsWith(new Fought(Optional.of(P2)));
    assertThat(count(goesOn, P2, "27", FIGHTER)).isZero();

    Scenario<CombatState> both = spaceCombat(duel(), 7, 7).when(P2, pass());
    assertThat(outcomes(both.when(P2, use(MILOR)).when(P2, choose("1"))))
        .endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("leader/brother_milor.original.N3")
  void asFirstPrintedItWinsWhatTheVanHaugeEnds() {
    TableKit kit =
        field()
            .firstPrints("leader/brother_milor")
            .player(P1, "yin")
            .leaders(P1, "brother_milor")
            .damaged(P1, "27", FLAGSHIP, 1)
            .units(P1, "27", DESTROYER, 1)
            .units(P2, "27", CARRIER, 2);
    Scenario<CombatState> lost =
        spaceCombat(kit, 1, 1, 1, 1, 1, 9, 1).when(P1, destroy(damaged(FLAGSHIP, 1)));
    assertThat(usable(lost, P1)).containsExactly(MILOR);

    Scenario<CombatState> won = lost.when(P1, use(MILOR)).when(P1, choose("2"));
    assertThat(outcomes(won)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("leader/brother_milor.original.N4")
  void asFirstPrintedNoFighterTakesHitsThatWereAssignedBefore() {
    TableKit kit = milor().units(P1, "27", CRUISER, 3).units(P2, "27", CRUISER, 1);
    Scenario<CombatState> asked = spaceCombat(kit, 7, 7, 7, 1);

    Scenario<CombatState> next =
        asked.when(P2, use(MILOR)).when(P2, choose("2"), 7, 1, 1, 1, 1, 7, 1, 1, 1);
    assertThat(count(next, P2, "27", FIGHTER)).isZero();
    assertThat(next.own().fought().getLast().rounds()).hasSize(3);
  }

  @Test
  @Rule("leader/brother_milor.original.N4.1")
  void asFirstPrintedHitsThatADirectHitLeavesAreTakenByTheFighters() {
    Scenario<CombatState> asked =
        spaceCombat(
                field()
                    .firstPrints("leader/brother_milor")
                    .player(P1, "titans")
                    .leaders(P1, "brother_milor")
                    .technologies(P1, "saturn_engine_ii")
                    .holds(P2, "direct_hit")
                    .units(P1, "27", CRUISER, 1)
                    .units(P2, "27", CRUISER, 2),
                1,
                7,
                7)
            .when(P1, sustain(group(CRUISER, 1)))
            .when(P2, use("action_card/direct_hit"));
    Scenario<CombatState> placed = asked.when(P1, use(MILOR)).when(P1, choose("2"), 9, 1, 1, 9, 1);
    assertThat(count(placed, P1, "27", FIGHTER)).isEqualTo(1);
  }

  @Test
  @Rule("leader/brother_milor.original.N5")
  void asFirstPrintedAFleetIsDustBeforeFightersCome() {
    TableKit kit =
        milor()
            .round(1)
            .with(t ->
                t.withPlayer(
                    P1, p -> p.withSecrets(List.of(new ObjectiveId("turn_their_fleets_to_dust")))))
            .frame(new ActionPhase().inTurn(List.of(), P1, 1))
            .frame(new Turn(P1))
            .units(P1, ON_ALBION, PDS, 1)
            .units(P1, "27", CARRIER, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<CombatState> fired = cannons(kit).when(P1, new FireSpaceCannon(Optional.empty()), 6);
    assertThat(fired.table().kernel().within(ScoreAchievements.class)).isPresent();
    assertThat(count(fired, P2, "27", FIGHTER)).isZero();
    assertThat(fired.awaited()).as("the objective comes first").doesNotContain(P2);
  }

  // ---- War Funding ----

  @Test
  @Rule("promissory_note/war_funding.N1")
  void asFirstPrintedItsOwnerLosesWhatItHasAndTheDiceAreThrownAgain() {
    TableKit kit =
        field()
            .firstPrints("promissory_note/war_funding")
            .player(P3, "letnev")
            .goods(P3, 1, 0)
            .notes(P1, "war_funding")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", DREADNOUGHT, 1);
    Scenario<CombatState> asked = spaceCombat(kit);
    assertThat(usable(asked, P1)).containsExactly(FUNDING);
    asked.when(P1, use("promissory_note/war_funding")).thenRefused("promissory_notes.1");

    Scenario<CombatState> played = asked.when(P1, use(FUNDING), 1, 7, 1);
    assertThat(played.table().player(P3).tradeGoods()).isZero();
    assertThat(played.table().player(P1).notes()).isEmpty();
    assertThat(played.table().player(P3).notes()).hasSize(1);
    assertThat(played.awaited()).as("the second die has hit").containsExactly(P2);
  }

  @Test
  void asFirstPrintedItsOwnerLosesNoMoreThanTwo() {
    TableKit kit =
        field()
            .firstPrints("promissory_note/war_funding")
            .player(P3, "letnev")
            .goods(P3, 5, 0)
            .notes(P1, "war_funding")
            .units(P1, "27", CRUISER, 1)
            .units(P2, "27", CRUISER, 1);
    Scenario<CombatState> played = spaceCombat(kit).when(P1, use(FUNDING), 1, 7, 1);
    assertThat(played.table().player(P3).tradeGoods()).isEqualTo(3);
    assertThat(outcomes(played)).endsWith(new Fought(Optional.of(P1)));
  }
}
