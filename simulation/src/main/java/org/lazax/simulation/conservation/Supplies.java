package org.lazax.simulation.conservation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.UnitsOffBoard;

/**
 * No player has more plastic than the box contains, more than sixteen command tokens, more
 * commodities than the commodity value, or a negative number of anything.
 */
final class Supplies {
  private Supplies() {}

  static List<String> violations(Table table) {
    List<String> violations = new ArrayList<>();
    for (Player player : table.players().values()) {
      goods(table, player, violations);
      tokens(table, player, violations);
    }
    plastic(table, violations);
    return violations;
  }

  private static void goods(Table table, Player player, List<String> violations) {
    int max = CommodityValue.of(table, player.seat());
    if (player.tradeGoods() < 0 || player.commodities() < 0 || player.commodities() > max) {
      violations.add(
          player.seat() + " has goods " + player.tradeGoods() + "/" + player.commodities());
    }
  }

  private static void tokens(Table table, Player player, List<String> violations) {
    Tokens sheet = player.tokens();
    long board = table.tokens().values().stream().filter(s -> s.contains(player.seat())).count();
    int others = TokenSupply.withOthers(table, player.seat());
    if (sheet.tactic() < 0
        || sheet.fleet() < 0
        || sheet.strategy() < 0
        || sheet.onSheet() + board + others > Tokens.IN_ALL) {
      violations.add(
          player.seat()
              + " has tokens "
              + sheet
              + " and "
              + board
              + " on the board and "
              + others
              + " with others");
    }
  }

  private static void plastic(Table table, List<String> violations) {
    Map<Seat, Map<UnitType, Integer>> counts = new TreeMap<>();
    for (List<UnitStack> stacks : table.units().at().values()) {
      for (UnitStack stack : stacks) {
        counts
            .computeIfAbsent(stack.owner(), _ -> new EnumMap<>(UnitType.class))
            .merge(stack.type(), stack.count(), Integer::sum);
      }
    }
    counts.forEach((seat, types) ->
        types.forEach((type, count) -> {
          int elsewhere = offBoard(table, seat, type);
          if (!type.hasTokens() && count + elsewhere > Stats.of(table, seat, type).limit()) {
            violations.add(
                seat + " has " + count + " of " + type + " and " + elsewhere + " off the board");
          }
        }));
  }

  private static int offBoard(Table table, Seat seat, UnitType type) {
    return table.parts().answering(UnitsOffBoard.class).stream()
        .mapToInt(part -> part.offBoard(seat, type))
        .sum();
  }
}
