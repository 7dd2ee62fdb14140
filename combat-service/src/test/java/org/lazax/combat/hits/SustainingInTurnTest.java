package org.lazax.combat.hits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.catalog.unit.UnitType.FIGHTER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.MECH;
import static org.lazax.combat.Abilities.hits;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.count;
import static org.lazax.combat.Field.damaged;
import static org.lazax.combat.Field.destroy;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.fight;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.happened;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.HitsAssigned;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.StandingOrdersLeft;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.table.orders.MomentName;

/** The sides use SUSTAIN DAMAGE in turn, before any hit is assigned. */
class SustainingInTurnTest extends TurnsOfSustaining {
  private static final String REFLECTIVE = "action_card/reflective_shielding";

  @Test
  @Rule("sustain_damage.0")
  void oneUnitAtATimeInTurnTheAttackerFirst() {
    Scenario<CombatState> first = dreadnoughts("direct_hit");
    assertAsked(first, P1);
    assertThat(hits(first, P1).inTurn()).isTrue();

    Scenario<CombatState> second = letPass(first.when(P1, sustain(group(DREADNOUGHT, 1))));
    assertAsked(second, P2);
    assertThat(damaged(second, P1, "27", DREADNOUGHT)).isEqualTo(1);
    Scenario<CombatState> third = letPass(second.when(P2, sustain(group(DREADNOUGHT, 1))));
    assertAsked(third, P1);
    assertThat(damaged(third, P2, "27", DREADNOUGHT)).isEqualTo(1);
    Scenario<CombatState> fourth = letPass(third.when(P1, sustain(group(DREADNOUGHT, 1))));
    assertAsked(fourth, P2);

    // Nobody has lost anything yet.
    assertThat(count(fourth, P1, "27", FIGHTER)).isEqualTo(2);
    assertThat(count(fourth, P2, "27", FIGHTER)).isEqualTo(2);
  }

  @Test
  @Rule("sustain_damage.0")
  void whoHasDeclinedMayComeBackOnceTheOtherHasActed() {
    Scenario<CombatState> declined = dreadnoughts("direct_hit").when(P1, destroy());
    assertAsked(declined, P2);

    Scenario<CombatState> back = letPass(declined.when(P2, sustain(group(DREADNOUGHT, 1))));
    assertAsked(back, P1);
    Scenario<CombatState> sustained = letPass(back.when(P1, sustain(group(DREADNOUGHT, 1))));
    assertThat(damaged(sustained, P1, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  void onceBothHaveDeclinedInARowHitsAreAssigned() {
    Scenario<CombatState> over = dreadnoughts("direct_hit").when(P1, destroy()).when(P2, destroy());

    assertThat(window(over).about()).isEqualTo("assign-hits");
    assertThat(over.awaited()).containsExactly(P1);
    assertThat(hits(over, P1).sustaining()).isEmpty();
    assertThat(hits(over, P1).inTurn()).isFalse();
    over.when(P1, sustain(group(DREADNOUGHT, 1))).thenRefused("sustain_damage.0");
    Scenario<CombatState> lost =
        over.when(P1, destroy(group(FIGHTER, 2)))
            .when(P2, destroy(group(DREADNOUGHT, 2)), 5, 1, 9, 9);
    assertThat(count(lost, P1, "27", FIGHTER)).isZero();
    assertThat(count(lost, P2, "27", DREADNOUGHT)).isZero();
  }

  @Test
  void whoNamesAllAtOnceIsNotAskedAgain() {
    Scenario<CombatState> said = letPass(dreadnoughts("direct_hit").when(P1, all(1, 1)));
    assertAsked(said, P2);
    assertThat(damaged(said, P1, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(count(said, P1, "27", FIGHTER)).isEqualTo(2);

    Scenario<CombatState> assigned = letPass(said.when(P2, all(0, 2), 5, 1, 1, 1, 1));
    assertThat(count(assigned, P1, "27", FIGHTER)).isEqualTo(1);
    assertThat(count(assigned, P2, "27", FIGHTER)).isZero();
  }

  @Test
  @Rule("action_card/direct_hit.N3")
  void whoeverIsBereftThinksAnewOfAllItHasSaid() {
    Scenario<CombatState> said = dreadnoughts("direct_hit").when(P1, all(2, 0));
    assertThat(usable(said, P2)).containsExactly(DIRECT_HIT);

    Scenario<CombatState> turn = letPass(said.when(P2, use(DIRECT_HIT)));
    assertAsked(turn, P2);
    Scenario<CombatState> again = turn.when(P2, all(0, 2));
    assertAsked(again, P1);
    assertThat(hits(again, P1).hits()).isEqualTo(1);
    again.when(P1, destroy(group(FIGHTER, 1)), 5, 1, 1, 1).thenAccepted();
  }

  @Test
  void whatWasSaidIsDoneTurnByTurnWhereNothingHappensMeanwhile() {
    Scenario<CombatState> said = letPass(dreadnoughts("direct_hit").when(P1, all(2, 0)));
    assertAsked(said, P2);

    Scenario<CombatState> answered = said.when(P2, sustain(group(DREADNOUGHT, 1)));
    Scenario<CombatState> second = letPass(answered);
    assertThat(damaged(second, P1, "27", DREADNOUGHT)).isEqualTo(2);
    assertAsked(second, P2);
  }

  @Test
  @Rule("action_card/reflective_shielding.N1")
  void hitsThatJoinAreSustainedToo() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .holds(P1, "reflective_shielding")
                .units(P1, "27", DREADNOUGHT, 1)
                .units(P2, "27", DREADNOUGHT, 2),
            1,
            5,
            1);
    assertAsked(asked, P1);

    Scenario<CombatState> more =
        asked.when(P1, sustain(group(DREADNOUGHT, 1))).when(P1, use(REFLECTIVE));
    assertAsked(more, P2);
    assertThat(hits(more, P2).hits()).isEqualTo(2);
  }

  @Test
  void allThatIsSaidIsSustainedAtOnceWhereNobodyCouldAnswer() {
    Scenario<CombatState> asked = dreadnoughts();
    assertAsked(asked, P1);

    Scenario<CombatState> taken = asked.when(P1, all(2, 0));
    assertThat(damaged(taken, P1, "27", DREADNOUGHT)).isEqualTo(2);
    assertThat(happened(taken, HitsAssigned.class)).hasSize(1);
    assertAsked(taken, P2);
  }

  @Test
  @Rule("sustain_damage.0")
  void unitsSustainOneAtATimeOnBothSidesWhereThoseOfOneCouldBeAnswered() {
    Scenario<CombatState> asked =
        spaceCombat(fleets().technologies(P2, "dreadnought_ii").holds(P1, "direct_hit"), DICE);
    // Nothing that Direct Hit could destroy of the defender's; and the defender holds none.
    assertAsked(asked, P1);
    Scenario<CombatState> said = asked.when(P1, all(2, 0));
    assertThat(damaged(said, P1, "27", DREADNOUGHT)).isEqualTo(2);

    Scenario<CombatState> other =
        spaceCombat(
            fleets()
                .technologies(P2, "dreadnought_ii")
                .holds(P2, "direct_hit")
                .holds(P1, "sabotage"),
            DICE);
    Scenario<CombatState> first = letPass(other.when(P1, sustain(group(DREADNOUGHT, 1))));
    Scenario<CombatState> second = first.when(P2, all(2, 0));
    assertAsked(second, P1);
    assertThat(damaged(second, P2, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  @Rule({"sustain_damage.0", "space_combat.6.1"})
  void nothingIsDestroyedBeforeBothHaveSaidWhatSustains() {
    Scenario<CombatState> said = dreadnoughts().when(P1, all(1, 1));
    assertAsked(said, P2);
    assertThat(damaged(said, P1, "27", DREADNOUGHT)).isEqualTo(1);
    assertThat(count(said, P1, "27", FIGHTER)).isEqualTo(2);

    // Who is to be destroyed may be said later, once the attacker's casualties are taken.
    Scenario<CombatState> sustained = said.when(P2, all(1, 0));
    assertAsked(sustained, P2);
    Scenario<CombatState> declined = sustained.when(P2, destroy());
    assertThat(count(declined, P1, "27", FIGHTER)).isEqualTo(1);
    assertThat(window(declined).about()).isEqualTo("assign-hits");
    declined.when(P2, sustain(group(DREADNOUGHT, 1))).thenRefused("sustain_damage.0");
    declined.when(P2, destroy(group(FIGHTER, 1)), 5, 1, 1, 1, 5, 1).thenAccepted();
  }

  @Test
  void nobodyIsAskedWhereNothingCanSustain() {
    Scenario<CombatState> asked =
        spaceCombat(
            field()
                .holds(P1, "direct_hit")
                .holds(P2, "direct_hit")
                .units(P1, "27", CRUISER, 2)
                .units(P1, "27", FIGHTER, 1)
                .units(P2, "27", CRUISER, 2),
            10,
            1,
            1,
            10,
            1);

    assertThat(window(asked).about()).isEqualTo("assign-hits");
  }

  @Test
  void silenceSaysAllAtOnce() {
    Scenario<CombatState> asked = dreadnoughts("direct_hit");
    Scenario<CombatState> second = letPass(asked.when(P1, asked.silence(P1).orElseThrow()));
    assertAsked(second, P2);

    // From here on nobody is asked but who could answer.
    Scenario<CombatState> now = second.when(P2, second.silence(P2).orElseThrow());
    while (damaged(now, P1, "27", DREADNOUGHT) < 2) {
      assertThat(window(now).about()).isEqualTo("in-fight");
      now = now.when(now.awaited().getFirst(), pass());
    }
    assertThat(damaged(now, P2, "27", DREADNOUGHT)).isEqualTo(1);
  }

  @Test
  void ordersToLetMomentsPassLeaveSustainingToItsOwner() {
    Scenario<CombatState> asked =
        spaceCombat(
            fleets()
                .holds(P1, "direct_hit")
                .holds(P2, "direct_hit")
                .with(new StandingOrdersLeft(P1, Set.of(new MomentName("in-fight")))::fold)
                .with(new StandingOrdersLeft(P2, Set.of(new MomentName("in-fight")))::fold),
            DICE);
    assertAsked(asked, P1);

    Scenario<CombatState> second = asked.when(P1, sustain(group(DREADNOUGHT, 1)));
    assertAsked(second, P2);
  }

  @Test
  void whatCannotBeDoneIsRefusedAndTheTurnGoesOn() {
    Scenario<CombatState> asked = dreadnoughts("direct_hit");

    asked.when(P1, sustain(group(DREADNOUGHT, 3))).thenRefused("sustain_damage.0");
    asked.when(P1, sustain(group(FIGHTER, 1))).thenRefused("sustain_damage.0");
    asked.when(P1, all(1, 2)).thenRefused("space_combat.6");
    asked.when(P2, all(2, 0)).thenRefusedAs("not-awaited");
    assertAsked(asked, P1);
  }

  @Test
  @Rule({"unit/valkyrie_exoskeleton.N1", "unit/valkyrie_exoskeleton.N2"})
  void mechsOnBothSidesHitBackInTurn() {
    Scenario<CombatState> asked =
        fight(
            field()
                .player(P2, "sardakk_norr")
                .units(P1, ON_ALBION, MECH, 1)
                .units(P1, ON_ALBION, INFANTRY, 1)
                .units(P2, ON_ALBION, MECH, 1)
                .units(P2, ON_ALBION, INFANTRY, 1)
                .frame(new GroundCombat(SYSTEM, ALBION, P1, P2)),
            10,
            1,
            1,
            1);
    assertAsked(asked, P2);

    Scenario<CombatState> back = asked.when(P2, sustain(group(MECH, 1)));
    assertThat(hits(back, P1).hits()).isEqualTo(1);
    assertThat(hits(back, P1).sustaining()).containsExactly(group(MECH, 1));
  }

  // ---- the scene ----

  private static final int[] DICE = {5, 5, 1, 1, 5, 5, 1, 1};

  private static TableKit fleets() {
    return field()
        .units(P1, "27", DREADNOUGHT, 2)
        .units(P1, "27", FIGHTER, 2)
        .units(P2, "27", DREADNOUGHT, 2)
        .units(P2, "27", FIGHTER, 2);
  }

  /** Two dreadnoughts and two fighters on each side, two hits on each; both hold these cards. */
  private static Scenario<CombatState> dreadnoughts(String... cards) {
    return spaceCombat(
        cards.length == 0 ? fleets() : fleets().holds(P1, cards).holds(P2, cards), DICE);
  }

  private static AssignHits all(int sustaining, int fighters) {
    return new AssignHits(
        sustaining == 0 ? List.of() : List.of(group(DREADNOUGHT, sustaining)),
        fighters == 0 ? List.<UnitSelection>of() : List.of(group(FIGHTER, fighters)));
  }

  /** Whoever could answer lets it pass. */
  private static Scenario<CombatState> letPass(Scenario<CombatState> scenario) {
    Scenario<CombatState> now = scenario;
    while (window(now).about().equals("in-fight")) {
      now = now.when(now.awaited().getFirst(), pass());
    }
    return now;
  }
}
