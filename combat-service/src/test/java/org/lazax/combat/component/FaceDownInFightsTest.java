package org.lazax.combat.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.PDS;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.components.hopesend.LeaderKit.hides;
import static org.lazax.components.hopesend.LeaderKit.on;
import static org.lazax.components.hopesend.LeaderKit.piece;
import static org.lazax.components.hopesend.LeaderKit.sails;
import static org.lazax.components.hopesend.LeaderKit.with;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.combat.bombardment.Bombard;
import org.lazax.combat.bombardment.Bombard.Aim;
import org.lazax.combat.invasion.CommitGroundForces;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.combat.state.CombatState;
import org.lazax.components.hopesend.InvasionDelayed;
import org.lazax.components.hopesend.LeaderKit;
import org.lazax.components.hopesend.LeaderTurnedDown;
import org.lazax.components.hopesend.LeaderTurnedUp;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.procedure.Invasion;
import org.lazax.rules.procedure.Invasion.Progress.Step;

/** What face-down leader counters of N'orr, P1, and of Sol, P2, do in combats and invasions. */
final class FaceDownInFightsTest {
  private static final String NORR = "sardakk_norr_1";
  private static final String SOL = "sol_1";
  private static final String RETREAT = "action_card/skilled_retreat";
  private static final LeaderTurnedUp TRO = up(NORR, "tro");

  // ---- admirals ----

  @Test
  @Rule("hopes_end.N39")
  void theShipOfAnAdmiralRollsOneMoreDieOnceItIsShown() {
    Scenario<CombatState> asked = spaceCombat(fleet("tro").units(P2, "27", CRUISER, 2));
    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(usable(asked, P1)).containsExactly(ability(NORR, "show"));

    Scenario<CombatState> shown = asked.when(P1, use(ability(NORR, "show")), 10, 10, 1, 1);
    assertThat(dice(shown, P1)).isEqualTo(2);
    assertThat(shown.events()).contains(TRO, down("tro", NORR));
    assertThat(dice(asked.when(P1, pass(), 10, 1, 1), P1)).isEqualTo(1);
  }

  @Test
  void whoeverHasAnotherCounterAboardIsAskedToo() {
    Scenario<CombatState> other = spaceCombat(fleet("shval").units(P2, "27", CRUISER, 2));

    assertThat(other.awaited()).containsExactly(P1);
    assertThat(usable(other, P1)).isEmpty();
    other.when(P1, use(ability(NORR, "show"))).thenRefused("abilities.3");
  }

  @Test
  void itStaysFaceUpUntilTheCombatIsOver() {
    Scenario<CombatState> second =
        spaceCombat(fleet("tro").units(P2, "27", CRUISER, 1))
            .when(P1, use(ability(NORR, "show")), 1, 1, 1, 10, 1, 1);

    assertThat(rolls(second).stream().filter(roll -> roll.seat().equals(P1))).hasSize(2);
    assertThat(second.events().indexOf(TRO)).isPositive();
    assertThat(second.events()).containsOnlyOnce(TRO).containsOnlyOnce(down("tro", NORR));
  }

  @Test
  @Rule("hopes_end.N39")
  void skilledRetreatReturnsToTheHandWhenAnAdmiralIsShown() {
    Scenario<CombatState> named =
        spaceCombat(fleet("tro").units(P2, "27", CRUISER, 1).holds(P2, "skilled_retreat"))
            .when(P2, use(RETREAT));
    assertThat(named.awaited()).containsExactly(P1);

    Scenario<CombatState> held = named.when(P1, use(ability(NORR, "hold")), 10, 1, 1);
    assertThat(held.events()).contains(TRO);
    assertThat(held.table().player(P2).actionCards()).hasSize(1);
    assertThat(count(held, P2, "27", CRUISER)).as("it has fought and lost").isZero();
  }

  @Test
  @Rule("hopes_end.23.1")
  void anAdmiralOfItsPlayerLiftsTheBanOnceItIsShownToo() {
    Scenario<CombatState> held = banned("delouis");
    assertThat(held.awaited()).containsExactly(P2);
    assertThat(usable(held, P2)).containsExactly(ability(SOL, "show"));
    held.when(P2, use(RETREAT)).thenRefused("abilities.3");

    Scenario<CombatState> lifted = held.when(P2, use(ability(SOL, "show")));
    assertThat(lifted.happened()).contains(up(SOL, "delouis"));
    assertThat(lifted.awaited()).containsExactly(P2);
    assertThat(usable(lifted, P2)).containsExactly(RETREAT);
    assertThat(lifted.when(P2, use(RETREAT)).table().player(P2).actionCards()).isEmpty();
  }

  @Test
  @Rule("hopes_end.N38")
  void whoeverHasAnotherCounterThereIsAskedWhetherItLiftsTheBan() {
    Scenario<CombatState> held = banned("rev");
    assertThat(held.awaited()).containsExactly(P2);
    assertThat(usable(held, P2)).isEmpty();
    held.when(P2, use(ability(SOL, "show"))).thenRefused("abilities.3");
  }

  @Test
  @Rule("hopes_end.23.1")
  void whoeverCanHoldTheCardIsAskedAsARoundBeginsInWhichItIsBarred() {
    assertThat(moments(spaceCombat(shown()))).containsExactly(CombatMoment.ROLL_BEGINS);

    Scenario<CombatState> asked = spaceCombat(shown().holds(P2, "skilled_retreat"));
    assertThat(moments(asked)).contains(CombatMoment.ROUND_BEGINS);
    assertThat(usable(asked, P2)).containsExactly(ability(SOL, "show"));
    assertThat(usable(asked.when(P2, use(ability(SOL, "show"))), P2)).containsExactly(RETREAT);
  }

  /** Each has an admiral aboard, and that of P1 lies face up. */
  private static TableKit shown() {
    return against(sails(kit(), P1, "27", CRUISER, "tro"), "delouis");
  }

  private static Set<CombatMoment> moments(Scenario<CombatState> scenario) {
    Moment now = scenario.table().kernel().within(Moment.class).orElseThrow();
    return ((InFight) now.occurrence()).moments();
  }

  /** P2 has named Skilled Retreat, and P1 has shown its admiral. */
  private static Scenario<CombatState> banned(String leader) {
    return spaceCombat(both(leader).holds(P2, "skilled_retreat"))
        .when(P2, use(RETREAT))
        .when(P1, use(ability(NORR, "hold")));
  }

  /** Each has a counter aboard, P1 an admiral. */
  private static TableKit both(String leader) {
    return against(fleet("tro"), leader);
  }

  /** P2 has a cruiser with a face-down counter aboard. */
  private static TableKit against(TableKit kit, String leader) {
    return sails(kit, P2, "27", CRUISER, SOL).with(table -> hides(table, P2, SOL, leader));
  }

  // ---- generals ----

  @Test
  @Rule("hopes_end.N39")
  void dreadnoughtsHaveLessAgainstThePlanetOfAGeneralThatIsShown() {
    Scenario<CombatState> aimed =
        fight(
                hidden(P1, NORR, "shval")
                    .units(P1, ON_ALBION, INFANTRY, 1)
                    .units(P2, "27", DREADNOUGHT, 1)
                    .frame(new Invasion(P2, SYSTEM)))
            .when(P2, new Bombard(List.of(new Aim(DREADNOUGHT, 1, ALBION))));
    assertThat(usable(aimed, P1)).containsExactly(ability(NORR, "show"));

    Scenario<CombatState> shown = aimed.when(P1, use(ability(NORR, "show")), 8);
    assertThat(count(shown, P1, ON_ALBION, INFANTRY)).isEqualTo(1);
    assertThat(shown.events()).contains(down("shval", NORR));
    assertThat(count(aimed.when(P1, pass(), 8), P1, ON_ALBION, INFANTRY)).isZero();
  }

  // ---- agents ----

  @Test
  @Rule("hopes_end.N39")
  void pdsDoNotFireOnceTheAgentThatHasLandedIsShown() {
    Scenario<CombatState> defended =
        fight(
            kit()
                .controls(P1, "new_albion")
                .units(P1, ON_ALBION, PDS, 1)
                .units(P2, ON_ALBION, INFANTRY, 2)
                .with(table -> hides(with(table, SOL, on(P2, "new_albion")), P2, SOL, "connor"))
                .frame(new Invasion(P2, SYSTEM).at(Step.ANSWERED, List.of(ALBION), List.of())));
    assertThat(defended.awaited()).as("the PDS may fire").containsExactly(P1);

    Scenario<CombatState> fires = defended.when(P1, new FireSpaceCannon(Optional.empty()));
    assertThat(usable(fires, P2)).containsExactly(ability(SOL, "show"));
    Scenario<CombatState> shown = fires.when(P2, use(ability(SOL, "show")));
    assertThat(rolls(shown)).noneMatch(roll -> roll.seat().equals(P1));
    assertThat(shown.events()).contains(up(SOL, "connor"));
  }

  // ---- diplomats ----

  @Test
  @Rule("hopes_end.31.1")
  void aDiplomatIsShownAsItPutsOffAnInvasion() {
    Scenario<CombatState> landed = invaded("rev");
    assertThat(usable(landed, P2)).containsExactly(ability(SOL, "delay"));

    Scenario<CombatState> delayed = landed.when(P2, use(ability(SOL, "delay")));
    assertThat(delayed.events())
        .containsSubsequence(up(SOL, "rev"), new InvasionDelayed(ALBION, P1, 0), down("rev", SOL));
    assertThat(piece(delayed.table(), SOL)).isEqualTo(on(P2, "new_albion"));
    assertThat(invaded("connor").awaited()).containsExactly(P2);
    assertThat(usable(invaded("connor"), P2)).isEmpty();
  }

  private static Scenario<CombatState> invaded(String leader) {
    return fight(
            hidden(P2, SOL, leader)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .units(P1, "27", CARRIER, 1)
                .units(P1, "27", INFANTRY, 2)
                .frame(new Turn(P1))
                .frame(new Invasion(P1, SYSTEM)))
        .when(
            P1,
            new CommitGroundForces(
                List.of(new Landing(ALBION, List.of(group(INFANTRY, 2)))), Optional.empty()));
  }

  private static int dice(Scenario<CombatState> fought, Seat seat) {
    return rolls(fought).stream()
        .filter(roll -> roll.seat().equals(seat))
        .findFirst()
        .orElseThrow()
        .groups()
        .stream()
        .mapToInt(group -> group.results().size())
        .sum();
  }

  /** A cruiser of N'orr with a counter aboard. */
  private static TableKit fleet(String leader) {
    return sails(kit(), P1, "27", CRUISER, NORR).with(table -> hides(table, P1, NORR, leader));
  }

  /** New Albion with a counter of its player. */
  private static TableKit hidden(Seat owner, String back, String leader) {
    return kit()
        .controls(owner, "new_albion")
        .with(table -> hides(with(table, back, on(owner, "new_albion")), owner, back, leader));
  }

  private static String ability(String back, String paragraph) {
    return "leader_counter/" + back + "#" + paragraph;
  }

  private static LeaderTurnedUp up(String back, String leader) {
    return new LeaderTurnedUp(new LeaderCounterId(back), new LeaderCounterId(leader));
  }

  private static LeaderTurnedDown down(String leader, String back) {
    return new LeaderTurnedDown(new LeaderCounterId(leader), new LeaderCounterId(back));
  }

  private static TableKit kit() {
    return field()
        .with(table -> table.withRules(LeaderKit.FACE_DOWN))
        .player(P1, "sardakk_norr")
        .player(P2, "sol")
        .tile("16", 5, 0)
        .round(1);
  }
}
