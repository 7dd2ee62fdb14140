package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

/** Cards that end a fight or take somebody out of it. */
class LeavingTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final String CRUISER = "'units':{'cruiser':1}";
  private static final String INFANTRY = "'units':{'infantry':1}";

  @Test
  @Rule("action_card/skilled_retreat.N1")
  void whoRetreatsSkilfullyLosesNothingAndNobodyWins() {
    OddsAnswer odds = space(CRUISER + ",'effects':{'skilled_retreat':1}", CRUISER);

    assertThat(odds.draw()).isCloseTo(1, EXACTLY);
    assertThat(odds.expectedRounds()).isZero();
    assertThat(odds.survivors().attacker()).containsEntry(UnitType.CRUISER, 1.0);
    assertThat(odds.survivors().defender()).containsEntry(UnitType.CRUISER, 1.0);
  }

  @Test
  void aRoutedAttackerIsGoneAfterOneRoundAndWhoStaysHasWon() {
    OddsAnswer odds = space(CRUISER, CRUISER + ",'effects':{'rout':1}");

    assertThat(odds.attackerWins()).isCloseTo(0.4 * 0.6, EXACTLY);
    assertThat(odds.draw()).isCloseTo(0.4 * 0.4, EXACTLY);
    assertThat(odds.defenderWins()).isCloseTo(0.6, EXACTLY);
    assertThat(odds.expectedRounds()).isCloseTo(1, EXACTLY);
    assertThat(odds.survivors().attacker().getOrDefault(UnitType.CRUISER, 0.0))
        .isCloseTo(0.6, EXACTLY);
  }

  @Test
  void anAttackerRoutsNobody() {
    OddsAnswer odds = space(CRUISER + ",'effects':{'rout':1}", CRUISER);

    assertThat(odds.attackerWins()).isCloseTo(space(CRUISER, CRUISER).attackerWins(), EXACTLY);
  }

  @Test
  void aParleySendsWhoHasLandedBackToSpace() {
    String parley = ",'effects':{'parley':1}";

    OddsAnswer odds = ground("'units':{'infantry':9}", INFANTRY + parley);
    assertThat(odds.defenderWins()).isCloseTo(1, EXACTLY);
    assertThat(odds.survivors().attacker()).containsEntry(UnitType.INFANTRY, 9.0);
    // Whoever defends an empty planet has not won it, and keeps it.
    assertThat(ground(INFANTRY, "'units':{'pds':1}" + parley).draw()).isCloseTo(1, EXACTLY);
  }

  @Test
  void theMutagenTurnsOneOfTwo() {
    String mutagen = INFANTRY + ",'effects':{'greyfire_mutagen':1}";

    assertThat(ground(mutagen, "'units':{'infantry':2}").attackerWins())
        .isCloseTo(ground("'units':{'infantry':2}", INFANTRY).attackerWins(), EXACTLY);
    assertThat(ground(mutagen, INFANTRY).attackerWins())
        .isCloseTo(ground(INFANTRY, INFANTRY).attackerWins(), EXACTLY);
    assertThat(ground(mutagen, "'faction':'yin','units':{'infantry':2}").attackerWins())
        .isCloseTo(ground(INFANTRY, "'units':{'infantry':2}").attackerWins(), EXACTLY);
  }
}
