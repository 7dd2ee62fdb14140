package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.lazax.combat.odds.Asked.ground;
import static org.lazax.combat.odds.Asked.space;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rulebook.Rule;

/** Promissory notes of the Nomad and of the Saar. */
class NotesTest {
  private static final Offset<Double> EXACTLY = within(1e-9);
  private static final int TRIALS = 20_000;

  private static final String CAVALRY = ",'effects':{'the_cavalry':1}";
  private static final String CARRIER = "'units':{'carrier':1}";
  private static final String FLAGSHIP = "'faction':'nomad','units':{'flagship':1}";
  private static final String FLEET = "'units':{'fighter':3,'cruiser':1}";

  private static final String CALL = ",'effects':{'raghs_call':1}";
  private static final String INFANTRY = "'units':{'infantry':1}";

  private static void alike(OddsAnswer one, OddsAnswer other) {
    assertThat(one.attackerWins()).isCloseTo(other.attackerWins(), EXACTLY);
    assertThat(one.defenderWins()).isCloseTo(other.defenderWins(), EXACTLY);
    assertThat(one.expectedRounds()).isCloseTo(other.expectedRounds(), EXACTLY);
  }

  // ---- the cavalry ----

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void aShipOfTheCavalryFightsAsTheFlagshipOfTheNomad() {
    alike(space(CARRIER + CAVALRY, FLEET), space(FLAGSHIP, FLEET));
    alike(space(FLEET, CARRIER + CAVALRY), space(FLEET, FLAGSHIP));
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void itFightsAsTheUpgradedFlagshipOnceTheNomadHasThat() {
    alike(
        space(CARRIER + ",'effects':{'the_cavalry':1,'memoria_ii':1}", FLEET),
        space(FLAGSHIP + ",'upgraded':['flagship']", FLEET));
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void theCavalryComesOnlyAsTheCombatBegins() {
    // The cannon's hit is not sustained.
    assertThat(space(CARRIER + CAVALRY, "'units':{'pds':1}").attackerWins())
        .isCloseTo(0.5, EXACTLY);
  }

  @Test
  @Rule("promissory_note/the_cavalry.N1")
  void itIsOneShipAloneTheDearestThatCannotSustain() {
    alike(
        space("'units':{'cruiser':1,'carrier':1}" + CAVALRY, FLEET),
        space("'faction':'nomad','units':{'cruiser':1,'flagship':1}", FLEET));
    // Those that are left are told of together, it and the others of its type.
    String harmless = "'units':{'carrier':1},'effects':{'fragile':1}";
    assertThat(space("'units':{'carrier':9}" + CAVALRY, harmless).survivors().attacker())
        .hasEntrySatisfying(UnitType.CARRIER, left -> assertThat(left).isGreaterThan(8));
  }

  @Test
  @Rule("promissory_note/the_cavalry.N2.1")
  void whoIsDamagedAlreadyDoesNotSustainMore() {
    alike(
        space("'units':{'dreadnought':1},'damaged':{'dreadnought':1}" + CAVALRY, FLEET),
        space(FLAGSHIP + ",'damaged':{'flagship':1}", FLEET));
  }

  @Test
  @Rule({"promissory_note/the_cavalry.N2.3", "promissory_note/the_cavalry.N2.4"})
  void whileItHasTheAbilityItIsRepairedAndSustainsAnew() {
    for (String repair : List.of("duranium_armor", "emergency_repairs")) {
      String repaired = ",'effects':{'%s':1}".formatted(repair);
      alike(
          space(CARRIER + ",'effects':{'the_cavalry':1,'%s':1}".formatted(repair), FLEET),
          space(FLAGSHIP + repaired, FLEET));
      assertThat(space(FLAGSHIP + repaired, FLEET).attackerWins())
          .isGreaterThan(space(FLAGSHIP, FLEET).attackerWins());
    }
  }

  @Test
  void itComesNeitherAgainstTheNomadNorForFightersNorToThePlanet() {
    String nomad = "'faction':'nomad','units':{'cruiser':1}";
    alike(space(CARRIER + CAVALRY, nomad), space(CARRIER, nomad));
    String fighters = "'units':{'fighter':2}";
    alike(space(fighters + CAVALRY, FLEET), space(fighters, FLEET));
    String landing = "'units':{'infantry':1,'cruiser':1}";
    alike(ground(landing + CAVALRY, INFANTRY), ground(landing, INFANTRY));
  }

  @Test
  void withTheCavalryExactAndSimulatedOddsAgree() {
    for (String fleet : List.of("carrier", "destroyer", "cruiser", "dreadnought", "war_sun")) {
      for (String policy : List.of("sustainFirst", "cheapestFirst", "keepCapacity")) {
        String side =
            "'units':{'%s':2,'fighter':2},'policy':'%s'".formatted(fleet, policy) + CAVALRY;
        String others = "'units':{'cruiser':2,'fighter':2,'dreadnought':1}" + CAVALRY;

        double exact = space(side, others).attackerWins();
        double simulated = Asked.simulated("space", side, others, TRIALS).attackerWins();
        assertThat(simulated).as(side).isCloseTo(exact, within(5 * 0.5 / Math.sqrt(TRIALS)));
      }
    }
  }

  // ---- ragh's call ----

  @Test
  @Rule("promissory_note/raghs_call.N1")
  void theSaarLeaveThePlanetWithoutACombat() {
    OddsAnswer odds = ground(INFANTRY + CALL, "'faction':'saar','units':{'infantry':3,'mech':1}");

    assertThat(odds.attackerWins()).isCloseTo(1, EXACTLY);
    assertThat(odds.expectedRounds()).isZero();
    assertThat(odds.survivors().defender())
        .containsEntry(UnitType.INFANTRY, 3.0)
        .containsEntry(UnitType.MECH, 1.0);
  }

  @Test
  @Rule("promissory_note/raghs_call.N2")
  void theirCannonsStayAndFire() {
    String saar = "'faction':'saar','units':{'infantry':3,'pds':1}";

    assertThat(ground(INFANTRY + CALL, saar).attackerWins()).isCloseTo(0.5, EXACTLY);
  }

  @Test
  void othersThanTheSaarAndWhoIsInvadedCareForNoCall() {
    alike(ground(INFANTRY + CALL, INFANTRY), ground(INFANTRY, INFANTRY));
    String saar = "'faction':'saar',%s".formatted(INFANTRY);
    alike(ground(saar, INFANTRY + CALL), ground(saar, INFANTRY));
  }
}
