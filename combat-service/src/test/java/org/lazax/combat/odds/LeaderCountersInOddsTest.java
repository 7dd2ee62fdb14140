package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.rulebook.Rule;

/** Odds with the leader counters of Hope's End. */
final class LeaderCountersInOddsTest {
  private static final String VARIANT = ",'expansions':['base','prophecy_of_kings','hopes_end']";
  private static final String LANDED = "'units':{'infantry':1}";
  private static final String CRUISER = "'units':{'cruiser':1}";
  private static final Offset<Double> EXACT = within(1e-9);

  @Test
  @Rule("hopes_end.N41")
  void aGeneralRollsOneDieAgainInEveryRound() {
    double hit = 0.3 + 0.7 * 0.3;
    double wins = hit * 0.7;
    double loses = (1 - hit) * 0.3;

    OddsAnswer odds = ground(LANDED + with("farran"), LANDED);

    assertThat(odds.attackerWins())
        .isEqualTo(wins / (wins + loses + hit * 0.3), EXACT)
        .isEqualTo(ground(LANDED, LANDED + with("farran")).defenderWins(), EXACT);
  }

  @Test
  @Rule("hopes_end.N41")
  void itIsTheDieThatHitsBestAndTwoGeneralsAreNoMoreThanOne() {
    String army = "'units':{'infantry':2,'mech':1}";
    OddsAnswer one = ground(army + with("shval"), army);
    OddsAnswer two = ground(army + ",'effects':{'shval':1,'sekkus':1}", army);
    OddsAnswer rolled =
        Asked.answer(
            "ground", army + with("shval"), army, VARIANT + ",'method':'simulate','trials':200000");

    assertThat(one.attackerWins()).isGreaterThan(ground(army, army).attackerWins());
    assertThat(two).isEqualTo(one);
    assertThat(rolled.attackerWins())
        .isCloseTo(one.attackerWins(), within(5 * rolled.standardError()));
  }

  @Test
  @Rule("hopes_end.N41")
  void aGeneralHindersDreadnoughtsThatBombardAndNothingElse() {
    String dreadnought = "'units':{'dreadnought':1,'infantry':1}";
    String sun = "'units':{'war_sun':1,'infantry':1}";

    assertThat(bombarded(dreadnought, with("farran"))).isEqualTo(0.2, EXACT);
    assertThat(bombarded(dreadnought, "")).isEqualTo(0.6, EXACT);
    assertThat(bombarded(sun, with("farran"))).isEqualTo(bombarded(sun, ""), EXACT);
    assertThat(bombarded("'units':{'dreadnought':1}" + with("farran"), "")).isEqualTo(0.6, EXACT);
  }

  /** The probability that bombardment leaves nobody on the planet to fight. */
  private static double bombarded(String attacker, String defenders) {
    String bombards = attacker.replace(",'infantry':1", "");
    return 1 - ground(bombards, LANDED + defenders).defenderWins();
  }

  @Test
  @Rule("hopes_end.N41")
  void theShipOfAnAdmiralRollsOneDieMore() {
    double hit = 1 - 0.6 * 0.6;
    double ends = hit * 0.6 + (1 - hit) * 0.4 + hit * 0.4;

    assertThat(space(CRUISER + with("delouis"), CRUISER).attackerWins())
        .isEqualTo(hit * 0.6 / ends, EXACT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"connor", "ciel", "carth"})
  @Rule("hopes_end.N41")
  void othersAreRefusedByName(String leader) {
    Refusal refused =
        catchThrowableOfType(RefusalException.class, () -> space(CRUISER, CRUISER + with(leader)))
            .refusal();

    assertThat(refused.type()).isEqualTo("not-in-odds");
    assertThat(refused.values())
        .containsEntry("at", "defender.effects." + leader)
        .containsEntry("value", "leader_counter/" + leader);
  }

  @Test
  @Rule("hopes_end.1")
  void withoutTheVariantTheyAreUnknown() {
    Refusal refused =
        catchThrowableOfType(
                RefusalException.class, () -> Asked.space(CRUISER + with("delouis"), CRUISER))
            .refusal();

    assertThat(refused.type()).isEqualTo("unknown-effect");
  }

  private static String with(String leader) {
    return ",'effects':{'" + leader + "':1}";
  }

  private static OddsAnswer ground(String attacker, String defender) {
    return Asked.answer("ground", attacker, defender, VARIANT);
  }

  private static OddsAnswer space(String attacker, String defender) {
    return Asked.answer("space", attacker, defender, VARIANT);
  }
}
