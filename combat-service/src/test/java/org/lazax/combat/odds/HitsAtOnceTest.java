package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.rulebook.Rule;

/** What a side may sustain is seen before any casualty of the same hits is taken. */
class HitsAtOnceTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final int TRIALS = 40_000;
  private static final Offset<Double> NEARLY = within(0.02);

  @ParameterizedTest
  @ValueSource(strings = {"sustainFirst", "cheapestFirst", "keepCapacity"})
  @Rule({"sustain_damage.0", "space_combat.6.1"})
  void aFourthMoonThatIsDestroyedHasKeptTheDreadnoughtFromSustaining(String policy) {
    String moon = "'faction':'mentak','units':{'flagship':1},'damaged':{'flagship':1}";
    String dreadnought = "'units':{'dreadnought':1}";
    double moonHits = 1 - 0.6 * 0.6;
    double goesOn = (1 - moonHits) * 0.4;

    OddsAnswer exact = Asked.exact("space", moon, dreadnought + ",'policy':'" + policy + "'");
    assertThat(exact.attackerWins()).isCloseTo(moonHits * 0.4 / (1 - goesOn), EXACTLY);
    assertThat(exact.draw()).isCloseTo(moonHits * 0.6 / (1 - goesOn), EXACTLY);
    OddsAnswer simulated = Asked.simulated("space", moon, dreadnought, TRIALS);
    assertThat(simulated.draw()).isCloseTo(exact.draw(), NEARLY);
    assertThat(simulated.attackerWins()).isCloseTo(exact.attackerWins(), NEARLY);
  }

  @Test
  @Rule("sustain_damage.0")
  void aMollTerminusThatIsDestroyedHasKeptTheMechFromSustaining() {
    String terminus = "'faction':'mentak','units':{'mech':1},'damaged':{'mech':1}";
    String mech = "'faction':'hacan','units':{'mech':1}";
    double goesOn = 0.5 * 0.5;

    OddsAnswer exact = Asked.exact("ground", terminus, mech);
    assertThat(exact.draw()).isCloseTo(0.5 * 0.5 / (1 - goesOn), EXACTLY);
    assertThat(exact.attackerWins()).isCloseTo(0.5 * 0.5 / (1 - goesOn), EXACTLY);
    assertThat(Asked.simulated("ground", terminus, mech, TRIALS).draw())
        .isCloseTo(exact.draw(), NEARLY);
  }
}
