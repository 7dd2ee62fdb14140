package org.lazax.components.hopesend;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.combat.CombatView;
import org.lazax.table.component.ComponentRef;

/** A leader counter, with what counters of every class do and what befalls them. */
abstract class Counter implements WithAbilities {
  private final LeaderCounterId id;

  Counter(LeaderCounterId id) {
    this.id = id;
  }

  /** The counter of its class. */
  static Counter of(LeaderCounter printed) {
    LeaderCounterId id = printed.id();
    return switch (printed.type()) {
      case GENERAL -> new General(id);
      case ADMIRAL -> new Admiral(id);
      case DIPLOMAT -> new Diplomat(id);
      case AGENT -> new Agent(id);
      case SCIENTIST -> new Scientist(id);
    };
  }

  final LeaderCounterId id() {
    return id;
  }

  @Override
  public final ComponentRef ref() {
    return ComponentRef.of(id);
  }

  @Override
  public final List<Ability<?>> abilities() {
    return Stream.concat(
            Stream.of(
                new Start(id),
                new Lost(id),
                new Escape(id),
                new Board(id),
                new Land(id),
                new Execute(id),
                new HandOver(id),
                new Search(id)),
            ofItsClass().stream())
        .toList();
  }

  /** The counters of its faction, in the order of the catalog. */
  final Stream<LeaderCounter> comrades(CombatView battle) {
    LeaderCounter printed = battle.catalog().leaderCounter(id);
    return battle.catalog().leaderCounters().values().stream()
        .filter(counter -> counter.faction().equals(printed.faction()));
  }

  /** Whether a counter is in the place of the combat. */
  static boolean isHere(CombatView battle, LeaderCounterId counter) {
    return battle
        .whereabouts(ComponentRef.of(counter))
        .filter(where -> where.place().equals(battle.place()))
        .isPresent();
  }

  /** What only counters of its class do. */
  List<Ability<?>> ofItsClass() {
    return List.of();
  }
}
