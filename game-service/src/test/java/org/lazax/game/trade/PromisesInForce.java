package org.lazax.game.trade;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.Promises;
import org.lazax.rules.trade.Promises.InForce;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/** All promises in force, whoever made them. */
final class PromisesInForce {
  private PromisesInForce() {}

  static List<InForce> on(Table table) {
    return table.kernel().effects().stream()
        .flatMap(effect -> {
          ComponentRef kind = AbilityRef.of(effect.ability()).component();
          return kind.kind() == Kind.PROMISE
              ? Stream.of(new Grant(kind, effect.user().orElseThrow()))
              : Stream.empty();
        })
        .distinct()
        .flatMap(made -> Promises.of(table, made).stream())
        .toList();
  }
}
