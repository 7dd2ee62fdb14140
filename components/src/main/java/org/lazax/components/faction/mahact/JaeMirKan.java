package org.lazax.components.faction.mahact;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.StrategicAction;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.tokens.BorrowedTokens;
import org.lazax.rules.tokens.SparesToken;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * Pays for a secondary ability with a command token of the active player from the board in place of
 * one of the user's own. Rules: leader/jae_mir_kan.N1 to leader/jae_mir_kan.N2.
 */
final class JaeMirKan implements Component, SparesToken {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/jae_mir_kan");
  }

  @Override
  public boolean sparesToken(Table table, Grant grant) {
    return grant.isReady(table) && borrows(table, grant).isPresent();
  }

  @Override
  public Optional<BorrowedTokens> borrows(Table table, Grant grant) {
    return table
        .kernel()
        .within(StrategicAction.class)
        .filter(_ -> isFollowing(table, grant))
        .map(StrategicAction::seat)
        .filter(active -> !active.equals(grant.user()))
        .map(active -> new BorrowedTokens(active, systems(table, active)))
        .filter(tokens -> !tokens.systems().isEmpty());
  }

  /** Whether the user follows now, or is about to be asked. */
  private static boolean isFollowing(Table table, Grant grant) {
    Procedure top = table.kernel().frame().map(Frame::procedure).orElse(null);
    return top instanceof StrategicAction
        || (top instanceof Secondary of && of.seat().equals(grant.user()));
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.tokens().entrySet().stream()
        .filter(at -> at.getValue().contains(seat))
        .map(at -> at.getKey())
        .sorted()
        .toList();
  }

  @Override
  public void spareToken(Draft<?, Table> draft, Grant grant) {
    LeaderUses.use(draft, grant);
  }
}
