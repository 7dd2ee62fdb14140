package org.lazax.rules.ruleset;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.occurrence.StandardOccurrence;
import org.lazax.rules.ruleset.Components.GrantedHooks;
import org.lazax.rules.settling.Settling;
import org.lazax.rules.setup.SetupSteps;
import org.lazax.table.Rules;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.setup.RulesChanged;
import org.lazax.table.immutable.ResultCache;
import org.lazax.table.orders.MomentName;

/**
 * The rules of one game: its printed data, its active components, its settling checks, its setup
 * and its leader rules. Every position has its own, and none is static. Immutable, and equal only
 * to itself.
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
  private final List<FactionRules> factions;
  private final Set<MomentName> moments;
  private final Consequences consequences;
  private final List<Class<?>> types;
  private final ResultCache cache = new ResultCache();

  /**
   * A ruleset of a book. Components that are not in the catalog are left out.
   *
   * @param book the book, for the rulesets of other choices
   * @param chosen the expansions as they were chosen
   * @param catalog the printed data
   * @param played the expansions in the order of the book
   * @param consequences what is forbidden and recorded in every game
   * @param types the types of the state and the moments that the expansions of the book bring
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
    this.factions = played.stream().flatMap(expansion -> expansion.factions().stream()).toList();
    this.moments = moments(played);
    this.consequences = consequences;
    this.types = List.copyOf(types);
  }

  /**
   * A ruleset that is in no book. It always has the whole catalog. It has no settling checks and no
   * leaders.
   *
   * @param catalog the printed data
   * @param components the components with code
   * @param consequences what is forbidden and recorded
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
    this.factions = List.of();
    this.moments = moments(List.of());
    this.consequences = consequences;
    this.types = List.of();
  }

  /**
   * The ruleset with another version. It is in no book, so other expansions cannot be chosen from
   * it.
   */
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
    this.factions = same.factions;
    this.moments = same.moments;
    this.consequences = same.consequences;
    this.types = same.types;
  }

  /**
   * The leader rules of the expansion that replaces all other leaders, or else of the first
   * expansion that brings any.
   */
  private static Optional<LeaderRules> leaders(List<Expansion> played) {
    Optional<Expansion> replacing =
        played.stream()
            .filter(expansion -> expansion.replaces().contains(GamePart.LEADERS))
            .findFirst();
    return replacing.isPresent()
        ? replacing.get().leaders()
        : played.stream().flatMap(expansion -> expansion.leaders().stream()).findFirst();
  }

  private static Set<MomentName> moments(List<Expansion> played) {
    return Stream.concat(
            SealedTypes.of(StandardOccurrence.class).stream(),
            played.stream().flatMap(expansion -> expansion.moments().stream()))
        .map(WireTypes::nameOf)
        .map(MomentName::new)
        .sorted()
        .collect(ImmutableSet.toImmutableSet());
  }

  /**
   * The ruleset of a position.
   *
   * @throws IllegalStateException for a table without a ruleset
   */
  public static Ruleset of(Table table) {
    if (table.rules() instanceof Ruleset ruleset) {
      return ruleset;
    }
    throw new IllegalStateException("this table has no ruleset");
  }

  /** The hooks of one kind that act for this player now. */
  public static <H> List<GrantedHooks<H>> hooks(Table table, Seat seat, Class<H> kind) {
    return of(table).components.of(table, seat, kind);
  }

  /** The hooks of one kind that act for any player now, clockwise. */
  public static <H> List<GrantedHooks<H>> hooks(Table table, Class<H> kind) {
    return of(table).components.ofAll(table, kind);
  }

  /** The hooks of one kind that a component brings, whoever owns it. */
  public static <H> Optional<H> hooks(Table table, ComponentRef component, Class<H> kind) {
    return of(table).components.of(component, kind);
  }

  /** The same rules as code of another version. */
  public Ruleset withVersion(int other) {
    return new Ruleset(other, this);
  }

  /** The version of the rules. */
  public int version() {
    return version;
  }

  @Override
  public Catalog catalog() {
    return catalog;
  }

  /** The expansions in the order of the book. */
  public List<ExpansionId> expansions() {
    return expansions;
  }

  /** The book of this ruleset; empty if it is in none. */
  public Optional<Rulebook> book() {
    return book;
  }

  /** The names of the moments that can come in a game, in alphabetical order. */
  public Set<MomentName> moments() {
    return moments;
  }

  /** The wire types of the state and the moments of expansions. */
  public List<Class<?>> types() {
    return types;
  }

  /** The legendary planets. They are kept because they are read with every hook. */
  List<PlanetId> legendary() {
    return legendary;
  }

  /** Whether the game has this component, in any print. It has all that are printed nowhere. */
  public boolean plays(ComponentRef component) {
    return !component.kind().isPrinted() || played.contains(component.card());
  }

  /** The rules that its expansions add, which act for every player. */
  List<ComponentRef> rules() {
    return cached(
        Kind.RULE,
        ruleset ->
            ruleset.components.refs().stream()
                .filter(ref -> ref.kind() == Kind.RULE)
                .sorted()
                .toList());
  }

  /** The components with code. */
  public Components components() {
    return components;
  }

  /** The checks after every step of a decision. */
  public Settling settling() {
    return settling;
  }

  /** The steps of setup. */
  public SetupSteps setup() {
    return setup;
  }

  /** The leader rules; empty for a game without leaders. */
  public Optional<LeaderRules> leaders() {
    return leaders;
  }

  /**
   * A result that is computed from the ruleset alone, computed once.
   *
   * @param key identifies the result and its type
   */
  public <T> T cached(Object key, Function<Ruleset, T> compute) {
    return cache.get(key, this, compute);
  }

  @Override
  public Rules chosenBy(Settings settings) {
    return book.<Rules>map(all -> all.of(settings.expansions())).orElse(this);
  }

  @Override
  public Optional<Refusal> refused(FactionId faction) {
    return factions.stream().flatMap(rules -> rules.refused(this, faction).stream()).findFirst();
  }

  @Override
  public List<String> inert(Object shown) {
    return cached(NamedComponents.class, ruleset -> new NamedComponents(Inert.in(ruleset)))
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
   * The event that the game goes on under newer rules, if it was not recorded yet. Older code that
   * runs beside newer code records nothing.
   */
  private List<GameEvent> newer(Table table) {
    int told = table.rulesVersion().orElse(version);
    return told < version ? List.of(new RulesChanged(told, version)) : List.of();
  }

  /** What is forbidden and recorded in every game, whatever its expansions. */
  public interface Consequences {
    /** Why this event cannot happen, in addition to its own guard; empty if it can. */
    Optional<Refusal> guard(Table table, TableEvent event);

    /** The table after an event, with what is recorded about it. */
    Table noted(Table before, GameEvent event, Table after);
  }
}
