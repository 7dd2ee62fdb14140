package org.lazax.components.faction.arborec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StatusPhaseEnds;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * At the end of the status phase, the owner moves infantry from its planets to other planets that
 * it controls in the same or an adjacent system. All move at once, and none moves twice. Rules:
 * technology/bioplasmosis.N1, technology/bioplasmosis.N1.1, technology/bioplasmosis.N2.
 */
public final class Bioplasmosis implements Component, Ability<StatusPhaseEnds> {
  private static final String INFANTRY = "infantry";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/bioplasmosis");
  }

  @Override
  public Class<StatusPhaseEnds> trigger() {
    return StatusPhaseEnds.class;
  }

  @Override
  public boolean usable(Table table, Grant grant, StatusPhaseEnds ends) {
    return !infantry(table, grant.user()).isEmpty();
  }

  private static List<Piece> infantry(Table table, Seat seat) {
    List<Piece> pieces = new ArrayList<>();
    for (Place place : ControlledPlanets.open(table, seat)) {
      for (UnitStack stack : table.units().at(place, seat)) {
        if (stack.type() == UnitType.INFANTRY && !targets(table, seat, place).isEmpty()) {
          pieces.addAll(Piece.of(place, stack, stack.count()));
        }
      }
    }
    return pieces;
  }

  private static List<Place> targets(Table table, Seat seat, Place from) {
    Starmap map = Starmap.seenBy(table, seat);
    return ControlledPlanets.open(table, seat).stream()
        .filter(to -> !to.equals(from) && isNear(map, from.system(), to.system()))
        .toList();
  }

  private static boolean isNear(Starmap map, SystemId one, SystemId other) {
    return one.equals(other) || map.areAdjacent(one, other);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StatusPhaseEnds ends, Chosen soFar) {
    if (!soFar.has(INFANTRY)) {
      List<String> pieces = infantry(table, grant.user()).stream().map(Piece::toString).toList();
      return Optional.of(new Ask(INFANTRY, pieces, 1, pieces.size()));
    }
    return soFar.all(INFANTRY).stream()
        .filter(piece -> !soFar.has(piece))
        .findFirst()
        .map(piece -> Ask.one(piece, targets(table, grant.user(), Piece.parse(piece).from())));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, StatusPhaseEnds ends, Chosen chosen) {
    for (String piece : chosen.all(INFANTRY)) {
      Piece moved = Piece.parse(piece);
      Place to = Place.of(chosen.one(piece).orElseThrow());
      draft.add(new UnitsMoved(moved.from(), to, List.of(moved.stack(grant.user()))));
    }
  }
}
