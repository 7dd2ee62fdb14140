package org.lazax.combat.odds;

import java.util.Collection;
import java.util.stream.Stream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;

/** What is wrong with a question: the place in it, what stands there, and what could. */
final class OddsRefusals {
  private OddsRefusals() {}

  static RefusalException of(String type, String detail, String at, Object value) {
    return new RefusalException(refusal(type, detail, at, value));
  }

  /** Where there is not much that could stand there. */
  static RefusalException of(
      String type, String detail, String at, Object value, Collection<?> allowed) {
    return new RefusalException(refusal(type, detail, at, value).with("allowed", allowed));
  }

  /**
   * A number from 0 on.
   *
   * @throws RefusalException if it is none
   */
  static int counted(int count, int most, String at) {
    if (count < 0 || count > most) {
      throw count("this is a number from 0 to " + most, at, count, 0, most);
    }
    return count;
  }

  /** A number beyond its bounds. */
  static RefusalException count(String detail, String at, int value, int least, int most) {
    return new RefusalException(
        refusal("bad-count", detail, at, value).with("least", least).with("most", most));
  }

  /** A type of units that is none, or none that could be meant here. */
  static RefusalException unit(String detail, String at, String value, Stream<UnitType> allowed) {
    return of("unknown-unit", detail, at, value, allowed.map(UnitType::text).toList());
  }

  private static Refusal refusal(String type, String detail, String at, Object value) {
    return Refusal.of(type, detail).with("at", at).with("value", value);
  }
}
