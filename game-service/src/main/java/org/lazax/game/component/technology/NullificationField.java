package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.SystemActivated;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;
import org.lazax.table.procedure.GameProcedure.TacticalAction;
import org.lazax.table.procedure.GameProcedure.TurnEnded;
import org.lazax.table.technology.TechnologiesExhausted;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.TokensMoved;

/**
 * For a strategy token the turn of another player ends who activates a system with ships of one's
 * own; whatever else hangs on the activation is lost. Rules: technology/nullification_field.N1,
 * technology/nullification_field.N1.1, technology/nullification_field.N2.
 */
final class NullificationField implements Ability<SystemActivated> {
  private static final TechnologyId CARD = new TechnologyId("nullification_field");

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/nullification_field");
  }

  @Override
  public Class<SystemActivated> moment() {
    return SystemActivated.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && grant.isReady(table)
        && table.player(grant.user()).tokens().strategy() > 0
        && !table.units().ships(activated.system(), grant.user()).isEmpty();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.add(new TokensMoved(grant.user(), Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
    draft.unwind(action, new TurnEnded());
  }
}
