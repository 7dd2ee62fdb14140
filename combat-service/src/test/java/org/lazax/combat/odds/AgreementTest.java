package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.StringJoiner;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.wire.StrictReader;
import org.lazax.components.StandardRules;
import org.lazax.rules.combat.Side;

/** Thousands of random fights: what is reckoned exactly is what comes of throwing dice. */
class AgreementTest {
  private static final int FIGHTS = 2_000;
  private static final int TRIALS = 1_000;
  private static final int BY_THEMSELVES = 400;
  private static final Offset<Double> EXACTLY = within(1e-8);

  /** Beyond that, chance is no excuse, for so many fights. */
  private static final double SIGMAS = 5;

  private static final List<String> SHIPS =
      List.of("dreadnought", "carrier", "cruiser", "destroyer", "fighter", "pds", "flagship");
  private static final List<String> FORCES =
      List.of("infantry", "mech", "pds", "dreadnought", "war_sun");
  private static final List<String> POLICIES =
      List.of("sustainFirst", "cheapestFirst", "keepCapacity");

  private final Random random = new Random(1);

  @Test
  void exactAndSimulatedOddsAgree() {
    int tooBig = 0;
    for (int i = 0; i < FIGHTS; i++) {
      boolean space = random.nextBoolean();
      String kind = space ? "space" : "ground";
      String attacker = side(space);
      String defender = side(space);

      Optional<OddsAnswer> answer = exact(kind, attacker, defender);
      if (answer.isEmpty()) {
        tooBig++;
        continue;
      }
      OddsAnswer exact = answer.get();
      OddsAnswer simulated = Asked.simulated(kind, attacker, defender, TRIALS);

      String fight = kind + " {" + attacker + "} v {" + defender + "}";
      agree(fight, exact.attackerWins(), simulated.attackerWins());
      agree(fight, exact.draw(), simulated.draw());
      agree(fight, exact.defenderWins(), simulated.defenderWins());
    }
    assertThat(tooBig).isLessThan(FIGHTS / 1000);
  }

  /** None if there are too many positions, as where each side may rise again from its losses. */
  private static Optional<OddsAnswer> exact(String kind, String attacker, String defender) {
    try {
      return Optional.of(Asked.exact(kind, attacker, defender));
    } catch (RefusalException e) {
      assertThat(e.refusal().type()).isEqualTo("too-many-positions");
      return Optional.empty();
    }
  }

  /** Fights that are reckoned with side by side end as they do step by step. */
  @Test
  void whatIsReckonedForEachSideByItselfIsWhatTheRulesSayOfBoth() throws TooManyPositionsException {
    for (int i = 0; i < BY_THEMSELVES; i++) {
      boolean space = random.nextBoolean();
      String kind = space ? "space" : "ground";
      String attacker = side(space);
      String defender = side(space);
      CombatSetup muster =
          Odds.muster(
              StrictReader.read(Asked.question(kind, attacker, defender, ""), OddsRequest.class),
              StandardRules.BOOK);

      OutcomeDistribution together = MarkovChainSolver.of(muster, false);
      OutcomeDistribution apart = MarkovChainSolver.of(muster, true);

      String fight = kind + " {" + attacker + "} v {" + defender + "}";
      assertThat(apart.attackerWins()).as(fight).isCloseTo(together.attackerWins(), EXACTLY);
      assertThat(apart.defenderWins()).as(fight).isCloseTo(together.defenderWins(), EXACTLY);
      assertThat(apart.rounds()).as(fight).isCloseTo(together.rounds(), EXACTLY);
      for (Side side : Side.values()) {
        together
            .survivors(side)
            .forEach((type, count) ->
                assertThat(apart.survivors(side).getOrDefault(type, 0.0))
                    .as(fight)
                    .isCloseTo(count, EXACTLY));
      }
    }
  }

  private static void agree(String fight, double exact, double simulated) {
    double sigma = Math.sqrt(exact * (1 - exact) / TRIALS);
    // A handful of what is very rare is no news either.
    assertThat(Math.abs(exact - simulated)).as(fight).isLessThan(SIGMAS * sigma + 4.0 / TRIALS);
  }

  private String side(boolean space) {
    StringJoiner units = new StringJoiner(",", "'units':{", "}");
    for (String type : space ? SHIPS : FORCES) {
      if (random.nextInt(3) == 0) {
        units.add("'" + type + "':" + (1 + random.nextInt(type.equals("flagship") ? 1 : 3)));
      }
    }
    List<String> factions =
        Catalog.standard().factions().keySet().stream().map(id -> id.value()).sorted().toList();
    return "'faction':'%s',%s,'upgraded':[%s],'effects':{%s},'policy':'%s'"
        .formatted(
            factions.get(random.nextInt(factions.size())),
            units,
            random.nextBoolean() ? "'dreadnought','cruiser','pds'" : "",
            effects(),
            POLICIES.get(random.nextInt(POLICIES.size())));
  }

  private String effects() {
    List<String> all =
        StandardRules.RULESET.components().all().stream()
            .filter(component -> OddsComponent.of(component).matters())
            .map(component -> component.ref().toString())
            .filter(name -> !name.startsWith("unit/"))
            .sorted()
            .toList();
    StringJoiner effects = new StringJoiner(",");
    if (random.nextBoolean()) {
      effects.add("'" + all.get(random.nextInt(all.size())) + "':" + (1 + random.nextInt(2)));
    }
    return effects.toString();
  }
}
