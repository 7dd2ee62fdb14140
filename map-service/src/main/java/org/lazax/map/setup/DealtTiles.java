package org.lazax.map.setup;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;

/**
 * The blue and red tiles of a layout, in random order. There are as many of each colour as the
 * layout deals to all players together. If the layout deals none, there are two red tiles for every
 * three blue ones.
 *
 * @param tiles as many as the layout has positions for, shuffled
 * @param chance the one draw that decided
 */
record DealtTiles(List<Tile> tiles, Chance chance) {

  static DealtTiles of(Catalog catalog, MapSetup layout, Dice dice) {
    List<Tile> all =
        catalog.tiles().values().stream()
            .filter(tile -> tile.kind() == Tile.Kind.BLUE || tile.kind() == Tile.Kind.RED)
            .toList();
    Chance chance = dice.draw(all.size(), all.size());
    int positions = layout.systems().size();
    int red = red(layout);
    int blue = positions - red;
    List<Tile> dealt = new ArrayList<>(positions);
    for (Tile tile : chance.drawnFrom(all)) {
      boolean isRed = tile.kind() == Tile.Kind.RED;
      if ((isRed && red > 0) || (!isRed && blue > 0)) {
        dealt.add(tile);
        red -= isRed ? 1 : 0;
        blue -= isRed ? 0 : 1;
      }
    }
    return new DealtTiles(dealt, chance);
  }

  private static int red(MapSetup layout) {
    return layout
        .dealt()
        .map(each ->
            each.red() * layout.players()
                + layout.dealtToSpeaker().map(MapSetup.Deal::red).orElse(0))
        .orElse(layout.systems().size() * 2 / 5);
  }
}
