package org.lazax.rules.trade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.LastingEffect;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.trade.PromiseMade;
import org.lazax.table.trade.Promise;
import org.lazax.table.trade.Side;

/**
 * Promises that the platform keeps. Each is a lasting effect of its kind on the player who made it.
 * Rules: deals.N3 to deals.N3.3.
 */
public final class Promises {
  private static final String TO = "to";

  private Promises() {}

  /**
   * A promise in force.
   *
   * @param until the id of the frame with which it ends
   */
  public record InForce(Seat by, Seat to, Promise promise, Optional<Integer> until) {}

  /**
   * The promises of one kind that a player has made and that are in force. Those by or to an
   * eliminated player have ended.
   */
  public static List<InForce> of(Table table, Grant kind) {
    List<InForce> made = new ArrayList<>();
    for (LastingEffect effect : table.kernel().effects()) {
      if (effect.user().filter(kind.user()::equals).isPresent()
          && kind(effect).equals(kind.component())) {
        InForce each = inForce(effect);
        if (isPlaying(table, each.by()) && isPlaying(table, each.to())) {
          made.add(each);
        }
      }
    }
    return made;
  }

  private static ComponentRef kind(LastingEffect effect) {
    return AbilityRef.of(effect.ability()).component();
  }

  private static InForce inForce(LastingEffect effect) {
    Map<String, String> terms = new HashMap<>(effect.params());
    Seat to = Seat.of(terms.remove(TO));
    return new InForce(
        effect.user().orElseThrow(), to, new Promise(kind(effect), terms), effect.until());
  }

  private static boolean isPlaying(Table table, Seat seat) {
    return !table.player(seat).eliminated();
  }

  /** The promises that a player can make to another one now. */
  public static List<Promise> possible(Table table, Seat by, Seat to) {
    List<Promise> possible = new ArrayList<>();
    for (ComponentRef kind : kinds(table)) {
      for (Map<String, String> terms : hooks(table, kind).possible(table, by, to)) {
        possible.add(new Promise(kind, terms));
      }
    }
    return possible;
  }

  /** Whether a player can make any promise to another one now. */
  public static boolean arePossible(Table table, Seat by, Seat to) {
    for (ComponentRef kind : kinds(table)) {
      if (hooks(table, kind).isPossible(table, by, to)) {
        return true;
      }
    }
    return false;
  }

  private static List<ComponentRef> kinds(Table table) {
    return Ruleset.of(table)
        .cached(
            PromiseHooks.class,
            ruleset ->
                ruleset.components().refs().stream()
                    .filter(ref -> ref.kind() == Kind.PROMISE)
                    .sorted()
                    .toList());
  }

  private static PromiseHooks hooks(Table table, ComponentRef kind) {
    return Ruleset.hooks(table, kind, PromiseHooks.class).orElseThrow();
  }

  /** Why a player cannot make the promise that is part of what it gives; empty if it can. */
  public static Optional<Refusal> refusal(Table table, Seat by, Seat to, Side gives) {
    return gives
        .promise()
        .filter(promise -> !isPossible(table, by, to, promise))
        .map(promise ->
            Refusal.rule("deals.N3.3", why(table, by, to, promise))
                .with("by", by)
                .with("promise", promise));
  }

  private static boolean isPossible(Table table, Seat by, Seat to, Promise promise) {
    return terms(table, by, to, promise).anyMatch(promise.terms()::equals);
  }

  /** The terms that a promise of this kind can have now. */
  private static Stream<Map<String, String>> terms(Table table, Seat by, Seat to, Promise promise) {
    return Ruleset.hooks(table, promise.kind(), PromiseHooks.class).stream()
        .flatMap(hooks -> hooks.possible(table, by, to).stream());
  }

  private static String why(Table table, Seat by, Seat to, Promise promise) {
    return terms(table, by, to, promise)
        .map(Map::keySet)
        .findFirst()
        .filter(names -> !names.equals(promise.terms().keySet()))
        .map(names -> "the terms of this promise are " + String.join(", ", new TreeSet<>(names)))
        .orElse("this cannot be promised now");
  }

  /** Makes the promise that is part of what a player gives. It must be possible. */
  static void begin(Draft<?, Table> draft, Seat by, Seat to, Side gives) {
    gives
        .promise()
        .ifPresent(promise -> {
          int until = hooks(draft.table(), promise.kind()).until(draft.table(), promise.terms());
          Map<String, String> params = new HashMap<>(promise.terms());
          params.put(TO, to.toString());
          draft.add(new PromiseMade(by, to, promise));
          draft.add(
              LastingEffects.until(Optional.of(until), AbilityRef.of(promise.kind()), by, params));
        });
  }
}
