package org.lazax.rulebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ComponentId;
import org.lazax.catalog.id.UnitId;
import org.lazax.rules.leaders.unlock.Conditions;
import org.lazax.rules.ruleset.CatalogComponents;
import org.lazax.rules.ruleset.FirstPrints;
import org.lazax.rules.ruleset.Inert;
import org.lazax.rules.ruleset.Missing;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The text of {@code docs/not-there-yet.md}: the components that do not act yet or not wholly, by
 * kind and by faction, as the ruleset tells of them.
 */
final class NotThereYet {
  private final Ruleset ruleset;
  private final Catalog catalog;
  private final ComponentNames names;
  private final StringBuilder out = new StringBuilder();

  private NotThereYet(Ruleset ruleset) {
    this.ruleset = ruleset;
    this.catalog = ruleset.catalog();
    this.names = new ComponentNames(catalog);
  }

  /** The whole page. */
  static String page(Ruleset ruleset) {
    NotThereYet page = new NotThereYet(ruleset);
    page.out.append(
        """
        # Not there yet

        This page lists the components that have no effect yet, or only a part of their effect. `./lazax conformance` generates it from the ruleset; do not edit it.

        A component acts if it has code in module `components`, or if the rules read everything that it does from the catalog: units without a text, unit upgrades, attachments, most objectives. For a component that acts in part, its class says what is missing. A unit that does not act still moves and fights; only its text has no effect. Views, options and analyses of galaxies and movements list components that do not act under `inert`. Nobody is offered their use.

        Some components act only in given positions: promissory notes are not dealt, planets are not explored, and nobody gains relics. The same holds for the planet Mirage.

        """);
    page.out.append(page.counts());
    page.kinds();
    page.factions();
    page.firstPrints();
    return page.out.toString();
  }

  /** The table of counts, which README has too. */
  static String counts(Ruleset ruleset) {
    return new NotThereYet(ruleset).counts();
  }

  private String counts() {
    StringBuilder table =
        new StringBuilder(
            "| kind | all | act | act in part | do not act |\n|---|---|---|---|---|\n");
    for (Kind kind : Kind.values()) {
      List<ComponentRef> all = CatalogComponents.of(catalog, kind).toList();
      table.append(
          "| %s | %d | %d | %d | %d |\n"
              .formatted(
                  title(kind),
                  all.size(),
                  all.stream().filter(one -> missing(one).equals(Missing.NOTHING)).count(),
                  all.stream().filter(this::isHalf).count(),
                  all.stream().filter(this::isInert).count()));
    }
    return table.toString();
  }

  private void kinds() {
    out.append("\n## By kind\n");
    for (Kind kind : Kind.values()) {
      out.append("\n### ").append(capital(title(kind))).append("\n\n");
      List<ComponentRef> all =
          CatalogComponents.of(catalog, kind)
              .sorted(Comparator.comparing(names::of).thenComparing(ComponentRef::name))
              .toList();
      List<String> without =
          all.stream().filter(this::hasNoCode).map(one -> names.of(one) + deck(one)).toList();
      if (!without.isEmpty()) {
        out.append("No code: ").append(String.join("; ", without)).append(".\n");
      }
      List<String> others = all.stream().flatMap(this::partly).toList();
      if (!without.isEmpty() && !others.isEmpty()) {
        out.append('\n');
      }
      others.forEach(out::append);
      if (kind == Kind.LEADER) {
        locked();
      }
      if (without.isEmpty() && others.isEmpty()) {
        out.append("All act.\n");
      }
    }
  }

  /** Leaders whose condition the rules cannot check. */
  private void locked() {
    String locked =
        catalog.leaders().values().stream()
            .filter(leader ->
                leader.unlock().filter(unlock -> !Conditions.canJudge(unlock)).isPresent())
            .map(leader -> names.of(ComponentRef.of(leader.id())))
            .sorted()
            .collect(Collectors.joining("; "));
    out.append("- Never unlocked: ").append(locked).append(".\n");
  }

  private Stream<String> partly(ComponentRef component) {
    return switch (missing(component)) {
      case Missing.Part(String what) ->
          Stream.of("- %s acts in part. Missing: %s.\n".formatted(names.of(component), what));
      case Missing.Way(String why) ->
          Stream.of("- %s does not act in games: %s.\n".formatted(names.of(component), why));
      case Missing.All _, Missing.Nothing _ -> Stream.of();
    };
  }

  /** Marks agendas that leave the deck with another expansion. */
  private String deck(ComponentRef component) {
    return component.kind() == Kind.AGENDA
            && catalog.agenda(new AgendaId(component.name())).removedWith().isPresent()
        ? " (base game's deck)"
        : "";
  }

  private void factions() {
    out.append(
        """

        ## By faction

        The table lists what does not act; with (½): acts in part.

        | faction | abilities | technologies | units | leaders | notes |
        |---|---|---|---|---|---|
        """);
    catalog.factions().values().stream()
        .sorted(Comparator.comparing(Faction::name))
        .forEach(this::faction);
  }

  private void faction(Faction faction) {
    List<UnitId> units = new ArrayList<>(faction.uniqueUnits());
    units.add(faction.flagship());
    faction.mech().ifPresent(units::add);
    catalog.units().values().stream()
        .filter(card -> card.flipSideOf().isPresent() && card.flipSideOf().equals(faction.mech()))
        .forEach(card -> units.add(card.id()));
    List<ComponentId> leaders = new ArrayList<>(faction.agents());
    faction.commander().ifPresent(leaders::add);
    leaders.addAll(faction.heroes());
    out.append(
        "| %s | %s | %s | %s | %s | %s |\n"
            .formatted(
                faction.name(),
                cell(Kind.FACTION_ABILITY, faction.abilities().stream().map(a -> a.id())),
                cell(Kind.TECHNOLOGY, faction.technologies().stream()),
                cell(Kind.UNIT, units.stream()),
                cell(Kind.LEADER, leaders.stream()),
                cell(Kind.PROMISSORY_NOTE, faction.promissoryNotes().stream())));
  }

  private String cell(Kind kind, Stream<? extends ComponentId> ids) {
    String found =
        ids.map(id -> new ComponentRef(kind, id.value()))
            .filter(Predicate.not(one -> missing(one).equals(Missing.NOTHING)))
            .distinct()
            .map(one -> names.of(one) + (isHalf(one) ? " (½)" : ""))
            .collect(Collectors.joining("; "));
    return found.isEmpty() ? "–" : found;
  }

  private void firstPrints() {
    List<String> without =
        printedAnew()
            .filter(card -> !FirstPrints.all(catalog).contains(card))
            .map(names::of)
            .sorted()
            .toList();
    out.append(
        """

        ## First prints

        A game may be played with the first prints of cards that were reprinted. Not yet possible are those of %s, and the base game's %s.
        """
            .formatted(
                String.join("; ", without),
                catalog.strategyCards().values().stream()
                    .filter(card -> card.baseDifference().isPresent())
                    .map(card -> card.name())
                    .collect(Collectors.joining(" and "))));
  }

  private Stream<ComponentRef> printedAnew() {
    return Stream.of(
            catalog.units().values().stream()
                .filter(unit -> unit.omega().isPresent())
                .map(unit -> ComponentRef.of(unit.id())),
            catalog.technologies().values().stream()
                .filter(technology -> technology.omega().isPresent())
                .map(technology -> ComponentRef.of(technology.id())),
            catalog.secretObjectives().values().stream()
                .filter(secret -> secret.omega().isPresent())
                .map(secret -> ComponentRef.of(secret.id())),
            catalog.leaders().values().stream()
                .filter(leader -> leader.omega().isPresent())
                .map(leader -> ComponentRef.of(leader.id())),
            catalog.promissoryNotes().values().stream()
                .filter(note -> note.omega().isPresent())
                .map(note -> ComponentRef.of(note.id())))
        .flatMap(all -> all);
  }

  private Missing missing(ComponentRef component) {
    return Inert.missing(ruleset, component);
  }

  private boolean hasNoCode(ComponentRef component) {
    return missing(component) instanceof Missing.All;
  }

  private boolean isHalf(ComponentRef component) {
    return missing(component) instanceof Missing.Part;
  }

  private boolean isInert(ComponentRef component) {
    return Inert.in(ruleset).contains(component);
  }

  private static String title(Kind kind) {
    return switch (kind) {
      case FACTION_ABILITY -> "faction abilities";
      case TECHNOLOGY -> "technologies";
      case PLANET -> "legendary planets";
      case EXPLORATION -> "exploration cards";
      default -> kind.toString().replace('_', ' ') + "s";
    };
  }

  private static String capital(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
