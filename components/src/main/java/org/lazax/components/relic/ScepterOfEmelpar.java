package org.lazax.components.relic;

import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.tokens.SparesToken;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.relics.RelicExhausted;

/**
 * The owner exhausts it to spend a token of its reinforcements in place of one of its strategy
 * pool. Rules: relic/scepter_of_emelpar.N1 to relic/scepter_of_emelpar.N3.
 */
public final class ScepterOfEmelpar implements Component, SparesToken {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("relic/scepter_of_emelpar");
  }

  @Override
  public boolean sparesToken(Table table, Grant grant) {
    return grant.isReady(table);
  }

  @Override
  public void spareToken(Draft<?, Table> draft, Grant grant) {
    draft.add(new RelicExhausted(grant.user(), new RelicId(ref().name())));
  }
}
