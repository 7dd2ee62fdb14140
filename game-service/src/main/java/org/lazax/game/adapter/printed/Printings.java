package org.lazax.game.adapter.printed;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
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
import org.lazax.catalog.printed.Text;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.ruleset.Inert;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.component.ComponentRef;

/** Reads the components of a ruleset for people, by kind and id. */
final class Printings {
  private static final String ALWAYS = "";

  private final ObjectMapper json;
  private final Catalog catalog;
  private final Set<String> inert;
  private final Map<String, Map<String, PrintedComponent>> kinds = new TreeMap<>();

  private Printings(Ruleset ruleset, ObjectMapper json) {
    this.json = json;
    this.catalog = ruleset.catalog();
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
              objective.name(),
              facts().with("stage", objective.stage()).with("points", objective.points()),
              new Text(ALWAYS, objective.text()));
      case SecretObjective objective ->
          add(
              "secret_objective",
              objective,
              objective.name(),
              facts().with("phase", objective.phase()).with("points", objective.points()),
              new Text(ALWAYS, objective.text()));
      case ActionCard card ->
          add(
              "action_card",
              card,
              card.name(),
              facts().with("copies", card.copies()).with("phase", card.phase()),
              new Text(card.timing(), card.effect()));
      case PromissoryNote note ->
          add(
              "promissory_note",
              note,
              note.name(),
              note.owner(),
              facts().with("playArea", note.playArea()).with("returns", note.returns()),
              new Text(note.timing(), note.effect()));
      case Relic relic ->
          add(
              "relic",
              relic,
              relic.name(),
              facts()
                  .with("points", relic.victoryPoints())
                  .with("exhausts", relic.exhausts())
                  .with("purges", relic.purges())
                  .with("attaches", relic.attaches()),
              new Text(relic.timing(), relic.effect()));
      case ExplorationCard card ->
          add(
              "exploration",
              card,
              card.name(),
              facts()
                  .with("deck", card.deck())
                  .with("copies", card.copies())
                  .with("kind", card.kind())
                  .with("attaches", card.attaches()),
              new Text(ALWAYS, card.effect()));
      case LeaderCounter counter ->
          add(
              "leader_counter",
              counter,
              counter.name(),
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
        unit.name(),
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
            .with("limit", unit.limit()),
        unit.texts().toArray(Text[]::new));
  }

  private void technology(Technology technology) {
    add(
        "technology",
        technology,
        technology.name(),
        technology.faction(),
        facts()
            .with("color", technology.color())
            .with("upgrades", technology.upgrades())
            .with("prerequisites", technology.prerequisites())
            .with("exhausts", technology.exhausts()),
        new Text(technology.timing(), technology.effect()));
  }

  private void faction(Faction faction) {
    add(
        "faction",
        faction,
        faction.name(),
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
          new PrintedComponent(
              ability.name(),
              faction.expansion(),
              Optional.of(faction.id()),
              Map.of(),
              List.of(new Text(ability.timing(), ability.effect())),
              isInert("faction_ability", ability.id().value())));
    }
  }

  private void strategyCard(StrategyCard card) {
    List<Text> texts = new ArrayList<>();
    card.primary().forEach(step -> texts.add(new Text("primary", step)));
    texts.add(new Text("secondary", card.secondary().effect()));
    add(
        "strategy_card",
        card,
        card.name(),
        facts()
            .with("initiative", card.initiative())
            .with("tokens", card.secondary().tokens())
            .with("resources", card.secondary().resources()),
        texts.toArray(Text[]::new));
  }

  private void agenda(Agenda agenda) {
    List<Text> texts = new ArrayList<>();
    agenda.effect().ifPresent(effect -> texts.add(new Text(ALWAYS, effect)));
    agenda.ifFor().ifPresent(effect -> texts.add(new Text("for", effect)));
    agenda.ifAgainst().ifPresent(effect -> texts.add(new Text("against", effect)));
    add(
        "agenda",
        agenda,
        agenda.name(),
        facts()
            .with("type", agenda.type())
            .with("outcome", agenda.outcome())
            .with("attaches", agenda.attaches()),
        texts.toArray(Text[]::new));
  }

  private void leader(Leader leader) {
    add(
        "leader",
        leader,
        leader.name(),
        Optional.of(leader.faction()),
        facts()
            .with("type", leader.type())
            .with("ability", leader.ability())
            .with("exhausts", leader.exhausts())
            .with("purges", leader.purges())
            .with("attaches", leader.attaches()),
        new Text(leader.timing(), leader.effect()));
  }

  private void planet(Planet planet) {
    add(
        "planet",
        planet,
        planet.name(),
        planet.homeFaction(),
        facts()
            .with("resources", planet.resources())
            .with("influence", planet.influence())
            .with("traits", planet.traits())
            .with("specialty", planet.specialty())
            .with("legendary", planet.legendary().map(Planet.LegendaryAbility::name)),
        planet.legendary().stream()
            .map(legendary -> new Text(legendary.timing(), legendary.effect()))
            .toArray(Text[]::new));
  }

  private Facts facts() {
    return new Facts(json);
  }

  private void add(String kind, Entry<?> entry, String name, Facts facts, Text... texts) {
    add(kind, entry, name, Optional.empty(), facts, texts);
  }

  private void add(
      String kind,
      Entry<?> entry,
      String name,
      Optional<FactionId> faction,
      Facts facts,
      Text... texts) {
    String id = entry.id().value();
    put(
        kind,
        id,
        new PrintedComponent(
            name, entry.expansion(), faction, facts.all(), List.of(texts), isInert(kind, id)));
  }

  private void put(String kind, String id, PrintedComponent component) {
    kinds.computeIfAbsent(kind, _ -> new TreeMap<>()).put(id, component);
  }

  private boolean isInert(String kind, String id) {
    return inert.contains(kind + "/" + id);
  }
}
