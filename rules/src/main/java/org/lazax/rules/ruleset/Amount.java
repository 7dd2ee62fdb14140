package org.lazax.rules.ruleset;

import java.util.List;
import java.util.function.IntBinaryOperator;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.table.Table;

/**
 * A number of the rules as components change it: first replacements, then additions, then caps. An
 * unlimited number stays unlimited. If there are several replacements, the hook point decides which
 * one holds. The order in which components are asked does not matter.
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

  /** The question to one component. */
  public interface Question<H> {
    Change ask(H hooks, Grant grant);
  }

  /**
   * A number after the changes of all hooks of one kind that act for a player.
   *
   * @param printed the number without any change
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

  /** The same for hooks that are already known. */
  public static <H> int of(
      List<GrantedHooks<H>> hooks, int printed, IntBinaryOperator preferred, Question<H> question) {
    if (hooks.isEmpty()) {
      return printed;
    }
    Amount amount = new Amount(printed, preferred);
    for (GrantedHooks<H> hook : hooks) {
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
