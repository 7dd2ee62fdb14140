package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

/** What single components do to fights whose odds can be reckoned by hand. */
class ComponentsTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final String CRUISER = "'units':{'cruiser':1}";
  private static final String INFANTRY = "'units':{'infantry':1}";

  /** How two fight to the end who hit with these. */
  private static double wins(double mine, double theirs) {
    return mine * (1 - theirs) / (1 - (1 - mine) * (1 - theirs));
  }

  private static String cruiserWith(String effects) {
    return CRUISER + ",'effects':{" + effects + "}";
  }

  private static double attackersWin(OddsAnswer odds) {
    return odds.attackerWins();
  }

  // ---- rolls ----

  @Test
  @Rule({"faction_ability/fragile.N1", "faction_ability/fragile.N2"})
  void fragileUnitsHitLessAndUnrelentingOnesMore() {
    String jolNar = "'faction':'jol_nar','units':{'cruiser':1}";
    String norr = "'faction':'sardakk_norr','units':{'cruiser':1}";

    assertThat(attackersWin(space(jolNar, CRUISER))).isCloseTo(wins(0.3, 0.4), EXACTLY);
    assertThat(attackersWin(space(norr, CRUISER))).isCloseTo(wins(0.5, 0.4), EXACTLY);
    // Its barrage is as good as anybody's.
    String destroyer = "'faction':'jol_nar','units':{'destroyer':1}";
    assertThat(attackersWin(space(destroyer, "'units':{'fighter':1}")))
        .isCloseTo(1 - 0.64 + 0.64 * wins(0.1, 0.2), EXACTLY);
  }

  @Test
  @Rule({"action_card/morale_boost.N1", "action_card/morale_boost.N2"})
  void moraleBoostsHelpOneRoundEach() {
    double later = wins(0.4, 0.4);
    double second = 0.5 * 0.6 + 0.5 * 0.6 * later;
    double first = 0.5 * 0.6 + 0.5 * 0.6 * second;

    assertThat(attackersWin(space(cruiserWith("'morale_boost':1"), CRUISER)))
        .isCloseTo(second, EXACTLY);
    assertThat(attackersWin(space(cruiserWith("'morale_boost':2"), CRUISER)))
        .isCloseTo(first, EXACTLY);
  }

  @Test
  @Rule("action_card/morale_boost.N3")
  void aMoraleBoostDoesNotTouchTheBarrage() {
    String destroyer = "'units':{'destroyer':1},'effects':{'morale_boost':1}";
    double later = wins(0.2, 0.2);

    assertThat(attackersWin(space(destroyer, "'units':{'fighter':1}")))
        .isCloseTo(1 - 0.64 + 0.64 * (0.3 * 0.8 + 0.7 * 0.8 * later), EXACTLY);
  }

  @Test
  void aFighterPrototypeIsForTheFirstRound() {
    String fighter = "'units':{'fighter':1},'effects':{'fighter_prototype':1}";

    assertThat(attackersWin(space(fighter, CRUISER)))
        .isCloseTo(0.4 * 0.6 + 0.6 * 0.6 * wins(0.2, 0.4), EXACTLY);
  }

  @Test
  void aFireTeamRerollsWhatHasMissed() {
    double hit = 0.3 + 0.7 * 0.3;

    assertThat(attackersWin(ground(INFANTRY + ",'effects':{'fire_team':1}", INFANTRY)))
        .isCloseTo(hit * 0.7 + (1 - hit) * 0.7 * wins(0.3, 0.3), EXACTLY);
  }

  @Test
  @Rule({
    "relic/the_crown_of_thalnos.N1",
    "relic/the_crown_of_thalnos.N4",
    "relic/the_crown_of_thalnos.N5"
  })
  void whoDaresTheCrownHitsOrDies() {
    String fighter = "'units':{'fighter':1},'effects':{'relic/the_crown_of_thalnos':1}";
    double hit = 0.2 + 0.8 * 0.3;

    // It hits or is gone before hits are assigned, so that there is one round alone.
    OddsAnswer odds = space(fighter, CRUISER);
    assertThat(odds.attackerWins()).isCloseTo(hit * 0.6, EXACTLY);
    assertThat(odds.draw()).isCloseTo(hit * 0.4, EXACTLY);
    assertThat(odds.expectedRounds()).isCloseTo(1, EXACTLY);
  }

  // ---- beginnings ----

  @Test
  @Rule({"technology/assault_cannon.N1", "technology/assault_cannon.N4"})
  void anAssaultCannonTakesAShipBeforeTheFight() {
    String three = "'units':{'cruiser':3},'effects':{'assault_cannon':1}";
    String two = "'units':{'cruiser':2},'effects':{'assault_cannon':1}";

    assertThat(attackersWin(space(three, "'units':{'dreadnought':1}"))).isCloseTo(1, EXACTLY);
    assertThat(attackersWin(space(two, "'units':{'dreadnought':1}"))).isLessThan(1);
    assertThat(attackersWin(space(three, "'units':{'fighter':1}"))).isLessThan(1);
  }

  @Test
  @Rule({"technology/assault_cannon.N2", "technology/assault_cannon.N2.1"})
  void theFirstAssaultCannonMaySwitchOffTheSecond() {
    String three = "'units':{'cruiser':3},'effects':{'assault_cannon':1}";
    OddsAnswer odds = space(three, three);

    assertThat(odds.attackerWins())
        .isCloseTo(attackersWin(space("'units':{'cruiser':3}", "'units':{'cruiser':2}")), EXACTLY);
  }

  @Test
  @Rule("space_combat.9")
  void nothingMoreIsUsedOnceTheCannonHasDestroyedTheLastShip() {
    String both = "'units':{'cruiser':3},'effects':{'assault_cannon':1,'impulse_core':1}";

    // No cruiser is given up for a hit on nobody.
    assertThat(space(both, "'units':{'dreadnought':1}").outcomes())
        .singleElement()
        .satisfies(end -> assertThat(end.attacker()).containsEntry(UnitType.CRUISER, 3));
  }

  @Test
  @Rule({"technology/magen_defense_grid.N1", "technology/magen_defense_grid.N3"})
  void theMagenGridHitsOneWhoHasLanded() {
    String defender = "'units':{'infantry':1,'space_dock':1},'effects':{'magen_defense_grid':1}";

    OddsAnswer odds = ground(INFANTRY, defender);
    assertThat(odds.defenderWins()).isCloseTo(1, EXACTLY);
    assertThat(odds.expectedRounds()).isZero();
  }

  @Test
  @Rule({"faction_ability/ambush.N1", "faction_ability/ambush.N4"})
  void anAmbushIsNoCombatRoll() {
    String mentak = "'faction':'mentak','units':{'cruiser':1},'effects':{'morale_boost':1}";

    assertThat(attackersWin(space(mentak, CRUISER)))
        .isCloseTo(0.4 + 0.6 * (0.5 * 0.6 + 0.5 * 0.6 * wins(0.4, 0.4)), EXACTLY);
  }

  @Test
  @Rule({"technology/dimensional_splicer.N3", "technology/dimensional_splicer.N5"})
  void theSplicerNamesAShipThatCannotSustain() {
    String splicer = cruiserWith("'dimensional_splicer':1");

    OddsAnswer odds = space(splicer, "'units':{'carrier':1,'dreadnought':1}");
    assertThat(odds.survivors().defender()).doesNotContainKey(UnitType.CARRIER);
  }

  // ---- hits ----

  @Test
  @Rule({"action_card/shields_holding.N1", "action_card/maneuvering_jets.N2"})
  void eachCardCancelsItsOwnHits() {
    String cannons = "'units':{'pds':1}";

    assertThat(attackersWin(space(cruiserWith("'shields_holding':1"), cannons)))
        .isCloseTo(0.5, EXACTLY);
    assertThat(attackersWin(space(cruiserWith("'maneuvering_jets':1"), cannons)))
        .isCloseTo(1, EXACTLY);
    assertThat(
            attackersWin(
                ground(INFANTRY + ",'effects':{'maneuvering_jets':1}", "'units':{'pds':1}")))
        .isCloseTo(1, EXACTLY);
  }

  @Test
  @Rule("action_card/maneuvering_jets.N3")
  void oneCopyAtMostAnswersARoll() {
    assertThat(attackersWin(space(cruiserWith("'maneuvering_jets':2"), "'units':{'pds':2}")))
        .isCloseTo(0.75, EXACTLY);
  }

  @Test
  void aShieldOfSomeHitsIsSpentOnTheFirst() {
    double later = wins(0.4, 0.4);

    // Until the first hit is taken and cancelled the cruiser cannot be lost.
    double ahead = 0.4 + 0.6 * 0.4 * later;
    assertThat(attackersWin(space(cruiserWith("'shields_holding':1"), CRUISER)))
        .isCloseTo(ahead / (1 - 0.6 * 0.6), EXACTLY);
  }

  @Test
  @Rule({"technology/non_euclidean_shielding.N3", "technology/non_euclidean_shielding.N2"})
  void nonEuclideanShieldingCancelsTwo() {
    OddsAnswer odds =
        space(
            "'units':{'dreadnought':1},'effects':{'non_euclidean_shielding':1}",
            "'units':{'pds':2}");

    assertThat(odds.attackerWins()).isCloseTo(1, EXACTLY);
    assertThat(attackersWin(space("'units':{'dreadnought':1}", "'units':{'pds':2}")))
        .isCloseTo(0.75, EXACTLY);
  }

  @Test
  @Rule("action_card/direct_hit.N2")
  void aDirectHitDestroysWhoHasSustained() {
    String hit = "'units':{'pds':1},'effects':{'direct_hit':1}";

    assertThat(attackersWin(space("'units':{'dreadnought':1}", hit))).isCloseTo(0.5, EXACTLY);
    assertThat(attackersWin(space("'units':{'dreadnought':1},'upgraded':['dreadnought']", hit)))
        .isCloseTo(1, EXACTLY);
  }

  @Test
  void theFourthMoonLetsNobodySustain() {
    String mentak = "'faction':'mentak','units':{'flagship':1}";
    String other = "'faction':'hacan','units':{'flagship':1}";

    assertThat(attackersWin(space(mentak, "'units':{'dreadnought':1}")))
        .isGreaterThan(attackersWin(space(other, "'units':{'dreadnought':1}")));
  }

  @Test
  @Rule({
    "technology/duranium_armor.N1",
    "technology/duranium_armor.N3",
    "technology/duranium_armor.N4"
  })
  void duraniumArmorRepairsWhoHasRested() {
    String armored =
        "'units':{'dreadnought':1},'damaged':{'dreadnought':1},'effects':{'duranium_armor':1}";

    // Damaged: it loses, wins or stays; who has stayed is repaired.
    double damaged = 0.6 * 0.6;
    double stays = 0.4 * 0.6;
    // Undamaged and hit: damaged without rest, so not repaired before the next round.
    double whole = (0.6 + 0.4 * 0.4 * damaged) / (1 - 0.4 * 0.6 - 0.4 * 0.4 * stays);
    assertThat(attackersWin(space(armored, CRUISER))).isCloseTo(damaged + stays * whole, EXACTLY);
  }

  @Test
  void theFlagshipOfL1z1xHitsPastTheFighters() {
    String l1z1x = "'faction':'l1z1x','units':{'flagship':1}";
    String other = "'faction':'sol','units':{'flagship':1}";
    String defender = "'units':{'cruiser':1,'fighter':3}";

    assertThat(cruisers(space(l1z1x, defender))).isLessThan(cruisers(space(other, defender)));
  }

  private static double cruisers(OddsAnswer odds) {
    return odds.survivors().defender().getOrDefault(UnitType.CRUISER, 0.0);
  }

  // ---- on the ground ----

  @Test
  @Rule("technology/x_89_bacterial_weapon.N2")
  void bacterialWeaponsKillAllInfantryOnceOneIsHit() {
    String bomber = "'units':{'dreadnought':1,'infantry':1},'effects':{'x_89_bacterial_weapon':1}";

    assertThat(ground(bomber, "'units':{'infantry':3}").outcomes())
        .anySatisfy(end -> {
          assertThat(end.defender()).isEmpty();
          assertThat(end.probability()).isGreaterThan(0.6);
        });
  }

  @Test
  void aBunkerAndADisabledCannon() {
    String bomber = "'units':{'dreadnought':1,'infantry':1}";
    double bunkered = 0.2;

    assertThat(attackersWin(ground(bomber, INFANTRY + ",'effects':{'bunker':1}")))
        .isCloseTo(bunkered + (1 - bunkered) * wins(0.3, 0.3), EXACTLY);
    assertThat(
            attackersWin(
                ground(bomber + ",'effects':{'disable':1}", "'units':{'infantry':1,'pds':1}")))
        .isCloseTo(0.6 + 0.4 * wins(0.3, 0.3), EXACTLY);
  }

  @Test
  @Rule({"faction_ability/harrow.N2", "faction_ability/harrow.N3"})
  void harrowBombardsAfterEachRound() {
    String l1z1x = "'faction':'l1z1x','units':{'dreadnought':1,'infantry':1}";

    // Bombarded first; then a round, after which the dreadnought fires again, even for nobody.
    double both = 0.3 * 0.7 + 0.7 * 0.7 * 0.6;
    double again = 0.7 * 0.7 * 0.4;
    OddsAnswer odds = ground(l1z1x, INFANTRY);
    assertThat(odds.attackerWins()).isCloseTo(0.6 + 0.4 * both / (1 - again), EXACTLY);
    assertThat(odds.draw()).isCloseTo(0.4 * (0.3 * 0.3 + 0.7 * 0.3 * 0.6) / (1 - again), EXACTLY);
  }

  @Test
  @Rule({"technology/l4_disruptors.N1", "action_card/solar_flare.N2", "unit/quetzecoatl.N1"})
  void somethingElseKeepsEachCannonSilent() {
    String cannon = "'units':{'pds':1}";

    assertThat(attackersWin(ground(INFANTRY + ",'effects':{'l4_disruptors':1}", cannon)))
        .isCloseTo(1, EXACTLY);
    assertThat(attackersWin(space(cruiserWith("'l4_disruptors':1"), cannon)))
        .isCloseTo(0.5, EXACTLY);
    assertThat(attackersWin(space(cruiserWith("'solar_flare':1"), cannon))).isCloseTo(1, EXACTLY);
    assertThat(attackersWin(ground(INFANTRY + ",'effects':{'solar_flare':1}", cannon)))
        .isCloseTo(0.5, EXACTLY);
  }

  @Test
  @Rule({"technology/valkyrie_particle_weave.N1.1", "technology/valkyrie_particle_weave.N2"})
  void theParticleWeaveAnswersAHit() {
    OddsAnswer odds = ground(INFANTRY + ",'effects':{'valkyrie_particle_weave':1}", INFANTRY);

    assertThat(odds.defenderWins()).isCloseTo(0, EXACTLY);
    assertThat(odds.draw()).isCloseTo(0.3 / 0.51, EXACTLY);
  }

  @Test
  @Rule({"unit/van_hauge.N3"})
  void theVanHaugeTakesEverythingAlong() {
    OddsAnswer odds =
        space(
            "'faction':'yin','units':{'flagship':1},'damaged':{'flagship':1}",
            "'units':{'cruiser':8}");

    assertThat(odds.defenderWins()).isCloseTo(0, EXACTLY);
  }
}
