package org.lazax.components.faction.winnu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.TacticalActionEnds;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/**
 * At the end of a tactical action in which the owner gained control of a planet, each of these
 * mechs there may place a PDS or a space dock on it. Rules: unit/reclaimer.N1 to unit/reclaimer.N4.
 */
final class Reclaimer implements WithAbilities {
  private static final AbilityRef NAME = AbilityRef.parse("unit/reclaimer");
  private static final AbilityRef GAINED = new AbilityRef(NAME.component(), "gained");
  private static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Gains(), new Places());
  }

  /** How often this was recorded of a planet in this action. */
  private static long count(Table table, Seat seat, AbilityRef what, PlanetId planet) {
    return table.kernel().effects().stream()
        .filter(effect -> effect.ability().equals(what))
        .filter(effect -> effect.user().filter(seat::equals).isPresent())
        .filter(effect -> planet.value().equals(effect.params().get(PLANET)))
        .count();
  }

  /** Records it of every planet, with its name. */
  private static final class Gains extends GainedInAction {
    Gains() {
      super(GAINED);
    }

    @Override
    boolean counts(PlanetId planet) {
      return true;
    }

    @Override
    Map<String, String> params(PlanetId planet) {
      return Map.of(PLANET, planet.value());
    }
  }

  /** Places one structure by one mech. */
  private static final class Places implements Ability<TacticalActionEnds> {
    private static final List<UnitType> STRUCTURES = List.of(UnitType.PDS, UnitType.SPACE_DOCK);
    private static final String STRUCTURE = "structure";
    private static final String OF = ":";

    @Override
    public AbilityRef name() {
      return NAME;
    }

    @Override
    public Class<TacticalActionEnds> trigger() {
      return TacticalActionEnds.class;
    }

    @Override
    public boolean repeatable() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, TacticalActionEnds ends) {
      return LastingEffects.is(table, grant) && !structures(table, grant.user()).isEmpty();
    }

    private static List<String> structures(Table table, Seat seat) {
      List<String> structures = new ArrayList<>();
      for (UnitType type : STRUCTURES) {
        if (UnitPlacement.has(table, seat, type)) {
          UnitPlacement.planets(table, seat, type).stream()
              .filter(place -> isLeft(table, seat, place))
              .forEach(place -> structures.add(place + OF + type.text()));
        }
      }
      return structures;
    }

    /** Whether the planet was gained, and a mech is there that has not placed anything. */
    private static boolean isLeft(Table table, Seat seat, Place place) {
      PlanetId planet = place.planet().orElseThrow();
      int mechs =
          table
              .units()
              .count(place, unit -> unit.type() == UnitType.MECH && unit.owner().equals(seat));
      return count(table, seat, GAINED, planet) > 0 && mechs > count(table, seat, NAME, planet);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, TacticalActionEnds ends, Chosen soFar) {
      return Ask.once(STRUCTURE, soFar, () -> structures(table, grant.user()))
          .or(() -> UnitPlacement.asks(table, grant.user(), type(soFar), soFar));
    }

    private static UnitType type(Chosen chosen) {
      String structure = chosen.one(STRUCTURE).orElseThrow();
      return STRUCTURES.stream()
          .filter(type -> structure.endsWith(OF + type.text()))
          .findFirst()
          .orElseThrow();
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, TacticalActionEnds ends, Chosen chosen) {
      String structure = chosen.one(STRUCTURE).orElseThrow();
      Place place = Place.of(structure.substring(0, structure.lastIndexOf(OF)));
      String planet = place.planet().orElseThrow().value();
      int action = draft.table().kernel().frameOf(TacticalAction.class).orElseThrow().id();
      draft.add(LastingEffects.until(action, NAME, grant, Map.of(PLANET, planet)));
      UnitPlacement.place(draft, grant.user(), type(chosen), place, chosen);
    }
  }
}
