package org.lazax.components.faction.empyrean;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The owner removes one of its mechs to cancel an action card of a player who has units in the
 * mech's system or in an adjacent one. Where the units are counts when the card is played. Rules:
 * unit/watcher.N1 to unit/watcher.N9.1.
 */
public final class Watcher extends Card<CardPlayed> {
  private static final String MECH = "mech";

  public Watcher() {
    super(Kind.UNIT, CardPlayed.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, CardPlayed played) {
    return !played.player().equals(grant.user()) && !watching(table, grant, played).isEmpty();
  }

  /** The mechs that are near enough, one of each place and state. */
  private static List<Piece> watching(Table table, Grant grant, CardPlayed played) {
    List<Piece> mechs = new ArrayList<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(grant.user())
            && stack.type() == UnitType.MECH
            && isNear(table, at.getKey().system(), played.player())) {
          mechs.addAll(Piece.of(at.getKey(), stack, 1));
        }
      }
    }
    return mechs;
  }

  private static boolean isNear(Table table, SystemId system, Seat player) {
    Set<SystemId> near = new HashSet<>(Starmap.of(table).adjacent(system));
    near.add(system);
    return table.units().at().entrySet().stream()
        .anyMatch(at ->
            near.contains(at.getKey().system())
                && at.getValue().stream().anyMatch(stack -> stack.owner().equals(player)));
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.MECH, 1));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardPlayed played, Chosen soFar) {
    return Ask.once(MECH, soFar, () -> watching(table, grant, played));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardPlayed played, Chosen chosen) {
    Piece mech = Piece.parse(chosen.one(MECH).orElseThrow());
    draft.add(new UnitsRemoved(mech.from(), List.of(mech.stack(grant.user()))));
    Effect.cancel(draft, played);
  }
}
