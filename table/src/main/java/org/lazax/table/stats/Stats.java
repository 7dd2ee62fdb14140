package org.lazax.table.stats;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * The numbers and abilities of a seat's units: those of its faction sheet, mended by the unit
 * upgrades it owns, also for units already on the board. Rule: unit_upgrades.4.
 */
public final class Stats {
  /** Derived from public, immutable data alone, so it may be kept for all games together. */
  private static final Map<Sheet, Map<UnitType, UnitCard>> KNOWN = new ConcurrentHashMap<>();

  private Stats() {}

  /**
   * What this seat's units of a type are; empty if it cannot have such units, as war suns without
   * their technology.
   */
  public static Optional<UnitCard> find(Table table, Seat seat, UnitType type) {
    return Optional.ofNullable(cards(table.player(seat)).get(type));
  }

  /**
   * What this seat's units of a type are.
   *
   * @throws IllegalStateException if it cannot have such units; what stands on the board always can
   */
  public static UnitCard of(Table table, Seat seat, UnitType type) {
    UnitCard card = cards(table.player(seat)).get(type);
    if (card == null) {
      throw new IllegalStateException(seat + " has no units of type " + type);
    }
    return card;
  }

  /** What the units of a stack are. */
  public static UnitCard of(Table table, UnitStack stack) {
    return of(table, stack.owner(), stack.type());
  }

  private static Map<UnitType, UnitCard> cards(Player player) {
    return KNOWN.computeIfAbsent(new Sheet(player.faction(), player.technologies()), Stats::read);
  }

  private static Map<UnitType, UnitCard> read(Sheet sheet) {
    Map<UnitType, UnitCard> cards = new EnumMap<>(UnitType.class);
    for (UnitType type : UnitType.values()) {
      Catalog.standard()
          .unit(sheet.faction(), type, sheet.technologies())
          .ifPresent(card -> cards.put(type, card));
    }
    return cards;
  }

  /** All that decides what units are. */
  private record Sheet(FactionId faction, Set<TechnologyId> technologies) {}
}
