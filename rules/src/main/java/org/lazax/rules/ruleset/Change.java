package org.lazax.rules.ruleset;

/**
 * What one component makes of a number of the rules, such as a limit or a price: a contribution,
 * never a changed running value. {@link Amount} combines all of them by one rule, so the order in
 * which components are asked changes nothing.
 */
public sealed interface Change {
  /** The number stays as it is. */
  Change NONE = new Plus(0);

  /** There is no limit, whatever else is said. */
  Change UNLIMITED = new Unlimited();

  /** Another number takes the place of the printed one. */
  record Becomes(int value) implements Change {}

  /** So much more; less where negative. */
  record Plus(int more) implements Change {}

  /** A cap, which holds after all additions. */
  record AtMost(int most) implements Change {}

  /** No limit at all; caps do not hold against it. */
  record Unlimited() implements Change {}

  static Change becomes(int value) {
    return new Becomes(value);
  }

  static Change plus(int more) {
    return new Plus(more);
  }

  static Change atMost(int most) {
    return new AtMost(most);
  }
}
