package org.lazax.components.actioncard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetTaken;
import org.lazax.rules.effect.Structures;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The player replaces PDS and space docks of others on a planet that it gains by its own. If its
 * reinforcements have none, it chooses for each structure whether to take one off the board or to
 * let the structure be destroyed. Rules: action_card/infiltrate.N1 to action_card/infiltrate.N2.1.
 */
public final class Infiltrate extends ActionCard<PlanetTaken> {
  private static final String NONE = "none";

  Infiltrate() {
    super(PlanetTaken.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetTaken taken) {
    return taken.gainer().equals(grant.user())
        && structures(table, grant, taken).stream()
            .anyMatch(one -> isReplaceable(table, grant, taken, one));
  }

  /**
   * Whether the player has a replacement for the structure that can be placed there. A floating
   * factory cannot be placed on a planet.
   */
  private static boolean isReplaceable(
      Table table, Grant grant, PlanetTaken taken, UnitStack structure) {
    Place place = place(table, taken);
    Table without = new UnitsRemoved(place, List.of(structure)).fold(table);
    return UnitPlacement.has(table, grant.user(), structure.type())
        && UnitPlacement.isOpen(without, grant.user(), structure.type(), place);
  }

  private static Place place(Table table, PlanetTaken taken) {
    return Place.on(table.galaxy().systemOf(taken.planet()).orElseThrow(), taken.planet());
  }

  /** The structures that can be replaced, each as a stack of one. */
  private static List<UnitStack> structures(Table table, Grant grant, PlanetTaken taken) {
    List<UnitStack> each = new ArrayList<>();
    for (UnitStack stack : table.units().at(place(table, taken))) {
      boolean replaced = stack.type() == UnitType.PDS || stack.type() == UnitType.SPACE_DOCK;
      for (int one = 0; one < stack.count(); one++) {
        if (replaced && !stack.owner().equals(grant.user())) {
          each.add(stack.times(1));
        }
      }
    }
    return each;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, PlanetTaken taken, Chosen soFar) {
    Table now = table;
    int nth = 0;
    for (UnitStack structure : structures(table, grant, taken)) {
      nth++;
      Optional<Ask> from = from(now, grant, taken, structure, nth, soFar);
      if (from.isPresent()) {
        return from;
      }
      for (TableEvent fact : replaced(now, grant, taken, structure, nth, soFar)) {
        now = fact.fold(now);
      }
    }
    return Optional.empty();
  }

  /** Asks from where the replacement is taken if the reinforcements have none. */
  private static Optional<Ask> from(
      Table table, Grant grant, PlanetTaken taken, UnitStack structure, int nth, Chosen soFar) {
    return isReplaceable(table, grant, taken, structure)
        ? UnitPlacement.asks(table, grant.user(), structure.type(), nth, soFar)
            .map(ask -> Ask.one(ask.about(), with(ask.candidates())))
        : Optional.empty();
  }

  private static List<String> with(List<String> places) {
    List<String> candidates = new ArrayList<>(places);
    candidates.add(NONE);
    return candidates;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetTaken taken, Chosen chosen) {
    int nth = 0;
    for (UnitStack structure : structures(draft.table(), grant, taken)) {
      nth++;
      List<TableEvent> facts = replaced(draft.table(), grant, taken, structure, nth, chosen);
      draft.addAll(facts);
      if (!facts.isEmpty()) {
        Structures.placed(
            draft, place(draft.table(), taken), UnitStack.of(grant.user(), structure.type(), 1));
      }
    }
  }

  private static List<TableEvent> replaced(
      Table table, Grant grant, PlanetTaken taken, UnitStack structure, int nth, Chosen chosen) {
    UnitType type = structure.type();
    boolean left =
        !isReplaceable(table, grant, taken, structure)
            || UnitPlacement.from(type, nth, chosen).filter(NONE::equals).isPresent();
    if (left) {
      return List.of();
    }
    Place place = place(table, taken);
    List<TableEvent> facts = new ArrayList<>();
    facts.add(new UnitsRemoved(place, List.of(structure)));
    facts.addAll(UnitPlacement.placed(table, grant.user(), type, place, nth, chosen));
    return facts;
  }
}
