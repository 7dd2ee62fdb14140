package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Mechs under the Articles of War, told by mechs that have nothing to lose. */
class BlankMechsTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final String ARTICLES = "'articles_of_war':1";
  private static final String THREE = "'units':{'infantry':3}";

  @Test
  void ownMechsProtectNobodyFromFragility() {
    String jolNar = "'faction':'jol_nar','units':{'infantry':2,'mech':1}";

    assertThat(ground(jolNar + ",'effects':{" + ARTICLES + "}", THREE).attackerWins())
        .isCloseTo(ground(jolNar + ",'effects':{'shield_paling':0}", THREE).attackerWins(), EXACTLY)
        .isLessThan(ground(jolNar, THREE).attackerWins());
  }

  @Test
  void othersMechsLetEverybodySustain() {
    String mentak = "'faction':'mentak','units':{'infantry':1,'mech':1}";
    String mech = "'units':{'mech':1}";

    assertThat(ground(mentak, mech + ",'effects':{" + ARTICLES + "}").attackerWins())
        .isCloseTo(ground(mentak + ",'effects':{'moll_terminus':0}", mech).attackerWins(), EXACTLY)
        .isLessThan(ground(mentak, mech).attackerWins());
  }

  @Test
  void mechsShieldNoPlanet() {
    String bombers = "'units':{'infantry':1,'dreadnought':2}";
    String arborec = "'faction':'arborec','units':{'mech':1}";
    String hacan = "'faction':'hacan','units':{'mech':1}";

    assertThat(ground(bombers, arborec + ",'effects':{" + ARTICLES + "}").attackerWins())
        .isCloseTo(ground(bombers, hacan).attackerWins(), EXACTLY)
        .isGreaterThan(ground(bombers, arborec).attackerWins());
  }
}
