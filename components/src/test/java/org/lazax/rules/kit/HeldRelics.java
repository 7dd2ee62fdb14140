package org.lazax.rules.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Seat;
import org.lazax.table.event.relics.Relics;

/** Relics that one player has. All others are in the deck. */
public final class HeldRelics {
  private HeldRelics() {}

  public static TableKit by(TableKit kit, Seat seat, String... relics) {
    List<RelicId> held = Arrays.stream(relics).map(RelicId::new).toList();
    return kit.with(t -> t.withPart(Relics.ID, _ -> new Relics(held, Map.of(seat, held))));
  }
}
