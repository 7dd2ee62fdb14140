package org.lazax.table;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;

/**
 * A part of the table by which technologies of others act for a player as if it owned them. The
 * player does not own them. Rule: technology.16.
 */
public interface CopiesTechnologies {
  /** The technologies that act for this player although it does not own them. */
  List<TechnologyId> copiedBy(Seat seat);

  /** The technologies that this player copies. */
  static Set<TechnologyId> of(Table table, Seat seat) {
    Set<TechnologyId> copied = new TreeSet<>();
    for (CopiesTechnologies part : table.parts().answering(CopiesTechnologies.class)) {
      copied.addAll(part.copiedBy(seat));
    }
    return copied;
  }

  /** The technologies that this player owns or copies. */
  static Set<TechnologyId> acting(Table table, Seat seat) {
    Set<TechnologyId> acting = of(table, seat);
    acting.addAll(table.player(seat).technologies());
    return acting;
  }
}
