package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.simulated;
import static org.lazax.combat.odds.Asked.space;

import org.junit.jupiter.api.Test;

/** Exotriremes that are given up as a round ends. */
class SacrificeTest {

  private static String norr(int dreadnoughts, int fighters, int uses) {
    return "'faction':'sardakk_norr','units':{'dreadnought':%d,'fighter':%d},"
            .formatted(dreadnoughts, fighters)
        + "'upgraded':['dreadnought'],'effects':{'unit/exotrireme_ii':%d}".formatted(uses);
  }

  @Test
  void oneIsGivenUpForTwoShipsOfTheOpponent() {
    // Whatever a round has left of two carriers is destroyed as it ends.
    String enemy = "'units':{'carrier':2}";

    OddsAnswer kept = space(norr(1, 6, 0), enemy);
    OddsAnswer given = space(norr(1, 6, 1), enemy);
    assertThat(given.expectedRounds())
        .isLessThanOrEqualTo(1 + 1e-9)
        .isLessThan(kept.expectedRounds());
    assertThat(given.attackerWins()).isGreaterThan(0.99);
    assertThat(space(norr(1, 0, 1), "'units':{'war_sun':2}").draw())
        .isGreaterThan(space(norr(1, 0, 0), "'units':{'war_sun':2}").draw());
  }

  @Test
  void bothMethodsAgreeOnIt() {
    String defender =
        "'faction':'yin','units':{'cruiser':3,'dreadnought':1},'effects':{'devotion':1}";
    OddsAnswer exact = space(norr(2, 2, 2), defender);
    OddsAnswer simulated = simulated("space", norr(2, 2, 2), defender, 200_000);

    assertThat(simulated.attackerWins()).isCloseTo(exact.attackerWins(), within(0.006));
    assertThat(simulated.draw()).isCloseTo(exact.draw(), within(0.006));
  }
}
