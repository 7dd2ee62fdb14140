package org.lazax.components.faction.mahact;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseBegins;
import org.lazax.rules.procedure.StrategyCardProcedure.LockSystem;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.tokens.SystemLock;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Tokens;

/**
 * All players with a command token on the owner's command sheet, the owner among them, place a
 * token in a system with units of the player that is no home system. Rules:
 * promissory_note/scepter_of_dominion.N1 to promissory_note/scepter_of_dominion.N5.
 */
public final class ScepterOfDominion extends NoteCard<StrategyPhaseBegins> {
  private static final String SYSTEM = "system";

  public ScepterOfDominion() {
    super(StrategyPhaseBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseBegins begins) {
    return !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    return table.galaxy().systems().stream()
        .filter(system -> !table.galaxy().tile(system).isHome())
        .filter(system ->
            table.units().in(system).values().stream()
                .flatMap(List::stream)
                .anyMatch(stack -> stack.owner().equals(grant.user())))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StrategyPhaseBegins begins, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, StrategyPhaseBegins begins, Chosen chosen) {
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    Seat owner = owner(draft.table(), grant);
    Set<Seat> bound = new HashSet<>(HeldTokens.of(draft.table(), owner));
    Tokens own = draft.table().player(owner).tokens();
    if (own.onSheet() > 0) {
      bound.add(owner);
    }
    bound.remove(grant.user());
    List<Seat> left = new ArrayList<>(SystemLock.place(draft, grant.user(), bound, system));
    if (!left.isEmpty()) {
      draft.call(LockSystem.in(system, grant.user(), left));
    }
  }
}
