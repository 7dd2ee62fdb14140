package org.lazax.rules.ruleset;

import java.util.List;
import java.util.function.IntBinaryOperator;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.Granted;
import org.lazax.table.Table;

/**
 * A number of the rules with what components make of it: replacements first, then additions, then
 * caps; what is unlimited stays so. Of several replacements the hook point says which one holds.
 * The order in which changes are taken changes nothing.
 */
public final class Amount {
  private final int printed;
  private final IntBinaryOperator preferred;
  private boolean replaced;
  private int replacement;
  private int added;
  private int most = Integer.MAX_VALUE;
  private boolean unlimited;

  private Amount(int printed, IntBinaryOperator preferred) {
    this.printed = printed;
    this.preferred = preferred;
  }

  /** What is asked of one component. */
  public interface Question<H> {
    Change ask(H hooks, Grant grant);
  }

  /**
   * A number with what all hooks of one kind that act for a seat make of it.
   *
   * @param printed the number without any of them
   * @param preferred which of two replacements holds; commutative and associative
   */
  public static <H> int of(
      Table table,
      Seat seat,
      Class<H> kind,
      int printed,
      IntBinaryOperator preferred,
      Question<H> question) {
    return of(Ruleset.hooks(table, seat, kind), printed, preferred, question);
  }

  /** The same of hooks that are known already. */
  public static <H> int of(
      List<Granted<H>> hooks, int printed, IntBinaryOperator preferred, Question<H> question) {
    if (hooks.isEmpty()) {
      return printed;
    }
    Amount amount = new Amount(printed, preferred);
    for (Granted<H> hook : hooks) {
      amount.take(question.ask(hook.hooks(), hook.grant()));
    }
    return amount.value();
  }

  private void take(Change change) {
    switch (change) {
      case Change.Plus(int more) -> added += more;
      case Change.AtMost(int cap) -> most = Math.min(most, cap);
      case Change.Unlimited _ -> unlimited = true;
      case Change.Becomes(int value) -> {
        replacement = replaced ? preferred.applyAsInt(replacement, value) : value;
        replaced = true;
      }
    }
  }

  private int value() {
    return unlimited
        ? Integer.MAX_VALUE
        : Math.min((replaced ? replacement : printed) + added, most);
  }
}
