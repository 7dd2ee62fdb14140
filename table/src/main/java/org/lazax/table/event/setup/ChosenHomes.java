package org.lazax.table.event.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.faction.Faction.HomeOption;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;

/**
 * The home systems that players have chosen whose faction has none of its own.
 *
 * @param of the faction whose home system it is, by player
 */
@WireType("codex-3.chosen-homes")
public record ChosenHomes(Map<Seat, FactionId> of) implements TablePart {
  public static final PartId<ChosenHomes> ID =
      PartId.of(new ChosenHomes(Map.of()), List.of(HomeChosen.class));

  public ChosenHomes {
    of = Copies.sorted(of);
  }

  ChosenHomes with(Seat seat, FactionId faction) {
    return new ChosenHomes(Copies.with(of, seat, faction));
  }

  @Override
  public boolean isEmpty() {
    return of.isEmpty();
  }

  /** The home system of an eliminated player stays what it was. */
  @Override
  public ChosenHomes without(Seat out) {
    return this;
  }

  @Override
  public ChosenHomes shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    of.forEach((seat, faction) -> {
      if (!table.players().containsKey(seat) || !isOption(table, seat, faction)) {
        found.add(seat + " has the home system of " + faction);
      }
    });
    return found;
  }

  /** Whether the faction of a player can have the home system of that one. */
  static boolean isOption(Table table, Seat seat, FactionId home) {
    Faction faction = table.catalog().faction(table.player(seat).faction());
    return faction.homeOptions().stream().map(HomeOption::of).anyMatch(home::equals);
  }
}
