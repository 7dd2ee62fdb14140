package org.lazax.rules.ruleset;

import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * A player has what a component says.
 *
 * @param user who may use it, or whom it binds
 */
public record Grant(ComponentRef component, Seat user) {

  /** Whether the card is readied. What is no card that can be exhausted always is. */
  public boolean isReady(Table table) {
    return switch (component.kind()) {
      case TECHNOLOGY ->
          !table
              .player(user)
              .exhaustedTechnologies()
              .contains(new TechnologyId(component.card().name()));
      case PLANET -> LegendaryAbility.isReady(table, user, new PlanetId(component.name()));
      case LEADER -> LeaderCards.isReady(table, this);
      default -> true;
    };
  }
}
