package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

/** Dice that fall together, and dice of what is no unit, reckoned by hand. */
class VolleysTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final String CRUISER = "'units':{'cruiser':1}";

  private static String cruiserWith(String effects) {
    return CRUISER + ",'effects':{" + effects + "}";
  }

  @Test
  @Rule("leader/ul_the_progenitor.N1")
  void aPlanetThatFiresIsOneOfTheUnitsThatFire() {
    String planet = "'effects':{'ul_the_progenitor':1,'plasma_scoring':1}";
    double spared = 0.4 * 0.4 * 0.4 * 0.4;

    assertThat(space(CRUISER, planet).attackerWins()).isCloseTo(spared, EXACTLY);
    assertThat(ground("'units':{'infantry':1}", planet).attackerWins()).isCloseTo(spared, EXACTLY);
  }

  @Test
  void alsoItsHitsGoPastTheFighters() {
    String planet = "'effects':{'ul_the_progenitor':1,'graviton_laser_system':1}";

    OddsAnswer odds = space("'units':{'cruiser':1,'fighter':1}", planet);
    assertThat(odds.survivors().attacker().values().stream().mapToDouble(n -> n).sum())
        .isCloseTo(2 * 0.064 + 0.288, EXACTLY);
    assertThat(odds.outcomes())
        .noneMatch(
            end -> end.attacker().containsKey(UnitType.CRUISER) && end.attacker().size() == 1);
  }

  @Test
  @Rule({"action_card/experimental_battlestation.N5", "action_card/maneuvering_jets.N3.1"})
  void aBattlestationFiresWithTheOtherCannonsOfItsOwner() {
    String cannons = "'units':{'pds':1},'effects':{'experimental_battlestation':1}";
    double none = 0.5 * 0.064;
    double one = 0.5 * 0.064 + 0.5 * 3 * 0.6 * 0.16;

    assertThat(space(cruiserWith("'maneuvering_jets':2"), cannons).attackerWins())
        .isCloseTo(none + one, EXACTLY);
  }

  @Test
  @Rule({"faction_ability/ambush.N3", "action_card/shields_holding.N4"})
  void oneCardCancelsTheHitsOfAWholeAmbush() {
    String mentak = "'faction':'mentak','units':{'cruiser':1,'destroyer':1}";
    String open = mentak + ",'effects':{'ambush':0}";
    String carrier = "'units':{'carrier':1}";
    String shielded = carrier + ",'effects':{'shields_holding':1}";
    double missed = 0.6 * 0.8;

    assertThat(space(mentak, shielded).attackerWins())
        .isCloseTo(
            missed * space(open, shielded).attackerWins()
                + (1 - missed) * space(open, carrier).attackerWins(),
            EXACTLY);
  }

  @Test
  @Rule("action_card/courageous_to_the_end.N1")
  void nobodyIsCourageousBeforeTheCombat() {
    String courageous = cruiserWith("'courageous_to_the_end':1");
    String fighter = "'units':{'fighter':1}";

    assertThat(space(courageous, "'units':{'fighter':1,'pds':1}").draw())
        .isCloseTo(0.5 * space(courageous, fighter).draw(), EXACTLY);
  }

  @Test
  @Rule({"faction_ability/harrow.N5", "technology/x_89_bacterial_weapon.N3"})
  void bacterialWeaponsFollowUponHarrowToo() {
    String l1z1x =
        "'faction':'l1z1x','units':{'dreadnought':1,'infantry':1},"
            + "'effects':{'x_89_bacterial_weapon':1}";

    // Whenever the dreadnought hits there is nobody left.
    double one = 0.7 * 0.72 / (1 - 0.7 * 0.28);
    double two = (0.49 * 0.6 + 0.49 * 0.4 * 0.3 * one) / (1 - 0.49 * 0.4 * 0.7);
    assertThat(ground(l1z1x, "'units':{'infantry':2}").attackerWins())
        .isCloseTo(0.6 + 0.4 * two, EXACTLY);
  }

  @Test
  void structuresOfWhoInvadesAreNotOnThePlanet() {
    String bombers = "'faction':'l1z1x','units':{'dreadnought':1,'infantry':2";
    String infantry = "'units':{'infantry':2}";

    assertThat(ground(bombers + ",'pds':2,'space_dock':1}", infantry).attackerWins())
        .isCloseTo(ground(bombers + "}", infantry).attackerWins(), EXACTLY);
  }

  @Test
  @Rule("bombardment.1")
  void shipsBombardAlsoWhereNobodyLands() {
    OddsAnswer odds = ground("'units':{'dreadnought':2}", "'units':{'infantry':1}");

    assertThat(odds.draw()).isCloseTo(1 - 0.4 * 0.4, EXACTLY);
    assertThat(odds.defenderWins()).isCloseTo(0.4 * 0.4, EXACTLY);
  }
}
