package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

/** Units that come while others fight. */
class ArrivalsTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final String CRUISER = "'units':{'cruiser':1}";

  /** Neither has hit in a round of two cruisers. */
  private static final double NOBODY = 0.6 * 0.6;

  // ---- Ipswitch ----

  private static final String IPSWITCH = ",'effects':{'ipswitch_loose_cannon':1}";

  @Test
  @Rule({
    "leader/ipswitch_loose_cannon.N5",
    "leader/ipswitch_loose_cannon.N6",
    "leader/ipswitch_loose_cannon.N7"
  })
  void whoLosesItsLastShipTogetherWithTheirsHasACopyLeft() {
    OddsAnswer odds = space(CRUISER + IPSWITCH, CRUISER);

    assertThat(odds.attackerWins()).isCloseTo(0.4 / (1 - NOBODY), EXACTLY);
    assertThat(odds.draw()).isCloseTo(0, EXACTLY);
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N4")
  void copiesOfFightersNeedNoRoom() {
    OddsAnswer odds = space("'units':{'war_sun':1}" + IPSWITCH, "'units':{'fighter':3}");

    assertThat(odds.outcomes())
        .anySatisfy(end -> assertThat(end.attacker()).containsEntry(UnitType.FIGHTER, 3));
  }

  @Test
  @Rule("leader/ipswitch_loose_cannon.N9")
  void theCopyOfAFlagshipIsOnesOwn() {
    OddsAnswer odds =
        space(
            "'faction':'mentak','units':{'dreadnought':3}" + IPSWITCH,
            "'faction':'sol','units':{'flagship':1}");

    assertThat(odds.outcomes())
        .anySatisfy(end -> assertThat(end.attacker()).containsEntry(UnitType.FLAGSHIP, 1));
  }

  @Test
  @Rule({"leader/ipswitch_loose_cannon.N11", "leader/ipswitch_loose_cannon.N12"})
  void neitherGroundForcesNorWarSunsWithoutTheirTechnologyAreCopied() {
    OddsAnswer mechs =
        space(
            "'units':{'dreadnought':3}" + IPSWITCH,
            "'faction':'naaz_rokha','units':{'cruiser':1,'mech':2}");
    assertThat(mechs.outcomes())
        .noneSatisfy(end -> assertThat(end.attacker()).containsKey(UnitType.MECH));

    OddsAnswer suns = space("'units':{'dreadnought':5}" + IPSWITCH, "'units':{'war_sun':1}");
    assertThat(suns.outcomes())
        .noneSatisfy(end -> assertThat(end.attacker()).containsKey(UnitType.WAR_SUN));
  }

  // ---- first prints ----

  private static final String FIRST_MILOR = ",'effects':{'brother_milor.base':1}";

  @Test
  @Rule("leader/brother_milor.original.N1")
  void asFirstPrintedFightersComeForCruisersAndForNoCarriers() {
    String carrier = "'units':{'carrier':1}";
    assertThat(space(carrier + FIRST_MILOR, CRUISER).attackerWins())
        .isCloseTo(space(carrier, CRUISER).attackerWins(), EXACTLY);
    assertThat(space(CRUISER + FIRST_MILOR, CRUISER).attackerWins())
        .isGreaterThan(space(CRUISER, CRUISER).attackerWins() + 0.1);
  }

  @Test
  @Rule("promissory_note/war_funding.N1")
  void asFirstPrintedWarFundingThrowsAgainWhatMissesInARound() {
    OddsAnswer odds = space(CRUISER + ",'effects':{'war_funding.base':1}", CRUISER);
    double inTheFirst = 0.64 * 0.6;
    double later = 0.36 * 0.6 * 0.24 / (1 - NOBODY);
    assertThat(odds.attackerWins()).isCloseTo(inTheFirst + later, EXACTLY);
  }

  // ---- Brother Milor ----

  private static final String MILOR = ",'effects':{'brother_milor':1}";

  @Test
  @Rule({"leader/brother_milor.N2.1", "leader/brother_milor.N3"})
  void whoIsReplacedWinsWhereNobodyElseIsLeft() {
    double later = space("'units':{'fighter':2}", CRUISER).attackerWins();

    assertThat(space(CRUISER + MILOR, CRUISER).attackerWins())
        .isCloseTo((0.4 * 0.6 + 0.4 * 0.4 + 0.6 * 0.4 * later) / (1 - NOBODY), EXACTLY);
  }

  @Test
  @Rule("leader/brother_milor.N4")
  void afterTheBlastOfTheVanHaugeItsReplacementsHaveWon() {
    String yin = "'faction':'yin','units':{'flagship':1},'damaged':{'flagship':1}" + MILOR;

    assertThat(space(yin, "'units':{'cruiser':8}").attackerWins()).isCloseTo(1, EXACTLY);
  }

  // ---- the mechs of Yin and Letnev ----

  @Test
  @Rule("unit/moyins_ashes.N2")
  void whatBecomesAMechIsAnInfantry() {
    String yin = "'faction':'yin','units':{'infantry':1},'effects':{'moyins_ashes':1}";

    assertThat(ground(yin, "'units':{'infantry':2}").attackerWins())
        .isCloseTo(
            ground("'faction':'yin','units':{'infantry':1,'mech':1}", "'units':{'infantry':1}")
                .attackerWins(),
            EXACTLY);
    assertThat(ground(yin, "'units':{'mech':1}").attackerWins())
        .isCloseTo(
            ground("'faction':'yin','units':{'infantry':1}", "'units':{'mech':1}").attackerWins(),
            EXACTLY);
  }

  @Test
  @Rule("unit/dunlain_reaper.N2.1")
  void anInfantryBecomesAMechEachTimeItIsPaidFor() {
    String once = "'faction':'letnev','units':{'infantry':3},'effects':{'dunlain_reaper':1}";
    String thrice = "'faction':'letnev','units':{'infantry':3},'effects':{'dunlain_reaper':3}";
    String enemy = "'units':{'infantry':4}";

    assertThat(ground(thrice, enemy).attackerWins())
        .isGreaterThan(ground(once, enemy).attackerWins());
  }

  // ---- the Alastor ----

  @Test
  @Rule({"unit/the_alastor.N1", "unit/the_alastor.N1.1", "unit/the_alastor.N1.2"})
  void whoFightsAsAShipIsOneForWhateverCountsOrHitsShips() {
    String nekro = "'faction':'nekro','units':{'flagship':1,'infantry':2}";

    // The cannon finds three, and takes one of them.
    assertThat(
            space(nekro + ",'effects':{'assault_cannon':1}", "'units':{'dreadnought':1}")
                .attackerWins())
        .isCloseTo(1, EXACTLY);
    OddsAnswer suffered = space("'units':{'cruiser':3},'effects':{'assault_cannon':1}", nekro);
    assertThat(suffered.attackerWins())
        .isCloseTo(
            space("'units':{'cruiser':3}", "'faction':'nekro','units':{'flagship':1,'infantry':1}")
                .attackerWins(),
            EXACTLY);
  }

  @Test
  @Rule("unit/the_alastor.N8")
  void aMechThatFightsAsAShipIsLostToADirectHit() {
    String nekro = "'faction':'nekro','units':{'flagship':1,'mech':1},'damaged':{'flagship':1}";
    String cruisers = "'units':{'cruiser':2}";

    assertThat(space(cruisers + ",'effects':{'direct_hit':1}", nekro).attackerWins())
        .isGreaterThan(space(cruisers, nekro).attackerWins());
  }
}
