package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.simulated;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

/** Fighters that the Matriarch lands. */
class LandedFightersTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final String ENEMY = "'units':{'infantry':2}";

  private static String naalu(int infantry, boolean landing) {
    return "'faction':'naalu','units':{'flagship':1,'fighter':2,'infantry':%d},'effects':{%s}"
        .formatted(infantry, landing ? "'matriarch':1" : "");
  }

  @Test
  @Rule("unit/matriarch.N1")
  void besideInfantryTheyFightLikeIt() {
    OddsAnswer landed = ground(naalu(1, true), ENEMY);

    // They hit on 8, as infantry does, and go first: only where they are left alone nobody wins.
    OddsAnswer infantry = ground("'units':{'infantry':3}", ENEMY);
    assertThat(landed.attackerWins() + landed.draw())
        .isCloseTo(infantry.attackerWins() + infantry.draw(), EXACTLY);
    assertThat(landed.defenderWins()).isCloseTo(infantry.defenderWins(), EXACTLY);
    assertThat(landed.attackerWins()).isGreaterThan(ground(naalu(1, false), ENEMY).attackerWins());
  }

  @Test
  @Rule("unit/matriarch.N1")
  void aloneTheyWinNoPlanet() {
    OddsAnswer alone = ground(naalu(0, true), ENEMY);
    OddsAnswer infantry = ground("'units':{'infantry':2}", ENEMY);

    assertThat(alone.attackerWins()).isZero();
    assertThat(alone.draw()).isCloseTo(infantry.attackerWins() + infantry.draw(), EXACTLY);
    assertThat(alone.survivors().attacker().get(UnitType.FIGHTER)).isPositive();
    assertThat(ground(naalu(0, false), ENEMY).defenderWins()).isCloseTo(1, EXACTLY);
    assertThat(ground(naalu(0, true), "'units':{}").draw()).isCloseTo(1, EXACTLY);
  }

  @Test
  void bothMethodsAgreeOnThem() {
    String attacker = naalu(2, true);
    String defender = "'units':{'infantry':4,'pds':1},'effects':{'plasma_scoring':1}";
    OddsAnswer exact = Asked.exact("ground", attacker, defender);
    OddsAnswer simulated = simulated("ground", attacker, defender, 200_000);

    assertThat(simulated.attackerWins()).isCloseTo(exact.attackerWins(), within(0.006));
    assertThat(simulated.draw()).isCloseTo(exact.draw(), within(0.006));
  }
}
