package org.lazax.components.actioncard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.units.UnitsRemoved;

/**
 * The player replaces one or two of its infantry by mechs. Rules: action_card/refit_troops.N1,
 * action_card/refit_troops.N2.
 */
public final class RefitTroops extends ComponentActionCard {
  private static final String INFANTRY = "infantry";
  private static final int MOST = 2;

  @Override
  public boolean possible(Table table, Grant grant) {
    return !infantry(table, grant).isEmpty() && mechs(table, grant) > 0;
  }

  private static int mechs(Table table, Grant grant) {
    return Math.min(MOST, UnitPlacement.count(table, grant.user(), UnitType.MECH));
  }

  private static List<String> infantry(Table table, Grant grant) {
    List<String> pieces = new ArrayList<>();
    table
        .units()
        .at()
        .forEach((place, stacks) ->
            stacks.stream()
                .filter(stack -> stack.owner().equals(grant.user()))
                .filter(stack -> stack.type() == UnitType.INFANTRY)
                .flatMap(stack -> Piece.of(place, stack, MOST).stream())
                .forEach(piece -> pieces.add(piece.toString())));
    return pieces;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(INFANTRY)) {
      return Optional.of(new Ask(INFANTRY, infantry(table, grant), 1, mechs(table, grant)));
    }
    Table now = table;
    int nth = 0;
    for (Piece infantry : soFar.all(INFANTRY).stream().map(Piece::parse).toList()) {
      nth++;
      Optional<Ask> from = UnitPlacement.asks(now, grant.user(), UnitType.MECH, nth, soFar);
      if (from.isPresent()) {
        return from;
      }
      for (TableEvent event : refitted(now, grant, infantry, nth, soFar)) {
        now = event.fold(now);
      }
    }
    return Optional.empty();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    int nth = 0;
    for (Piece infantry : chosen.all(INFANTRY).stream().map(Piece::parse).toList()) {
      nth++;
      draft.addAll(refitted(draft.table(), grant, infantry, nth, chosen));
    }
  }

  private static List<TableEvent> refitted(
      Table table, Grant grant, Piece infantry, int nth, Chosen chosen) {
    List<TableEvent> events = new ArrayList<>();
    events.add(new UnitsRemoved(infantry.from(), List.of(infantry.stack(grant.user()))));
    events.addAll(
        UnitPlacement.placed(table, grant.user(), UnitType.MECH, infantry.from(), nth, chosen));
    return events;
  }
}
