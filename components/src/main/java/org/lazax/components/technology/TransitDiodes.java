package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.GroundForceTransfer;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;

/**
 * At the start of its turn, the owner may exhaust the card to move up to four of its ground forces
 * from anywhere to planets that it controls. Rules: technology/transit_diodes.N1 to
 * technology/transit_diodes.N5.
 */
public final class TransitDiodes implements Component, Ability<TurnBegins> {
  private static final TechnologyId CARD = new TechnologyId("transit_diodes");
  private static final GroundForceTransfer FORCES = new GroundForceTransfer(4);

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/transit_diodes");
  }

  @Override
  public Class<TurnBegins> trigger() {
    return TurnBegins.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnBegins turn) {
    return turn.active().equals(grant.user())
        && grant.isReady(table)
        && !ControlledPlanets.open(table, grant.user()).isEmpty()
        && FORCES.isPossible(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnBegins turn, Chosen soFar) {
    Seat user = grant.user();
    return FORCES.asks(table, user, 1, ControlledPlanets.open(table, user), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins turn, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    FORCES.move(draft, grant.user(), chosen);
  }
}
