package org.lazax.components.faction.creuss;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.technology.TechnologiesExhausted;

/** As an action, the owner exhausts the card to place or move a wormhole token. */
public final class WormholeGenerator extends Card<ComponentAction> implements ActionAbility {
  private static final TechnologyId CARD = new TechnologyId("wormhole_generator");

  public WormholeGenerator() {
    super(Kind.TECHNOLOGY, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && WormholeTokens.arePossible(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return WormholeTokens.asks(table, grant.user(), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    WormholeTokens.lay(draft, chosen);
  }
}
