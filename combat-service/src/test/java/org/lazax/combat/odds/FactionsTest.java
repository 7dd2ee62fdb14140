package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

/** What factions bring to fights: abilities, units, leaders, technologies. */
class FactionsTest extends FightsOfFactions {
  private static final String INFANTRY = "'units':{'infantry':1}";

  private static double wins(double mine, double theirs) {
    return mine * (1 - theirs) / (1 - (1 - mine) * (1 - theirs));
  }

  // ---- combat rolls alone ----

  @Test
  @Rule({"faction_ability/unrelenting.N1", "unit/cmorran_norr.N1"})
  void theBonusesOfNorrAreForCombatRollsAlone() {
    assertThat(onGround(of("sardakk_norr", "'infantry':1,'cruiser':1", "blitz"), INFANTRY))
        .isCloseTo(0.5 + 0.5 * wins(0.4, 0.3), EXACTLY);
    // Two dice of the barrage at 9, whatever the flagship adds to combat rolls.
    assertThat(
            space(of("sardakk_norr", "'flagship':1,'destroyer':1"), "'units':{'fighter':1}")
                .expectedRounds())
        .isGreaterThan(0.64);
  }

  @Test
  @Rule("technology/supercharge.N1")
  void aSuperchargeIsForCombatRollsAlone() {
    assertThat(onGround(with("'units':{'infantry':1,'dreadnought':1}", "supercharge"), INFANTRY))
        .isCloseTo(0.6 + 0.4 * (0.4 * 0.7 + 0.6 * 0.7 * wins(0.3, 0.3)), EXACTLY);
  }

  @Test
  @Rule({"leader/evelyn_delouis.N1", "leader/viscount_unlenn.N1", "leader/viscount_unlenn.N2"})
  void agentsAddADieToCombatRollsAlone() {
    double twice = 1 - 0.7 * 0.7;
    assertThat(onGround(with("'units':{'infantry':1,'dreadnought':1}", "evelyn_delouis"), INFANTRY))
        .isCloseTo(0.6 + 0.4 * (twice * 0.7 + (1 - twice) * 0.7 * wins(0.3, 0.3)), EXACTLY);
    double both = 1 - 0.8 * 0.8;
    assertThat(inSpace(with("'units':{'destroyer':1}", "viscount_unlenn"), "'units':{'fighter':1}"))
        .isCloseTo(0.36 + 0.64 * (both * 0.8 + (1 - both) * 0.8 * wins(0.2, 0.2)), EXACTLY);
  }

  @Test
  @Rule({"leader/ta_zern.N1", "abilities.26"})
  void unitAbilitiesAreNoCombatRollsAndNothingElse() {
    for (String leader : new String[] {"trrakan_aun_zulok", "ta_zern"}) {
      assertThat(inSpace(with(CRUISER, leader), CRUISER))
          .isCloseTo(inSpace(CRUISER, CRUISER), EXACTLY);
      // An ambush is text of a sheet, no unit ability.
      assertThat(inSpace(of("mentak", "'cruiser':1", leader), CRUISER))
          .isCloseTo(inSpace(of("mentak", "'cruiser':1"), CRUISER), EXACTLY);
    }
    String destroyer = "'units':{'destroyer':1}";
    String fighter = "'units':{'fighter':1}";
    assertThat(inSpace(with(destroyer, "ta_zern"), fighter))
        .isGreaterThan(inSpace(destroyer, fighter));
    assertThat(inSpace(with(destroyer, "trrakan_aun_zulok"), fighter))
        .isGreaterThan(inSpace(destroyer, fighter));
  }

  @Test
  @Rule("leader/rickar_rickani.N2")
  void noMoreThanTwoAreAddedByTheWinnuCommander() {
    assertThat(inSpace(with(CRUISER, "rickar_rickani"), CRUISER))
        .isCloseTo(wins(0.6, 0.4), EXACTLY);
  }

  @Test
  @Rule("unit/mordred.N1")
  void noMoreThanTwoAreAddedByAMordred() {
    // Combat 6 with 2 more hits at 4.
    OddsAnswer odds = ground(of("nekro", "'mech':1", "unit/mordred"), "'units':{'infantry':1}");
    double first = 0.7 * 0.7;
    assertThat(odds.outcomes().getFirst().probability()).isGreaterThan(first);
    assertThat(onGround(of("nekro", "'mech':1"), INFANTRY)).isLessThan(odds.attackerWins());
  }

  @Test
  @Rule("unit/shield_paling.N1")
  void aShieldPalingIsFragileItself() {
    double mech = onGround(of("jol_nar", "'mech':1"), INFANTRY);

    assertThat(mech).isLessThan(onGround(MECH, INFANTRY));
    assertThat(onGround(of("jol_nar", "'infantry':1"), INFANTRY))
        .isCloseTo(wins(0.2, 0.3), EXACTLY);
  }

  // ---- who fights as a ship ----

  @Test
  @Rule({"unit/z_grav_eidolon.N2.2", "unit/z_grav_eidolon.N3", "technology/assault_cannon.N3.2"})
  void eidolonsInSpaceCountForAndAgainstTheAssaultCannon() {
    String eidolons = of("naaz_rokha", "'cruiser':1,'mech':2", "assault_cannon");
    assertThat(inSpace(eidolons, DREADNOUGHT)).isCloseTo(1, EXACTLY);

    String three = with("'units':{'cruiser':3}", "assault_cannon");
    assertThat(inSpace(three, of("naaz_rokha", "'mech':1"))).isCloseTo(1, EXACTLY);
  }

  @Test
  @Rule("unit/salai_sai_corian.N1")
  void againstFightersTheWinnuFlagshipThrowsNoDice() {
    OddsAnswer odds = space(of("winnu", "'flagship':1"), "'units':{'fighter':2}");

    assertThat(odds.attackerWins()).isZero();
    assertThat(odds.defenderWins()).isCloseTo(1, EXACTLY);
  }

  @Test
  @Rule("unit/salai_sai_corian.N2")
  void infantryThatFightAsShipsGiveTheWinnuFlagshipDice() {
    String alone = of("nekro", "'flagship':1");
    String crowd = of("nekro", "'flagship':1,'infantry':3");
    String winnu = of("winnu", "'flagship':1");

    // One die in the first round against one, four against four.
    assertThat(space(winnu, crowd).expectedRounds()).isGreaterThan(0);
    assertThat(expectedLosses(winnu, crowd)).isGreaterThan(expectedLosses(winnu, alone));
  }

  private static double expectedLosses(String attacker, String defender) {
    double before = defender.contains("infantry") ? 4 : 1;
    return before
        - space(attacker, defender).survivors().defender().values().stream()
            .mapToDouble(count -> count)
            .sum();
  }

  @Test
  @Rule("unit/z_grav_eidolon.N1")
  void anEidolonIsNoShipBeforeTheCombat() {
    String both = of("naaz_rokha", "'cruiser':1,'mech':1");

    // The cannon finds the cruiser alone, and without a ship there is no combat.
    assertThat(inSpace(both, "'units':{'pds':1,'carrier':1}"))
        .isCloseTo(0.5 * inSpace(both, CARRIER), EXACTLY);
  }

  @Test
  @Rule("relic/the_crown_of_thalnos.N3")
  void otherRerollsThanTheCrownsDestroyNobody() {
    double twice = 1 - 0.8 * 0.8;

    assertThat(inSpace(with("'units':{'fighter':1}", "munitions_reserves"), CRUISER))
        .isCloseTo(twice * 0.6 + (1 - twice) * 0.6 * wins(0.2, 0.4), EXACTLY);
  }

  @Test
  @Rule("leader/the_thundarian.N1.1")
  void aMoraleBoostIsStillOnWhenTheRoundIsThrownAgain() {
    double later = wins(0.4, 0.4);
    double nobody = 0.6 * 0.6;
    double unused = (0.4 * 0.6 + 0.6 * 0.4 * (0.4 * 0.6 + nobody * later)) / (1 - nobody);
    double again = 0.5 * 0.6 + 0.5 * 0.6 * later;

    assertThat(inSpace(with(CRUISER, "the_thundarian", "morale_boost"), CRUISER))
        .isCloseTo(0.5 * 0.6 + 0.5 * 0.4 * again + 0.5 * 0.6 * unused, EXACTLY);
  }

  // ---- on the ground ----

  @Test
  @Rule("leader/2ram.N1")
  void a2ramBypassesShieldsWithoutTakingThem() {
    String bomber = with("'units':{'dreadnought':1,'infantry':1}", "2ram");
    String grid = with("'units':{'infantry':1,'pds':1}", "magen_defense_grid");

    assertThat(ground(bomber, grid).attackerWins()).isGreaterThan(0);
    assertThat(ground("'units':{'dreadnought':1,'infantry':1}", grid).attackerWins()).isZero();
  }

  @Test
  @Rule({"leader/ul_the_progenitor.N1", "space_cannon.7.2"})
  void thePlanetFiresThreeDiceAtWhoLands() {
    assertThat(onGround(INFANTRY, "'effects':{'ul_the_progenitor':1}"))
        .isCloseTo(Math.pow(0.4, 3), EXACTLY);
  }

  @Test
  @Rule({"leader/claire_gibson.N2", "leader/claire_gibson.N3"})
  void whereThereIsNoCombatNobodyComes() {
    assertThat(onGround(INFANTRY, "'effects':{'claire_gibson':1}")).isCloseTo(1, EXACTLY);
    OddsAnswer shot = ground(INFANTRY, with("'units':{'pds':1,'infantry':1}", "claire_gibson"));
    assertThat(shot.outcomes())
        .anySatisfy(end -> {
          assertThat(end.probability()).isGreaterThanOrEqualTo(0.5);
          assertThat(end.defender()).containsEntry(UnitType.INFANTRY, 1);
        });
  }

  @Test
  @Rule("faction_ability/voidborn.N2.1")
  void inANebulaTheDefenderHasItsBonusWhoeverItIs() {
    OddsAnswer odds =
        Asked.answer("space", CRUISER, of("empyrean", "'cruiser':1"), ",'nebula':true");

    assertThat(odds.attackerWins()).isCloseTo(wins(0.4, 0.5), EXACTLY);
  }

  @Test
  @Rule({"unit/visz_el_vir.N1", "unit/visz_el_vir.N2"})
  void theFlagshipOfNaazRokhaGivesEachMechADie() {
    String mechs = of("naaz_rokha", "'flagship':1,'mech':2");
    OddsAnswer with = space(mechs, "'units':{'dreadnought':3}");
    OddsAnswer without = space(mechs + ",'effects':{'visz_el_vir':0}", "'units':{'dreadnought':3}");

    assertThat(with.attackerWins()).isGreaterThan(without.attackerWins());
  }

  @Test
  @Rule("unit/arc_secundus.N2")
  void anArcSecundusIsNotMendedWhereItDoesNotFight() {
    String bombing = of("letnev", "'flagship':1,'infantry':1") + ",'damaged':{'flagship':1}";

    assertThat(onGround(bombing, INFANTRY))
        .isCloseTo(onGround(of("letnev", "'flagship':1,'infantry':1"), INFANTRY), EXACTLY);
  }

  @Test
  @Rule({"leader/brother_milor.N2", "leader/brother_milor.N5"})
  void replacementsKeepTheFightGoingAndTakeNoneOfTheHits() {
    String three = with("'units':{'cruiser':3}", "assault_cannon");
    String milor = with(CRUISER, "brother_milor");

    // The cruiser is gone before the first round, and two fighters fight on.
    assertThat(inSpace(three, milor))
        .isCloseTo(inSpace("'units':{'cruiser':3}", "'units':{'fighter':2}"), EXACTLY);
    OddsAnswer odds =
        space("'units':{'war_sun':1}", with("'units':{'cruiser':1}", "brother_milor"));
    assertThat(odds.expectedRounds()).isGreaterThan(1.9);
  }

  @Test
  @Rule({"leader/the_thundarian.N1", "leader/the_thundarian.N3.3"})
  void aThundarianHasARoundThrownAgainWithWhatLastsForIt() {
    double mine = 0.4;
    double theirs = 0.4;
    // Where only the opponent has hit both roll again, once.
    double worse = (1 - mine) * theirs;
    double nobody = (1 - mine) * (1 - theirs);
    double later = wins(mine, theirs);
    double again = mine * (1 - theirs) + nobody * later;
    double expected = (mine * (1 - theirs) + worse * again) / (1 - nobody);
    assertThat(inSpace(with(CRUISER, "the_thundarian"), CRUISER)).isCloseTo(expected, EXACTLY);

    // A fire team played before is gone.
    double team = 0.3 + 0.7 * 0.3;
    double plain = wins(0.3, 0.3);
    double rolledAgain = 0.3 * 0.7 + 0.7 * 0.7 * plain;
    double kept = (0.3 * 0.7 + 0.7 * 0.3 * rolledAgain) / (1 - 0.7 * 0.7);
    assertThat(onGround(with(INFANTRY, "the_thundarian", "fire_team"), INFANTRY))
        .isCloseTo(team * 0.7 + (1 - team) * 0.3 * rolledAgain + (1 - team) * 0.7 * kept, EXACTLY);
  }
}
