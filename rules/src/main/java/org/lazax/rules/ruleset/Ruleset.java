package org.lazax.rules.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Components.Granted;
import org.lazax.rules.settling.Settling;
import org.lazax.rules.setup.SetupSteps;
import org.lazax.table.Rules;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.setup.RulesChanged;

/**
 * The rules that one game is played by: what is printed, which components act, what settles, how
 * the game is set up, and how leaders come into it. Every position carries its own; nothing static
 * knows one. Immutable, and equal to itself alone.
 */
public final class Ruleset implements Rules {
  private final int version;
  private final Optional<Rulebook> book;
  private final List<ExpansionId> expansions;
  private final Catalog catalog;
  private final Set<ComponentRef> played;
  private final List<PlanetId> legendary;
  private final Components components;
  private final Settling settling;
  private final SetupSteps setup;
  private final Optional<LeaderRules> leaders;
  private final Consequences consequences;
  private final List<Class<?>> types;
  private final Map<Object, Object> kept = new ConcurrentHashMap<>();

  /**
   * A ruleset of a book. Components that are not in the catalog are left out.
   *
   * @param book where the rulesets of other choices are found
   * @param chosen the expansions, as they were chosen
   * @param catalog what is printed
   * @param played the expansions, in the order of the book
   * @param consequences what is forbidden and noted in every game
   * @param types of the state that the expansions of the book bring
   */
  Ruleset(
      Rulebook book,
      List<ExpansionId> chosen,
      Catalog catalog,
      List<Expansion> played,
      Consequences consequences,
      List<Class<?>> types) {
    this.version = RulesetVersion.CURRENT;
    this.book = Optional.of(book);
    this.expansions = List.copyOf(chosen);
    this.catalog = catalog;
    this.played = Printed.components(catalog);
    this.legendary = Printed.legendary(catalog);
    this.components =
        Components.of(
            played.stream()
                .flatMap(expansion -> expansion.components().stream())
                .filter(each -> plays(each.ref()))
                .toList());
    this.leaders = leaders(played);
    this.settling =
        Settling.by(
            Stream.concat(
                    played.stream().flatMap(expansion -> expansion.checks().stream()),
                    leaders.map(rules -> rules.unlocking(components)).stream())
                .toList());
    this.setup =
        SetupSteps.with(played.stream().flatMap(expansion -> expansion.setup().stream()).toList());
    this.consequences = consequences;
    this.types = List.copyOf(types);
  }

  /**
   * Puts a ruleset together that is in no book: it is played with all of the catalog, whatever is
   * chosen. Nothing settles by it, and nobody has leaders.
   *
   * @param catalog what is printed
   * @param components the cards that have code
   * @param consequences what is forbidden and noted
   */
  public Ruleset(Catalog catalog, Components components, Consequences consequences) {
    this.version = RulesetVersion.CURRENT;
    this.book = Optional.empty();
    this.expansions = catalog.entries().map(Entry::expansion).distinct().sorted().toList();
    this.catalog = catalog;
    this.played = Printed.components(catalog);
    this.legendary = Printed.legendary(catalog);
    this.components = components;
    this.settling = Settling.NONE;
    this.setup = SetupSteps.NONE_BROUGHT;
    this.leaders = Optional.empty();
    this.consequences = consequences;
    this.types = List.of();
  }

  /** The same of another version. It is in no book, so no choice leads away from it. */
  private Ruleset(int version, Ruleset same) {
    this.version = version;
    this.book = Optional.empty();
    this.expansions = same.expansions;
    this.catalog = same.catalog;
    this.played = same.played;
    this.legendary = same.legendary;
    this.components = same.components;
    this.settling = same.settling;
    this.setup = same.setup;
    this.leaders = same.leaders;
    this.consequences = same.consequences;
    this.types = same.types;
  }

  /** The rules of whoever replaces all other leaders, else of the first that brings any. */
  private static Optional<LeaderRules> leaders(List<Expansion> played) {
    Optional<Expansion> replacing =
        played.stream()
            .filter(expansion -> expansion.replaces().contains(Part.LEADERS))
            .findFirst();
    return replacing.isPresent()
        ? replacing.get().leaders()
        : played.stream().flatMap(expansion -> expansion.leaders().stream()).findFirst();
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

  /** The same rules as code of another version would have them. */
  public Ruleset withVersion(int other) {
    return new Ruleset(other, this);
  }

  /** By which version of the rules it decides. */
  public int version() {
    return version;
  }

  @Override
  public Catalog catalog() {
    return catalog;
  }

  /** What is played with, in the order of the book. */
  public List<ExpansionId> expansions() {
    return expansions;
  }

  /** The book that it is in; empty for one that was put together by itself. */
  public Optional<Rulebook> book() {
    return book;
  }

  /** What travels by its wire name beside what all games have: the state of expansions. */
  public List<Class<?>> types() {
    return types;
  }

  /** The legendary planets. A field of its own, for they are asked for with every hook. */
  List<PlanetId> legendary() {
    return legendary;
  }

  /** Whether a component is played with, in whichever print. */
  public boolean plays(ComponentRef component) {
    return played.contains(component.card());
  }

  /** The cards that have code. */
  public Components components() {
    return components;
  }

  /** What is checked after every step of a decision. */
  public Settling settling() {
    return settling;
  }

  /** The steps of setup. */
  public SetupSteps setup() {
    return setup;
  }

  /** How leaders come into the game; empty for a game without leaders. */
  public Optional<LeaderRules> leaders() {
    return leaders;
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
  public Rules chosenBy(Settings settings) {
    return book.<Rules>map(all -> all.of(settings.expansions())).orElse(this);
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
    List<GameEvent> newer = newer(table);
    return newer.isEmpty() ? settling.due(table) : newer;
  }

  @Override
  public List<GameEvent> settle(Table table, Table settled) {
    List<GameEvent> newer = newer(table);
    return newer.isEmpty() ? settling.due(table, settled) : newer;
  }

  /**
   * That the game goes on under newer rules, where nobody has said so yet. Older code, still at
   * work beside newer, says nothing.
   */
  private List<GameEvent> newer(Table table) {
    int told = table.rulesVersion().orElse(version);
    return told < version ? List.of(new RulesChanged(told, version)) : List.of();
  }

  /** What every game forbids and notes, whatever it is played with. */
  public interface Consequences {
    /** Why this event may not happen, beyond what its own guard sees; empty when it may. */
    Optional<Refusal> guard(Table table, TableEvent event);

    /** The table after an event, with what is noted of it for later. */
    Table noted(Table before, GameEvent event, Table after);
  }
}
