package org.lazax.catalog;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.lazax.catalog.card.ActionCard;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.card.PublicObjective;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.card.StrategyCard;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.printed.Component;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitCard;

/** Checks every entry: ids refer to existing components, and numbers are within their bounds. */
final class CatalogCheck {
  private final Catalog catalog;

  CatalogCheck(Catalog catalog) {
    this.catalog = catalog;
  }

  void run() {
    each("tiles.json", catalog.tiles().values(), this::tile);
    each("planets.json", catalog.planets().values(), this::planet);
    each("map_setups.json", catalog.setups().values(), this::setup);
    each("units.json", catalog.units().values(), this::unit);
    each("technologies.json", catalog.technologies().values(), this::technology);
    each("factions.json", catalog.factions().values(), this::faction);
    each("strategy_cards.json", catalog.strategyCards().values(), this::strategyCard);
    each("public_objectives.json", catalog.publicObjectives().values(), this::publicObjective);
    each("secret_objectives.json", catalog.secretObjectives().values(), this::secretObjective);
    each("agendas.json", catalog.agendas().values(), this::agenda);
    each("action_cards.json", catalog.actionCards().values(), this::actionCard);
    each("promissory_notes.json", catalog.promissoryNotes().values(), this::promissoryNote);
    each("leaders.json", catalog.leaders().values(), this::leader);
    each("leader_counters.json", catalog.leaderCounters().values(), this::leaderCounter);
    each("exploration.json", catalog.explorationCards().values(), this::explorationCard);
  }

  private static <C extends Component<?>> void each(
      String file, Iterable<C> components, BiConsumer<EntryCheck, C> check) {
    components.forEach(c -> check.accept(new EntryCheck(file, c.id().value()), c));
  }

  private void tile(EntryCheck check, Tile tile) {
    check.known("planets", tile.planets(), catalog.planets());
    check.known("faction", tile.faction(), catalog.factions());
    check.that(
        tile.hyperlanes().isEmpty() == tile.isSystem(),
        "hyperlanes belong on hyperlane tiles and nowhere else");
    tile.hyperlanes()
        .forEach(lane -> {
          check.within("hyperlanes", lane.from(), 0, 5);
          check.within("hyperlanes", lane.to(), 0, 5);
        });
  }

  private void planet(EntryCheck check, Planet planet) {
    check.known("tile", planet.tile(), catalog.tiles());
    check.known("home_faction", planet.homeFaction(), catalog.factions());
    check.within("resources", planet.resources(), 0, 9);
    check.within("influence", planet.influence(), 0, 9);
    planet
        .tile()
        .map(catalog::tile)
        .ifPresent(tile ->
            check.that(
                tile.planets().contains(planet.id()),
                "tile " + tile.id() + " does not have this planet"));
  }

  private void setup(EntryCheck check, MapSetup setup) {
    check.within("players", setup.players(), 2, 8);
    check.that(setup.homes().size() == setup.players(), "homes are not as many as players");
    check.that(
        setup.tradeGoods().isEmpty() || setup.tradeGoods().size() == setup.players(),
        "trade_goods are not as many as homes");
    List<Hex> laid =
        Stream.of(
                Stream.of(Hex.CENTRE),
                setup.homes().stream(),
                setup.systems().stream(),
                setup.unused().stream(),
                setup.hyperlanes().stream().map(MapSetup.PlacedHyperlanes::at))
            .flatMap(s -> s)
            .toList();
    Set<Hex> distinct = new HashSet<>(laid);
    check.that(distinct.size() == laid.size(), "a position is named twice");
    laid.forEach(hex -> check.within("ring of " + hex, hex.ring(), 0, setup.rings()));
    check.that(
        laid.size() == 1 + 3 * setup.rings() * (setup.rings() + 1),
        "the positions do not fill " + setup.rings() + " rings");
    setup
        .hyperlanes()
        .forEach(lanes -> {
          check.known("hyperlanes", lanes.tile(), catalog.tiles());
          check.within("rotation", lanes.rotation(), 0, 5);
          check.that(
              !catalog.tile(lanes.tile()).isSystem(),
              "tile " + lanes.tile() + " is no hyperlane tile");
        });
    setup
        .dealt()
        .ifPresent(dealt ->
            check.that(
                dealt.tiles() * setup.players()
                        + setup.dealtToSpeaker().map(MapSetup.Deal::tiles).orElse(0)
                    == setup.systems().size(),
                "the tiles dealt do not fill the positions for systems"));
  }

  private void unit(EntryCheck check, UnitCard unit) {
    check.known("faction", unit.faction(), catalog.factions());
    check.known("technology", unit.technology(), catalog.technologies());
    check.known("flip_side_of", unit.flipSideOf(), catalog.units());
    check.within("level", unit.level(), 1, 2);
    check.within("limit", unit.limit(), 1, 12);
    check.within("move", unit.move(), 0, 9);
    check.within("capacity", unit.capacity(), 0, 12);
    check.that(
        unit.categories().contains(unit.type().category()),
        "categories leave out what every " + unit.type() + " is");
    unit.cost().ifPresent(cost -> check.within("pieces", cost.pieces(), 1, 2));
    unit.combat().ifPresent(combat -> check.within("hits_on", combat.hitsOn(), 1, 10));
    Stream.of(
            unit.abilities().antiFighterBarrage(),
            unit.abilities().bombardment(),
            unit.abilities().spaceCannon())
        .flatMap(ability -> ability.stream())
        .forEach(ability -> dice(check, ability));
  }

  private static void dice(EntryCheck check, DiceAbility ability) {
    check.within("hits_on", ability.hitsOn(), 1, 10);
    check.within("dice", ability.dice(), 1, 9);
  }

  private void technology(EntryCheck check, Technology technology) {
    check.known("faction", technology.faction(), catalog.factions());
    technology
        .prerequisites()
        .forEach((color, count) -> check.within("prerequisites of " + color, count, 1, 3));
    check.that(
        technology.color().isEmpty() || technology.upgrades().isEmpty(),
        "a unit upgrade has no colour");
    technology
        .upgrades()
        .ifPresent(type ->
            check.that(
                catalog.units().values().stream()
                    .filter(unit -> unit.type() == type)
                    .anyMatch(unit -> unit.technology().equals(Optional.of(technology.id()))),
                "no " + type + " asks for this upgrade"));
  }

  private void faction(EntryCheck check, Faction faction) {
    check.known("home_tile", faction.homeTile(), catalog.tiles());
    check.known("gate_tile", faction.gateTile(), catalog.tiles());
    check.known("home_planets", faction.homePlanets(), catalog.planets());
    check.known("starting_technologies", faction.startingTechnologies(), catalog.technologies());
    check.known("technologies", faction.technologies(), catalog.technologies());
    check.known("flagship", faction.flagship(), catalog.units());
    check.known("mech", faction.mech(), catalog.units());
    check.known("unique_units", faction.uniqueUnits(), catalog.units());
    check.known("agents", faction.agents(), catalog.leaders());
    check.known("commander", faction.commander(), catalog.leaders());
    check.known("heroes", faction.heroes(), catalog.leaders());
    check.known("promissory_notes", faction.promissoryNotes(), catalog.promissoryNotes());
    check.that(
        catalog.unit(faction.flagship()).faction().equals(Optional.of(faction.id())),
        "the flagship belongs to another faction");
    check.within("commodities", faction.commodities(), 1, 6);
    check.within("sleeper_tokens", faction.sleeperTokens(), 0, 9);
    check.that(
        faction.homeTile().isPresent() == faction.homeOptions().isEmpty(),
        "either a home tile or a choice of them is needed");
    faction
        .technologyChoice()
        .ifPresent(choice -> {
          check.known("options", choice.options(), catalog.technologies());
        });
    faction
        .homeOptions()
        .forEach(option -> {
          check.known("home_options", option.tile(), catalog.tiles());
          check.known("home_options", option.of(), catalog.factions());
        });
    faction
        .startingUnits()
        .forEach((type, count) -> check.within("starting_units of " + type, count, 1, 9));
  }

  private void strategyCard(EntryCheck check, StrategyCard card) {
    check.within("initiative", card.initiative(), 1, 8);
    check.within("tokens", card.secondary().tokens(), 0, 1);
  }

  private void publicObjective(EntryCheck check, PublicObjective objective) {
    check.within("stage", objective.stage(), 1, 2);
    check.within("points", objective.points(), 1, 2);
    requirement(check, objective.requirement());
  }

  private void secretObjective(EntryCheck check, SecretObjective objective) {
    check.within("points", objective.points(), 1, 1);
    requirement(check, objective.requirement());
  }

  private void agenda(EntryCheck check, Agenda agenda) {
    boolean vote = agenda.outcome() == Agenda.Outcome.FOR_AGAINST;
    check.that(
        agenda.ifFor().isPresent() == vote
            && agenda.ifAgainst().isPresent() == vote
            && agenda.effect().isPresent() != vote,
        "the texts do not fit the outcome");
  }

  private void actionCard(EntryCheck check, ActionCard card) {
    check.within("copies", card.copies(), 1, 4);
  }

  private void promissoryNote(EntryCheck check, PromissoryNote note) {
    check.known("owner", note.owner(), catalog.factions());
  }

  private void leader(EntryCheck check, Leader leader) {
    check.known("faction", leader.faction(), catalog.factions());
    check.known("attaches_to", leader.attachesTo(), catalog.planets());
    check.that(
        leader.unlock().isEmpty() == (leader.type() == Leader.Type.AGENT),
        "agents start unlocked, other leaders do not");
  }

  private void leaderCounter(EntryCheck check, LeaderCounter counter) {
    check.known("faction", counter.faction(), catalog.factions());
    check.that(
        catalog.leaderCounters().values().stream()
                .filter(other -> other.faction().equals(counter.faction()))
                .filter(other -> other.isFaceDown() == counter.isFaceDown())
                .count()
            == LeaderCounter.EACH,
        "its faction has not " + LeaderCounter.EACH + " counters");
  }

  private void explorationCard(EntryCheck check, ExplorationCard card) {
    check.within("copies", card.copies(), 1, 9);
    check.that(
        card.attaches().isPresent() == (card.kind() == ExplorationCard.Kind.ATTACH),
        "attaches does not fit the kind");
  }

  private void requirement(EntryCheck check, Requirement requirement) {
    if (requirement instanceof StateRequirement.PlanetWithShips(var planet, var _)) {
      check.known("requirement", planet, catalog.planets());
    }
    if (requirement instanceof StateRequirement.FactionTechnologies(var _, var technologies)) {
      check.known("requirement", technologies, catalog.technologies());
    }
  }
}
