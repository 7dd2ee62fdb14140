package org.lazax.components.faction.nekro;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;

/**
 * What the Valefar Assimilators copy. It stays when the owner of a copied technology returns it or
 * is eliminated. Rules: technology.16, technology.18, technology/valefar_assimilator_x.N7.
 *
 * @param copies the cards of each player that copy something, sorted by card; players without such
 *     cards are left out
 */
@WireType("base.assimilations")
public record Assimilations(Map<Seat, List<Assimilation>> copies)
    implements TablePart, CopiesTechnologies {
  public static final PartId<Assimilations> ID =
      PartId.of(new Assimilations(Map.of()), List.of(TechnologyAssimilated.class));

  public Assimilations {
    copies = Copies.sorted(copies);
  }

  /**
   * A card with its token on a technology.
   *
   * @param card the assimilator
   * @param technology what it copies
   */
  public record Assimilation(TechnologyId card, TechnologyId technology) {}

  /** What this player's cards copy. */
  public static List<Assimilation> by(Table table, Seat seat) {
    return table.part(ID).copies.getOrDefault(seat, List.of());
  }

  /** What this card of the player's copies. */
  static Optional<TechnologyId> copied(Table table, Seat seat, TechnologyId card) {
    return by(table, seat).stream()
        .filter(copy -> copy.card.equals(card))
        .map(Assimilation::technology)
        .findFirst();
  }

  Assimilations with(Seat seat, Assimilation copy) {
    List<Assimilation> now = new ArrayList<>(copies.getOrDefault(seat, List.of()));
    now.removeIf(before -> before.card.equals(copy.card));
    now.add(copy);
    now.sort((one, other) -> one.card.value().compareTo(other.card.value()));
    return new Assimilations(Copies.with(copies, seat, List.copyOf(now)));
  }

  @Override
  public List<TechnologyId> copiedBy(Seat seat) {
    return copies.getOrDefault(seat, List.of()).stream().map(Assimilation::technology).toList();
  }

  @Override
  public boolean isEmpty() {
    return copies.isEmpty();
  }

  @Override
  public Assimilations without(Seat out) {
    return new Assimilations(Copies.without(copies, out));
  }

  @Override
  public Assimilations shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    copies.forEach((seat, some) -> {
      long cards = some.stream().map(Assimilation::card).distinct().count();
      long technologies = some.stream().map(Assimilation::technology).distinct().count();
      if (!table.seats().contains(seat) || cards < some.size() || technologies < some.size()) {
        found.add(seat + " copies " + some);
      }
    });
    return found;
  }
}
