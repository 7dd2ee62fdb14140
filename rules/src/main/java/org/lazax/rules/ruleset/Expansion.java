package org.lazax.rules.ruleset;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.setup.SetupStep;
import org.lazax.table.PartId;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;

/**
 * A box, a codex or a variant: what it adds to a game. Entries of the catalog with its name are
 * part of it without further code.
 *
 * @param id its id in requests
 * @param components its components that have code
 * @param entries files with further entries of the catalog, in addition to those of the platform
 * @param brings the parts of a game that it brings
 * @param replaces the parts of a game for which nothing of other expansions is used
 * @param needs the expansions without which it cannot be played
 * @param excludes the expansions with which it cannot be played
 * @param state the parts of the table that it adds. Their names begin with its id, with dashes.
 * @param checks the settling checks that it adds
 * @param setup its steps of setup. Their names begin with its id, with dashes.
 * @param moments its occurrences. Their wire names begin with its id, with dashes.
 * @param leaders the leader rules that it brings; empty if it brings none
 * @param leftOut components of other expansions that are not in games with it
 * @param factions which factions can be played with it; empty if all can
 */
@RecordBuilder
public record Expansion(
    ExpansionId id,
    List<Component> components,
    Optional<CatalogSource> entries,
    Set<GamePart> brings,
    Set<GamePart> replaces,
    List<ExpansionId> needs,
    List<ExpansionId> excludes,
    List<PartId<?>> state,
    List<SettlingCheck> checks,
    List<SetupStep> setup,
    List<Class<? extends Occurrence>> moments,
    Optional<LeaderRules> leaders,
    List<ComponentRef> leftOut,
    Optional<FactionRules> factions)
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
    moments = List.copyOf(moments);
    leftOut = List.copyOf(leftOut);
    String prefix = id.value().replace('_', '-') + ".";
    Stream.of(
            state.stream().map(PartId::name),
            setup.stream().map(SetupStep::name),
            moments.stream().map(WireTypes::nameOf))
        .flatMap(names -> names)
        .filter(name -> !name.startsWith(prefix))
        .findFirst()
        .ifPresent(name -> {
          throw new IllegalArgumentException(name + " does not begin with " + prefix);
        });
  }

  /** An expansion with its entries in the files of the platform, compatible with all others. */
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
        List.of(),
        Optional.empty(),
        List.of(),
        Optional.empty());
  }

  /** The expansion with entries of the catalog in other files. */
  public Expansion withEntries(CatalogSource files) {
    return withEntries(Optional.of(files));
  }

  /** The expansion as one that brings these parts of a game. */
  public Expansion bringing(GamePart... parts) {
    return withBrings(both(brings, parts));
  }

  /** The expansion as one that replaces these parts of a game. */
  public Expansion replacing(GamePart... parts) {
    return withReplaces(both(replaces, parts));
  }

  private static Set<GamePart> both(Set<GamePart> some, GamePart... more) {
    Set<GamePart> both = new LinkedHashSet<>(some);
    both.addAll(List.of(more));
    return both;
  }

  /** The expansion as one that needs another one. */
  public Expansion needing(String other) {
    return withNeeds(Copies.with(needs, new ExpansionId(other)));
  }

  /** The expansion as one that excludes another one. */
  public Expansion excluding(String other) {
    return withExcludes(Copies.with(excludes, new ExpansionId(other)));
  }

  /** The expansion with these parts of the table. */
  public Expansion withState(PartId<?>... parts) {
    return withState(List.of(parts));
  }

  /** The expansion with these settling checks. */
  public Expansion settledBy(SettlingCheck... more) {
    return withChecks(List.of(more));
  }

  /** The expansion with these steps of setup. */
  public Expansion setUpBy(SetupStep... steps) {
    return withSetup(List.of(steps));
  }

  /** The expansion with an occurrence of its own, which its components bring about. */
  public Expansion withMoment(Class<? extends Occurrence> occurrence) {
    return withMoments(Copies.with(moments, occurrence));
  }

  /** The expansion with these leader rules. */
  public Expansion bringingLeaders(LeaderRules rules) {
    return bringing(GamePart.LEADERS).withLeaders(Optional.of(rules));
  }

  /** The expansion as one that leaves these components of other expansions out of the game. */
  public Expansion leavingOut(ComponentRef... components) {
    return withLeftOut(List.of(components));
  }

  /** The expansion as one with which not all factions can be played. */
  public Expansion admitting(FactionRules rules) {
    return withFactions(Optional.of(rules));
  }
}
