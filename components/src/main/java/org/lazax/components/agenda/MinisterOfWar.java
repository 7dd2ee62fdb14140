package org.lazax.components.agenda;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.ActionDone;
import org.lazax.rules.council.Laws;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.turn.TurnHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.tokens.TokensTakenBack;
import org.lazax.table.galaxy.SystemId;

/**
 * After an action, the owner may discard the law to take one of its command tokens off the board
 * and to take another action in the same turn. Rule: agenda/minister_of_war.N1.
 */
public final class MinisterOfWar extends Card<ActionDone> implements TurnHooks {
  private static final AgendaId LAW = new AgendaId("minister_of_war");
  private static final String SYSTEM = "system";

  public MinisterOfWar() {
    super(Kind.AGENDA, ActionDone.class);
  }

  /** Its effect lasts for the rest of the turn, when the law is gone. */
  @Override
  public boolean usable(Table table, Grant grant, ActionDone done) {
    return done.active().equals(grant.user())
        && Laws.isInPlay(table, LAW)
        && !systems(table, grant.user()).isEmpty();
  }

  private static List<SystemId> systems(Table table, Seat seat) {
    return table.tokens().entrySet().stream()
        .filter(there -> there.getValue().contains(seat))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ActionDone done, Chosen soFar) {
    return Ask.once(SYSTEM, soFar, () -> systems(table, grant.user()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ActionDone done, Chosen chosen) {
    int turn = draft.table().kernel().frameOf(Turn.class).orElseThrow().id();
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    draft.addAll(Laws.leave(draft.table(), LAW));
    draft.add(new TokensTakenBack(grant.user(), List.of(system)));
    draft.add(LastingEffects.until(turn, name(), grant));
  }

  @Override
  public Change actions(Table table, Grant grant) {
    return LastingEffects.is(table, grant) ? Change.plus(1) : Change.NONE;
  }
}
