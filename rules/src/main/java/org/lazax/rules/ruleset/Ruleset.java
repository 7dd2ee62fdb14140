package org.lazax.rules.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.lazax.catalog.Catalog;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.Granted;
import org.lazax.table.Rules;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;

/**
 * The rules that one game is played by: what is printed, which components act, and what follows
 * from a table without asking anybody. Every position carries its own; nothing static knows one.
 * Immutable, and equal to itself alone.
 */
public final class Ruleset implements Rules {
  private final Catalog catalog;
  private final Components components;
  private final Consequences consequences;
  private final Map<Object, Object> kept = new ConcurrentHashMap<>();

  /**
   * Puts a ruleset together.
   *
   * @param catalog what is printed
   * @param components the cards that have code
   * @param consequences what follows from a table
   */
  public Ruleset(Catalog catalog, Components components, Consequences consequences) {
    this.catalog = catalog;
    this.components = components;
    this.consequences = consequences;
  }

  /**
   * The ruleset of a position.
   *
   * @throws IllegalStateException for a table that no ruleset was given to
   */
  public static Ruleset of(Table table) {
    if (table.rules() instanceof Ruleset ruleset) {
      return ruleset;
    }
    throw new IllegalStateException("this table has no ruleset");
  }

  /** The hooks of one kind that act for this seat now. */
  public static <H> List<Granted<H>> hooks(Table table, Seat seat, Class<H> kind) {
    return of(table).components.of(table, seat, kind);
  }

  /** The hooks of one kind that a component brings, whoever has it. */
  public static <H> Optional<H> hooks(Table table, ComponentRef component, Class<H> kind) {
    return of(table).components.of(component, kind);
  }

  /** What is printed. */
  public Catalog catalog() {
    return catalog;
  }

  /** The cards that have code. */
  public Components components() {
    return components;
  }

  /**
   * What somebody works out from the ruleset alone, worked out once.
   *
   * @param key says what, and fixes the type of the answer
   */
  @SuppressWarnings("unchecked")
  public <T> T kept(Object key, Function<Ruleset, T> workOut) {
    Object known = kept.get(key);
    if (known == null) {
      known = workOut.apply(this);
      kept.put(key, known);
    }
    return (T) known;
  }

  @Override
  public List<String> inert(Object shown) {
    return kept(NamedComponents.class, ruleset -> new NamedComponents(Inert.in(ruleset)))
        .in(shown)
        .stream()
        .map(ComponentRef::toString)
        .toList();
  }

  @Override
  public Optional<Refusal> guard(Table table, TableEvent event) {
    return consequences.guard(table, event);
  }

  @Override
  public Table noted(Table before, GameEvent event, Table after) {
    return consequences.noted(before, event, after);
  }

  @Override
  public List<GameEvent> settle(Table table) {
    return consequences.settle(table);
  }

  @Override
  public List<GameEvent> settle(Table table, Table settled) {
    return consequences.settle(table, settled);
  }

  /** What follows from a table without asking anybody. */
  public interface Consequences {
    /** Why this event may not happen, beyond what its own guard sees; empty when it may. */
    Optional<Refusal> guard(Table table, TableEvent event);

    /** The table after an event, with what is noted of it for later. */
    Table noted(Table before, GameEvent event, Table after);

    /** What is due in a state of which nothing is known. */
    List<GameEvent> settle(Table table);

    /** What is due in a state that came out of one where nothing was. */
    List<GameEvent> settle(Table table, Table settled);
  }
}
