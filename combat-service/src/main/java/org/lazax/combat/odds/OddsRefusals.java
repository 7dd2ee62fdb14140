package org.lazax.combat.odds;

import java.util.Collection;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;

/**
 * Refusals of requests for odds. Each names the field, its value and the values that are allowed.
 */
final class OddsRefusals {
  private OddsRefusals() {}

  static RefusalException of(String type, String detail, String at, Object value) {
    return new RefusalException(refusal(type, detail, at, value));
  }

  /** A refusal that lists the allowed values. */
  static RefusalException of(
      String type, String detail, String at, Object value, Collection<?> allowed) {
    return new RefusalException(refusal(type, detail, at, value).with("allowed", allowed));
  }

  /**
   * Returns a count from 0 to the maximum.
   *
   * @throws RefusalException if the count is outside these bounds
   */
  static int counted(int count, int most, String at) {
    if (count < 0 || count > most) {
      throw count("this is a number from 0 to " + most, at, count, 0, most);
    }
    return count;
  }

  /** A refusal of a number outside its bounds. */
  static RefusalException count(String detail, String at, int value, int least, int most) {
    return new RefusalException(
        refusal("bad-count", detail, at, value).with("least", least).with("most", most));
  }

  /** A refusal of an unknown type of units, or of one that is not possible here. */
  static RefusalException unit(String detail, String at, String value, Stream<UnitType> allowed) {
    return of("unknown-unit", detail, at, value, allowed.map(UnitType::text).toList());
  }

  private static Refusal refusal(String type, String detail, String at, Object value) {
    return Refusal.of(type, detail).with("at", at).with("value", value);
  }
}
