package org.lazax.components.hopesend;

import static org.lazax.rules.change.Part.BROUGHT;
import static org.lazax.rules.change.Part.EFFECTS;
import static org.lazax.rules.change.Part.PLANETS;
import static org.lazax.rules.change.Part.STACK;
import static org.lazax.rules.change.Part.UNITS;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.CatalogSource;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Refusal;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.GamePart;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.settling.SettlingPlace;
import org.lazax.rules.setup.SetupStep;
import org.lazax.table.component.ComponentRef;

/**
 * Hope's End: leaders are counters, three for each of eight factions, in place of leader cards. A
 * game without it has no counter. Rules: hopes_end.1, hopes_end.N1, hopes_end.N2.
 */
public final class HopesEnd {
  private static final CatalogSource FILES = CatalogSource.relativeTo(HopesEnd.class, "");
  private static final CatalogSource BACKS = CatalogSource.relativeTo(HopesEnd.class, "facedown/");

  /** The note that lends leader cards. */
  private static final ComponentRef ALLIANCE = ComponentRef.parse("promissory_note/alliance");

  /** The variant. */
  public static final Expansion EXPANSION =
      new Expansion("hopes_end", counters(FILES))
          .withEntries(FILES)
          .withState(LeaderCounters.ID, DelayedInvasions.ID)
          .setUpBy(SetupStep.after(Setup.Step.UNITS, "hopes-end.leaders", Fates::start))
          .settledBy(
              new SettlingCheck(
                  "leader-counters",
                  SettlingPlace.LEADERS,
                  Fates::due,
                  Parts.of(UNITS, PLANETS, BROUGHT),
                  Fates::wait),
              new SettlingCheck(
                  "delayed-invasions",
                  SettlingPlace.EFFECTS,
                  DelayedInvasions::due,
                  Parts.of(STACK)))
          .replacing(GamePart.LEADERS)
          .leavingOut(ALLIANCE)
          .admitting(HopesEnd::withoutCounters);

  /** The choice of the creator that factions without counters can be played with the variant. */
  public static final Expansion ALL_FACTIONS =
      new Expansion("hopes_end_all_factions", List.of()).needing("hopes_end");

  /** The choice that counters lie face down. Rules: hopes_end.31, hopes_end.N38, hopes_end.N40. */
  public static final Expansion FACE_DOWN =
      new Expansion("hopes_end_face_down", counters(BACKS))
          .needing("hopes_end")
          .withEntries(BACKS)
          .withState(Identities.ID)
          .settledBy(
              new SettlingCheck(
                  "face-down-leaders",
                  SettlingPlace.LEADERS,
                  Faces::due,
                  Parts.of(STACK, EFFECTS, BROUGHT),
                  Fates::wait));

  /** The choice that no leaders are played at all. */
  public static final Expansion NO_LEADERS =
      new Expansion("no_leaders", List.of()).replacing(GamePart.LEADERS).leavingOut(ALLIANCE);

  private HopesEnd() {}

  private static List<Component> counters(CatalogSource files) {
    return Catalog.standard().with(files).leaderCounters().values().stream()
        .<Component>map(Counter::of)
        .toList();
  }

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
