package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.rules.ruleset.Ruleset.Consequences;
import org.lazax.table.component.ComponentRef;

/**
 * The known expansions, and the ruleset of each choice of them, created once. A choice is put in
 * the order of the book, so that the same choice always gives the same ruleset.
 */
public final class Rulebook {
  private final Catalog catalog;
  private final List<Expansion> expansions;
  private final List<ExpansionId> usual;
  private final Consequences consequences;
  private final Map<List<ExpansionId>, Ruleset> rulesets = new ConcurrentHashMap<>();

  /**
   * A book of these expansions.
   *
   * @param catalog the printed data, except for what expansions bring in their own files
   * @param usual the expansions of a game that chooses none
   * @param consequences what is forbidden and recorded in every game
   * @throws IllegalArgumentException if an entry of the catalog belongs to none of the expansions,
   *     or if a printed component has no entry of its expansion
   */
  public Rulebook(
      Catalog catalog,
      List<Expansion> expansions,
      List<ExpansionId> usual,
      Consequences consequences) {
    Catalog whole = catalog;
    for (Expansion expansion : expansions) {
      whole = expansion.entries().map(whole::with).orElse(whole);
    }
    this.catalog = whole;
    this.expansions = List.copyOf(expansions);
    this.usual = List.copyOf(usual);
    this.consequences = consequences;
    List<ExpansionId> known = known();
    whole
        .entries()
        .filter(entry -> !known.contains(entry.expansion()))
        .findFirst()
        .ifPresent(entry -> {
          throw new IllegalArgumentException(
              entry.id() + " belongs to '" + entry.expansion() + "', which is no expansion here");
        });
    requireOwnComponents();
  }

  /** A component in the list of another expansion would be missing in some games. */
  private void requireOwnComponents() {
    Map<ComponentRef, ExpansionId> printed = Printed.expansions(catalog);
    for (Expansion expansion : expansions) {
      for (Component component : expansion.components()) {
        if (component.ref().kind().isPrinted()
            && !expansion.id().equals(printed.get(component.ref().card()))) {
          throw new IllegalArgumentException(
              component.ref()
                  + " has no entry in the catalog that belongs to '"
                  + expansion.id()
                  + "'");
        }
      }
    }
  }

  /**
   * The same book with changed components, for example components that record what they do.
   *
   * @param change keeps the {@code ref} of each component
   */
  public Rulebook mapComponents(UnaryOperator<Component> change) {
    List<Expansion> changed =
        expansions.stream()
            .map(expansion ->
                expansion
                    .withEntries(Optional.empty())
                    .withComponents(expansion.components().stream().map(change).toList()))
            .toList();
    return new Rulebook(catalog, changed, usual, consequences);
  }

  /** All expansions that can be chosen. */
  public List<ExpansionId> known() {
    return expansions.stream().map(Expansion::id).toList();
  }

  /** The ruleset of a game that chooses no expansions. */
  public Ruleset usual() {
    return of(Optional.empty());
  }

  /** A choice in the order of the book; empty if it is the usual one. */
  public Optional<List<ExpansionId>> unusual(List<ExpansionId> chosen) {
    List<ExpansionId> inOrder = inOrder(chosen);
    return inOrder.equals(usual) ? Optional.empty() : Optional.of(inOrder);
  }

  /**
   * The ruleset of a choice, the same object in whatever order the choice is named.
   *
   * @throws IllegalArgumentException if it cannot be played
   */
  public Ruleset of(Optional<List<ExpansionId>> chosen) {
    List<ExpansionId> named = chosen.orElse(usual);
    Ruleset known = rulesets.get(named);
    return known == null ? checked(named) : known;
  }

  private Ruleset checked(List<ExpansionId> named) {
    refused(named)
        .ifPresent(refusal -> {
          throw new IllegalArgumentException(refusal + " in " + named);
        });
    return rulesets.computeIfAbsent(inOrder(named), this::made);
  }

  /**
   * The ruleset of a choice in a request.
   *
   * @throws RefusalException if it cannot be played
   */
  public Ruleset requested(Optional<List<ExpansionId>> chosen) {
    chosen
        .flatMap(this::refused)
        .ifPresent(refusal -> {
          throw new RefusalException(refusal);
        });
    return of(chosen);
  }

  private List<ExpansionId> inOrder(List<ExpansionId> chosen) {
    return known().stream().filter(chosen::contains).toList();
  }

  private Ruleset made(List<ExpansionId> chosen) {
    List<Expansion> played = played(chosen);
    Catalog printed = catalog.only(entry -> isPlayed(entry, played));
    return new Ruleset(this, chosen, printed, played, consequences, types());
  }

  /** The types of all expansions, because every choice reads the logs of all others. */
  private List<Class<?>> types() {
    List<Class<?>> types = new ArrayList<>();
    for (Expansion expansion : expansions) {
      expansion.state().forEach(part -> types.addAll(part.types()));
      types.addAll(expansion.moments());
    }
    return types;
  }

  private List<Expansion> played(List<ExpansionId> chosen) {
    return expansions.stream().filter(expansion -> chosen.contains(expansion.id())).toList();
  }

  private static boolean isPlayed(Entry<?> entry, List<Expansion> played) {
    return played.stream().anyMatch(expansion -> expansion.id().equals(entry.expansion()))
        && Printed.component(entry).filter(each -> isLeftOut(each, played)).isEmpty()
        && List.of(GamePart.values()).stream()
            .filter(part -> part.has(entry))
            .allMatch(part ->
                played.stream().anyMatch(expansion -> expansion.brings().contains(part))
                    && played.stream()
                        .filter(expansion -> expansion.replaces().contains(part))
                        .allMatch(expansion -> expansion.id().equals(entry.expansion())));
  }

  private static boolean isLeftOut(ComponentRef component, List<Expansion> played) {
    return played.stream().anyMatch(expansion -> expansion.leftOut().contains(component));
  }

  /** Why a game cannot be played with these expansions, with the wrong one; empty if it can. */
  public Optional<Refusal> refused(List<ExpansionId> chosen) {
    Set<ExpansionId> seen = new HashSet<>();
    for (ExpansionId each : chosen) {
      if (!known().contains(each)) {
        return refusal("there is no such expansion", each);
      }
      if (!seen.add(each)) {
        return refusal("an expansion is named once", each);
      }
    }
    if (!seen.contains(ExpansionId.BASE)) {
      return refusal("every game is played with the base game", ExpansionId.BASE);
    }
    List<Expansion> played = played(chosen);
    for (Expansion expansion : played) {
      for (ExpansionId needed : expansion.needs()) {
        if (!seen.contains(needed)) {
          return refusal("this expansion needs another one", expansion.id())
              .map(refusal -> refusal.with("needs", needed));
        }
      }
      for (ExpansionId excluded : expansion.excludes()) {
        if (seen.contains(excluded)) {
          return refusal("these expansions exclude each other", expansion.id())
              .map(refusal -> refusal.with("excludes", excluded));
        }
      }
      for (Expansion other : played.subList(0, played.indexOf(expansion))) {
        if (!Collections.disjoint(expansion.replaces(), other.replaces())) {
          return refusal("these expansions replace the same part of the game", expansion.id())
              .map(refusal -> refusal.with("excludes", other.id()));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Refusal> refusal(String why, ExpansionId expansion) {
    return Optional.of(
        Refusal.of("unplayable-expansions", why)
            .with("expansion", expansion)
            .with("allowed", known()));
  }
}
