package org.lazax.components.faction.arborec;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.ShipsCame;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * After ships of another player moved to units of the player, it may place a command token of that
 * player in a system that is no home system. Rules: promissory_note/stymie.N5,
 * promissory_note/stymie.N6.
 */
public final class Stymie extends NoteCard<ShipsCame> {
  private static final String SYSTEM = "system";
  private static final String POOL = "pool";

  public Stymie() {
    super(ShipsCame.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ShipsCame came) {
    return !came.active().equals(grant.user())
        && table.units().in(came.system()).values().stream()
            .flatMap(List::stream)
            .anyMatch(stack -> stack.owner().equals(grant.user()))
        && !systems(table, came.active()).isEmpty()
        && !TokenSupply.sources(table, came.active()).isEmpty();
  }

  private static List<SystemId> systems(Table table, Seat mover) {
    return table.galaxy().systems().stream()
        .filter(system -> !table.galaxy().tile(system).isHome())
        .filter(system -> !table.tokens().getOrDefault(system, Set.of()).contains(mover))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ShipsCame came, Chosen soFar) {
    return soFar.has(SYSTEM)
        ? Ask.once(
                POOL,
                soFar,
                () -> TokenSupply.sources(table, came.active()).stream().map(Pool::word).toList())
            .map(ask -> ask.chosenBy(came.active()))
        : Optional.of(Ask.one(SYSTEM, systems(table, came.active())));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ShipsCame came, Chosen chosen) {
    draft.add(
        new TokenPlaced(
            came.active(),
            Pool.of(chosen.one(POOL).orElseThrow()),
            SystemId.of(chosen.one(SYSTEM).orElseThrow())));
  }
}
