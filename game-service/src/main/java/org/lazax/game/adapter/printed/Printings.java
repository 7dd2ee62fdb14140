package org.lazax.game.adapter.printed;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.ActionCard;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.card.PublicObjective;
import org.lazax.catalog.card.Relic;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.StrategyCard;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.faction.FactionAbility;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.galaxy.Tile;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.ruleset.FirstPrints;
import org.lazax.rules.ruleset.Inert;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.component.ComponentRef;

/** Reads the components of a ruleset for people, by kind and id. */
final class Printings {
  private final ObjectMapper json;
  private final Catalog catalog;
  private final Set<String> inert;
  private final Set<ComponentRef> firstPrints;
  private final Map<String, Map<String, PrintedComponent>> kinds = new TreeMap<>();

  private Printings(Ruleset ruleset, ObjectMapper json) {
    this.json = json;
    this.catalog = ruleset.catalog();
    this.firstPrints = FirstPrints.in(ruleset, Set.of());
    this.inert = Inert.in(ruleset).stream().map(ComponentRef::toString).collect(Collectors.toSet());
  }

  /**
   * All of them. Tiles and layouts of galaxies are left out, because nothing is printed on them.
   */
  static Map<String, Map<String, PrintedComponent>> of(Ruleset ruleset, ObjectMapper json) {
    Printings printings = new Printings(ruleset, json);
    printings.catalog.entries().forEach(printings::add);
    return printings.kinds;
  }

  private void add(Entry<?> entry) {
    switch (entry) {
      case UnitCard unit -> unit(unit);
      case Technology technology -> technology(technology);
      case Faction faction -> faction(faction);
      case StrategyCard card -> strategyCard(card);
      case Agenda agenda -> agenda(agenda);
      case Leader leader -> leader(leader);
      case Planet planet -> planet(planet);
      case PublicObjective objective ->
          add(
              "public_objective",
              objective,
              facts().with("stage", objective.stage()).with("points", objective.points()));
      case SecretObjective objective ->
          add(
              "secret_objective",
              objective,
              facts().with("phase", objective.phase()).with("points", objective.points()));
      case ActionCard card ->
          add(
              "action_card",
              card,
              facts().with("copies", card.copies()).with("phase", card.phase()));
      case PromissoryNote note ->
          add(
              "promissory_note",
              note,
              note.owner(),
              facts().with("playArea", note.playArea()).with("returns", note.returns()));
      case Relic relic ->
          add(
              "relic",
              relic,
              facts()
                  .with("points", relic.victoryPoints())
                  .with("exhausts", relic.exhausts())
                  .with("purges", relic.purges())
                  .with("attaches", relic.attaches()));
      case ExplorationCard card ->
          add(
              "exploration",
              card,
              facts()
                  .with("deck", card.deck())
                  .with("copies", card.copies())
                  .with("kind", card.kind())
                  .with("attaches", card.attaches()));
      case LeaderCounter counter ->
          add(
              "leader_counter",
              counter,
              Optional.of(counter.faction()),
              facts().with("type", counter.type()));
      case Tile _, MapSetup _ -> {}
      default -> throw new IllegalArgumentException(entry + " is of no kind that is printed");
    }
  }

  private void unit(UnitCard unit) {
    add(
        "unit",
        unit,
        unit.faction(),
        facts()
            .with("type", unit.type())
            .with("level", unit.level())
            .with("cost", unit.cost())
            .with("combat", unit.combat())
            .with("move", unit.move())
            .with("capacity", unit.capacity())
            .with("abilities", unit.abilities())
            .with("technology", unit.technology())
            .with("limit", unit.limit()));
  }

  private void technology(Technology technology) {
    add(
        "technology",
        technology,
        technology.faction(),
        facts()
            .with("color", technology.color())
            .with("upgrades", technology.upgrades())
            .with("prerequisites", technology.prerequisites())
            .with("exhausts", technology.exhausts()));
  }

  private void faction(Faction faction) {
    add(
        "faction",
        faction,
        facts()
            .with("commodities", faction.commodities())
            .with("startingUnits", faction.startingUnits())
            .with("startingTechnologies", faction.startingTechnologies())
            .with("abilities", faction.abilities().stream().map(FactionAbility::id).toList())
            .with("homePlanets", faction.homePlanets()));
    for (FactionAbility ability : faction.abilities()) {
      put(
          "faction_ability",
          ability.id().value(),
          ability,
          faction.expansion(),
          Optional.of(faction.id()),
          facts());
    }
  }

  /** Tells the print that is played if nobody asks for the first one. */
  private void strategyCard(StrategyCard latest) {
    StrategyCard card = latest.inPrint(firstPrints.contains(ComponentRef.of(latest.id())));
    add(
        "strategy_card",
        card,
        facts()
            .with("initiative", card.initiative())
            .with("tokens", card.secondary().tokens())
            .with("resources", card.secondary().resources())
            .with("firstPrint", card.firstPrint().map(_ -> effects(card.inPrint(true)))));
  }

  private static List<String> effects(StrategyCard card) {
    return card.texts().stream().map(Text::effect).toList();
  }

  private void agenda(Agenda agenda) {
    add(
        "agenda",
        agenda,
        facts()
            .with("type", agenda.type())
            .with("outcome", agenda.outcome())
            .with("attaches", agenda.attaches()));
  }

  private void leader(Leader leader) {
    add(
        "leader",
        leader,
        Optional.of(leader.faction()),
        facts()
            .with("type", leader.type())
            .with("ability", leader.ability())
            .with("exhausts", leader.exhausts())
            .with("purges", leader.purges())
            .with("attaches", leader.attaches()));
  }

  private void planet(Planet planet) {
    add(
        "planet",
        planet,
        planet.homeFaction(),
        facts()
            .with("resources", planet.resources())
            .with("influence", planet.influence())
            .with("traits", planet.traits())
            .with("specialty", planet.specialty())
            .with("legendary", planet.legendary().map(Planet.LegendaryAbility::name)));
  }

  private Facts facts() {
    return new Facts(json);
  }

  private <E extends Entry<?> & Printed> void add(String kind, E entry, Facts facts) {
    add(kind, entry, Optional.empty(), facts);
  }

  private <E extends Entry<?> & Printed> void add(
      String kind, E entry, Optional<FactionId> faction, Facts facts) {
    put(kind, entry.id().value(), entry, entry.expansion(), faction, facts);
  }

  private void put(
      String kind,
      String id,
      Printed printed,
      ExpansionId expansion,
      Optional<FactionId> faction,
      Facts facts) {
    kinds
        .computeIfAbsent(kind, _ -> new TreeMap<>())
        .put(
            id,
            new PrintedComponent(
                printed.name(),
                expansion,
                faction,
                facts.all(),
                printed.texts(),
                inert.contains(kind + "/" + id)));
  }
}
