package org.lazax.rules.council;

import java.util.OptionalInt;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about the planets that its owner readies after the agendas. */
public interface ReadyHooks {

  /** The highest number of planets; empty for all of them. */
  OptionalInt planetsReadied(Table table, Grant grant);
}
