package org.lazax.rules.ruleset;

import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Refusal;

/** Which factions of the catalog can be played. */
@FunctionalInterface
public interface FactionRules {
  /**
   * Why this faction cannot be played; empty if it can.
   *
   * @param ruleset the rules of the game
   * @param faction a faction of the catalog of the game
   */
  Optional<Refusal> refused(Ruleset ruleset, FactionId faction);
}
