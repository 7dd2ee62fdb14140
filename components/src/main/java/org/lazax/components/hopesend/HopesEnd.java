package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Refusal;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Part;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.component.ComponentRef;

/**
 * Hope's End: leaders are counters, three for each of eight factions, in place of leader cards. A
 * game without it has no counter. Rules: hopes_end.1, hopes_end.N1, hopes_end.N2.
 */
public final class HopesEnd {
  /** The note that lends leader cards. */
  private static final ComponentRef ALLIANCE = ComponentRef.parse("promissory_note/alliance");

  /** The variant. */
  public static final Expansion EXPANSION =
      new Expansion("hopes_end", List.of())
          .withEntries(CatalogSource.relativeTo(HopesEnd.class, ""))
          .replacing(Part.LEADERS)
          .leavingOut(ALLIANCE)
          .admitting(HopesEnd::withoutCounters);

  /** The choice of the creator that factions without counters can be played with the variant. */
  public static final Expansion ALL_FACTIONS =
      new Expansion("hopes_end_all_factions", List.of()).needing("hopes_end");

  /** The choice that no leaders are played at all. */
  public static final Expansion NO_LEADERS =
      new Expansion("no_leaders", List.of()).replacing(Part.LEADERS).leavingOut(ALLIANCE);

  private HopesEnd() {}

  private static Optional<Refusal> withoutCounters(Ruleset ruleset, FactionId faction) {
    List<FactionId> known =
        ruleset.catalog().leaderCounters().values().stream()
            .map(LeaderCounter::faction)
            .distinct()
            .toList();
    ExpansionId permission = ALL_FACTIONS.id();
    return known.contains(faction) || ruleset.expansions().contains(permission)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.N2", "that faction has no leader counters")
                .with("faction", faction)
                .with("allowed", known)
                .with("permission", permission));
  }
}
