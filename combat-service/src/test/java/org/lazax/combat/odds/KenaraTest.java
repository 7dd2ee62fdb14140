package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.simulated;
import static org.lazax.combat.odds.Asked.space;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.rulebook.Rule;

/** Trade goods that the Wrath of Kenara makes hits of. */
class KenaraTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final String CRUISER = "'units':{'cruiser':1}";

  private static String hacan(String units, int goods) {
    return "'faction':'hacan','units':{" + units + "},'effects':{'wrath_of_kenara':" + goods + "}";
  }

  @Test
  @Rule("unit/wrath_of_kenara.N1")
  void aGoodMakesAHitOfADieThatMissesByOne() {
    // Two dice hit on 7; one good is paid for the first 6 that is shown.
    double none = 0.6 * 0.6;
    double noneNear = 0.5 * 0.5;
    double lives = 0.6;
    // Nothing is bought and nobody hits; the flagship is hit and sustains; and so on to the end.
    OddsAnswer rich = space(hacan("'flagship':1", 200), CRUISER);
    OddsAnswer poor = space("'faction':'hacan','units':{'flagship':1}", CRUISER);

    double hit = 1 - noneNear;
    assertThat(rich.expectedRounds()).isCloseTo(rounds(hit, lives), EXACTLY);
    assertThat(poor.expectedRounds()).isCloseTo(rounds(1 - none, lives), EXACTLY);
  }

  /** Until one hits, or the other has hit twice. */
  private static double rounds(double hit, double lives) {
    double misses = 1 - hit;
    double damaged = 1 / (1 - misses * lives);
    return (1 + misses * (1 - lives) * damaged) / (1 - misses * lives);
  }

  @Test
  @Rule("unit/wrath_of_kenara.N1")
  void goodsThatAreSpentAreGone() {
    double without = space(hacan("'flagship':1", 0), "'units':{'cruiser':3}").attackerWins();
    double one = space(hacan("'flagship':1", 1), "'units':{'cruiser':3}").attackerWins();
    double two = space(hacan("'flagship':1", 2), "'units':{'cruiser':3}").attackerWins();

    assertThat(one).isGreaterThan(without);
    assertThat(two).isGreaterThan(one);
  }

  @Test
  void bothWaysOfReckoningAgree() {
    String hacan = hacan("'flagship':1,'cruiser':2,'fighter':3", 3);
    String other = "'units':{'cruiser':3,'destroyer':2,'fighter':2}";

    assertThat(simulated("space", hacan, other, 200_000).attackerWins())
        .isCloseTo(space(hacan, other).attackerWins(), within(0.006));
  }
}
