package org.lazax.combat.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.combat.component.CombatComponents;

/** Thousands of random fights: what is reckoned exactly is what comes of throwing dice. */
class AgreementTest {
  private static final int FIGHTS = 2_000;
  private static final int TRIALS = 1_000;

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
    for (int i = 0; i < FIGHTS; i++) {
      boolean space = random.nextBoolean();
      String kind = space ? "space" : "ground";
      String attacker = side(space);
      String defender = side(space);

      OddsAnswer exact = Asked.exact(kind, attacker, defender);
      OddsAnswer simulated = Asked.simulated(kind, attacker, defender, TRIALS);

      String fight = kind + " {" + attacker + "} v {" + defender + "}";
      agree(fight, exact.attackerWins(), simulated.attackerWins());
      agree(fight, exact.draw(), simulated.draw());
      agree(fight, exact.defenderWins(), simulated.defenderWins());
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
        Catalog.standard().factions().keySet().stream().map(id -> id.value()).toList();
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
        CombatComponents.all().keySet().stream().filter(name -> !name.startsWith("unit/")).toList();
    StringJoiner effects = new StringJoiner(",");
    if (random.nextBoolean()) {
      effects.add("'" + all.get(random.nextInt(all.size())) + "':" + (1 + random.nextInt(2)));
    }
    return effects.toString();
  }
}
