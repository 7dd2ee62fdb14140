package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.GoesAboard;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/** A leader counter, with what counters of every class do and what befalls them. */
abstract class Counter implements WithAbilities, OddsHooks, GoesAboard {
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
      case FACE_DOWN -> new Back(id);
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

  /** The mark of the ship of the moving player on which it is; empty if it is on none. */
  final Optional<ComponentRef> shipOf(MovementView view, Grant by) {
    return LeaderCounters.find(view.table(), id)
        .filter(piece -> piece.owner().equals(by.user()))
        .flatMap(LeaderPiece::ship);
  }

  /** Whether it is on a ship of the moving player in a system. */
  final boolean isAboardIn(MovementView view, Grant by, SystemId system) {
    return shipOf(view, by).isPresent()
        && LeaderCounters.find(view.table(), id)
            .flatMap(piece -> piece.place(view.table()))
            .filter(at -> at.system().equals(system))
            .isPresent();
  }

  /** Odds refuse it by name unless they compute what its class does. Rule: hopes_end.N41. */
  @Override
  public OddsTraits odds() {
    return OddsTraits.LEFT;
  }

  /** Those that odds leave out, the analysis of movements leaves out too. Rule: hopes_end.N41. */
  @Override
  public final Optional<Table> aboard(Table table, Seat owner, ComponentRef ship) {
    return odds().left()
        ? Optional.empty()
        : Optional.of(
            table.withPart(
                LeaderCounters.ID, counters -> counters.with(id, LeaderPiece.aboard(owner, ship))));
  }

  /** What only counters of its class do. */
  List<Ability<?>> ofItsClass() {
    return List.of();
  }
}
