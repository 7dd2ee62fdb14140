package org.lazax.table.event.goods;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;

/**
 * The commodities that players may spend like trade goods in their next payment of trade goods.
 * They are public. Rule: leader/xander_alexin_victori_iii.N1.
 *
 * @param allowed the number for each player, at least 1; it can have fewer by then
 */
@WireType("prophecy-of-kings.commodities-as-goods")
public record CommoditiesAsGoods(Map<Seat, Integer> allowed) implements TablePart {
  public static final PartId<CommoditiesAsGoods> ID =
      PartId.of(
          new CommoditiesAsGoods(Map.of()),
          List.of(CommoditiesAllowed.class, CommoditiesPaid.class));

  public CommoditiesAsGoods {
    allowed = Copies.sorted(allowed);
  }

  /** The number of commodities that this player can spend like trade goods now. */
  public static int of(Table table, Seat seat) {
    return Math.min(table.part(ID).allowed(seat), table.player(seat).commodities());
  }

  /** The number that this player may spend, whether it has them or not. */
  public int allowed(Seat seat) {
    return allowed.getOrDefault(seat, 0);
  }

  CommoditiesAsGoods plus(Seat seat, int count) {
    return new CommoditiesAsGoods(Copies.with(allowed, seat, allowed(seat) + count));
  }

  @Override
  public boolean isEmpty() {
    return allowed.isEmpty();
  }

  @Override
  public CommoditiesAsGoods without(Seat out) {
    return new CommoditiesAsGoods(Copies.without(allowed, out));
  }

  @Override
  public CommoditiesAsGoods shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    allowed.forEach((seat, count) -> {
      if (count < 1 || !table.seats().contains(seat)) {
        found.add(seat + " may spend " + count + " commodities like trade goods");
      }
    });
    return found;
  }
}
