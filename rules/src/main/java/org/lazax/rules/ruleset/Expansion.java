package org.lazax.rules.ruleset;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.setup.SetupStep;
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
 * @param checks what settling looks at beside what it looks at without it
 * @param setup its steps of setup; their names begin with its id, with dashes
 * @param leaders how the leaders come into a game that it brings, if it brings any
 */
@RecordBuilder
public record Expansion(
    ExpansionId id,
    List<Component> components,
    Optional<CatalogSource> entries,
    Set<Part> brings,
    Set<Part> replaces,
    List<ExpansionId> needs,
    List<ExpansionId> excludes,
    List<PartId<?>> state,
    List<SettlingCheck> checks,
    List<SetupStep> setup,
    Optional<LeaderRules> leaders)
    implements ExpansionBuilder.With {
  public Expansion {
    components = List.copyOf(components);
    brings = Copies.ordered(brings);
    replaces = Copies.ordered(replaces);
    needs = List.copyOf(needs);
    excludes = List.copyOf(excludes);
    state = List.copyOf(state);
    checks = List.copyOf(checks);
    setup = List.copyOf(setup);
    String prefix = id.value().replace('_', '-') + ".";
    Stream.concat(state.stream().map(PartId::name), setup.stream().map(SetupStep::name))
        .filter(name -> !name.startsWith(prefix))
        .findFirst()
        .ifPresent(name -> {
          throw new IllegalArgumentException(name + " does not begin with " + prefix);
        });
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
        List.of(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  /** The same with entries of the catalog that stand in other files. */
  public Expansion withEntries(CatalogSource files) {
    return withEntries(Optional.of(files));
  }

  /** The same, and a game has this by it. */
  public Expansion bringing(Part... parts) {
    return withBrings(both(brings, parts));
  }

  /** The same, and nobody else's of this is played. */
  public Expansion replacing(Part... parts) {
    return withReplaces(both(replaces, parts));
  }

  private static Set<Part> both(Set<Part> some, Part... more) {
    Set<Part> both = new LinkedHashSet<>(some);
    both.addAll(List.of(more));
    return both;
  }

  /** The same, played only with that one. */
  public Expansion needing(String other) {
    return withNeeds(Copies.with(needs, new ExpansionId(other)));
  }

  /** The same, played only without that one. */
  public Expansion excluding(String other) {
    return withExcludes(Copies.with(excludes, new ExpansionId(other)));
  }

  /** The same, and these parts of the table come with it. */
  public Expansion withState(PartId<?>... parts) {
    return withState(List.of(parts));
  }

  /** The same, and settling makes these checks. */
  public Expansion settledBy(SettlingCheck... more) {
    return withChecks(List.of(more));
  }

  /** The same, and setup has these steps. */
  public Expansion setUpBy(SetupStep... steps) {
    return withSetup(List.of(steps));
  }

  /** The same, and a game has leaders by it, by these rules. */
  public Expansion bringingLeaders(LeaderRules rules) {
    return bringing(Part.LEADERS).withLeaders(Optional.of(rules));
  }
}
