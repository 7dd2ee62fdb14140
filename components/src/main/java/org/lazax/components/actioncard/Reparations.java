package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsExhausted;
import org.lazax.table.event.planets.PlanetsReadied;

/**
 * After another player has taken a planet of the player, the player exhausts a planet of the other
 * and readies one of its own, whichever is possible. Rules: action_card/reparations.N1,
 * action_card/reparations.N1.1.
 */
public final class Reparations extends ActionCard<PlanetTaken> {
  private static final String EXHAUSTED = "exhausted";
  private static final String READIED = "readied";

  public Reparations() {
    super(PlanetTaken.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetTaken taken) {
    return taken.loser().filter(grant.user()::equals).isPresent()
        && !taken.gainer().equals(grant.user())
        && !(theirs(table, taken).isEmpty() && own(table, grant).isEmpty());
  }

  private static List<PlanetId> theirs(Table table, PlanetTaken taken) {
    return table.planets().readiedOf(taken.gainer());
  }

  private static List<PlanetId> own(Table table, Grant grant) {
    return ControlledPlanets.exhausted(table, grant.user());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, PlanetTaken taken, Chosen soFar) {
    if (!soFar.has(EXHAUSTED) && !theirs(table, taken).isEmpty()) {
      return Optional.of(Ask.one(EXHAUSTED, theirs(table, taken)));
    }
    return soFar.has(READIED) || own(table, grant).isEmpty()
        ? Optional.empty()
        : Optional.of(Ask.one(READIED, own(table, grant)));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetTaken taken, Chosen chosen) {
    chosen
        .one(EXHAUSTED)
        .map(PlanetId::new)
        .ifPresent(planet -> draft.add(new PlanetsExhausted(taken.gainer(), List.of(planet))));
    chosen
        .one(READIED)
        .map(PlanetId::new)
        .ifPresent(planet -> draft.add(new PlanetsReadied(grant.user(), List.of(planet))));
  }
}
