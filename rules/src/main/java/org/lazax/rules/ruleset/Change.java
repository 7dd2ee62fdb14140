package org.lazax.rules.ruleset;

/**
 * What one component contributes to a number of the rules, such as a limit or a price. It is never
 * a changed running value. {@link Amount} combines the changes of all components by one rule, so
 * the order in which they are asked does not matter.
 */
public sealed interface Change {
  /** The number does not change. */
  Change NONE = new Plus(0);

  /** There is no limit, whatever other components contribute. */
  Change UNLIMITED = new Unlimited();

  /** Another number replaces the printed one. */
  record Becomes(int value) implements Change {}

  /** An addition; negative for a reduction. */
  record Plus(int more) implements Change {}

  /** A cap, applied after all additions. */
  record AtMost(int most) implements Change {}

  /** No limit. Caps do not apply. */
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
