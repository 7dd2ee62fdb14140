package org.lazax.components.planet;

import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.planets.LegendaryAbilityExhausted;

/**
 * An ability card that its holder may exhaust at the end of its turn. A player may use several of
 * them in one turn. Rules: legendary_planets.3, legendary_planets.N3.
 */
abstract class LegendaryPlanet extends Card<TurnEnds> {
  private final PlanetId card;

  LegendaryPlanet(String card) {
    super(ComponentRef.of(new PlanetId(card)), TurnEnds.class);
    this.card = new PlanetId(card);
  }

  @Override
  public final boolean usable(Table table, Grant grant, TurnEnds turn) {
    return turn.active().equals(grant.user()) && grant.isReady(table) && possible(table, grant);
  }

  /** Whether the ability can do anything. */
  abstract boolean possible(Table table, Grant grant);

  @Override
  public final void resolve(Draft<?, Table> draft, Grant grant, TurnEnds turn, Chosen chosen) {
    draft.add(new LegendaryAbilityExhausted(grant.user(), card));
    resolve(draft, grant, chosen);
  }

  /** Resolves the ability. Its card is exhausted already. */
  abstract void resolve(Draft<?, Table> draft, Grant grant, Chosen chosen);
}
