package org.lazax.components.technology;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * At the start of its turn, the owner may exhaust the card to move up to four of its ground forces
 * from anywhere to planets that it controls. Rules: technology/transit_diodes.N1 to
 * technology/transit_diodes.N5.
 */
public final class TransitDiodes implements Component, Ability<TurnBegins> {
  private static final TechnologyId CARD = new TechnologyId("transit_diodes");
  private static final String UNITS = "units";
  private static final int MOST = 4;

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
        && !groundForces(table, grant.user()).isEmpty();
  }

  private static List<Piece> groundForces(Table table, Seat seat) {
    List<Piece> pieces = new ArrayList<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(seat)
            && Stats.of(table, stack).isGroundForce()
            && !Stats.of(table, stack).isStructure()) {
          pieces.addAll(Piece.of(at.getKey(), stack, MOST));
        }
      }
    }
    return pieces;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnBegins turn, Chosen soFar) {
    if (!soFar.has(UNITS)) {
      List<String> pieces =
          groundForces(table, grant.user()).stream().map(Piece::toString).toList();
      return Optional.of(new Ask(UNITS, pieces, 1, MOST));
    }
    return soFar.all(UNITS).stream()
        .filter(piece -> !soFar.has(piece))
        .findFirst()
        .map(piece -> Ask.one(piece, ControlledPlanets.open(table, grant.user())));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins turn, Chosen chosen) {
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    for (String piece : chosen.all(UNITS)) {
      Piece moved = Piece.parse(piece);
      Place to = Place.of(chosen.one(piece).orElseThrow());
      if (!to.equals(moved.from())) {
        draft.add(new UnitsMoved(moved.from(), to, List.of(moved.stack(grant.user()))));
      }
    }
  }
}
