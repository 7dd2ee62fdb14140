package org.lazax.components.expansion;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.components.faction.keleres.PaidUnlock;
import org.lazax.components.faction.keleres.TheTribunii;
import org.lazax.components.hopesend.HopesEnd;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.ComponentsByExpansion;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.table.event.setup.ChosenHomes;

/**
 * The expansions of the platform, each with its components that have code. The catalog says which
 * component belongs to which expansion.
 */
public final class Expansions {
  /** The expansions of a game whose organiser chooses none. This list never changes. */
  public static final List<ExpansionId> USUAL =
      Stream.of("base", "prophecy_of_kings", "codex_1", "codex_2", "codex_3")
          .map(ExpansionId::new)
          .toList();

  private static final List<Expansion> KNOWN =
      ComponentsByExpansion.of(Catalog.standard(), Packages.COMPONENTS)
          .in(
              List.of(
                  BaseGame.EXPANSION,
                  ProphecyOfKings.EXPANSION,
                  new Expansion("codex_1", List.of()),
                  new Expansion("codex_2", List.of()),
                  new Expansion("codex_3", List.of(new PaidUnlock()))
                      .withState(ChosenHomes.ID)
                      .setUpBy(TheTribunii.STEP),
                  HopesEnd.EXPANSION,
                  HopesEnd.ALL_FACTIONS,
                  HopesEnd.FACE_DOWN,
                  HopesEnd.NO_LEADERS));

  private Expansions() {}

  /** All expansions, in the order of publication, then the variants. */
  public static List<Expansion> known() {
    return KNOWN;
  }

  /** The components of all expansions. */
  public static List<Component> all() {
    return Packages.COMPONENTS;
  }
}
