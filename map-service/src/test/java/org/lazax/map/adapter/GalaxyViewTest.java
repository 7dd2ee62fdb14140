package org.lazax.map.adapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Position;
import org.lazax.map.state.MapState;
import org.lazax.rules.kit.TableKit;
import org.lazax.table.Table;

class GalaxyViewTest {

  @Test
  void itShowsHowManyTilesPlayersHoldAndNotWhichOnes() {
    Table building = holding(holding(TableKit.players(3).table(), P2, "44", "39", "27"), P1, "28");

    GalaxyView view = GalaxyView.of(new Position<>(Stamp.NONE, building, MapState.INITIAL));

    assertThat(view.tilesInHands()).containsExactly(entry(P1, 1), entry(P2, 3));
    assertThat(view)
        .isEqualTo(
            GalaxyView.of(
                new Position<>(Stamp.NONE, holding(building, P1, "29"), MapState.INITIAL)));
  }

  private static Table holding(Table table, Seat seat, String... tiles) {
    return table.withGalaxy(
        table.galaxy().withHand(seat, Stream.of(tiles).map(TileId::new).toList()));
  }
}
