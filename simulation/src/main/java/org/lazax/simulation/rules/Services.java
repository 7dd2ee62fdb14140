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
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;

/**
 * The deciders of all four services with the rules of the platform. They are stateless and shared
 * by all games. The rest of the simulation gets the rules only from here.
 */
public final class Services {
  private static final Table EMPTY_TABLE = StandardRules.TABLE;

  private static final List<Decider<?, Table>> ALL = withRules(EMPTY_TABLE);

  private static final WireTypes WIRE = wire(EMPTY_TABLE);

  private Services() {}

  /** An empty table with the rules of the platform. */
  public static Table emptyTable() {
    return EMPTY_TABLE;
  }

  /** The rulebook with all expansions of the platform. */
  public static Rulebook book() {
    return StandardRules.BOOK;
  }

  /** The catalog of a game with the standard expansions. */
  public static Catalog catalog() {
    return EMPTY_TABLE.catalog();
  }

  /** The deciders with the rules of the platform. */
  public static List<Decider<?, Table>> all() {
    return ALL;
  }

  /**
   * The deciders with other rules.
   *
   * @param emptyTable an empty table with these rules
   */
  public static List<Decider<?, Table>> withRules(Table emptyTable) {
    return List.of(
        new GameDecider(emptyTable),
        new MapDecider(emptyTable),
        new CombatDecider(emptyTable),
        new AgendaDecider(emptyTable));
  }

  /** The upcasters for old versions of the services' types. */
  public static Upcasters upcasters() {
    return TableTypes.UPCASTERS;
  }

  /** The wire types of all services. */
  public static WireTypes wire() {
    return WIRE;
  }

  /**
   * The wire types of all services with other rules.
   *
   * @param emptyTable an empty table with these rules
   */
  public static WireTypes wire(Table emptyTable) {
    return withRules(emptyTable).stream().map(Decider::wire).reduce(WireTypes::and).orElseThrow();
  }
}
