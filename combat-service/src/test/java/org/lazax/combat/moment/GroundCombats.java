package org.lazax.combat.moment;

import static org.lazax.combat.Field.ALBION;
import static org.lazax.combat.Field.SYSTEM;
import static org.lazax.combat.Field.fight;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.GroundCombat;

/** Ground combats on a planet. */
abstract class GroundCombats {
  static final String GRID = "technology/magen_defense_grid";

  static Scenario<CombatState> groundCombat(TableKit kit, int... dice) {
    return fight(kit.frame(new GroundCombat(SYSTEM, ALBION, P1, P2)), dice);
  }

  /** Whether the catalog has a technology's later text. */
  static boolean isNewer(String technology) {
    return Catalog.standard().technology(new TechnologyId(technology)).omega().isPresent();
  }
}
