package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsProduced;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.technology.TechnologiesExhausted;
import org.lazax.table.units.Place;

/**
 * After its units have used PRODUCTION, the owner may place a mech on a planet. It gains a trade
 * good for each of its mechs that is destroyed.
 */
public final class SelfAssemblyRoutines implements WithAbilities {
  private static final TechnologyId CARD = new TechnologyId("self_assembly_routines");
  private static final String PLANET = "planet";

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/self_assembly_routines");
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Production(), new Destroyed());
  }

  /**
   * After units have used PRODUCTION, the owner may exhaust the card to place a mech on a planet
   * that it controls in that system.
   */
  private static final class Production implements Ability<UnitsProduced> {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("technology/self_assembly_routines#production");
    }

    @Override
    public Class<UnitsProduced> trigger() {
      return UnitsProduced.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, UnitsProduced produced) {
      return produced.isByUnitsOf(grant.user())
          && grant.isReady(table)
          && UnitPlacement.has(table, grant.user(), UnitType.MECH)
          && !planets(table, grant.user(), produced).isEmpty();
    }

    private static List<PlanetId> planets(Table table, Seat seat, UnitsProduced produced) {
      return table.galaxy().planets(produced.system()).stream()
          .filter(planet -> table.planets().controls(seat, planet))
          .filter(planet -> UnitPlacement.isOpen(table, seat, UnitType.MECH, planet))
          .toList();
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, UnitsProduced produced, Chosen soFar) {
      return soFar.has(PLANET)
          ? UnitPlacement.asks(table, grant.user(), UnitType.MECH, soFar)
          : Optional.of(Ask.one(PLANET, planets(table, grant.user(), produced)));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, UnitsProduced produced, Chosen chosen) {
      draft.add(new TechnologiesExhausted(grant.user(), List.of(CARD)));
      PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
      Place place = Place.on(produced.system(), planet);
      UnitPlacement.place(draft, grant.user(), UnitType.MECH, place, chosen);
    }
  }

  /**
   * The owner gains a trade good for each destroyed mech, one after the other. Rules:
   * technology/self_assembly_routines.N1, technology/self_assembly_routines.N4.
   */
  private static final class Destroyed implements CombatAbility {
    @Override
    public AbilityRef name() {
      return AbilityRef.parse("technology/self_assembly_routines#destroyed");
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, InFight happens) {
      return CombatMoment.DESTROYED.isIn(happens) && happens.count(grant.user(), UnitType.MECH) > 0;
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
      for (int mech = 0; mech < happens.count(grant.user(), UnitType.MECH); mech++) {
        Gains.goods(draft, grant.user(), 1);
      }
    }
  }
}
