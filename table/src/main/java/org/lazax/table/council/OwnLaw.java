package org.lazax.table.council;

import org.lazax.table.Table;
import org.lazax.table.grants.Grant;

/** A law acts for everybody, but one that elected a player only for that one. */
public final class OwnLaw {
  private OwnLaw() {}

  /** Whether this law lies before who would use it. Rule: agenda_card.4. */
  public static boolean is(Table table, Grant grant) {
    return table.council().laws().stream()
        .filter(law -> law.agenda().value().equals(grant.component().name()))
        .anyMatch(law -> law.owner().filter(grant.user()::equals).isPresent());
  }
}
