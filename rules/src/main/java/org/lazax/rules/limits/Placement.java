package org.lazax.rules.limits;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.planets.Attachments;
import org.lazax.rules.ruleset.Amount;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Where units can be placed: ships in space, structures on planets, at most one space dock and two
 * PDS on each planet, and nothing on a planet that an attachment closes. Rules: construction.N3,
 * ships.1, structures.1, structures.1.1, structures.4, structures.5, structures.6.
 */
public final class Placement {
  private static final int SPACE_DOCKS = 1;

  /** The number of PDS on a planet, unless a component changes it. Rule: structures.5. */
  public static final int PDS = 2;

  private Placement() {}

  /** Why these units cannot be placed there; empty if they can. */
  public static Optional<Refusal> broken(Table table, Place place, List<UnitStack> units) {
    Optional<Refusal> closed = Attachments.closed(table, place);
    if (closed.isPresent()) {
      return closed;
    }
    for (UnitStack stack : units) {
      Optional<UnitCard> card = Stats.find(table, stack.owner(), stack.type());
      Optional<String> rule =
          place.isSpace()
              ? inSpace(stack, card)
              : onPlanet(
                  table, table.units().count(place, s -> s.type() == stack.type()), stack, card);
      if (rule.isPresent()) {
        return Optional.of(
            Refusal.rule(rule.get(), "these units cannot be placed there")
                .with("place", place)
                .with("units", stack));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inSpace(UnitStack stack, Optional<UnitCard> card) {
    boolean floats = card.map(UnitCard::inSpace).orElse(false);
    return stack.type().isStructure() && !floats ? Optional.of("structures.1") : Optional.empty();
  }

  private static Optional<String> onPlanet(
      Table table, int there, UnitStack stack, Optional<UnitCard> card) {
    if (stack.type().isShip() || card.filter(UnitCard::inSpace).isPresent()) {
      return Optional.of(stack.type().isShip() ? "ships.1" : "structures.1.1");
    }
    if (stack.type() == UnitType.SPACE_DOCK && there + stack.count() > SPACE_DOCKS) {
      return Optional.of("structures.4");
    }
    return stack.type() == UnitType.PDS && isOver(table, stack.owner(), there + stack.count())
        ? Optional.of("structures.5")
        : Optional.empty();
  }

  /** Components are asked only for more PDS than usual. */
  private static boolean isOver(Table table, Seat seat, int count) {
    return count > PDS
        && count
            > Amount.of(
                table,
                seat,
                LimitHooks.class,
                PDS,
                Math::max,
                (hooks, grant) -> hooks.pds(table, grant));
  }
}
