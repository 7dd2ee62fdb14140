package org.lazax.rules.scoring;

import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/** A component whose owner may have to show its secret objectives. */
public interface OpenSecretsHooks {
  /** Whether everybody sees the secret objectives in the owner's hand. */
  boolean showsSecrets(Table table, Grant grant);
}
