package org.lazax.rules.ruleset;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.table.component.ComponentRef;

/** The cards of the catalog that a game may be played with as they were first printed. */
public final class FirstPrints {
  private FirstPrints() {}

  /**
   * What is played as it was first printed: what was asked for, and what a codex printed anew that
   * is not played. That without code for its first print does nothing.
   */
  public static Set<ComponentRef> in(Ruleset ruleset, Set<ComponentRef> asked) {
    Set<ComponentRef> all =
        new TreeSet<>(Printed.unrevised(ruleset.catalog(), ruleset.expansions()));
    all.addAll(asked);
    return all;
  }

  /** All that are known, by the names of the cards, sorted. */
  public static List<ComponentRef> all(Catalog catalog) {
    return Stream.of(
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
                .map(note -> ComponentRef.of(note.id())))
        .flatMap(all -> all)
        .sorted()
        .toList();
  }
}
