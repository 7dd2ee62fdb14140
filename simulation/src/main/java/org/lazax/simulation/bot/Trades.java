package org.lazax.simulation.bot;

import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Side;

/**
 * A plain sense of value: a trade good is worth more than a commodity of one's own, and a
 * promissory note as much as two trade goods. Commodities are swapped for as many, which pays both.
 * What others promise is worth nothing, and a promise of one's own costs as much as a note.
 */
final class Trades {
  static final String OFFER = "game.offer-transaction";
  private static final String ACCEPT = "game.accept-offer";
  private static final String DECLINE = "game.decline-offer";
  private static final int GOOD = 2;
  private static final int COMMODITY = 1;
  private static final int NOTE = 4;
  private static final int PROMISE = 4;

  private Trades() {}

  /** What the bot does about a form of a trade; empty if it has no preference. */
  static Optional<FilledForm> preferred(Form form) {
    return switch (form.command()) {
      case OFFER -> swap(form);
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
    return GOOD * (side.tradeGoods() + side.commodities()) + note(side);
  }

  private static int given(Side side) {
    return GOOD * side.tradeGoods() + COMMODITY * side.commodities() + note(side) + promise(side);
  }

  private static int note(Side side) {
    return side.note().isPresent() ? NOTE : 0;
  }

  private static int promise(Side side) {
    return side.promise().isPresent() ? PROMISE : 0;
  }

  private static Optional<FilledForm> swap(Form form) {
    int count = Math.min(commodities(form, "gives"), commodities(form, "takes"));
    Map<String, Object> side = Map.of("tradeGoods", 0, "commodities", count);
    return count == 0
        ? Optional.empty()
        : Optional.of(new FilledForm(form, Map.of("gives", side, "takes", side)));
  }

  private static int commodities(Form form, String side) {
    return ((Field.Group) form.field(side))
        .fields().stream()
            .filter(field -> field.name().equals("commodities"))
            .mapToInt(field -> ((Field.Amount) field).take().max().orElse(0))
            .findFirst()
            .orElse(0);
  }
}
