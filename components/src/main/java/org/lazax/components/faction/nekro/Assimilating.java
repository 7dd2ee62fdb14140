package org.lazax.components.faction.nekro;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.components.technology.InfantryAwaited;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * What the Nekro Virus gains of the technologies of another player: a general technology, or the
 * text of a faction technology. Rules: technology.16 to technology.21.
 */
final class Assimilating {
  static final String WHAT = "technology";
  private static final String ON = ":";
  private static final String DOCK = "dock-";

  private Assimilating() {}

  /**
   * General technologies that it does not own, then faction technologies with the card that would
   * copy them. A technology holds one token. Upgrades of one type share a token. Rules:
   * technology/valefar_assimilator_x.N1, technology/valefar_assimilator_x.N3 to
   * technology/valefar_assimilator_x.N5.
   */
  static List<String> of(Table table, Seat nekro, Seat other) {
    List<String> candidates = new ArrayList<>();
    Copyable.of(table, nekro, other).forEach(technology -> candidates.add(technology.value()));
    List<TechnologyId> cards = TechnologyDeck.copiers(table.catalog(), table.player(nekro));
    for (TechnologyId id : table.player(other).technologies()) {
      Technology technology = table.catalog().technology(id);
      if (technology.faction().isPresent()) {
        cards.stream()
            .filter(card -> mayCopy(table, nekro, card, technology))
            .forEach(card -> candidates.add(card.value() + ON + id.value()));
      }
    }
    return candidates;
  }

  private static boolean mayCopy(
      Table table, Seat nekro, TechnologyId card, Technology technology) {
    return Assimilations.by(table, nekro).stream()
        .allMatch(copy ->
            !copy.technology().equals(technology.id())
                && (copy.card().equals(card)
                    || technology.upgrades().isEmpty()
                    || !table
                        .catalog()
                        .technology(copy.technology())
                        .upgrades()
                        .equals(technology.upgrades())));
  }

  /** Asks what is gained, and where space docks go that cannot stay in space. */
  static Optional<Ask> asks(
      Table table, Seat nekro, Supplier<List<String>> candidates, Chosen soFar) {
    return Ask.once(WHAT, soFar, candidates)
        .or(() -> docks(after(table, nekro, soFar), nekro, soFar));
  }

  private static Table after(Table table, Seat nekro, Chosen chosen) {
    return copy(nekro, chosen).map(event -> event.fold(table)).orElse(table);
  }

  private static Optional<Ask> docks(Table after, Seat nekro, Chosen soFar) {
    return stranded(after, nekro).entrySet().stream()
        .filter(dock -> !dock.getValue().isEmpty())
        .flatMap(dock -> Ask.once(DOCK + dock.getKey().system(), soFar, dock::getValue).stream())
        .findFirst();
  }

  /** Space docks in space that have to be on planets, with the planets where they can go. */
  private static Map<Place, List<Place>> stranded(Table after, Seat nekro) {
    Map<Place, List<Place>> docks = new LinkedHashMap<>();
    if (Stats.find(after, nekro, UnitType.SPACE_DOCK).filter(UnitCard::inSpace).isPresent()) {
      return docks;
    }
    after
        .units()
        .at()
        .forEach((place, stacks) -> {
          if (place.isSpace() && stacks.stream().anyMatch(stack -> isDock(stack, nekro))) {
            docks.put(place, planets(after, nekro, place));
          }
        });
    return docks;
  }

  private static boolean isDock(UnitStack stack, Seat nekro) {
    return stack.owner().equals(nekro) && stack.type() == UnitType.SPACE_DOCK;
  }

  private static List<Place> planets(Table after, Seat nekro, Place from) {
    List<UnitStack> one = List.of(UnitStack.of(nekro, UnitType.SPACE_DOCK, 1));
    return ControlledPlanets.of(after, nekro).stream()
        .filter(place -> place.system().equals(from.system()))
        .filter(place -> Placement.broken(after, place, one).isEmpty())
        .toList();
  }

  /** The general technology that was chosen, or the one that is copied now. */
  static TechnologyId technology(Chosen chosen) {
    String what = chosen.one(WHAT).orElseThrow();
    return new TechnologyId(what.substring(what.indexOf(ON) + 1));
  }

  private static Optional<TechnologyAssimilated> copy(Seat nekro, Chosen chosen) {
    return chosen
        .one(WHAT)
        .filter(what -> what.contains(ON))
        .map(what ->
            new TechnologyAssimilated(
                nekro, new TechnologyId(what.substring(0, what.indexOf(ON))), technology(chosen)));
  }

  /** Gains what was chosen. A copy is no gain of a technology. */
  static void gain(Draft<?, Table> draft, Seat nekro, Chosen chosen) {
    Optional<TechnologyAssimilated> copy = copy(nekro, chosen);
    if (copy.isEmpty()) {
      Gains.technology(draft, nekro, technology(chosen));
      return;
    }
    Table after = copy.get().fold(draft.table());
    lose(draft, after, nekro);
    stranded(after, nekro).forEach((place, planets) -> settle(draft, nekro, place, chosen));
    draft.add(copy.get());
    if (AwaitedInfantry.of(after, nekro) > 0 && !returns(after, nekro)) {
      draft.add(new InfantryAwaited(nekro, -AwaitedInfantry.of(after, nekro)));
    }
  }

  /** Whether infantry comes back by a card that is in force. */
  private static boolean returns(Table after, Seat nekro) {
    return Stats.find(after, nekro, UnitType.INFANTRY).flatMap(UnitCard::technology).isPresent();
  }

  /** Units that the player cannot have any more leave the board. Rule: technology.20. */
  private static void lose(Draft<?, Table> draft, Table after, Seat nekro) {
    after
        .units()
        .at()
        .forEach((place, stacks) -> {
          List<UnitStack> lost =
              stacks.stream()
                  .filter(stack -> stack.owner().equals(nekro))
                  .filter(stack -> Stats.find(after, nekro, stack.type()).isEmpty())
                  .toList();
          if (!lost.isEmpty()) {
            draft.add(new UnitsRemoved(place, lost));
          }
        });
  }

  /** Rule: technology.19. */
  private static void settle(Draft<?, Table> draft, Seat nekro, Place place, Chosen chosen) {
    List<UnitStack> docks =
        draft.table().units().at(place).stream().filter(stack -> isDock(stack, nekro)).toList();
    draft.add(
        chosen
            .one(DOCK + place.system())
            .<TableEvent>map(to -> new UnitsMoved(place, Place.of(to), docks))
            .orElseGet(() -> new UnitsRemoved(place, docks)));
  }
}
