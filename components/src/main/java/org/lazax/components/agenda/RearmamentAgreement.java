package org.lazax.components.agenda;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Each player places a mech on a home planet that it controls. With the outcome Against, each mech
 * on the board is replaced by an infantry. Rules: agenda/rearmament_agreement.N1 to
 * agenda/rearmament_agreement.N4.
 */
public final class RearmamentAgreement extends AgendaChoices implements WithAbilities {
  private static final String PLANET = "planet";

  private final AgendaParagraph rearming = new Rearming(ref());

  @Override
  public List<Ability<?>> abilities() {
    return List.of(rearming);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    if (isFor(happens)) {
      List<Seat> able =
          Voters.inOrder(draft.table()).stream()
              .filter(seat -> canPlace(draft.table(), seat))
              .toList();
      draft.callInOrder(
          able, seat -> draft.call(Effect.goingOn(draft.table(), rearming.name(), seat)));
    } else {
      Map<Place, List<UnitStack>> all = draft.table().units().at();
      for (Seat seat : Voters.inOrder(draft.table())) {
        all.forEach((place, units) -> disarm(draft, seat, place, units));
      }
    }
  }

  private static boolean canPlace(Table table, Seat seat) {
    return UnitPlacement.has(table, seat, UnitType.MECH) && !homes(table, seat).isEmpty();
  }

  private static List<PlanetId> homes(Table table, Seat seat) {
    List<PlanetId> homes = HomePlanets.of(table, seat);
    return ControlledPlanets.open(table, seat).stream()
        .flatMap(place -> place.planet().stream())
        .filter(homes::contains)
        .toList();
  }

  /**
   * Replaces a player's mechs in a place. Those for which no infantry can be placed there stay: a
   * unit is replaced or it is not. Rule: agenda/rearmament_agreement.N4.
   */
  private static void disarm(Draft<?, Table> draft, Seat seat, Place place, List<UnitStack> units) {
    List<UnitStack> mechs =
        units.stream()
            .filter(unit -> unit.type() == UnitType.MECH && unit.owner().equals(seat))
            .toList();
    if (!mechs.isEmpty() && UnitPlacement.isOpen(draft.table(), seat, UnitType.INFANTRY, place)) {
      draft.add(new UnitsRemoved(place, mechs));
      draft.add(
          new UnitsPlaced(
              place,
              mechs.stream()
                  .map(mech -> UnitStack.of(seat, UnitType.INFANTRY, mech.count()))
                  .toList()));
    }
  }

  /** One player's mech. It need not be taken from the board. */
  private static final class Rearming extends AgendaParagraph {
    Rearming(ComponentRef agenda) {
      super(agenda, "rearming");
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
      Seat seat = grant.user();
      if (!soFar.has(PLANET)) {
        int least = UnitPlacement.inReinforcements(table, seat, UnitType.MECH) ? 1 : 0;
        List<String> homes = homes(table, seat).stream().map(PlanetId::value).toList();
        return Optional.of(new Ask(PLANET, homes, least, 1));
      }
      return soFar.all(PLANET).isEmpty()
          ? Optional.empty()
          : UnitPlacement.asks(table, seat, UnitType.MECH, soFar);
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
      Table table = draft.table();
      chosen
          .one(PLANET)
          .map(PlanetId::new)
          .map(planet -> Place.on(table.galaxy().systemOf(planet).orElseThrow(), planet))
          .ifPresent(
              place -> UnitPlacement.place(draft, grant.user(), UnitType.MECH, place, chosen));
    }
  }
}
