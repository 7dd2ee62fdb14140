package org.lazax.combat.moment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.DREADNOUGHT;
import static org.lazax.combat.Abilities.pass;
import static org.lazax.combat.Abilities.usable;
import static org.lazax.combat.Abilities.use;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.combat.Field.rolls;
import static org.lazax.combat.Field.spaceCombat;
import static org.lazax.combat.Field.sustain;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.combat.state.CombatState;
import org.lazax.rulebook.Rule;
import org.lazax.rules.combat.roll.Modifier;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.event.actioncards.ActionCardPlayed;
import org.lazax.table.event.actioncards.ActionCardsDiscarded;

/** Cards that are held face down and played in fights: who is asked, who is offered what. */
class HandsTest {
  private static final String BOOST = "action_card/morale_boost";
  private static final ActionCardId BOOSTS = new ActionCardId("morale_boost");

  private static TableKit cruisers() {
    return field().units(P1, "27", CRUISER, 1).units(P2, "27", CRUISER, 1);
  }

  @Test
  @Rule({"action_cards.5", "action_cards.6"})
  void whoHoldsACardOfTheMomentIsOfferedItAndNobodyElseIs() {
    Scenario<CombatState> asked =
        spaceCombat(cruisers().holds(P1, "morale_boost").holds(P2, "sabotage"));

    assertThat(asked.awaited()).containsExactly(P1);
    assertThat(usable(asked, P1)).containsExactly(BOOST);
    Scenario<CombatState> second = asked.when(P1, pass());
    // It could hold one, for all that everybody knows.
    assertThat(second.awaited()).containsExactly(P2);
    assertThat(usable(second, P2)).isEmpty();
    assertThat(second.options(P2)).hasSize(1);
  }

  @Test
  @Rule({"action_cards.5", "action_cards.N2"})
  void whoIsAskedDoesNotTellWhatAnybodyHolds() {
    TableKit one = cruisers().holds(P1, "morale_boost").holds(P2, "sabotage");
    TableKit other =
        one.with(t ->
            t.withPlayer(P1, p -> p.withActionCards(List.of(new ActionCardId("sabotage"))))
                .withPlayer(P2, p -> p.withActionCards(List.of(BOOSTS))));

    Scenario<CombatState> asked = spaceCombat(one);
    Scenario<CombatState> askedToo = spaceCombat(other);
    assertThat(askedToo.events()).isEqualTo(asked.events());
    for (Seat seat : List.of(P1, P2)) {
      asked = asked.when(seat, pass(), seat.equals(P1) ? new int[0] : new int[] {1, 1});
      askedToo = askedToo.when(seat, pass(), seat.equals(P1) ? new int[0] : new int[] {1, 1});
      assertThat(askedToo.events()).isEqualTo(asked.events());
    }
  }

  @Test
  @Rule("action_cards.N2")
  void whoHasNoHandIsNotAskedNorAnybodyOnceAllCopiesAreDiscarded() {
    assertThat(spaceCombat(cruisers().holds(P2, "morale_boost")).awaited()).containsExactly(P2);

    Scenario<CombatState> nobody = spaceCombat(cruisers().holds(P1, "sabotage"), 10, 1);
    assertThat(rolls(nobody)).hasSize(2);
  }

  @Test
  @Rule("action_cards.7")
  void aCardThatIsPlayedIsShownGoesToTheDiscardPileAndActs() {
    Scenario<CombatState> asked = spaceCombat(cruisers().holds(P1, "morale_boost"));
    int discarded = asked.table().actionDiscards().size();

    Scenario<CombatState> played = asked.when(P1, use(BOOST), 6, 1);
    assertThat(played.events()).contains(new ActionCardPlayed(P1, BOOSTS));
    assertThat(new ActionCardPlayed(P1, BOOSTS).audience().includes(Optional.of(P3))).isTrue();
    assertThat(played.table().player(P1).actionCards()).isEmpty();
    assertThat(played.table().actionDiscards()).hasSize(discarded + 1).endsWith(BOOSTS);
    assertThat(rolls(played).getFirst().groups().getFirst().modifiers())
        .containsExactly(new Modifier("morale_boost", 1));
  }

  @Test
  @Rule("action_cards.7")
  void nobodyPlaysWhatIsNotInTheHandOrNotOfTheMoment() {
    Scenario<CombatState> asked =
        spaceCombat(cruisers().holds(P1, "sabotage", "direct_hit").holds(P2, "morale_boost"));

    asked.when(P1, use(BOOST)).thenRefused("action_cards.7");
    asked.when(P1, use("action_card/direct_hit")).thenRefused("abilities.3");
    asked.when(P2, use(BOOST)).thenRefusedAs("not-awaited");
    asked.when(P1, pass()).when(P2, use(BOOST)).thenAccepted();
  }

  @Test
  @Rule({"action_cards.6.2", "action_card/direct_hit.N1"})
  void aSecondCopyDoesNotAnswerTheSameShipButTheNextOne() {
    Scenario<CombatState> first =
        spaceCombat(
                field()
                    .units(P1, "27", DREADNOUGHT, 2)
                    .damaged(P1, "27", DREADNOUGHT, 1)
                    .units(P2, "27", CRUISER, 2)
                    .holds(P2, "direct_hit", "direct_hit"),
                1,
                1,
                1,
                7,
                7)
            .when(P1, sustain(group(DREADNOUGHT, 2)));
    Scenario<CombatState> hit = first.when(P2, use("action_card/direct_hit"));

    // The ship is gone, and the second copy waits for the next that sustains.
    assertThat(hit.awaited()).containsExactly(P1);
    Scenario<CombatState> second = hit.when(P1, sustain(group(DREADNOUGHT, 1)));
    assertThat(usable(second, P2)).containsExactly("action_card/direct_hit");
    Scenario<CombatState> none = second.when(P2, use("action_card/direct_hit"), 1, 10, 10);
    assertThat(none.table().player(P2).actionCards()).isEmpty();
  }

  @Test
  @Rule("action_card/morale_boost.N2")
  void nobodyHasTwoMoraleBoostsInARoundButOneInEach() {
    Scenario<CombatState> asked =
        spaceCombat(cruisers().holds(P1, "morale_boost", "morale_boost").holds(P2, "morale_boost"));
    Scenario<CombatState> played = asked.when(P1, use(BOOST));

    assertThat(played.awaited()).containsExactly(P2);
    Scenario<CombatState> again = played.when(P2, pass(), 1, 1);
    assertThat(again.awaited()).containsExactly(P1);
    assertThat(usable(again, P1)).containsExactly(BOOST);
    Scenario<CombatState> both = again.when(P1, use(BOOST)).when(P2, use(BOOST), 10, 1);
    assertThat(rolls(both))
        .allSatisfy(roll -> assertThat(roll.groups().getFirst().modifiers()).hasSize(1));
  }

  @Test
  @Rule("action_cards.6.2")
  void aCardThatLastsDoesNotComeBackToTheHand() {
    Scenario<CombatState> next =
        spaceCombat(cruisers().holds(P1, "morale_boost", "sabotage")).when(P1, use(BOOST), 1, 1);

    assertThat(next.awaited()).containsExactly(P1);
    assertThat(usable(next, P1)).isEmpty();
    assertThat(next.happened()).noneMatch(ActionCardsDiscarded.class::isInstance);
    assertThat(Set.copyOf(next.table().player(P1).actionCards()))
        .containsExactly(new ActionCardId("sabotage"));
  }
}
