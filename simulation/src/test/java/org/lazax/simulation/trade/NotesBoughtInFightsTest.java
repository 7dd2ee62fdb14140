package org.lazax.simulation.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.combat.state.DiceRerolled;
import org.lazax.rulebook.Rule;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.table.galaxy.SystemId;

/**
 * Notes that change hands by game-service while combat-service asks. P1 attacks P2 in system 27,
 * and both are neighbours of P3, whose note it is.
 */
final class NotesBoughtInFightsTest {
  private static final SystemId SYSTEM = SystemId.of("27");
  private static final String ALBION = "27/new_albion";
  private static final LetPass NO = new LetPass(Service.COMBAT);
  private static final String FIRST = "promissory_note/war_funding.base";
  private static final String FUNDING = "promissory_note/war_funding";
  private static final String MUTAGEN = "promissory_note/greyfire_mutagen";

  // ---- War Funding, as first printed: at the start of a round

  @Test
  @Rule({"promissory_note/war_funding.N2", "abilities.N1"})
  void asFirstPrintedItIsBoughtAndPlayedInOneWindowAtTheStartOfARound() {
    Fight fight = boosted(firstPrint().notes(P3, "war_funding"));
    assertThat(fight.awaited()).as("P1 holds nothing yet").containsExactly(P2);

    Fight asked = fight.trade(P1, P3, "war_funding").when(P2, NO);
    assertThat(asked.usable(P1)).containsExactly(FIRST);
    Fight played = asked.when(P1, Fight.use(FIRST)).when(P2, NO, 1, 10, 1);
    assertThat(played.happened(DiceRerolled.class)).hasSize(1);
    assertThat(played.count(P2, "27", CRUISER)).isZero();
  }

  @Test
  @Rule("promissory_note/war_funding.N2.1")
  void asFirstPrintedItIsNotBoughtByTheDefender() {
    notForTheDefender(boosted(firstPrint().notes(P3, "war_funding")), "war_funding");
  }

  @Test
  @Rule("promissory_note/war_funding.N2.2")
  void asFirstPrintedItIsBoughtOnceInATurn() {
    Fight played =
        boosted(firstPrint().notes(P3, "war_funding"))
            .trade(P1, P3, "war_funding")
            .when(P2, NO)
            .when(P1, Fight.use(FIRST))
            .when(P2, NO, 1, 1, 1);

    assertThat(played.awaited()).as("the next round begins").containsExactly(P2);
    notAgain(played, "war_funding");
  }

  @Test
  @Rule({"promissory_note/war_funding.N2.3", "abilities.N2"})
  void asFirstPrintedItIsBoughtBackForTheNextRound() {
    Fight asked = boosted(firstPrint().notes(P1, "war_funding"));
    Fight back = asked.when(P1, Fight.use(FIRST)).trade(P1, P3, "war_funding");
    assertThat(back.awaited()).as("the same window").containsExactly(P2);
    back.refused(P1, Fight.use(FIRST));

    Fight next = back.when(P2, NO, 1, 1, 1);
    assertThat(next.round()).isEqualTo(2);
    assertThat(next.usable(P1)).containsExactly(FIRST);
  }

  @Test
  @Rule("promissory_note/war_funding.N2.4")
  void asFirstPrintedItIsPlayedByOneSideInARound() {
    Fight asked =
        inSpace(
            firstPrint().notes(P2, "war_funding").holds(P1, "morale_boost", "emergency_repairs"));
    Fight played = asked.when(P1, NO).when(P2, Fight.use(FIRST));
    Fight bought = played.trade(P1, P3, "war_funding");
    assertThat(bought.usable(P1)).containsExactly("action_card/morale_boost");
    bought.refused(P1, Fight.use(FIRST));

    Fight next = bought.when(P1, NO, 1, 1, 1);
    assertThat(next.round()).isEqualTo(2);
    assertThat(next.usable(P1)).contains(FIRST);
  }

  // ---- War Funding: after the dice are rolled

  @Test
  @Rule("promissory_note/war_funding.N3")
  void itIsBoughtAndPlayedAfterTheDiceFell() {
    Fight fight = rolled(omega().notes(P3, "war_funding"), 1, 1);
    assertThat(fight.awaited()).as("P1 holds nothing yet").containsExactly(P2);

    Fight asked = fight.trade(P1, P3, "war_funding").when(P2, NO);
    assertThat(asked.usable(P1)).containsExactly(FUNDING);
    Fight played = asked.when(P1, Fight.use(FUNDING), 10);
    assertThat(played.happened(DiceRerolled.class)).hasSize(1);
    assertThat(played.when(P2, NO).count(P2, "27", CRUISER)).isZero();
  }

  @Test
  @Rule("promissory_note/war_funding.N3.1")
  void itIsNotBoughtByTheDefender() {
    notForTheDefender(rolled(omega().notes(P3, "war_funding"), 1, 1), "war_funding");
  }

  @Test
  @Rule("promissory_note/war_funding.N3.2")
  void itIsBoughtOnceInATurn() {
    Fight played =
        playedByP1(
            rolled(omega().notes(P3, "war_funding"), 1, 1)
                .trade(P1, P3, "war_funding")
                .when(P2, NO));

    assertThat(played.awaited()).containsExactly(P2);
    notAgain(played, "war_funding");
  }

  @Test
  @Rule("promissory_note/war_funding.N3.3")
  void itIsBoughtBackForTheNextRound() {
    Fight asked = rolled(omega().notes(P1, "war_funding"), 1, 1);
    Fight back = playedByP1(asked).trade(P1, P3, "war_funding");
    assertThat(back.awaited()).as("the same window").containsExactly(P2);
    back.refused(P1, Fight.use(FUNDING));

    Fight next = back.when(P2, NO, 1, 1);
    assertThat(next.round()).isEqualTo(2);
    assertThat(next.usable(P1)).contains(FUNDING);
  }

  @Test
  @Rule("promissory_note/war_funding.N3.4")
  void itIsPlayedByOneSideInARound() {
    Fight asked = rolled(omega().notes(P2, "war_funding"), 1, 1);
    Fight played = asked.when(P2, Fight.use(FUNDING), 1);
    Fight bought = played.trade(P1, P3, "war_funding");
    assertThat(bought.awaited()).as("P1 waits").containsExactly(P2);
    bought.refused(P1, Fight.use(FUNDING));

    Fight next = bought.when(P2, NO, 1, 1);
    assertThat(next.round()).isEqualTo(2);
    assertThat(next.usable(P1)).contains(FUNDING);
  }

  private static Fight playedByP1(Fight asked) {
    return asked.when(P1, Fight.use(FUNDING), 1);
  }

  // ---- Greyfire Mutagen

  @Test
  @Rule("promissory_note/greyfire_mutagen.N1")
  void theMutagenIsBoughtAndPlayedAtTheStartOfAGroundCombat() {
    Fight fight = onAlbion(ground().notes(P3, "greyfire_mutagen"));
    assertThat(fight.awaited()).as("P1 holds nothing yet").containsExactly(P2);

    Fight asked = fight.trade(P1, P3, "greyfire_mutagen").when(P2, NO);
    assertThat(asked.usable(P1)).containsExactly(MUTAGEN);
    Fight played = asked.when(P1, Fight.use(MUTAGEN)).when(P2, NO, 1, 1, 1, 1);
    assertThat(played.count(P1, ALBION, INFANTRY)).isEqualTo(2);
    assertThat(played.count(P2, ALBION, INFANTRY)).isEqualTo(2);

    Fight later = asked.when(P1, NO, 1, 1, 1, 1);
    assertThat(later.round()).as("after the start").isEqualTo(2);
    assertThat(later.holds(P1, "greyfire_mutagen")).isTrue();
    assertThat(later.when(P2, NO, 1, 1, 1, 1).round()).as("P1 is not asked").isEqualTo(3);
  }

  @Test
  @Rule("promissory_note/greyfire_mutagen.N1.1")
  void theMutagenIsNotBoughtByTheDefender() {
    notForTheDefender(onAlbion(ground().notes(P3, "greyfire_mutagen")), "greyfire_mutagen");
  }

  @Test
  @Rule("promissory_note/greyfire_mutagen.N1.2")
  void theMutagenIsBoughtOnceInATurn() {
    Fight played =
        onAlbion(ground().notes(P3, "greyfire_mutagen"))
            .trade(P1, P3, "greyfire_mutagen")
            .when(P2, NO)
            .when(P1, Fight.use(MUTAGEN))
            .when(P2, NO, 1, 1, 1, 1);

    assertThat(played.awaited()).as("the next round begins").containsExactly(P2);
    notAgain(played, "greyfire_mutagen");
  }

  @Test
  @Rule("promissory_note/greyfire_mutagen.N1.3")
  void theMutagenThatIsBoughtBackIsNotPlayedAgainInTheCombat() {
    Fight asked = onAlbion(ground().notes(P1, "greyfire_mutagen"));
    Fight back = asked.when(P1, Fight.use(MUTAGEN)).trade(P1, P3, "greyfire_mutagen");
    assertThat(back.awaited()).as("the same window").containsExactly(P2);
    back.refused(P1, Fight.use(MUTAGEN));

    Fight second = back.when(P2, NO, 1, 1, 1, 1);
    assertThat(second.round()).isEqualTo(2);
    second.refused(P1, Fight.use(MUTAGEN));
    Fight third = second.when(P2, NO, 1, 1, 1, 1);
    assertThat(third.round()).isEqualTo(3);
    assertThat(third.awaited()).as("P1 is not asked").containsExactly(P2);
  }

  // ---- what is the same for all of them

  private static void notForTheDefender(Fight fight, String note) {
    fight.refusesTrade(P2, P3, note);
    fight.refusesTrade(P3, P2, note);
    fight.trade(P1, P3, note);
  }

  /** P1 has bought the note from P3 and has played it. */
  private static void notAgain(Fight played, String note) {
    assertThat(played.holds(P3, note)).isTrue();
    played.refusesTrade(P1, P3, note);
    played.refusesTrade(P3, P1, note);
  }

  // ---- positions

  private static TableKit board() {
    return TableKit.players(3)
        .tile("27", 0, 0)
        .tile("19", 1, 0)
        .controls(P1, "arretze")
        .controls(P2, "archon_ren")
        .controls(P3, "arc_prime")
        .goods(P1, 5, 0)
        .goods(P2, 5, 0)
        .units(P3, "19", CRUISER, 1);
  }

  private static TableKit space() {
    return board()
        .player(P3, "letnev")
        .goods(P3, 5, 0)
        .units(P1, "27", CRUISER, 1)
        .units(P2, "27", CRUISER, 1);
  }

  private static TableKit omega() {
    return space().player(P2, "nomad").goods(P2, 5, 0);
  }

  private static TableKit firstPrint() {
    return space().firstPrints("promissory_note/war_funding");
  }

  private static TableKit ground() {
    return board().player(P3, "yin").units(P1, ALBION, INFANTRY, 1).units(P2, ALBION, INFANTRY, 3);
  }

  private static Fight inSpace(TableKit kit, int... dice) {
    return fight(kit, new SpaceCombat(SYSTEM, P1, P2), dice);
  }

  /** P2 could play a card at the start of each round. */
  private static Fight boosted(TableKit kit) {
    return inSpace(kit.holds(P2, "morale_boost"));
  }

  /** P2 could use its agent after all dice of a round are rolled. */
  private static Fight rolled(TableKit kit, int... dice) {
    return inSpace(kit.leaders(P2, "the_thundarian"), dice);
  }

  private static Fight onAlbion(TableKit kit) {
    return fight(
        kit.holds(P2, "morale_boost"),
        new GroundCombat(SYSTEM, new PlanetId("new_albion"), P1, P2));
  }

  private static Fight fight(TableKit kit, Procedure combat, int... dice) {
    return Fight.of(kit, SYSTEM, combat, dice);
  }
}
