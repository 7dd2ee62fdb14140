package org.lazax.table.event.relics;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.LaysComponents;
import org.lazax.table.immutable.Copies;

/**
 * The relics that are not in the deck. They lie face up. One that nobody has any more is attached
 * to a planet or purged, and never goes back to the deck. Rules: relics.2, relics.3.
 *
 * @param drawn all that have left the deck, in that order
 * @param held those of each player, in the order in which it gained them; players without relics
 *     are left out
 * @param exhausted those of them that are exhausted
 */
@WireType("prophecy-of-kings.relics")
public record Relics(
    List<RelicId> drawn, Map<Seat, List<RelicId>> held, @OmittedByDefault List<RelicId> exhausted)
    implements TablePart, LaysComponents {
  public static final PartId<Relics> ID =
      PartId.of(
          new Relics(List.of(), Map.of()),
          List.of(
              RelicGained.class,
              RelicAttached.class,
              RelicPurged.class,
              RelicTaken.class,
              RelicExhausted.class,
              RelicsReadied.class));

  public Relics {
    drawn = List.copyOf(drawn);
    held = Copies.sorted(held);
    exhausted = List.copyOf(exhausted);
  }

  /** Relics that are all readied. */
  public Relics(List<RelicId> drawn, Map<Seat, List<RelicId>> held) {
    this(drawn, held, List.of());
  }

  /** The relics of this player. */
  public List<RelicId> of(Seat seat) {
    return held.getOrDefault(seat, List.of());
  }

  Relics gained(Seat seat, RelicId relic) {
    return new Relics(
        Copies.with(drawn, relic),
        Copies.with(held, seat, Copies.with(of(seat), relic)),
        exhausted);
  }

  /** The exhausted relics of this player. */
  public List<RelicId> exhaustedOf(Seat seat) {
    return of(seat).stream().filter(exhausted::contains).toList();
  }

  Relics exhausted(RelicId relic) {
    return new Relics(drawn, held, Copies.with(exhausted, relic));
  }

  Relics readied(List<RelicId> relics) {
    return new Relics(drawn, held, without(relics));
  }

  /** The exhausted ones without these. */
  private List<RelicId> without(List<RelicId> relics) {
    return exhausted.stream().filter(relic -> !relics.contains(relic)).toList();
  }

  /** The relics after this player has this one no more. */
  Relics given(Seat seat, RelicId relic) {
    List<RelicId> left = Copies.without(of(seat), relic);
    return new Relics(
        drawn,
        left.isEmpty() ? Copies.without(held, seat) : Copies.with(held, seat, left),
        without(List.of(relic)));
  }

  /** The relics after this player has taken this one from its owner. It stays as it is. */
  Relics taken(Seat seat, RelicId relic, Seat owner) {
    Relics given = given(owner, relic);
    return new Relics(
        drawn, Copies.with(given.held, seat, Copies.with(given.of(seat), relic)), exhausted);
  }

  @Override
  public List<ComponentRef> laidBefore(Seat seat) {
    return of(seat).stream().map(ComponentRef::of).toList();
  }

  @Override
  public boolean isEmpty() {
    return drawn.isEmpty();
  }

  /** The relics of an eliminated player are purged. Rules: elimination.N3, relics.N2. */
  @Override
  public Relics without(Seat out) {
    return new Relics(drawn, Copies.without(held, out), without(of(out)));
  }

  @Override
  public Relics shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    List<RelicId> all = new ArrayList<>();
    held.forEach((seat, relics) -> {
      all.addAll(relics);
      if (!table.seats().contains(seat) || relics.isEmpty()) {
        found.add(seat + " has the relics " + relics);
      }
    });
    if (!all.containsAll(exhausted) || new HashSet<>(exhausted).size() < exhausted.size()) {
      found.add("the relics " + exhausted + " are exhausted, and players have " + all);
    }
    if (!drawn.containsAll(all)
        || new HashSet<>(all).size() < all.size()
        || new HashSet<>(drawn).size() < drawn.size()
        || !table.catalog().relics().keySet().containsAll(drawn)) {
      found.add("the relics " + drawn + " are drawn, and players have " + all);
    }
    return found;
  }
}
