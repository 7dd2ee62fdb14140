package org.lazax.components.faction.arborec;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.components.card.LyingNote;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.production.ProductionBanHooks;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/**
 * The first print: while the note lies in the play area of its holder, the owner cannot produce
 * units in or next to a system that is no home system and has units of the holder. It returns when
 * the holder activates a system with units of the owner. Rules: promissory_note/stymie.N1 to
 * promissory_note/stymie.N4.
 */
final class StymieFirstPrint extends LyingNote implements ProductionBanHooks {
  @Override
  public boolean barsProduction(Table table, Grant by, Seat producer, SystemId system) {
    return owner(table, by).equals(producer)
        && (isHeld(table, by.user(), system)
            || Starmap.of(table).adjacent(system).stream()
                .anyMatch(near -> isHeld(table, by.user(), near)));
  }

  private static boolean isHeld(Table table, Seat holder, SystemId system) {
    return !table.galaxy().tile(system).isHome()
        && table.units().in(system).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack -> stack.owner().equals(holder));
  }
}
