package org.lazax.components.faction.l1z1x;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.planets.Attachments;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Marks;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.UnitStack;

/**
 * After a player has activated a system, that player may replace an infantry of its own there by a
 * mech, unless no unit can come to the planet. Rules: leader/i48s.N1, leader/i48s.N2,
 * construction.N3.
 */
final class I48s extends Card<SystemActivated> {
  private static final String INFANTRY = "infantry";

  I48s() {
    super(Kind.LEADER, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return grant.isReady(table)
        && !infantry(table, activated).isEmpty()
        && UnitPlacement.has(table, activated.active(), UnitType.MECH);
  }

  private static List<Piece> infantry(Table table, SystemActivated activated) {
    return table.units().in(activated.system()).entrySet().stream()
        .filter(at -> Attachments.closed(table, at.getKey()).isEmpty())
        .flatMap(at ->
            at.getValue().stream()
                .filter(stack -> stack.owner().equals(activated.active()))
                .filter(stack -> stack.type() == UnitType.INFANTRY)
                .flatMap(stack -> Piece.of(at.getKey(), stack, 1).stream()))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    Seat seat = activated.active();
    if (!soFar.has(INFANTRY)) {
      List<String> pieces = infantry(table, activated).stream().map(Piece::toString).toList();
      return Optional.of(new Ask(INFANTRY, pieces, 0, 1).chosenBy(seat));
    }
    return soFar.one(INFANTRY).isEmpty()
        ? Optional.empty()
        : UnitPlacement.asks(table, seat, UnitType.MECH, soFar).map(from -> from.chosenBy(seat));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    LeaderUses.use(draft, grant);
    chosen
        .one(INFANTRY)
        .map(Piece::parse)
        .ifPresent(infantry -> {
          Seat seat = activated.active();
          draft.add(new UnitsRemoved(infantry.from(), List.of(infantry.stack(seat))));
          UnitPlacement.place(draft, seat, UnitType.MECH, infantry.from(), chosen);
          Marks.handOn(draft, infantry, UnitStack.of(seat, UnitType.MECH, 1));
        });
  }
}
