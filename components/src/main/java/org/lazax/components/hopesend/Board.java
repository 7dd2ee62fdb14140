package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.MovementBegins;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Before its owner's ships move, it boards one of them in its system, or changes to another. Rules:
 * hopes_end.5, hopes_end.7, hopes_end.7.1, hopes_end.7.2, hopes_end.N6 to hopes_end.N8.
 */
final class Board extends Paragraph<MovementBegins> {
  private static final String SHIP = "ship";

  Board(LeaderCounterId leader) {
    super(leader, "board", MovementBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, MovementBegins begins) {
    return begins.active().equals(grant.user()) && !ships(table, grant).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, MovementBegins begins, Chosen soFar) {
    return Ask.once(SHIP, soFar, () -> ships(table, grant));
  }

  /** The ships of its owner beside it; one of those that are alike. */
  private List<Piece> ships(Table table, Grant grant) {
    Optional<LeaderPiece> piece = piece(table).filter(each -> each.owner().equals(grant.user()));
    return piece
        .flatMap(each -> each.place(table))
        .map(at -> Place.space(at.system()))
        .map(space ->
            table.units().at(space, grant.user()).stream()
                .filter(ship -> carries(ship) && !isAboard(piece.get(), ship))
                .flatMap(ship -> Piece.of(space, ship, 1).stream())
                .toList())
        .orElse(List.of());
  }

  /** Whether counters can board such a ship. Rule: hopes_end.N7. */
  private static boolean carries(UnitStack ship) {
    return ship.type().isShip()
        && ship.type() != UnitType.FIGHTER
        && ship.mark().map(LeaderCounters::isMark).orElse(true);
  }

  private static boolean isAboard(LeaderPiece piece, UnitStack ship) {
    return piece.ship().isPresent() && piece.ship().equals(ship.mark());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, MovementBegins begins, Chosen chosen) {
    Piece ship = Piece.parse(chosen.one(SHIP).orElseThrow());
    draft.addAll(left(draft.table()));
    UnitStack carrier = ship.stack(grant.user());
    ComponentRef mark =
        carrier.mark().orElseGet(() -> LeaderCounters.freeMark(draft.table(), leader()));
    if (carrier.mark().isEmpty()) {
      draft.add(new UnitsMarked(ship.from(), List.of(carrier), Optional.of(mark)));
    }
    draft.add(new LeaderBoarded(leader(), mark));
  }

  /** The ship that it leaves loses its mark if no other counter is aboard. */
  private List<UnitsMarked> left(Table table) {
    LeaderPiece piece = piece(table).orElseThrow();
    return piece
        .ship()
        .filter(mark -> LeaderCounters.aboard(table, mark).size() == 1)
        .flatMap(_ -> piece.carrier(table))
        .map(ship ->
            List.of(new UnitsMarked(ship.getKey(), List.of(ship.getValue()), Optional.empty())))
        .orElse(List.of());
  }
}
