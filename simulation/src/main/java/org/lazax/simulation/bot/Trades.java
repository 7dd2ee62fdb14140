package org.lazax.simulation.bot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Side;

/**
 * A plain sense of value: a trade good is worth more than a commodity of one's own, and a
 * promissory note as much as two trade goods. Commodities are swapped for as many, which pays both.
 * A captive is worth more to its owner than to its captor, a relic fragment more to whoever buys it
 * than to whoever sells it, and a planet is not sold. What others promise is worth nothing, and a
 * promise of one's own costs as much as a note.
 */
final class Trades {
  static final String OFFER = "game.offer-transaction";
  private static final String ACCEPT = "game.accept-offer";
  private static final String DECLINE = "game.decline-offer";
  private static final String GOODS = "tradeGoods";
  private static final String COMMODITIES = "commodities";
  private static final int GOOD = 2;
  private static final int COMMODITY = 1;
  private static final int NOTE = 4;
  private static final int PROMISE = 4;
  private static final int OWN_CAPTIVE = 1;
  private static final int CAPTIVE = 3;
  private static final int CAPTIVE_PRICE = 1;
  private static final int OWN_FRAGMENT = 3;
  private static final int FRAGMENT = 5;
  private static final int FRAGMENT_PRICE = 2;
  private static final int OWN_PLANET = 1000;
  private static final int PLANET = 6;

  private Trades() {}

  /** What the bot does about a form of a trade; empty if it has no preference. */
  static Optional<FilledForm> preferred(Form form) {
    return switch (form.command()) {
      case OFFER ->
          swap(form)
              .or(() -> bought(form, "captives", CAPTIVE_PRICE))
              .or(() -> bought(form, "relicFragments", FRAGMENT_PRICE));
      case ACCEPT -> isGain(form) ? Optional.of(FilledForm.sample(form)) : Optional.empty();
      case DECLINE -> Optional.of(FilledForm.sample(form));
      default -> Optional.empty();
    };
  }

  private static boolean isGain(Form form) {
    return form.about().get("offer") instanceof Offer offer
        && received(offer.gives()) > given(offer.takes());
  }

  private static int received(Side side) {
    return GOOD * (side.tradeGoods() + side.commodities())
        + note(side)
        + CAPTIVE * side.captives().size()
        + FRAGMENT * side.relicFragments().size()
        + (side.planet().isPresent() ? PLANET : 0);
  }

  private static int given(Side side) {
    return GOOD * side.tradeGoods()
        + COMMODITY * side.commodities()
        + note(side)
        + promise(side)
        + OWN_CAPTIVE * side.captives().size()
        + OWN_FRAGMENT * side.relicFragments().size()
        + (side.planet().isPresent() ? OWN_PLANET : 0);
  }

  private static int note(Side side) {
    return side.note().isPresent() ? NOTE : 0;
  }

  private static int promise(Side side) {
    return side.promise().isPresent() ? PROMISE : 0;
  }

  private static Optional<FilledForm> swap(Form form) {
    int count = Math.min(most(form, "gives", COMMODITIES), most(form, "takes", COMMODITIES));
    Map<String, Object> side = Map.of(GOODS, 0, COMMODITIES, count);
    return count == 0
        ? Optional.empty()
        : Optional.of(new FilledForm(form, Map.of("gives", side, "takes", side)));
  }

  /** Asks for the first thing of a kind that the other player has, for so many trade goods. */
  private static Optional<FilledForm> bought(Form form, String kind, int price) {
    return most(form, "gives", GOODS) < price
        ? Optional.empty()
        : field(form, "takes", kind)
            .flatMap(field -> field.offered().stream().findFirst())
            .map(thing ->
                new FilledForm(
                    form,
                    Map.of(
                        "gives",
                        Map.of(GOODS, price, COMMODITIES, 0),
                        "takes",
                        Map.of(GOODS, 0, COMMODITIES, 0, kind, List.of(thing)))));
  }

  private static int most(Form form, String side, String goods) {
    return field(form, side, goods).flatMap(field -> ((Field.Amount) field).take().max()).orElse(0);
  }

  private static Optional<Field> field(Form form, String side, String name) {
    return ((Field.Group) form.field(side))
        .fields().stream().filter(field -> field.name().equals(name)).findFirst();
  }
}
