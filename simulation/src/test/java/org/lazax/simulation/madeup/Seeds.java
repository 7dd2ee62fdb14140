package org.lazax.simulation.madeup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;

/**
 * The seeds of each player. Only their number is public.
 *
 * @param sown the plants of each seat, in the order in which they were placed
 */
@WireType("gardens.seeds")
record Seeds(Map<Seat, List<String>> sown) implements TablePart {
  static final int MAX = 3;
  static final String MEDLAR = "medlar";
  static final String QUINCE = "quince";

  static final PartId<Seeds> ID = PartId.of(new Seeds(Map.of()), List.of(SeedSown.class));

  Seeds {
    sown = Copies.sorted(sown);
  }

  List<String> of(Seat seat) {
    return sown.getOrDefault(seat, List.of());
  }

  Seeds plus(Seat seat, String plant) {
    return new Seeds(Copies.with(sown, seat, Copies.with(of(seat), plant)));
  }

  @Override
  public boolean isEmpty() {
    return sown.isEmpty();
  }

  @Override
  public Seeds without(Seat out) {
    return new Seeds(Copies.without(sown, out));
  }

  @Override
  public Map<Seat, Integer> shown() {
    Map<Seat, Integer> counts = new TreeMap<>();
    sown.forEach((seat, plants) -> counts.put(seat, plants.size()));
    return counts;
  }

  @Override
  public Optional<Object> shownTo(Seat viewer) {
    return Optional.ofNullable(sown.get(viewer));
  }

  @Override
  public List<String> inconsistencies(Table table) {
    return sown.values().stream().anyMatch(plants -> plants.isEmpty() || plants.size() > MAX)
        ? List.of("the seeds are " + sown)
        : List.of();
  }
}
