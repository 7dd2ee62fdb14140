package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;

/** Fights whose odds can be reckoned by hand. */
class OddsTest {
  private static final Offset<Double> EXACTLY = within(1e-9);

  @Test
  void twoCruisersHitUntilOneOrBothAreGone() {
    OddsAnswer odds = space("'units':{'cruiser':1}", "'units':{'cruiser':1}");

    // Each hits with 0.4; a round without any hit, 0.36, changes nothing.
    assertThat(odds.attackerWins()).isCloseTo(0.24 / 0.64, EXACTLY);
    assertThat(odds.draw()).isCloseTo(0.16 / 0.64, EXACTLY);
    assertThat(odds.defenderWins()).isCloseTo(0.24 / 0.64, EXACTLY);
    assertThat(odds.expectedRounds()).isCloseTo(1 / 0.64, EXACTLY);
    assertThat(odds.survivors().attacker().get(UnitType.CRUISER)).isCloseTo(0.375, EXACTLY);
    assertThat(odds.outcomes()).hasSize(3);
  }

  @Test
  void aNebulaHelpsTheDefender() {
    OddsAnswer odds =
        Asked.answer("space", "'units':{'cruiser':1}", "'units':{'cruiser':1}", ",'nebula':true");

    assertThat(odds.defenderWins()).isCloseTo(0.5 * 0.6 / 0.7, EXACTLY);
    assertThat(odds.attackerWins()).isCloseTo(0.4 * 0.5 / 0.7, EXACTLY);
  }

  @Test
  void aDreadnoughtTakesTwoHits() {
    OddsAnswer odds = space("'units':{'dreadnought':1}", "'units':{'cruiser':1}");

    // Undamaged: hits 0.6, is hit 0.4. To stay, win, be damaged while winning, be damaged.
    double damagedWins = 0.6 * 0.6 / 0.76;
    double wins = (0.6 + 0.4 * 0.4 * damagedWins) / (1 - 0.4 * 0.6);
    assertThat(odds.attackerWins()).isCloseTo(wins, EXACTLY);
    assertThat(
            space("'units':{'dreadnought':1},'damaged':{'dreadnought':1}", "'units':{'cruiser':1}")
                .attackerWins())
        .isCloseTo(damagedWins, EXACTLY);
  }

  @Test
  void barrageComesBeforeTheFirstRoundAndHitsFightersAlone() {
    OddsAnswer odds = space("'units':{'destroyer':1}", "'units':{'fighter':1}");

    double spared = 0.8 * 0.8;
    assertThat(odds.attackerWins())
        .isCloseTo(1 - spared + spared * (0.2 * 0.8 / (1 - 0.64)), EXACTLY);
    assertThat(odds.expectedRounds()).isCloseTo(spared / (1 - 0.64), EXACTLY);
  }

  @Test
  void spaceCannonsInRangeFireBeforeTheFight() {
    OddsAnswer odds = space("'units':{'cruiser':1}", "'units':{'pds':2}");

    assertThat(odds.attackerWins()).isCloseTo(0.25, EXACTLY);
    assertThat(odds.draw()).isCloseTo(0.75, EXACTLY);
    assertThat(odds.expectedRounds()).isZero();
  }

  @Test
  void antimassDeflectorsTakeOneFromEachSpaceCannon() {
    OddsAnswer odds =
        space("'units':{'cruiser':1},'effects':{'antimass_deflectors':1}", "'units':{'pds':1}");

    assertThat(odds.attackerWins()).isCloseTo(0.6, EXACTLY);
  }

  @Test
  void plasmaScoringThrowsOneDieMoreInARoll() {
    OddsAnswer odds =
        space("'units':{'cruiser':1}", "'units':{'pds':1},'effects':{'plasma_scoring':1}");

    assertThat(odds.attackerWins()).isCloseTo(0.25, EXACTLY);
  }

  @Test
  void aShieldStopsBombardmentAndAWarSunTakesTheShield() {
    OddsAnswer shielded =
        ground("'units':{'dreadnought':1,'infantry':1}", "'units':{'infantry':1,'pds':1}");
    // No bombardment; the space cannon hits with 0.5; then infantry fight with 0.3 each.
    assertThat(shielded.attackerWins()).isCloseTo(0.5 * 0.21 / 0.51, EXACTLY);

    OddsAnswer open =
        ground("'units':{'war_sun':1,'infantry':1}", "'units':{'infantry':1,'pds':1}");
    double bombed = 1 - 0.2 * 0.2 * 0.2;
    assertThat(open.attackerWins()).isCloseTo(0.5 * (bombed + (1 - bombed) * 0.21 / 0.51), EXACTLY);
  }

  @Test
  void nobodyLeftIsADrawAlsoOnTheGround() {
    OddsAnswer odds = ground("'units':{'infantry':1}", "'units':{'infantry':1}");

    assertThat(odds.draw()).isCloseTo(0.09 / 0.51, EXACTLY);
    assertThat(ground("", "").draw()).isCloseTo(1, EXACTLY);
    assertThat(ground("'units':{'infantry':1}", "").attackerWins()).isCloseTo(1, EXACTLY);
    assertThat(ground("'units':{'cruiser':1}", "'units':{'infantry':1}").defenderWins())
        .isCloseTo(1, EXACTLY);
  }

  @Test
  void whoCanNeverHitFightsForNothing() {
    OddsAnswer odds = space("'units':{'space_dock':1}", "'units':{'infantry':3}");

    assertThat(odds.draw()).isCloseTo(1, EXACTLY);
  }

  @Test
  void upgradesAndFactionsChangeTheUnits() {
    assertThat(
            space("'units':{'cruiser':1},'upgraded':['cruiser']", "'units':{'cruiser':1}")
                .attackerWins())
        .isCloseTo(0.5 * 0.6 / 0.7, EXACTLY);
    assertThat(
            space("'units':{'cruiser':1},'effects':{'cruiser_ii':1}", "'units':{'cruiser':1}")
                .attackerWins())
        .isCloseTo(0.5 * 0.6 / 0.7, EXACTLY);
    assertThat(
            ground("'faction':'sol','units':{'infantry':1}", "'units':{'infantry':1}")
                .attackerWins())
        .isCloseTo(0.4 * 0.7 / (1 - 0.42), EXACTLY);
  }

  @Test
  void thePolicyDecidesWhoTakesTheHits() {
    String defender = "'units':{'cruiser':1}";
    double sustained = fighters(space("'units':{'dreadnought':1,'fighter':1}", defender));
    double cheapest =
        fighters(space("'units':{'dreadnought':1,'fighter':1},'policy':'cheapestFirst'", defender));

    assertThat(sustained).isGreaterThan(cheapest);
  }

  @Test
  void theAnswersAddUpToOne() {
    OddsAnswer odds =
        space("'units':{'carrier':2,'fighter':6,'destroyer':2}", "'units':{'dreadnought':3}");

    assertThat(odds.attackerWins() + odds.draw() + odds.defenderWins()).isCloseTo(1, EXACTLY);
    assertThat(odds.outcomes().stream().mapToDouble(OddsAnswer.Outcome::probability).sum())
        .isCloseTo(1, EXACTLY);
  }

  private static double fighters(OddsAnswer odds) {
    return odds.survivors().attacker().getOrDefault(UnitType.FIGHTER, 0.0);
  }
}
