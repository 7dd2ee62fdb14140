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
 * The unit cards of a player: those of its faction sheet with its unit upgrades, which apply to
 * units on the board at once. Rule: unit_upgrades.4.
 */
public final class Stats {
  private Stats() {}

  /**
   * The player's unit card of a type; empty if it cannot have such units, for example war suns
   * without their technology.
   */
  public static Optional<UnitCard> find(Table table, Seat seat, UnitType type) {
    return FactionSheet.of(table, table.player(seat)).unit(type);
  }

  /**
   * The player's unit card of a type.
   *
   * @throws IllegalStateException if it cannot have such units. It always can have those on the
   *     board.
   */
  public static UnitCard of(Table table, Seat seat, UnitType type) {
    return find(table, seat, type)
        .orElseThrow(() -> new IllegalStateException(seat + " has no units of type " + type));
  }

  /** The unit card of a stack, as the component that marks it changes it. */
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
