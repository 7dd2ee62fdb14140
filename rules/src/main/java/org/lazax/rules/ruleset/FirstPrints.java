package org.lazax.rules.ruleset;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.table.component.ComponentRef;

/** The cards of the catalog that can be played as they were first printed. */
public final class FirstPrints {
  private FirstPrints() {}

  /**
   * The cards of a game that are played as first printed: those that were asked for, and those of
   * which a codex that is not chosen has a newer print. A card without code for its first print has
   * no effect.
   */
  public static Set<ComponentRef> in(Ruleset ruleset, Set<ComponentRef> asked) {
    Set<ComponentRef> all =
        new TreeSet<>(Printed.unrevised(ruleset.catalog(), ruleset.expansions()));
    all.addAll(asked);
    return all;
  }

  /** All such cards, ordered by name. */
  public static List<ComponentRef> all(Catalog catalog) {
    return Stream.of(
            catalog.units().values().stream()
                .filter(unit -> unit.firstPrint().isPresent())
                .map(unit -> ComponentRef.of(unit.id())),
            catalog.technologies().values().stream()
                .filter(technology -> technology.firstPrint().isPresent())
                .map(technology -> ComponentRef.of(technology.id())),
            catalog.secretObjectives().values().stream()
                .filter(secret -> secret.firstPrint().isPresent())
                .map(secret -> ComponentRef.of(secret.id())),
            catalog.leaders().values().stream()
                .filter(leader -> leader.firstPrint().isPresent())
                .map(leader -> ComponentRef.of(leader.id())),
            catalog.promissoryNotes().values().stream()
                .filter(note -> note.firstPrint().isPresent())
                .map(note -> ComponentRef.of(note.id())),
            catalog.strategyCards().values().stream()
                .filter(card -> card.firstPrint().isPresent())
                .map(card -> ComponentRef.of(card.id())))
        .flatMap(all -> all)
        .sorted()
        .toList();
  }
}
