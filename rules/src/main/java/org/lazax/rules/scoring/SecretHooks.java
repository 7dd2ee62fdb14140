package org.lazax.rules.scoring;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** What a component changes about the number of secret objectives that its owner can have. */
public interface SecretHooks {
  /** The change of that number, which includes scored ones. */
  int secrets(Table table, Grant grant);
}
