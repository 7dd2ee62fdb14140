package org.lazax.game.kit;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.Outcome;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.rules.galaxy.MapString;
import org.lazax.rules.procedure.MapProcedure.BuildGalaxy;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;
import org.lazax.table.event.setup.GalaxyBuilt;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.NexusTile;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.units.Place;

/**
 * Another service that lets each of its procedures end at once. Only the galaxy is built, and a
 * fleet too large is removed to the last ship.
 */
public record StandIn(Service service) implements Decider<StandIn, Table> {

  @Override
  public WireTypes wire() {
    return TableTypes.SHARED;
  }

  @Override
  public StandIn initial() {
    return this;
  }

  @Override
  public Table table() {
    return StandardRules.TABLE;
  }

  @Override
  public StandIn evolve(StandIn own, GameEvent event, Stamp stamp) {
    return own;
  }

  @Override
  public Decision<StandIn, Table> decide(
      Position<StandIn, Table> position, Stamp stamp, Command command, Dice dice) {
    throw new IllegalStateException("nobody is asked by " + service);
  }

  @Override
  public Decision<StandIn, Table> proceed(
      Position<StandIn, Table> position, Stamp stamp, Dice dice) {
    Frame frame = position.table().kernel().owing().orElseThrow();
    List<GameEvent> events = new ArrayList<>();
    if (frame.procedure() instanceof BuildGalaxy) {
      events.add(new GalaxyBuilt(tiles(position.table()), Optional.empty()));
    }
    if (frame.procedure() instanceof Trim trim) {
      Place space = Place.space(trim.system());
      events.add(new UnitsRemoved(space, position.table().units().at(space, trim.seat())));
    }
    events.add(new FrameClosed(frame.id(), Outcome.DONE));
    Table after = position.table();
    for (GameEvent event : events) {
      after = after.evolve(event, stamp);
    }
    return new Decision.Accepted<>(events, new Position<>(stamp, after, this));
  }

  @Override
  public List<Option> options(Position<StandIn, Table> position, Seat seat) {
    return List.of();
  }

  @Override
  public Optional<Command> defaultAnswer(Position<StandIn, Table> position, Seat seat) {
    return Optional.empty();
  }

  /** The usual layout, filled with blue and red tiles as they come in the catalog. */
  private static List<PlacedTile> tiles(Table table) {
    if (table.settings().mapString().isPresent()) {
      MapString map =
          MapString.parse(
              table.settings().mapString().get(), table.players().size(), table.catalog());
      return withHomes(table, new ArrayList<>(map.tiles()), map.homes());
    }
    MapSetup layout = Catalog.standard().setups(table.players().size()).getFirst();
    Iterator<TileId> systems =
        Catalog.standard().tiles().values().stream()
            .filter(tile -> tile.kind() == Tile.Kind.BLUE || tile.kind() == Tile.Kind.RED)
            .map(Tile::id)
            .iterator();
    List<PlacedTile> tiles = new ArrayList<>();
    tiles.add(PlacedTile.at(new TileId("18"), Hex.CENTRE));
    layout.systems().forEach(hex -> tiles.add(PlacedTile.at(systems.next(), hex)));
    return withHomes(table, tiles, layout.homes());
  }

  private static List<PlacedTile> withHomes(
      Table table, List<PlacedTile> tiles, List<Hex> positions) {
    var homes = positions.iterator();
    table
        .players()
        .values()
        .forEach(player ->
            tiles.add(
                PlacedTile.at(
                    Catalog.standard().faction(player.faction()).homeTile().orElseThrow(),
                    homes.next())));
    tiles.add(NexusTile.atTheStart());
    return tiles;
  }
}
