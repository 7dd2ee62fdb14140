package org.lazax.combat.component.leader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.FLAGSHIP;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Abilities.candidates;
import static org.lazax.combat.Abilities.choose;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.invasion;
import static org.lazax.combat.Field.outcomes;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderId;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.state.CombatRoundBegan;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.CombatOutcome.Fought;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.event.leaders.AgentExhausted;
import org.lazax.table.event.leaders.AgentsReadied;
import org.lazax.table.leaders.LeaderState;

/** Agents in fights: offered at their moment, exhausted by their use, for whichever side. */
class AgentsInFightsTest {
  private static final String UNLENN = "leader/viscount_unlenn";
  private static final String TELLURIAN = "leader/tellurian";
  private static final String THUNDARIAN = "leader/the_thundarian";
  private static final String MILOR = "leader/brother_milor";

  private static TableKit duel() {
    return field().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1);
  }

  @Test
  @Rule("leaders.4")
  void anAgentIsOfferedAtItsMomentAndExhaustedByItsUse() {
    Scenario<CombatState> asked = spaceCombat(duel().leaders(P1, "viscount_unlenn"));
    assertThat(usable(asked, P1)).containsExactly(UNLENN);

    Scenario<CombatState> fought = asked.when(P1, use(UNLENN)).when(P1, choose("p1"), 1, 7, 1);
    assertThat(rolls(fought).getFirst().groups().getFirst().results()).hasSize(2);
    assertThat(
            fought
                .table()
                .player(P1)
                .leaders()
                .is(new LeaderId("viscount_unlenn"), LeaderState.EXHAUSTED))
        .isTrue();
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  void anExhaustedAgentIsNotOffered() {
    Scenario<CombatState> fought =
        spaceCombat(duel().leader(P1, "viscount_unlenn", LeaderState.EXHAUSTED), 7, 1);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  void whoIsNoSideMayHelpEither() {
    Scenario<CombatState> asked = spaceCombat(duel().leaders(P3, "viscount_unlenn"));
    assertThat(usable(asked, P3)).containsExactly(UNLENN);
    asked.when(P1, use(UNLENN)).thenRefusedAs("not-awaited");

    Scenario<CombatState> chosen = asked.when(P3, use(UNLENN));
    assertThat(candidates(chosen, P3)).containsExactly("p1", "p2");
    Scenario<CombatState> fought = chosen.when(P3, choose("p2"), 1, 1, 7);
    assertThat(rolls(fought).getLast().groups().getFirst().results()).hasSize(2);
    assertThat(outcomes(fought)).endsWith(new Fought(Optional.of(P2)));
  }

  @Test
  @Rule("leader/clever_clever_ssruu.N1")
  void anAgentAndItsCopyGiveTheSameShipTwoDice() {
    Scenario<CombatState> asked =
        spaceCombat(
            duel()
                .leaders(P1, "clever_clever_ssruu")
                .leader(P3, "viscount_unlenn", LeaderState.READIED));
    assertThat(usable(asked, P1)).containsExactly(UNLENN);

    Scenario<CombatState> copied = asked.when(P1, use(UNLENN)).when(P1, choose("p1"));
    assertThat(copied.table().player(P1).leaders().lying(LeaderState.EXHAUSTED))
        .containsExactly(new LeaderId("clever_clever_ssruu"));
    assertThat(copied.awaited()).contains(P3).doesNotContain(P1);
    Scenario<CombatState> fought = copied.when(P3, use(UNLENN)).when(P3, choose("p1"), 1, 1, 7, 1);
    assertThat(rolls(fought).getFirst().groups().getFirst().results()).hasSize(3);
  }

  @Test
  void aCopyIsOfAgentsThatAreExhaustedToo() {
    Scenario<CombatState> asked =
        spaceCombat(
            duel()
                .leaders(P1, "clever_clever_ssruu")
                .leader(P2, "viscount_unlenn", LeaderState.EXHAUSTED));
    assertThat(usable(asked, P1)).containsExactly(UNLENN);
    assertThat(asked.awaited()).containsExactly(P1);
  }

  @Test
  @Rule("leader/clever_clever_ssruu.N6")
  void theCopyOfTheThundarianWaitsForTheNextRoll() {
    Scenario<CombatState> asked =
        spaceCombat(duel().leaders(P1, "the_thundarian").leaders(P3, "clever_clever_ssruu"), 1, 7);
    Scenario<CombatState> again = asked.when(P1, use(THUNDARIAN), 1, 7);
    assertThat(again.awaited()).containsExactly(P3);
    Scenario<CombatState> last = again.when(P3, use(THUNDARIAN), 7, 1);
    assertThat(outcomes(last)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule({"leader/the_thundarian.N1", "leader/the_thundarian.N1.1"})
  void theSecondRollIsOfTheSameRoundWithWhatLastsForIt() {
    Scenario<CombatState> rolled =
        spaceCombat(duel().holds(P1, "morale_boost").leaders(P1, "the_thundarian"))
            .when(P1, use("action_card/morale_boost"), 5, 7);
    assertThat(usable(rolled, P1)).containsExactly(THUNDARIAN);

    // Six and one for the boost is a hit.
    Scenario<CombatState> again = rolled.when(P1, use(THUNDARIAN), 6, 1);
    assertThat(rolls(again).getFirst().groups().getFirst().modifiers())
        .containsExactly(new Modifier("morale_boost", 1));
    assertThat(happened(again, CombatRoundBegan.class)).isEmpty();
    assertThat(outcomes(again)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("leader/tellurian.N1")
  void aHitOnEitherSideIsCancelled() {
    Scenario<CombatState> asked = spaceCombat(duel().leaders(P3, "tellurian"), 1, 7);
    assertThat(usable(asked, P3)).containsExactly(TELLURIAN);

    Scenario<CombatState> cancelled = asked.when(P3, use(TELLURIAN), 7, 1);
    assertThat(cancelled.events()).contains(new AgentExhausted(P3, new LeaderId("tellurian")));
    assertThat(outcomes(cancelled)).endsWith(new Fought(Optional.of(P1)));
  }

  @Test
  @Rule("technology/temporal_command_suite.N4")
  void anAgentThatIsReadiedAtOnceCancelsNoSecondHitOfTheSameRoll() {
    TableKit kit =
        field()
            .units(P1, "27", CRUISER, 2)
            .units(P2, "27", CRUISER, 2)
            .leaders(P3, "tellurian")
            .technologies(P3, "temporal_command_suite");
    String suite = "technology/temporal_command_suite";
    Scenario<CombatState> next =
        spaceCombat(kit, 7, 7, 1, 1).when(P3, use(TELLURIAN)).when(P3, use(suite), 7, 1, 1);

    assertThat(next.events()).contains(new AgentsReadied(P3, List.of(new LeaderId("tellurian"))));
    assertThat(count(next, P2, "27", CRUISER)).as("the other hit").isEqualTo(1);
    assertThat(usable(next, P3)).as("in the next round").containsExactly(TELLURIAN);
  }

  @Test
  @Rule("leader/brother_milor.N1")
  void brotherMilorHelpsInTheActionPhaseAlone() {
    TableKit kit = duel().leaders(P2, "brother_milor");

    Scenario<CombatState> elsewhere = spaceCombat(kit, 7, 1);
    assertThat(outcomes(elsewhere)).endsWith(new Fought(Optional.of(P1)));
    Scenario<CombatState> asked = spaceCombat(kit.frame(new ActionPhase()), 7, 1);
    assertThat(usable(asked, P2)).containsExactly(MILOR);
  }

  @Test
  void whoseUnitWasLostSaysWhetherAnythingComesInItsPlace() {
    TableKit kit =
        duel()
            .leaders(P3, "brother_milor")
            .units(P2, ON_ALBION, SPACE_DOCK, 1)
            .frame(new ActionPhase());
    Scenario<CombatState> asked = spaceCombat(kit, 7, 1);

    Scenario<CombatState> offered = asked.when(P3, use(MILOR));
    assertThat(candidates(offered, P2)).containsExactly("fighter");
    assertThat(outcomes(offered.when(P2, choose()))).endsWith(new Fought(Optional.of(P1)));
    Scenario<CombatState> taken = offered.when(P2, choose("fighter"), 1, 9, 9);
    assertThat(count(taken, P2, "27", FIGHTER)).isEqualTo(2);
  }

  @Test
  @Rule("leader/brother_milor.N8")
  void aGroundForceThatFightsAsAShipIsReplacedByEither() {
    TableKit kit =
        field()
            .player(P2, "nekro")
            .leaders(P2, "brother_milor")
            .units(P1, "27", DREADNOUGHT, 1)
            .units(P2, "27", FLAGSHIP, 1)
            .units(P2, "27", INFANTRY, 1)
            .frame(new ActionPhase());
    Scenario<CombatState> rolled = spaceCombat(kit).when(P2, use("unit/the_alastor"), 7, 1, 1, 1);
    Scenario<CombatState> lost = rolled.when(P2, destroy(group(INFANTRY, 1)));

    Scenario<CombatState> asked = lost.when(P2, use(MILOR));
    assertThat(candidates(asked, P2)).containsExactly("fighter", "infantry");
  }

  @Test
  @Rule("leader/brother_milor.N8.1")
  void infantryThatComesInSpaceDoesNotFightThere() {
    TableKit kit =
        field()
            .player(P2, "nekro")
            .leaders(P2, "brother_milor")
            .units(P1, "27", DREADNOUGHT, 1)
            .units(P2, "27", FLAGSHIP, 1)
            .units(P2, "27", INFANTRY, 1)
            .frame(new ActionPhase());
    Scenario<CombatState> asked =
        spaceCombat(kit)
            .when(P2, use("unit/the_alastor"), 7, 1, 1, 1)
            .when(P2, destroy(group(INFANTRY, 1)))
            .when(P2, use(MILOR));

    Scenario<CombatState> taken = asked.when(P2, choose("infantry"), 5, 1, 1);
    assertThat(count(taken, P2, "27", INFANTRY)).isEqualTo(2);
    assertThat(rolls(taken).getLast().groups())
        .extracting(roll -> roll.type())
        .containsExactly(FLAGSHIP);
    assertThat(hits(taken, P2).eligible())
        .extracting(candidate -> candidate.type())
        .containsExactly(FLAGSHIP);
  }

  @Test
  @Rule("leader/brother_milor.N8.1")
  void fightersThatComeWhereFightersFoughtOnAPlanetDoNotFightThere() {
    TableKit kit =
        field()
            .player(P1, "naalu")
            .leaders(P1, "brother_milor")
            .units(P1, "27", FLAGSHIP, 1)
            .units(P1, "27", FIGHTER, 1)
            .units(P1, "27", INFANTRY, 1)
            .controls(P2, "new_albion")
            .units(P2, ON_ALBION, INFANTRY, 1)
            .frame(new ActionPhase());
    Scenario<CombatState> lost =
        invasion(kit)
            .when(
                P1,
                new CommitGroundForces(
                    List.of(new Landing(ALBION, List.of(group(FIGHTER, 1), group(INFANTRY, 1)))),
                    Optional.empty()),
                1,
                1,
                8)
            .when(P1, destroy(group(FIGHTER, 1)));
    Scenario<CombatState> asked = lost.when(P1, use(MILOR));
    assertThat(candidates(asked, P1)).containsExactly("fighter", "infantry");

    Scenario<CombatState> taken = asked.when(P1, choose("fighter"), 8, 1);
    assertThat(count(taken, P1, "27", FIGHTER)).isEqualTo(2);
    assertThat(rolls(taken).getFirst().groups())
        .extracting(roll -> roll.type())
        .containsExactly(INFANTRY);
  }

  @Test
  @Rule("leader/the_thundarian.N3.3")
  void aFireTeamThatWasPlayedDoesNothingForTheNewRoll() {
    TableKit kit =
        field()
            .holds(P1, "fire_team")
            .leaders(P1, "the_thundarian")
            .units(P1, ON_ALBION, INFANTRY, 1)
            .units(P2, ON_ALBION, INFANTRY, 1)
            .frame(new GroundCombat(SYSTEM, ALBION, P1, P2));
    Scenario<CombatState> rolled = fight(kit, 1);
    assertThat(usable(rolled, P1)).containsExactly("action_card/fire_team");
    Scenario<CombatState> rerolled = rolled.when(P1, use("action_card/fire_team"), 2, 8);
    assertThat(usable(rerolled, P1)).containsExactly(THUNDARIAN);

    Scenario<CombatState> again = rerolled.when(P1, use(THUNDARIAN), 1, 8);
    assertThat(again.awaited()).isEmpty();
    assertThat(happened(again, DiceRerolled.class)).isEmpty();
    assertThat(outcomes(again)).endsWith(new Fought(Optional.of(P2)));
  }
}
