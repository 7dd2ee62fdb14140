package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.table.PartId;
import org.lazax.table.immutable.Copies;

/**
 * A box, a codex or a variant: what is added to a game that is played with it. The entries of the
 * catalog that bear its name come by themselves.
 *
 * @param id by which the organiser of a game names it
 * @param components those of its cards that have code
 * @param entries files with further entries of the catalog, beyond those of the platform
 * @param brings what a game without any such expansion does not have
 * @param replaces what all other expansions bring of this is not played; its own is
 * @param needs without which it is not played
 * @param excludes with which it is not played
 * @param state the parts of the table that it adds; their names begin with its id, with dashes
 */
public record Expansion(
    ExpansionId id,
    List<Component> components,
    Optional<CatalogSource> entries,
    Set<Part> brings,
    Set<Part> replaces,
    List<ExpansionId> needs,
    List<ExpansionId> excludes,
    List<PartId<?>> state) {
  public Expansion {
    components = List.copyOf(components);
    brings = Copies.ordered(brings);
    replaces = Copies.ordered(replaces);
    needs = List.copyOf(needs);
    excludes = List.copyOf(excludes);
    state = List.copyOf(state);
    String prefix = id.value().replace('_', '-') + ".";
    for (PartId<?> part : state) {
      if (!part.name().startsWith(prefix)) {
        throw new IllegalArgumentException(part.name() + " does not tell that " + id + " adds it");
      }
    }
  }

  /** One whose entries stand in the files of the platform, and that gets along with all others. */
  public Expansion(String name, List<Component> components) {
    this(
        new ExpansionId(name),
        components,
        Optional.empty(),
        Set.of(),
        Set.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /** The same with entries of the catalog that stand in other files. */
  public Expansion withEntries(CatalogSource files) {
    return new Expansion(
        id, components, Optional.of(files), brings, replaces, needs, excludes, state);
  }

  /** The same, and a game has this by it. */
  public Expansion bringing(Part... parts) {
    return new Expansion(id, components, entries, Set.of(parts), replaces, needs, excludes, state);
  }

  /** The same, and nobody else's of this is played. */
  public Expansion replacing(Part... parts) {
    return new Expansion(id, components, entries, brings, Set.of(parts), needs, excludes, state);
  }

  /** The same, played only with that one. */
  public Expansion needing(String other) {
    List<ExpansionId> all = new ArrayList<>(needs);
    all.add(new ExpansionId(other));
    return new Expansion(id, components, entries, brings, replaces, all, excludes, state);
  }

  /** The same, played only without that one. */
  public Expansion excluding(String other) {
    List<ExpansionId> all = new ArrayList<>(excludes);
    all.add(new ExpansionId(other));
    return new Expansion(id, components, entries, brings, replaces, needs, all, state);
  }

  /** The same, and these parts of the table come with it. */
  public Expansion withState(PartId<?>... parts) {
    return new Expansion(
        id, components, entries, brings, replaces, needs, excludes, List.of(parts));
  }
}
