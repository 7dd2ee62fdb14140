package org.lazax.rules.ruleset;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;
import org.lazax.table.event.relics.Relics;

/**
 * The fact that a player has a component.
 *
 * @param user the player who can use it or is bound by it
 * @param of the player of whose colour the component is, if each player has one; empty for all
 *     other components
 */
public record Grant(ComponentRef component, Seat user, Optional<Seat> of) {

  /** A component of which each game has one. */
  public Grant(ComponentRef component, Seat user) {
    this(component, user, Optional.empty());
  }

  /** Whether the card is readied. A component that cannot be exhausted always is. */
  public boolean isReady(Table table) {
    return switch (component.kind()) {
      case TECHNOLOGY ->
          !table
              .player(user)
              .exhaustedTechnologies()
              .contains(new TechnologyId(component.card().name()));
      case PLANET -> LegendaryAbility.isReady(table, user, new PlanetId(component.name()));
      case LEADER -> LeaderCards.isReady(table, this);
      case AGENDA ->
          table.council().law(new AgendaId(component.name())).filter(Law::exhausted).isEmpty();
      case RELIC ->
          LeaderCards.agents(table).contains(component.card())
              ? LeaderCards.isReady(table, this)
              : !table.part(Relics.ID).exhausted().contains(new RelicId(component.name()));
      default -> true;
    };
  }
}
