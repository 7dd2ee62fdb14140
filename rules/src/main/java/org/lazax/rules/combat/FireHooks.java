package org.lazax.rules.combat;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;

/** How a component keeps its user from firing space cannons. */
public interface FireHooks {

  /** The rule by which its user does not fire at units of another player; empty if none. */
  Optional<String> holdsFire(Table table, Grant grant, Seat at);

  /** The rule by which a player cannot fire at units of another one; empty if it can. */
  static Optional<String> held(Table table, Seat shooter, Seat at) {
    return Ruleset.hooks(table, shooter, FireHooks.class).stream()
        .flatMap(hook -> hook.hooks().holdsFire(table, hook.grant(), at).stream())
        .findFirst();
  }
}
