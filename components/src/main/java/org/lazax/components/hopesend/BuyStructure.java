package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Paying;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * Once in each round a scientist's player buys a structure for its planet, in the player's own turn
 * while nothing else is resolved. Rules: hopes_end.30, hopes_end.30.1, hopes_end.N36,
 * hopes_end.N37.
 */
final class BuyStructure extends Paragraph<AnyTime> {
  private static final String TYPE = "type";
  private static final Paying PRICE = new Paying(Purpose.RESOURCES, 5);

  BuyStructure(LeaderCounterId leader) {
    super(leader, "structure", AnyTime.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, AnyTime now) {
    return isInPlayFor(table, grant.user())
        && isIdleTurn(table, grant.user())
        && piece(table).flatMap(LeaderPiece::used).filter(round -> round == table.round()).isEmpty()
        && PRICE.isWithin(table, grant.user())
        && !types(table, grant.user()).isEmpty();
  }

  private static boolean isIdleTurn(Table table, Seat seat) {
    return table
        .kernel()
        .frame()
        .map(Frame::procedure)
        .filter(top -> top instanceof Turn turn && turn.seat().equals(seat))
        .isPresent();
  }

  private List<UnitType> types(Table table, Seat seat) {
    Optional<PlanetId> planet = piece(table).flatMap(LeaderPiece::planet);
    return Stream.of(UnitType.PDS, UnitType.SPACE_DOCK)
        .filter(type -> UnitPlacement.inReinforcements(table, seat, type))
        .filter(type ->
            planet.filter(there -> UnitPlacement.isOpen(table, seat, type, there)).isPresent())
        .toList();
  }

  @Override
  public List<UseCost> costs() {
    return List.of(PRICE.cost());
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AnyTime now, Chosen soFar) {
    return soFar.has(TYPE)
        ? PRICE.asks(table, grant.user(), soFar)
        : Optional.of(
            Ask.one(TYPE, types(table, grant.user()).stream().map(UnitType::text).toList()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AnyTime now, Chosen chosen) {
    Place place = piece(draft.table()).flatMap(piece -> piece.place(draft.table())).orElseThrow();
    UnitType type =
        types(draft.table(), grant.user()).stream()
            .filter(each -> chosen.all(TYPE).contains(each.text()))
            .findFirst()
            .orElseThrow();
    draft.add(new LeaderUsed(leader()));
    draft.addAll(PRICE.paid(chosen).facts(draft.table(), grant.user()));
    UnitPlacement.place(draft, grant.user(), type, place, chosen);
  }
}
