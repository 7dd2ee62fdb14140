package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.combat.Price;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.notes.Note;

/** Pays the price of an ability. The player chooses one planet or trade good at a time. */
final class AbilityPayment {
  private static final String GOOD = "trade_good";

  private AbilityPayment() {}

  static boolean affordable(Table table, Seat seat, Price price) {
    return SpendableGoods.of(table, seat) >= price.tradeGoods()
        && owed(price) <= means(table, seat, price).total();
  }

  /** The next choice of a planet or trade good; empty once the price is paid. */
  static Optional<Ask> asks(Table table, Seat seat, Price price, Chosen soFar) {
    if (owed(price) == 0) {
      return Optional.empty();
    }
    Payment paid = paid(soFar);
    if (paid.worth(table, seat, purpose(price)) >= owed(price)) {
      return Optional.empty();
    }
    PaymentMeans means = means(table, seat, price);
    List<String> candidates = new ArrayList<>();
    for (Map.Entry<PlanetId, Integer> planet : means.planets().entrySet()) {
      if (planet.getValue() > 0 && !paid.planets().contains(planet.getKey())) {
        candidates.add(planet.getKey().value());
      }
    }
    if (means.tradeGoods() > paid.tradeGoods()) {
      candidates.add(GOOD);
    }
    return Optional.of(Ask.one(about(steps(soFar)), candidates));
  }

  static void pay(Draft<?, Table> draft, Seat seat, Price price, Chosen chosen) {
    draft.addAll(SpendableGoods.spent(draft.table(), seat, price.tradeGoods()));
    if (owed(price) > 0) {
      Payment paid = paid(chosen);
      draft.require(
          paid.check(
              draft.table(),
              seat,
              new Owed(purpose(price), owed(price), "the ability", "abilities.11")));
      draft.addAll(paid.facts(draft.table(), seat));
    }
  }

  /** The owner of a promissory note spends this number of trade goods, or all if it has fewer. */
  static void lose(Draft<?, Table> draft, ComponentRef note, int goods) {
    if (goods == 0) {
      return;
    }
    NoteOwners.of(draft.table(), Note.parse(note.card().name()))
        .ifPresent(owner -> {
          int lost = Math.min(goods, draft.table().player(owner).tradeGoods());
          if (lost > 0) {
            draft.add(new GoodsSpent(owner, lost));
          }
        });
  }

  private static Payment paid(Chosen chosen) {
    List<PlanetId> planets = new ArrayList<>();
    int goods = 0;
    for (int step = 0; chosen.has(about(step)); step++) {
      String one = chosen.one(about(step)).orElseThrow();
      if (one.equals(GOOD)) {
        goods++;
      } else {
        planets.add(new PlanetId(one));
      }
    }
    return new Payment(planets, goods);
  }

  private static int steps(Chosen chosen) {
    int step = 0;
    while (chosen.has(about(step))) {
      step++;
    }
    return step;
  }

  private static String about(int step) {
    return "payment-" + (step + 1);
  }

  private static int owed(Price price) {
    return Math.max(price.resources(), price.influence());
  }

  private static Purpose purpose(Price price) {
    return price.resources() > 0 ? Purpose.RESOURCES : Purpose.INFLUENCE;
  }

  private static PaymentMeans means(Table table, Seat seat, Price price) {
    return PaymentMeans.of(table, seat, purpose(price));
  }
}
