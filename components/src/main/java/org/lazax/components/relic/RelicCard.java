package org.lazax.components.relic;

import org.lazax.catalog.id.RelicId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.relics.RelicExhausted;
import org.lazax.table.event.relics.RelicPurged;

/**
 * A relic with one ability, named after its class.
 *
 * @param <O> the occurrence at which it is used
 */
abstract class RelicCard<O extends Occurrence> extends Card<O> {
  RelicCard(Class<O> moment) {
    super(Kind.RELIC, moment);
  }

  static RelicId id(ComponentRef relic) {
    return new RelicId(relic.name());
  }

  static void purge(Draft<?, Table> draft, Grant grant) {
    draft.add(new RelicPurged(grant.user(), id(grant.component())));
  }

  static void exhaust(Draft<?, Table> draft, Grant grant) {
    draft.add(new RelicExhausted(grant.user(), id(grant.component())));
  }
}
