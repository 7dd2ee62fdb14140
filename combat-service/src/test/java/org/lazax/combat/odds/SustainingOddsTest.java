package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.combat.odds.Asked.ground;

import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

/** What factions bring to fights where units sustain damage or are repaired. */
class SustainingOddsTest extends FightsOfFactions {
  @Test
  @Rule("unit/moll_terminus.N1")
  void whoLandsBesideAMollTerminusCannotSustainACannonsHit() {
    String mentak = of("mentak", "'mech':1,'pds':1");
    String sol = of("sol", "'mech':1,'pds':1");

    // A hit of the cannon is all it takes.
    assertThat(ground(MECH, mentak).outcomes())
        .anySatisfy(end -> {
          assertThat(end.attacker()).isEmpty();
          assertThat(end.defender()).containsEntry(UnitType.MECH, 1);
        });
    assertThat(onGround(MECH, mentak)).isLessThan(onGround(MECH, sol));
  }

  @Test
  @Rule("unit/quantum_manipulator.N2.1")
  void aManipulatorAbsorbsNoDestruction() {
    String three = with("'units':{'cruiser':3}", "assault_cannon");

    assertThat(inSpace(three, of("nomad", "'cruiser':1,'mech':1"))).isCloseTo(1, EXACTLY);
  }

  @Test
  @Rule({"unit/quantum_manipulator.N1", "abilities.N2.1"})
  void eachManipulatorSustainsAndNoDirectHitAnswersIt() {
    String cannonless = of("nomad", "'cruiser':1,'mech':2");
    String hitting = with(CRUISER, "direct_hit");

    assertThat(inSpace(cannonless, hitting)).isCloseTo(inSpace(cannonless, CRUISER), EXACTLY);
    // Three hits to lose, two of them on the mechs.
    assertThat(inSpace(cannonless, CRUISER))
        .isGreaterThan(inSpace(of("nomad", "'cruiser':1,'mech':1"), CRUISER));
  }

  @Test
  void duraniumArmorDoesNotMendWhoDoesNotFight() {
    String plain = of("nomad", "'cruiser':1,'mech':1");
    String armored = of("nomad", "'cruiser':1,'mech':1", "duranium_armor");

    assertThat(inSpace(armored, CRUISER)).isCloseTo(inSpace(plain, CRUISER), EXACTLY);
  }

  @Test
  @Rule({"leader/tellurian.N1"})
  void tellurianCancelsHitsAndNoDestruction() {
    String three = with("'units':{'cruiser':3}", "assault_cannon");

    assertThat(inSpace(three, with(CRUISER, "tellurian"))).isCloseTo(1, EXACTLY);
    assertThat(inSpace(with(CRUISER, "tellurian"), "'units':{'pds':1}")).isCloseTo(1, EXACTLY);
  }

  @Test
  void whatARaidHasDamagedDuraniumArmorMendsInTheSameRound() {
    String armored = with(DREADNOUGHT, "duranium_armor");
    String damaged = armored + ",'damaged':{'dreadnought':1}";
    // A fighter of the second level hits as a wing of Argent does, without a barrage.
    String wing = "'units':{'fighter':1},'upgraded':['fighter']";

    assertThat(inSpace(of("argent", "'destroyer':1"), armored))
        .isCloseTo(0.64 * inSpace(wing, armored) + 0.36 * inSpace(wing, damaged), EXACTLY);
  }

  @Test
  @Rule("technology/duranium_armor.N4.1")
  void duraniumArmorMendsWhatCannonsHaveDamagedJustBefore() {
    String armored = with(DREADNOUGHT, "duranium_armor");
    String damaged = armored + ",'damaged':{'dreadnought':1}";

    assertThat(inSpace(armored, "'units':{'pds':1,'carrier':1}"))
        .isCloseTo(0.5 * inSpace(armored, CARRIER) + 0.5 * inSpace(damaged, CARRIER), EXACTLY);
  }

  @Test
  void aRaidDamagesNobodyTwice() {
    String damaged = DREADNOUGHT + ",'damaged':{'dreadnought':1}";
    String wing = "'units':{'fighter':1},'upgraded':['fighter']";

    assertThat(inSpace(of("argent", "'destroyer':1"), damaged))
        .isCloseTo(inSpace(wing, damaged), EXACTLY);
  }

  @Test
  void whatIsWaylaidAndRaidedIsDamagedAndThenHit() {
    String wing = "'units':{'fighter':1},'upgraded':['fighter']";
    String damaged = DREADNOUGHT + ",'damaged':{'dreadnought':1}";

    // Any hit damages it first; then each hit destroys it, as it cannot sustain any more.
    assertThat(inSpace(of("argent", "'destroyer':1", "waylay"), DREADNOUGHT))
        .isCloseTo(0.64 * inSpace(wing, DREADNOUGHT) + 0.36, EXACTLY);
    assertThat(inSpace(wing, damaged)).isLessThan(1);
  }

  @Test
  void aRaidCountsWhatTheDiceShowInTheEnd() {
    String wing = "'units':{'fighter':1},'upgraded':['fighter']";
    String damaged = DREADNOUGHT + ",'damaged':{'dreadnought':1}";
    double none = Math.pow(0.8 * 0.8, 2);

    assertThat(inSpace(of("argent", "'destroyer':1", "ta_zern"), DREADNOUGHT))
        .isCloseTo(
            none * inSpace(wing, DREADNOUGHT) + (1 - none) * inSpace(wing, damaged), EXACTLY);
  }

  @Test
  @Rule("faction_ability/raid_formation.N6")
  void aMechThatFightsAsAShipMayBeRaided() {
    String wing = "'units':{'fighter':1},'upgraded':['fighter']";
    String nekro = of("nekro", "'flagship':1,'mech':1");

    assertThat(inSpace(of("argent", "'destroyer':1"), nekro + ",'damaged':{'flagship':1}"))
        .isCloseTo(
            0.64 * inSpace(wing, nekro + ",'damaged':{'flagship':1}")
                + 0.36 * inSpace(wing, nekro + ",'damaged':{'flagship':1,'mech':1}"),
            EXACTLY);
  }

  @Test
  void anImpulseCoresHitMayBeSustained() {
    String damaged = DREADNOUGHT + ",'damaged':{'dreadnought':1}";

    assertThat(inSpace(with("'units':{'cruiser':2}", "impulse_core"), DREADNOUGHT))
        .isCloseTo(inSpace(CRUISER, damaged), EXACTLY);
  }
}
