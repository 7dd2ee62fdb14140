package org.lazax.rules.ruleset;

import java.util.List;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;

/**
 * The laws that have an effect. A law without an effect is in play all the same: it can be voted
 * on, counted and discarded. Rules: faction_ability/laws_order.N1 to faction_ability/laws_order.N4.
 */
public final class ActingLaws {
  private ActingLaws() {}

  /** All laws in play, or none. */
  public static List<Law> of(Table table) {
    return areBlank(table) ? List.of() : table.council().laws();
  }

  /** Whether laws in play have no effect now. */
  public static boolean areBlank(Table table) {
    return !table.council().laws().isEmpty()
        && table.kernel().effects().stream()
            .map(effect -> AbilityRef.of(effect.ability()).component())
            .anyMatch(component -> Ruleset.hooks(table, component, BlanksLaws.class).isPresent());
  }

  /** Whether a card acts, as far as it is a law. */
  public static boolean acts(Table table, ComponentRef card) {
    return card.kind() != ComponentRef.Kind.AGENDA || !areBlank(table);
  }
}
