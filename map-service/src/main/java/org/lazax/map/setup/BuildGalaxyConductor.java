package org.lazax.map.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.map.MapConductor;
import org.lazax.map.Voyages;
import org.lazax.table.Table;
import org.lazax.table.galaxy.MapString;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.procedure.MapProcedure.BuildGalaxy;
import org.lazax.table.setup.GalaxyBuilt;

/**
 * Lays the tiles the organiser named, or deals those of the layout for so many players. Asks
 * nobody.
 */
public final class BuildGalaxyConductor implements MapConductor<BuildGalaxy, Command> {

  @Override
  public Class<BuildGalaxy> procedure() {
    return BuildGalaxy.class;
  }

  @Override
  public Class<Command> commands() {
    return Command.class;
  }

  @Override
  public void proceed(Draft<Voyages, Table> draft, BuildGalaxy procedure) {
    Table table = draft.table();
    draft.add(
        table
            .settings()
            .mapString()
            .map(text -> given(table, MapString.parse(text, table.settings().seats())))
            .orElseGet(() -> dealt(draft, table)));
    draft.close();
  }

  private static GalaxyBuilt given(Table table, MapString map) {
    List<PlacedTile> tiles = new ArrayList<>(map.tiles());
    tiles.addAll(Homes.of(table, map.homes()));
    return new GalaxyBuilt(tiles, Optional.empty());
  }

  private static GalaxyBuilt dealt(Draft<Voyages, Table> draft, Table table) {
    MapSetup layout = Catalog.standard().setups(table.players().size()).getFirst();
    Deal deal = Deal.of(layout, draft.dice());
    List<Tile> arranged = Arrangement.of(layout.systems(), deal.tiles());
    List<PlacedTile> tiles = new ArrayList<>();
    tiles.add(PlacedTile.at(new TileId("18"), Hex.CENTRE));
    for (int place = 0; place < arranged.size(); place++) {
      tiles.add(PlacedTile.at(arranged.get(place).id(), layout.systems().get(place)));
    }
    layout
        .hyperlanes()
        .forEach(line ->
            tiles.add(new PlacedTile(line.tile(), Optional.of(line.at()), line.rotation())));
    tiles.addAll(Homes.of(table, layout.homes()));
    return new GalaxyBuilt(tiles, Optional.of(deal.chance()));
  }

  @Override
  public void answer(Draft<Voyages, Table> draft, BuildGalaxy procedure, Command command) {
    throw new IllegalStateException("nobody is asked while the galaxy is built");
  }

  @Override
  public List<Option> options(Position<Voyages, Table> position, BuildGalaxy procedure, Seat seat) {
    return List.of();
  }

  @Override
  public Optional<Command> silence(
      Position<Voyages, Table> position, BuildGalaxy procedure, Seat seat) {
    return Optional.empty();
  }
}
