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
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ComponentId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
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
 * The components of the game. Immutable; every reference in it leads somewhere. All lists keep the
 * order of their files, so that what is drawn from them by seeded dice is the same everywhere.
 *
 * <p>Looking up a component by an id the catalog does not know is refused with {@link
 * UnknownComponent}: ids from outside are checked with {@code containsKey} on the lists first.
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
    Map<RelicId, Relic> relics,
    Map<ExplorationId, ExplorationCard> explorationCards) {

  /** Nothing is printed: what a table has that no rules were given to. */
  public static final Catalog EMPTY =
      new Catalog(
          Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(),
          Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

  /**
   * The catalog that comes with the platform, read on first use and kept. Rulesets are put together
   * from it; whoever has a ruleset asks that for what is printed.
   */
  public static Catalog standard() {
    return Standard.CATALOG;
  }

  /** Reads and checks the files that come with the platform. */
  public static Catalog load() {
    return load(CatalogSource.classPath());
  }

  /**
   * Reads and checks the files.
   *
   * @throws InvalidCatalogException naming the file, the entry and the reason
   */
  public static Catalog load(CatalogSource source) {
    return checked(read(new CatalogReader(source, false)));
  }

  /**
   * This one with the entries of further files after its own. Files that are not there add nothing.
   *
   * @throws InvalidCatalogException also where an id is taken already
   */
  public Catalog with(CatalogSource more) {
    Catalog added = read(new CatalogReader(more, true));
    return checked(
        new Catalog(
            both("tiles.json", tiles, added.tiles),
            both("planets.json", planets, added.planets),
            both("map_setups.json", setups, added.setups),
            both("units.json", units, added.units),
            both("technologies.json", technologies, added.technologies),
            both("factions.json", factions, added.factions),
            both("strategy_cards.json", strategyCards, added.strategyCards),
            both("public_objectives.json", publicObjectives, added.publicObjectives),
            both("secret_objectives.json", secretObjectives, added.secretObjectives),
            both("agendas.json", agendas, added.agendas),
            both("action_cards.json", actionCards, added.actionCards),
            both("promissory_notes.json", promissoryNotes, added.promissoryNotes),
            both("leaders.json", leaders, added.leaders),
            both("relics.json", relics, added.relics),
            both("exploration.json", explorationCards, added.explorationCards)));
  }

  /**
   * What is left of it where only some entries are played; factions no longer name the others.
   *
   * @return itself if that is all
   * @throws InvalidCatalogException if what is left needs something that is not
   */
  public Catalog only(Predicate<Entry<?>> played) {
    Set<ComponentId> ids =
        entries().filter(played).map(Entry::id).collect(Collectors.toUnmodifiableSet());
    if (entries().allMatch(entry -> ids.contains(entry.id()))) {
      return this;
    }
    Map<FactionId, Faction> left = new LinkedHashMap<>(among(factions, ids));
    left.replaceAll((_, faction) -> faction.among(ids::contains));
    return checked(
        new Catalog(
            among(tiles, ids),
            among(planets, ids),
            among(setups, ids),
            among(units, ids),
            among(technologies, ids),
            Collections.unmodifiableMap(left),
            among(strategyCards, ids),
            among(publicObjectives, ids),
            among(secretObjectives, ids),
            among(agendas, ids),
            among(actionCards, ids),
            among(promissoryNotes, ids),
            among(leaders, ids),
            among(relics, ids),
            among(explorationCards, ids)));
  }

  /** Everything in it, kind after kind. */
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
        files.read("relics.json", Relic.class),
        files.read("exploration.json", ExplorationCard.class));
  }

  private static Catalog checked(Catalog catalog) {
    new CatalogCheck(catalog).run();
    return catalog;
  }

  private static <I extends ComponentId, C> Map<I, C> both(
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

  private static <I extends ComponentId, C> Map<I, C> among(Map<I, C> all, Set<ComponentId> ids) {
    Map<I, C> left = new LinkedHashMap<>(all);
    left.keySet().retainAll(ids);
    return Collections.unmodifiableMap(left);
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
   * The card with which all factions begin that have no unit of this type of their own.
   *
   * @return empty for units of single factions alone, and for those that need a technology
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

  public Relic relic(RelicId id) {
    return known(relics, id);
  }

  public ExplorationCard explorationCard(ExplorationId id) {
    return known(explorationCards, id);
  }

  public MapSetup setup(MapSetupId id) {
    return known(setups, id);
  }

  /** The layouts for a number of players, the usual one first; empty if there is none. */
  public List<MapSetup> setups(int players) {
    return setups.values().stream().filter(setup -> setup.players() == players).toList();
  }

  /**
   * What a player's units of one type are: the best upgrade among their technologies, else what the
   * faction starts with, else what everybody starts with. A copied upgrade of another faction comes
   * before the generic one.
   *
   * @return empty if the player cannot have such units: war suns without their technology
   */
  public Optional<UnitCard> unit(FactionId faction, UnitType type, Set<TechnologyId> technologies) {
    return Optional.ofNullable(units(faction, technologies).get(type));
  }

  /** The card of every type of unit that such a player can have. */
  public Map<UnitType, UnitCard> units(FactionId faction, Set<TechnologyId> technologies) {
    Map<UnitType, UnitCard> best = new EnumMap<>(UnitType.class);
    for (UnitCard card : units.values()) {
      if (card.flipSideOf().isEmpty() && isHad(card, faction, technologies)) {
        best.merge(card.type(), card, BinaryOperator.maxBy(preferred(faction)));
      }
    }
    return best;
  }

  private static boolean isHad(UnitCard card, FactionId faction, Set<TechnologyId> technologies) {
    return card.technology()
        .map(technologies::contains)
        .orElse(card.faction().isEmpty() || card.faction().get().equals(faction));
  }

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
