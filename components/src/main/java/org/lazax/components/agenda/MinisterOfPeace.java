package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.council.Laws;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.procedure.GameProcedure.TurnEnded;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The owner discards the law to end the turn of a player who activates a system with units of
 * another player. Rules: agenda/minister_of_peace.N1 to agenda/minister_of_peace.N3.
 */
public final class MinisterOfPeace implements Component, Ability<SystemActivated> {
  private static final AgendaId LAW = new AgendaId("minister_of_peace");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("agenda/minister_of_peace");
  }

  @Override
  public Class<SystemActivated> trigger() {
    return SystemActivated.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return table.units().in(activated.system()).values().stream()
        .flatMap(List::stream)
        .anyMatch(stack -> !stack.owner().equals(activated.active()));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.addAll(Laws.leave(draft.table(), LAW));
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.unwind(action, new TurnEnded());
  }
}
