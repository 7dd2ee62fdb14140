package org.lazax.simulation.rules;

import java.util.List;
import org.lazax.agenda.AgendaDecider;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.combat.CombatDecider;
import org.lazax.components.StandardRules;
import org.lazax.game.GameDecider;
import org.lazax.map.MapDecider;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.table.Table;

/**
 * The rules of all four services. They hold no state, so one of each does for all games. Here alone
 * the simulation asks for the rules that the platform knows.
 */
public final class Services {
  private static final Table NOTHING = StandardRules.TABLE;

  private static final List<Decider<?, Table>> ALL = by(NOTHING);

  private static final WireTypes WIRE = wire(NOTHING);

  private Services() {}

  /** A table by the rules that the platform knows, on which nothing lies yet. */
  public static Table nothing() {
    return NOTHING;
  }

  /** The expansions that the platform knows. */
  public static Rulebook book() {
    return StandardRules.BOOK;
  }

  /** What is printed for games that are played with what is usual. */
  public static Catalog catalog() {
    return NOTHING.catalog();
  }

  /** By the rules that the platform knows. */
  public static List<Decider<?, Table>> all() {
    return ALL;
  }

  /**
   * By other rules.
   *
   * @param nothing a table by these rules, on which nothing lies yet
   */
  public static List<Decider<?, Table>> by(Table nothing) {
    return List.of(
        new GameDecider(nothing),
        new MapDecider(nothing),
        new CombatDecider(nothing),
        new AgendaDecider(nothing));
  }

  /** How the old versions of their types are read. */
  public static Upcasters upcasters() {
    return Upcasters.NONE;
  }

  /** Everything that may stand in a log of theirs. */
  public static WireTypes wire() {
    return WIRE;
  }

  /**
   * Everything that may stand in a log of theirs by other rules.
   *
   * @param nothing a table by these rules, on which nothing lies yet
   */
  public static WireTypes wire(Table nothing) {
    return by(nothing).stream().map(Decider::wire).reduce(WireTypes::and).orElseThrow();
  }
}
