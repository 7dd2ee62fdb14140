package org.lazax.table.leaders.ability;

import java.util.Optional;
import org.lazax.table.grants.ComponentRef;
import org.lazax.table.grants.Components;

/** Which leaders lend. */
public final class Lending {
  private static final Components HOOKS =
      Components.of(java.util.Map.of("leader/clever_clever_ssruu", new CleverCleverSsruu()));

  private Lending() {}

  /** What a leader lends by; empty for most. */
  public static Optional<LendingHooks> of(ComponentRef leader) {
    return HOOKS.of(leader, LendingHooks.class);
  }
}
