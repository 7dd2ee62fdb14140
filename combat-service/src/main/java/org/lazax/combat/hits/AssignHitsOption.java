package org.lazax.combat.hits;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.combat.Group;
import org.lazax.table.Copies;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * Hits are to be assigned: some cancelled by units that may sustain damage, the rest, as far as
 * there are units, by units destroyed.
 *
 * @param cancels how many hits each unit that sustains damage cancels
 * @param first those that have to be destroyed before any other
 */
public record AssignHitsOption(
    HitSource source,
    Place place,
    int hits,
    List<Group> sustaining,
    Map<UnitType, Integer> cancels,
    List<Group> eligible,
    List<Group> first)
    implements Option {
  public AssignHitsOption {
    sustaining = List.copyOf(sustaining);
    cancels = Copies.sorted(cancels);
    eligible = List.copyOf(eligible);
    first = List.copyOf(first);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(AssignHits.class);
  }
}
