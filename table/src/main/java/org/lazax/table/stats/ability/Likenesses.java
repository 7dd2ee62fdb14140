package org.lazax.table.stats.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** By which marks ships take on what another faction's flagship can. */
public final class Likenesses {
  public static final Likeness THE_CAVALRY = new TheCavalry();

  public static final Components HOOKS =
      Components.of(Map.of("promissory_note/the_cavalry", THE_CAVALRY));

  private Likenesses() {}
}
