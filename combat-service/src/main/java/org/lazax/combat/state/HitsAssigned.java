package org.lazax.combat.state;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.units.Place;

/**
 * A player's units have taken hits: they have sustained damage or were assigned to be destroyed.
 */
@WireType("combat.hits-assigned.v1")
public record HitsAssigned(
    Seat seat,
    HitSource source,
    Place place,
    int hits,
    List<UnitSelection> sustained,
    List<UnitSelection> destroyed)
    implements CombatEvent {
  public HitsAssigned {
    sustained = List.copyOf(sustained);
    destroyed = List.copyOf(destroyed);
  }
}
