package org.lazax.game.component.agenda;

import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.SystemActivated;
import org.lazax.table.council.LawLeft;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.procedure.GameProcedure.TacticalAction;
import org.lazax.table.procedure.GameProcedure.TurnEnded;

/**
 * Discarded to end the turn of who activates a system with units of somebody else. Rules:
 * agenda/minister_of_peace.N1 to agenda/minister_of_peace.N3.
 */
final class MinisterOfPeace implements Ability<SystemActivated> {
  @Override
  public AbilityRef name() {
    return AbilityRef.parse("agenda/minister_of_peace");
  }

  @Override
  public Class<SystemActivated> moment() {
    return SystemActivated.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return table.units().in(activated.system()).values().stream()
        .flatMap(java.util.List::stream)
        .anyMatch(stack -> !stack.owner().equals(activated.active()));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.add(new LawLeft(new AgendaId("minister_of_peace")));
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.unwind(action, new TurnEnded());
  }
}
