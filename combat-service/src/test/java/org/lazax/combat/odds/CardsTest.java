package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.rulebook.Rule;

/** What action cards and promissory notes do to fights, told by fights without them. */
class CardsTest {
  private static final Offset<Double> EXACTLY = within(1e-9);

  /** But for fights that the fighter wins. */
  private static final Offset<Double> NEARLY = within(0.02);

  private static final String CRUISER = "'units':{'cruiser':1}";
  private static final String DREADNOUGHT = "'units':{'dreadnought':1}";
  private static final String CARRIER = "'units':{'carrier':1}";
  private static final String FIGHTER = "'units':{'fighter':1}";
  private static final String INFANTRY = "'units':{'infantry':1}";

  private static String with(String side, String... effects) {
    return side + ",'effects':{'" + String.join("':1,'", effects) + "':1}";
  }

  private static double inSpace(String attacker, String defender) {
    return space(attacker, defender).attackerWins();
  }

  private static double onGround(String attacker, String defender) {
    return ground(attacker, defender).attackerWins();
  }

  // ---- hits that are cancelled ----

  @Test
  @Rule({
    "action_card/shields_holding.N4",
    "faction_ability/ambush.N3",
    "technology/dimensional_splicer.N4"
  })
  void shieldsHoldAgainstWhateverHitsInASpaceCombat() {
    String shielded = with(CRUISER, "shields_holding");
    String mentak = "'faction':'mentak','units':{'cruiser':1}";

    assertThat(inSpace(mentak, shielded))
        .isCloseTo(0.4 * inSpace(CRUISER, CRUISER) + 0.6 * inSpace(CRUISER, shielded), EXACTLY);
    assertThat(inSpace(with(CRUISER, "dimensional_splicer"), shielded))
        .isCloseTo(inSpace(CRUISER, CRUISER), EXACTLY);
  }

  @Test
  @Rule({"action_card/shields_holding.N4.1", "anti_fighter_barrage.N2"})
  void shieldsHoldAgainstABarrage() {
    String shielded = with(FIGHTER, "shields_holding");

    // A carrier is a destroyer without a barrage.
    assertThat(inSpace("'units':{'destroyer':1}", shielded))
        .isCloseTo(0.64 * inSpace(CARRIER, shielded) + 0.36 * inSpace(CARRIER, FIGHTER), EXACTLY);
  }

  @Test
  @Rule({"action_card/shields_holding.N2", "action_card/shields_holding.N3"})
  void shieldsHoldNeitherAgainstDestructionNorOnThePlanet() {
    String three = with("'units':{'cruiser':3}", "assault_cannon");

    assertThat(inSpace(three, with(CRUISER, "shields_holding"))).isCloseTo(1, EXACTLY);
    assertThat(onGround(INFANTRY, with(INFANTRY, "shields_holding")))
        .isCloseTo(onGround(INFANTRY, INFANTRY), EXACTLY);
  }

  @Test
  @Rule("action_card/shields_holding.N5")
  void oneCopyOfShieldsHoldingAnswersARoll() {
    // Three dice at 3: who shields one roll alone is hit by three hits all the same.
    String warSun = "'units':{'war_sun':1}";
    OddsAnswer one = space(warSun, with(FIGHTER, "shields_holding"));
    OddsAnswer two = space(warSun, FIGHTER + ",'effects':{'shields_holding':2}");

    double missed = Math.pow(0.2, 3);
    double three = Math.pow(0.8, 3);
    double none = 1 / (1 - missed);
    // Expected rounds: a roll without hits changes nothing, three hits end it, others cost a card.
    double withOne = none * (1 + (1 - missed - three) * none);
    double withTwo = none * (1 + (1 - missed - three) * withOne);
    assertThat(one.expectedRounds()).isCloseTo(withOne, NEARLY);
    assertThat(two.expectedRounds()).isCloseTo(withTwo, NEARLY);
  }

  @Test
  @Rule({"action_card/maneuvering_jets.N1", "action_card/maneuvering_jets.N4"})
  void jetsAreForHitsOfCannonsOfWhateverKind() {
    assertThat(inSpace(with(CRUISER, "maneuvering_jets"), CRUISER))
        .isCloseTo(inSpace(CRUISER, CRUISER), EXACTLY);
    double noneOrOne = Math.pow(0.4, 3) + 3 * 0.6 * 0.16;
    assertThat(
            inSpace(
                with(CRUISER, "maneuvering_jets"), "'effects':{'experimental_battlestation':1}"))
        .isCloseTo(noneOrOne, EXACTLY);
  }

  // ---- cannons ----

  @Test
  @Rule({"action_card/experimental_battlestation.N1", "action_card/experimental_battlestation.N2"})
  void aBattlestationFiresBeforeTheCombatAndAtWhoHasComeAlone() {
    String station = "'effects':{'experimental_battlestation':1}";

    OddsAnswer odds = space(CRUISER, station);
    assertThat(odds.attackerWins()).isCloseTo(Math.pow(0.4, 3), EXACTLY);
    assertThat(odds.expectedRounds()).isZero();
    assertThat(inSpace(with(CRUISER, "experimental_battlestation"), CRUISER))
        .isCloseTo(inSpace(CRUISER, CRUISER), EXACTLY);
  }

  @Test
  @Rule("action_card/solar_flare.N3")
  void aSolarFlareSilencesTheBattlestationToo() {
    assertThat(inSpace(with(CRUISER, "solar_flare"), "'effects':{'experimental_battlestation':1}"))
        .isCloseTo(1, EXACTLY);
  }

  @Test
  @Rule("technology/antimass_deflectors.N1")
  void deflectorsWorkAgainstADockThatFires() {
    assertThat(
            inSpace(
                with(CRUISER, "antimass_deflectors"), "'effects':{'experimental_battlestation':1}"))
        .isCloseTo(Math.pow(0.5, 3), EXACTLY);
  }

  @Test
  @Rule("action_card/solar_flare.N1")
  void aSolarFlareLeavesItsOwnersCannonsBe() {
    assertThat(space(with("'units':{'pds':1,'cruiser':1}", "solar_flare"), CRUISER).attackerWins())
        .isCloseTo(0.5 + 0.5 * inSpace(CRUISER, CRUISER), EXACTLY);
  }

  @Test
  @Rule({"action_card/disable.N1", "action_card/disable.N2.1", "action_card/disable.N3"})
  void whatIsDisabledNeitherFiresNorShieldsButTitansFightAndGridsHit() {
    String disabling = with(INFANTRY, "disable");

    assertThat(onGround(disabling, "'faction':'titans','units':{'pds':1}"))
        .isBetween(0.01, onGround(INFANTRY, INFANTRY));
    assertThat(
            ground(disabling, with("'units':{'infantry':1,'pds':1}", "magen_defense_grid"))
                .defenderWins())
        .isCloseTo(1, EXACTLY);
    assertThat(inSpace(with(CRUISER, "disable"), "'units':{'pds':1}")).isCloseTo(0.5, EXACTLY);
  }

  @Test
  void aFrequencyIsNotScrambledWhereNothingHasHit() {
    String scrambling = with(FIGHTER, "scramble_frequency");
    String destroyer = "'units':{'destroyer':1}";

    // The cannon misses at once, or hits and then misses.
    assertThat(inSpace(scrambling, "'units':{'destroyer':1,'pds':1}"))
        .isCloseTo(
            0.5 * inSpace(scrambling, destroyer) + 0.25 * inSpace(FIGHTER, destroyer), EXACTLY);
    assertThat(inSpace(scrambling, destroyer)).isGreaterThan(inSpace(FIGHTER, destroyer));
  }

  // ---- bombardment ----

  @Test
  @Rule({"action_card/blitz.N1", "faction_ability/harrow.N4"})
  void whatBlitzLendsIsThereForHarrowToo() {
    String blitz = with("'faction':'l1z1x','units':{'cruiser':1,'infantry':1}", "blitz");

    double goesOn = 0.7 * 0.7 * 0.5;
    double won = 0.3 * 0.7 + 0.7 * 0.7 * 0.5;
    assertThat(onGround(blitz, INFANTRY)).isCloseTo(0.5 + 0.5 * won / (1 - goesOn), EXACTLY);
  }

  @Test
  @Rule("action_card/bunker.N2")
  void aBunkerIsAgainstHarrowToo() {
    String l1z1x = "'faction':'l1z1x','units':{'dreadnought':1,'infantry':1}";

    double goesOn = 0.7 * 0.7 * 0.8;
    double won = 0.3 * 0.7 + 0.7 * 0.7 * 0.2;
    assertThat(onGround(l1z1x, with(INFANTRY, "bunker")))
        .isCloseTo(0.2 + 0.8 * won / (1 - goesOn), EXACTLY);
  }

  // ---- sustaining ----

  @Test
  @Rule("action_card/direct_hit.N1")
  void eachCopyAnswersOneShip() {
    // Two cannons, two dreadnoughts, no fight: who sustains is lost.
    String cannons = "'units':{'pds':2},'effects':{'direct_hit':%d}";
    String two = "'units':{'dreadnought':2}";

    assertThat(inSpace(two, cannons.formatted(1))).isCloseTo(1, EXACTLY);
    assertThat(inSpace(two, cannons.formatted(2))).isCloseTo(0.75, EXACTLY);
  }

  @Test
  @Rule("action_card/direct_hit.N5")
  void aMechIsNoTargetOfADirectHit() {
    String mech = "'units':{'mech':1}";

    assertThat(onGround(mech, with(INFANTRY, "direct_hit")))
        .isCloseTo(onGround(mech, INFANTRY), EXACTLY);
  }

  @Test
  @Rule("action_card/emergency_repairs.N1")
  void repairsAsTheFirstRoundBeginsMendWhatCannonsHit() {
    String mending = with(DREADNOUGHT, "emergency_repairs");
    String cannon = "'units':{'pds':1,'carrier':1}";

    // Hit or not, it begins the first round whole; only where it was hit the card is gone.
    assertThat(inSpace(mending, cannon))
        .isCloseTo(0.5 * inSpace(mending, CARRIER) + 0.5 * inSpace(DREADNOUGHT, CARRIER), EXACTLY);
  }

  @Test
  @Rule("action_card/waylay.N1")
  void whatAWaylaidShipSustainsItMayCancel() {
    String waylaying = with("'units':{'destroyer':1}", "waylay");
    String damaged = DREADNOUGHT + ",'damaged':{'dreadnought':1}";

    assertThat(inSpace(waylaying, DREADNOUGHT))
        .isCloseTo(
            0.64 * inSpace(CARRIER, DREADNOUGHT) + 0.32 * inSpace(CARRIER, damaged) + 0.04,
            EXACTLY);
  }

  // ---- the last shot ----

  @Test
  @Rule({"action_card/courageous_to_the_end.N1", "action_card/courageous_to_the_end.N2"})
  void courageThrowsTwoPlainDiceThatNothingSustains() {
    String brave = with(FIGHTER, "courageous_to_the_end", "prophecy_of_ixth");

    // The fighter hits at 8, the dice of its last shot at 9.
    double shot = 1 - 0.8 * 0.8;
    assertThat(space(brave, CRUISER).draw())
        .isCloseTo(0.4 * (0.3 + 0.7 * shot) / (1 - 0.7 * 0.6), EXACTLY);
    OddsAnswer whole = space(brave, DREADNOUGHT);
    assertThat(whole.draw()).isGreaterThan(0.6 * shot);
  }

  @Test
  @Rule("action_card/fire_team.N1")
  void whatIsAddedToADieIsAddedToItsReroll() {
    String norr = with("'faction':'sardakk_norr','units':{'infantry':1}", "fire_team");

    double hit = 0.4 + 0.6 * 0.4;
    double later = 0.4 * 0.7 / (1 - 0.6 * 0.7);
    assertThat(onGround(norr, INFANTRY)).isCloseTo(hit * 0.7 + (1 - hit) * 0.7 * later, EXACTLY);
  }

  // ---- notes ----

  @Test
  @Rule("promissory_note/tekklar_legion.N1")
  void theLegionsBonusIsForCombatRollsAlone() {
    String legion = with("'units':{'infantry':1,'dreadnought':1}", "tekklar_legion");
    double fought = 0.4 * 0.7 / (1 - 0.6 * 0.7);

    assertThat(onGround(legion, INFANTRY)).isCloseTo(0.6 + 0.4 * fought, EXACTLY);
    String norr = "'faction':'sardakk_norr','units':{'infantry':1}";
    assertThat(onGround(with(INFANTRY, "tekklar_legion"), norr)).isCloseTo(fought, EXACTLY);
  }

  @Test
  @Rule("promissory_note/war_funding.N4")
  void warFundingLeavesBarragesBe() {
    String destroyer = "'units':{'destroyer':1}";

    // Where the barrage decides all, the note changes nothing about it.
    assertThat(space(destroyer, with("'units':{'fighter':1}", "war_funding")).expectedRounds())
        .isLessThan(space(destroyer, FIGHTER).expectedRounds() + 1);
    assertThat(inSpace(with(destroyer, "war_funding"), FIGHTER))
        .isCloseTo(0.36 + 0.64 * inSpace(with(CARRIER, "war_funding"), FIGHTER), EXACTLY);
  }
}
