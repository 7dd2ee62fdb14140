package org.lazax.game.production;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.game.production.ProductionCommand.Lifted;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.production.ProductionOption.Producing;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.production.Producible;
import org.lazax.table.capture.Captive;

/**
 * Units are produced and paid for together. The sample takes one of each type in turn, the dearest
 * first, as long as limit, reinforcements and means last. If it takes none, a captive is handed
 * back for a unit, or a unit is taken off the board. Rules: production.1, producing_units.0,
 * producing_units.5.1.
 */
final class ProductionForm {
  /** How many the sample takes where only the price is a limit. */
  private static final int HANDFUL = 6;

  /** How many of a type are offered where only the price is a limit. */
  private static final int MANY = 24;

  private final Producing option;
  private final Map<UnitType, Integer> counts = new EnumMap<>(UnitType.class);

  private ProductionForm(Producing option) {
    this.option = option;
  }

  /**
   * The form of an option.
   *
   * @throws java.util.NoSuchElementException if nothing can be paid for
   */
  static Form of(Producing option) {
    return new ProductionForm(option).form();
  }

  /** Whether anything that may be produced can be paid for. */
  static boolean isPossible(Producing option) {
    ProductionForm none = new ProductionForm(option);
    return option.limit().orElse(1) > 0
        && (option.units().stream().anyMatch(none::take)
            || !none.handed().isEmpty()
            || none.reused().isPresent());
  }

  private Form form() {
    List<Produced> paid = order();
    List<Handed> handed = handed();
    Optional<Lifted> reused = paid.isEmpty() && handed.isEmpty() ? reused() : Optional.empty();
    List<Produced> order =
        reused.isPresent() ? ordered() : paid.isEmpty() ? List.of(handed.getFirst().one()) : paid;
    int most =
        Math.min(
            option.means().total() + option.discount(),
            option.mostCost().orElse(Integer.MAX_VALUE));
    Payment payment = option.means().covering(price()).orElseThrow();
    Form form =
        Form.of(new ProduceUnits(order, reused.stream().toList(), payment))
            .with(
                Field.each(
                        "units",
                        bounds(),
                        Stream.concat(
                                option.units().stream().map(this::candidate),
                                handed.stream().map(Handed::candidate))
                            .toList())
                    .worth(Bounds.upTo(most)))
            .with(option.means().field("payment", new Field.Price("units", option.discount())))
            .refusedBy("component_limitations.N1", "producing_units.1");
    if (option.beside() > 0) {
      form = form.alsoRefusedBy(List.of("production.1"));
    }
    if (!handed.isEmpty()) {
      form = form.alsoRefusedBy(List.of("production.1", "component_limitations.4"));
    }
    return option.liftable().isEmpty()
        ? form
        : form.with(
                Field.count(
                    "lifted",
                    Bounds.atLeast(0),
                    option.liftable().stream().map(ProductionForm::candidate).toList()))
            .alsoRefusedBy(List.of("component_limitations.4", "producing_units.5.1"));
  }

  private Bounds bounds() {
    return option
        .limit()
        .map(limit -> Bounds.between(1, limit + option.beside()))
        .orElse(Bounds.atLeast(1));
  }

  private static Candidate candidate(Lifted units) {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("type", units.type());
    value.put("damaged", units.damaged());
    value.put("from", units.from());
    units.mark().ifPresent(mark -> value.put("mark", mark));
    return Candidate.of(value).most(units.count());
  }

  private Candidate candidate(Producible unit) {
    return Candidate.of(Map.of("type", unit.type(), "count", 1))
        .most(offered(unit))
        .worth(unit.cost().resources(), unit.cost().pieces())
        .with(Field.one("place", unit.places()));
  }

  /** The units for which captives can be handed back. */
  private List<Handed> handed() {
    List<Handed> handed = new ArrayList<>();
    for (Captive captive : option.captives()) {
      for (Producible unit : option.units()) {
        int most = Math.min(captive.count(), supply(unit, captive.count()));
        if (unit.type() == captive.type() && most > 0) {
          handed.add(new Handed(unit, captive.id(), most));
        }
      }
    }
    return handed;
  }

  /** A type of unit for which captives are handed back. */
  private record Handed(Producible unit, String captives, int most) {
    Produced one() {
      return new Produced(unit.type(), 1, unit.places().getFirst(), Optional.of(captives));
    }

    Candidate candidate() {
      return Candidate.of(Map.of("type", unit.type(), "count", 1, "captives", captives))
          .most(most)
          .with(Field.one("place", unit.places()));
    }
  }

  /** How many of a type can be produced with all that is taken off the board for it. */
  private int offered(Producible unit) {
    int lifted =
        option.liftable().stream()
            .filter(units -> units.type() == unit.type())
            .mapToInt(Lifted::count)
            .sum();
    return supply(unit, lifted);
  }

  private int supply(Producible unit) {
    return supply(unit, 0);
  }

  private int supply(Producible unit, int lifted) {
    int all = option.limit().map(limit -> limit + option.beside()).orElse(MANY);
    int most = Math.min(unit.most(), all);
    return Math.min(most, unit.reinforcements().map(left -> left + lifted).orElse(MANY));
  }

  /** One unit that is taken off the board and can be paid for. It is counted with the order. */
  private Optional<Lifted> reused() {
    return option.liftable().stream()
        .filter(lifted ->
            option.units().stream()
                .anyMatch(unit -> unit.type() == lifted.type() && take(unit, offered(unit))))
        .map(lifted -> new Lifted(lifted.type(), 1, lifted.damaged(), lifted.from(), lifted.mark()))
        .findFirst();
  }

  private List<Produced> order() {
    List<Producible> dearest =
        option.units().stream()
            .sorted(Comparator.comparingInt(unit -> -unit.cost().resources()))
            .toList();
    int limit = option.limit().orElse(HANDFUL);
    int taken = 0;
    boolean more = true;
    while (more) {
      more = false;
      for (Producible unit : dearest) {
        if (taken < limit && take(unit)) {
          taken++;
          more = true;
        }
      }
    }
    return ordered();
  }

  private List<Produced> ordered() {
    List<Produced> order = new ArrayList<>();
    for (Producible unit : option.units()) {
      int count = counts.getOrDefault(unit.type(), 0);
      if (count > 0) {
        order.add(new Produced(unit.type(), count, unit.places().getFirst()));
      }
    }
    return order;
  }

  private boolean take(Producible unit) {
    return take(unit, supply(unit));
  }

  private boolean take(Producible unit, int supply) {
    int before = counts.getOrDefault(unit.type(), 0);
    if (before >= supply) {
      return false;
    }
    counts.put(unit.type(), before + 1);
    boolean fits =
        cost() <= option.mostCost().orElse(Integer.MAX_VALUE) && price() <= option.means().total();
    if (!fits) {
      counts.put(unit.type(), before);
    }
    return fits;
  }

  private int price() {
    return Math.max(0, cost() - option.discount());
  }

  /** Half a pair costs as much as a whole one. */
  private int cost() {
    int cost = 0;
    for (Producible unit : option.units()) {
      int pairs = Math.ceilDiv(counts.getOrDefault(unit.type(), 0), unit.cost().pieces());
      cost += pairs * unit.cost().resources();
    }
    return cost;
  }
}
