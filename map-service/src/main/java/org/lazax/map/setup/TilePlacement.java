package org.lazax.map.setup;

import java.util.List;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.id.TileId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/**
 * A tile in hand that may be placed.
 *
 * @param positions where it may be placed
 */
public record TilePlacement(TileId tile, List<Hex> positions) implements Option {
  public TilePlacement {
    positions = List.copyOf(positions);
  }

  @Override
  public Form form() {
    return Form.of(new PlaceTile(tile, positions.getFirst()))
        .with(Field.one("position", positions));
  }
}
