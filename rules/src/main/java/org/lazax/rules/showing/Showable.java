package org.lazax.rules.showing;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * A component of which only its owner knows what it is, and which the owner may show together with
 * a command.
 */
public interface Showable {

  /**
   * The table as if it were shown and were what serves, by what everybody knows; empty if everybody
   * knows that it does not serve.
   */
  Optional<Table> supposed(Table table, Grant grant, ShownFor purpose);

  /** The table after it is shown; empty if it does not serve. Only its owner may know. */
  Optional<Table> shown(Table table, Grant grant, ShownFor purpose);

  /** Shows it. It serves, and its owner has said so. */
  void show(Draft<?, Table> draft, Grant grant);
}
