package org.lazax.components.faction.sol;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.tokens.Pool;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * At the beginning of the owner's turn it loses a token of its strategy pool, if it has one, and
 * the player may place two infantry on a planet that it controls. Rules:
 * promissory_note/military_support.N1 to promissory_note/military_support.N4.2.
 */
public final class MilitarySupport extends NoteCard<TurnBegins> {
  private static final String PLANET = "planet";
  private static final int INFANTRY = 2;

  public MilitarySupport() {
    super(TurnBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnBegins begins) {
    return begins.active().equals(owner(table, grant));
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.ofOwner(Means.STRATEGY_TOKEN, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnBegins begins, Chosen soFar) {
    List<Place> planets = UnitPlacement.planets(table, grant.user(), UnitType.INFANTRY);
    return soFar.has(PLANET) || planets.isEmpty()
        ? Optional.empty()
        : Optional.of(new Ask(PLANET, planets.stream().map(Place::toString).toList(), 0, 1));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins begins, Chosen chosen) {
    Seat owner = begins.active();
    if (draft.table().player(owner).tokens().strategy() > 0) {
      draft.add(new TokensMoved(owner, Pool.STRATEGY, Pool.REINFORCEMENTS, 1));
    }
    chosen
        .one(PLANET)
        .map(Place::of)
        .ifPresent(place ->
            draft.add(
                new UnitsPlaced(
                    place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, INFANTRY)))));
  }
}
