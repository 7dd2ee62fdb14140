package org.lazax.catalog;

import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.card.ActionCard;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.card.PublicObjective;
import org.lazax.catalog.card.Relic;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.StrategyCard;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ComponentId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;

/**
 * The components of the game. The catalog is immutable, and every id in it refers to a component.
 * All maps keep the order of their files, so that seeded draws from them have the same result
 * everywhere.
 *
 * <p>The lookup of an unknown id throws {@link UnknownComponentException}. Check ids from outside
 * with {@code containsKey} first.
 */
public record Catalog(
    Map<TileId, Tile> tiles,
    Map<PlanetId, Planet> planets,
    Map<MapSetupId, MapSetup> setups,
    Map<UnitId, UnitCard> units,
    Map<TechnologyId, Technology> technologies,
    Map<FactionId, Faction> factions,
    Map<StrategyCardId, StrategyCard> strategyCards,
    Map<ObjectiveId, PublicObjective> publicObjectives,
    Map<ObjectiveId, SecretObjective> secretObjectives,
    Map<AgendaId, Agenda> agendas,
    Map<ActionCardId, ActionCard> actionCards,
    Map<PromissoryNoteId, PromissoryNote> promissoryNotes,
    Map<LeaderId, Leader> leaders,
    Map<LeaderCounterId, LeaderCounter> leaderCounters,
    Map<RelicId, Relic> relics,
    Map<ExplorationId, ExplorationCard> explorationCards) {

  /** A catalog without components, for a table without rules. */
  public static final Catalog EMPTY =
      new Catalog(
          Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
          Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

  /**
   * The catalog of the platform. It is read once, on first use. Rulesets are built from it. Code
   * that has a ruleset uses the catalog of the ruleset instead.
   */
  public static Catalog standard() {
    return Standard.CATALOG;
  }

  /** Reads and checks the files of the platform. */
  public static Catalog load() {
    return load(CatalogSource.classPath());
  }

  /**
   * Reads and checks the files of a source.
   *
   * @throws InvalidCatalogException if a file is not valid; it names the file, the entry and the
   *     reason
   */
  public static Catalog load(CatalogSource source) {
    return checked(read(new CatalogReader(source, false)));
  }

  /**
   * A catalog with the entries of further files after the entries of this one. Missing files add
   * nothing.
   *
   * @throws InvalidCatalogException if a file is not valid or an id exists already
   */
  public Catalog with(CatalogSource more) {
    Catalog further = read(new CatalogReader(more, true));
    return checked(
        new Catalog(
            merged("tiles.json", tiles, further.tiles),
            merged("planets.json", planets, further.planets),
            merged("map_setups.json", setups, further.setups),
            merged("units.json", units, further.units),
            merged("technologies.json", technologies, further.technologies),
            merged("factions.json", factions, further.factions),
            merged("strategy_cards.json", strategyCards, further.strategyCards),
            merged("public_objectives.json", publicObjectives, further.publicObjectives),
            merged("secret_objectives.json", secretObjectives, further.secretObjectives),
            merged("agendas.json", agendas, further.agendas),
            merged("action_cards.json", actionCards, further.actionCards),
            merged("promissory_notes.json", promissoryNotes, further.promissoryNotes),
            merged("leaders.json", leaders, further.leaders),
            merged("leader_counters.json", leaderCounters, further.leaderCounters),
            merged("relics.json", relics, further.relics),
            merged("exploration.json", explorationCards, further.explorationCards)));
  }

  /**
   * A catalog with only some of the entries. Its factions no longer refer to the others.
   *
   * @return this catalog if it has no other entries
   * @throws InvalidCatalogException if an entry refers to one that is left out
   */
  public Catalog only(Predicate<Entry<?>> played) {
    Set<ComponentId> ids =
        entries().filter(played).map(Entry::id).collect(Collectors.toUnmodifiableSet());
    if (entries().allMatch(entry -> ids.contains(entry.id()))) {
      return this;
    }
    Map<FactionId, Faction> remaining = new LinkedHashMap<>(retained(factions, ids));
    remaining.replaceAll((_, faction) -> faction.retaining(ids::contains));
    return checked(
        new Catalog(
            retained(tiles, ids),
            retained(planets, ids),
            retained(setups, ids),
            retained(units, ids),
            retained(technologies, ids),
            Collections.unmodifiableMap(remaining),
            retained(strategyCards, ids),
            retained(publicObjectives, ids),
            retained(secretObjectives, ids),
            retained(agendas, ids),
            retained(actionCards, ids),
            retained(promissoryNotes, ids),
            retained(leaders, ids),
            retained(leaderCounters, ids),
            retained(relics, ids),
            retained(explorationCards, ids)));
  }

  /** All entries, grouped by kind. */
  public Stream<Entry<?>> entries() {
    return Stream.of(
            tiles,
            planets,
            setups,
            units,
            technologies,
            factions,
            strategyCards,
            publicObjectives,
            secretObjectives,
            agendas,
            actionCards,
            promissoryNotes,
            leaders,
            leaderCounters,
            relics,
            explorationCards)
        .flatMap(kind -> kind.values().stream());
  }

  private static Catalog read(CatalogReader files) {
    return new Catalog(
        files.read("tiles.json", Tile.class),
        files.read("planets.json", Planet.class),
        files.read("map_setups.json", MapSetup.class),
        files.read("units.json", UnitCard.class),
        files.read("technologies.json", Technology.class),
        files.read("factions.json", Faction.class),
        files.read("strategy_cards.json", StrategyCard.class),
        files.read("public_objectives.json", PublicObjective.class),
        files.read("secret_objectives.json", SecretObjective.class),
        files.read("agendas.json", Agenda.class),
        files.read("action_cards.json", ActionCard.class),
        files.read("promissory_notes.json", PromissoryNote.class),
        files.read("leaders.json", Leader.class),
        files.readIfThere("leader_counters.json", LeaderCounter.class),
        files.read("relics.json", Relic.class),
        files.read("exploration.json", ExplorationCard.class));
  }

  private static Catalog checked(Catalog catalog) {
    new CatalogCheck(catalog).run();
    return catalog;
  }

  private static <I extends ComponentId, C> Map<I, C> merged(
      String file, Map<I, C> some, Map<I, C> more) {
    if (more.isEmpty()) {
      return some;
    }
    Map<I, C> both = new LinkedHashMap<>(some);
    more.forEach((id, component) -> {
      if (both.put(id, component) != null) {
        throw new InvalidCatalogException(file, id.value(), "the id is taken by an earlier entry");
      }
    });
    return Collections.unmodifiableMap(both);
  }

  private static <I extends ComponentId, C> Map<I, C> retained(
      Map<I, C> all, Set<ComponentId> ids) {
    Map<I, C> remaining = new LinkedHashMap<>(all);
    remaining.keySet().retainAll(ids);
    return Collections.unmodifiableMap(remaining);
  }

  public Tile tile(TileId id) {
    return known(tiles, id);
  }

  public Planet planet(PlanetId id) {
    return known(planets, id);
  }

  public UnitCard unit(UnitId id) {
    return known(units, id);
  }

  /**
   * The generic unit card of this type, with which factions without an own unit of the type start.
   *
   * @return empty if only certain factions have such units, or if the units need a technology
   */
  public Optional<UnitCard> unit(UnitType type) {
    for (UnitCard card : units.values()) {
      if (card.type() == type && card.faction().isEmpty() && card.technology().isEmpty()) {
        return Optional.of(card);
      }
    }
    return Optional.empty();
  }

  public Technology technology(TechnologyId id) {
    return known(technologies, id);
  }

  public Faction faction(FactionId id) {
    return known(factions, id);
  }

  public StrategyCard strategyCard(StrategyCardId id) {
    return known(strategyCards, id);
  }

  public PublicObjective publicObjective(ObjectiveId id) {
    return known(publicObjectives, id);
  }

  public SecretObjective secretObjective(ObjectiveId id) {
    return known(secretObjectives, id);
  }

  public Agenda agenda(AgendaId id) {
    return known(agendas, id);
  }

  public ActionCard actionCard(ActionCardId id) {
    return known(actionCards, id);
  }

  public PromissoryNote promissoryNote(PromissoryNoteId id) {
    return known(promissoryNotes, id);
  }

  public Leader leader(LeaderId id) {
    return known(leaders, id);
  }

  public LeaderCounter leaderCounter(LeaderCounterId id) {
    return known(leaderCounters, id);
  }

  public Relic relic(RelicId id) {
    return known(relics, id);
  }

  public ExplorationCard explorationCard(ExplorationId id) {
    return known(explorationCards, id);
  }

  public MapSetup setup(MapSetupId id) {
    return known(setups, id);
  }

  /** The layouts for a number of players, the standard layout first; empty if there is none. */
  public List<MapSetup> setups(int players) {
    return setups.values().stream().filter(setup -> setup.players() == players).toList();
  }

  /**
   * The card of a player's units of one type: the best upgrade among their technologies, else the
   * unit of the faction, else the generic unit. A copied upgrade of another faction precedes the
   * generic upgrade.
   *
   * @return empty if the player cannot have such units, such as war suns without their technology
   */
  public Optional<UnitCard> unit(FactionId faction, UnitType type, Set<TechnologyId> technologies) {
    return Optional.ofNullable(units(faction, technologies).get(type));
  }

  /**
   * The card of every type of unit that a player of this faction with these technologies can have.
   */
  public Map<UnitType, UnitCard> units(FactionId faction, Set<TechnologyId> technologies) {
    Map<UnitType, UnitCard> best = new EnumMap<>(UnitType.class);
    for (UnitCard card : units.values()) {
      if (card.flipSideOf().isEmpty() && isAvailable(card, faction, technologies)) {
        best.merge(card.type(), card, BinaryOperator.maxBy(preferred(faction)));
      }
    }
    return best;
  }

  private static boolean isAvailable(
      UnitCard card, FactionId faction, Set<TechnologyId> technologies) {
    return card.technology()
        .map(technologies::contains)
        .orElse(card.faction().isEmpty() || card.faction().get().equals(faction));
  }

  /** Orders cards of one type by precedence, the card in force last. */
  private static Comparator<UnitCard> preferred(FactionId faction) {
    return Comparator.comparingInt(UnitCard::level)
        .thenComparing(card -> card.faction().isPresent())
        .thenComparing(card -> card.faction().equals(Optional.of(faction)));
  }

  private static <I extends ComponentId, C> C known(Map<I, C> components, I id) {
    C component = components.get(id);
    if (component == null) {
      throw new UnknownComponentException(id);
    }
    return component;
  }

  private static final class Standard {
    static final Catalog CATALOG = load();
  }
}
