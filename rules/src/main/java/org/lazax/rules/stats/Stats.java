package org.lazax.rules.stats;

import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.FactionSheet;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * The numbers and abilities of a seat's units: those of its faction sheet, mended by the unit
 * upgrades it owns, also for units already on the board. Rule: unit_upgrades.4.
 */
public final class Stats {
  private Stats() {}

  /**
   * What this seat's units of a type are; empty if it cannot have such units, as war suns without
   * their technology.
   */
  public static Optional<UnitCard> find(Table table, Seat seat, UnitType type) {
    return FactionSheet.of(table, table.player(seat)).unit(type);
  }

  /**
   * What this seat's units of a type are.
   *
   * @throws IllegalStateException if it cannot have such units; what stands on the board always can
   */
  public static UnitCard of(Table table, Seat seat, UnitType type) {
    return find(table, seat, type)
        .orElseThrow(() -> new IllegalStateException(seat + " has no units of type " + type));
  }

  /** What the units of a stack are, with what a component that marks them makes of them. */
  public static UnitCard of(Table table, UnitStack stack) {
    UnitCard printed = of(table, stack.owner(), stack.type());
    return stack
        .mark()
        .flatMap(mark -> Ruleset.hooks(table, mark, FlagshipCopy.class))
        .flatMap(like -> model(table, like).map(flagship -> like.of(printed, flagship)))
        .orElse(printed);
  }

  private static Optional<UnitCard> model(Table table, FlagshipCopy likeness) {
    return table.players().values().stream()
        .filter(player -> player.faction().equals(likeness.model()))
        .findFirst()
        .flatMap(player -> find(table, player.seat(), UnitType.FLAGSHIP));
  }
}
