package org.lazax.map;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.map.ability.MapMoments;
import org.lazax.map.movement.AdjacentLandingConductor;
import org.lazax.map.movement.JumpConductor;
import org.lazax.map.movement.MovementConductor;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.relocation.RelocationConductor;
import org.lazax.map.setup.BuildGalaxyConductor;
import org.lazax.map.state.MapState;
import org.lazax.map.state.ShipsMoved;
import org.lazax.map.trim.TrimConductor;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;

/** The rules of map-service: the sum of its procedures. */
public final class MapDecider extends ProcedureDecider<MapState, Table> {
  private static final List<Conductor<MapState, Table, ?, ?>> CONDUCTORS =
      List.of(
          new BuildGalaxyConductor(),
          new MovementConductor(),
          new RelocationConductor(),
          new AdjacentLandingConductor(),
          new JumpConductor(),
          new TrimConductor(),
          MapMoments.MOMENTS.moment(),
          MapMoments.MOMENTS.effect());

  static final WireTypes OWN =
      commands(Service.MAP, CONDUCTORS).and(List.of(ShipsMoved.class, RiftCrossed.class));

  private final Table emptyTable;

  /**
   * Decides by these rules, or by those of their book that a game chooses.
   *
   * @param emptyTable an empty table with these rules
   */
  public MapDecider(Table emptyTable) {
    super(CONDUCTORS);
    this.emptyTable = emptyTable;
  }

  @Override
  public Service service() {
    return Service.MAP;
  }

  @Override
  public WireTypes wire() {
    return TableTypes.of(emptyTable, OWN);
  }

  @Override
  public Upcasters upcasters() {
    return TableTypes.UPCASTERS;
  }

  @Override
  public MapState initial() {
    return MapState.INITIAL;
  }

  @Override
  public Table table() {
    return emptyTable;
  }

  @Override
  public MapState evolve(MapState own, GameEvent event, Stamp stamp) {
    return own.evolve(event);
  }
}
