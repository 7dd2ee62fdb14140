package org.lazax.combat.hits;

import java.util.List;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.combat.Group;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * Hits are to be assigned: some cancelled by units that may sustain damage, the rest, as far as
 * there are units, by units destroyed.
 */
public record AssignHitsOption(
    HitSource source, Place place, int hits, List<Group> sustaining, List<Group> eligible)
    implements Option {
  public AssignHitsOption {
    sustaining = List.copyOf(sustaining);
    eligible = List.copyOf(eligible);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(AssignHits.class);
  }
}
