package org.lazax.components.faction.vuilraith;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Blockades;
import org.lazax.table.Table;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * As an action, the owner exhausts the card and chooses a unit of another player next to the system
 * of one of its space docks. It captures a unit of that type from the player's reinforcements.
 * Rules: technology/vortex.N1 to technology/vortex.N4.
 */
final class Vortex implements Component, ActionAbility {
  private static final TechnologyId CARD = new TechnologyId("vortex");
  private static final String OWNER = "owner";
  private static final String UNIT = "unit";

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/vortex");
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table) && !owners(table, grant).isEmpty();
  }

  private static List<Seat> owners(Table table, Grant grant) {
    return table.seats().stream()
        .filter(seat -> !seat.equals(grant.user()) && !units(table, grant, seat).isEmpty())
        .toList();
  }

  /** The types of which a unit of this player is near and one is in its reinforcements. */
  private static Set<UnitType> units(Table table, Grant grant, Seat owner) {
    Set<UnitType> units = new TreeSet<>();
    if (!Blockades.of(table, grant.user()).contains(owner)) {
      for (SystemId system : near(table, grant)) {
        table.units().in(system).values().stream()
            .flatMap(List::stream)
            .filter(stack -> stack.owner().equals(owner))
            .filter(stack -> !Stats.of(table, stack).isStructure())
            .map(UnitStack::type)
            .filter(type -> Reinforcements.left(table, owner, type) > 0)
            .forEach(units::add);
      }
    }
    return units;
  }

  private static Set<SystemId> near(Table table, Grant grant) {
    Starmap map = Starmap.seenBy(table, grant.user());
    Set<SystemId> near = new TreeSet<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      if (at.getValue().stream()
          .anyMatch(
              stack -> stack.owner().equals(grant.user()) && stack.type() == UnitType.SPACE_DOCK)) {
        near.addAll(map.adjacent(at.getKey().system()));
      }
    }
    return near;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(OWNER, soFar, () -> owners(table, grant))
        .or(() ->
            Ask.once(
                UNIT,
                soFar,
                () -> units(table, grant, owner(soFar)).stream().map(UnitType::text).toList()));
  }

  private static Seat owner(Chosen chosen) {
    return Seat.of(chosen.one(OWNER).orElseThrow());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    UnitType type = UnitType.valueOf(chosen.one(UNIT).orElseThrow().toUpperCase(Locale.ROOT));
    draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
    draft.add(new UnitsCaptured(grant.user(), List.of(UnitStack.of(owner(chosen), type, 1))));
  }
}
