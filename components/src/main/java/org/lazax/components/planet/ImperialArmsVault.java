package org.lazax.components.planet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.procedure.StrategyCardProcedure.DrawActionCards;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * Hope's End: the holder places a mech on a planet that it controls or draws an action card. Rule:
 * legendary_planets.N1.
 */
public final class ImperialArmsVault extends LegendaryPlanet {
  private static final String WHAT = "mech-or-card";
  private static final String MECH = "mech";
  private static final String CARD = "action_card";
  private static final String WHERE = "planet";

  public ImperialArmsVault() {
    super("hopes_end");
  }

  @Override
  boolean possible(Table table, Grant grant) {
    return true;
  }

  private static List<String> choices(Table table, Grant grant) {
    List<String> choices = new ArrayList<>();
    if (UnitPlacement.has(table, grant.user(), UnitType.MECH)
        && !UnitPlacement.planets(table, grant.user(), UnitType.MECH).isEmpty()) {
      choices.add(MECH);
    }
    choices.add(CARD);
    return choices;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnEnds turn, Chosen soFar) {
    if (!soFar.has(WHAT)) {
      return Optional.of(Ask.one(WHAT, choices(table, grant)));
    }
    if (soFar.all(WHAT).contains(CARD)) {
      return Optional.empty();
    }
    return soFar.has(WHERE)
        ? UnitPlacement.asks(table, grant.user(), UnitType.MECH, soFar)
        : Optional.of(Ask.one(WHERE, UnitPlacement.planets(table, grant.user(), UnitType.MECH)));
  }

  @Override
  void resolve(Draft<?, Table> draft, Grant grant, Chosen chosen) {
    Optional<Place> planet = chosen.one(WHERE).map(Place::of);
    if (planet.isPresent()) {
      UnitPlacement.place(draft, grant.user(), UnitType.MECH, planet.get(), chosen);
    } else {
      draft.call(new DrawActionCards(grant.user(), 1));
    }
  }
}
