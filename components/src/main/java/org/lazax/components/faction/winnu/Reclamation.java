package org.lazax.components.faction.winnu;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.TacticalActionEnds;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * At the end of a tactical action in which the owner gained Mecatol Rex, it may place a PDS and a
 * space dock there. This is after the production step. Rules: faction_ability/reclamation.N1,
 * faction_ability/reclamation.N2, abilities.9.
 */
public final class Reclamation implements WithAbilities {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/reclamation");
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Begins(), new Structures());
  }

  /** Records it of Mecatol Rex. */
  private static final class Begins extends GainedInAction {
    Begins() {
      super(AbilityRef.parse("faction_ability/reclamation#begins"));
    }

    @Override
    boolean counts(PlanetId planet) {
      return planet.equals(PlanetId.MECATOL_REX);
    }

    @Override
    Map<String, String> params(PlanetId planet) {
      return Map.of();
    }
  }

  /** Places the structures at the end of that action. */
  private static final class Structures implements Ability<TacticalActionEnds> {
    private static final List<UnitType> STRUCTURES = List.of(UnitType.PDS, UnitType.SPACE_DOCK);

    @Override
    public AbilityRef name() {
      return AbilityRef.parse("faction_ability/reclamation");
    }

    @Override
    public Class<TacticalActionEnds> trigger() {
      return TacticalActionEnds.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, TacticalActionEnds ends) {
      return LastingEffects.is(table, grant)
          && table.planets().controls(grant.user(), PlanetId.MECATOL_REX)
          && !structures(table, grant).isEmpty();
    }

    private static List<UnitType> structures(Table table, Grant grant) {
      return STRUCTURES.stream()
          .filter(type -> UnitPlacement.has(table, grant.user(), type))
          .filter(type ->
              Placement.broken(
                      table, mecatolRex(table), List.of(UnitStack.of(grant.user(), type, 1)))
                  .isEmpty())
          .toList();
    }

    private static Place mecatolRex(Table table) {
      return Place.on(
          table.galaxy().systemOf(PlanetId.MECATOL_REX).orElseThrow(), PlanetId.MECATOL_REX);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, TacticalActionEnds ends, Chosen soFar) {
      return structures(table, grant).stream()
          .flatMap(type -> UnitPlacement.asks(table, grant.user(), type, soFar).stream())
          .findFirst();
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, TacticalActionEnds ends, Chosen chosen) {
      for (UnitType type : structures(draft.table(), grant)) {
        UnitPlacement.place(draft, grant.user(), type, mecatolRex(draft.table()), chosen);
      }
    }
  }
}
