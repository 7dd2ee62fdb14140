package org.lazax.table.setup;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Copies;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.procedure.GameProcedure.Round.Phase;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A position that somebody made up: all that is public in it. Hands come by themselves.
 *
 * @param round from 1
 * @param phase the phase that begins
 * @param sheets what each player has
 * @param planets who controls which, exhausted or not
 * @param units where they stand
 * @param tokens command tokens in systems
 * @param revealed public objectives face up
 * @param custodians whether the token still lies on Mecatol Rex
 */
public record GivenPosition(
    int round,
    Phase phase,
    Map<Seat, Sheet> sheets,
    Map<PlanetId, PlanetCard> planets,
    Map<Place, List<UnitStack>> units,
    Map<SystemId, Set<Seat>> tokens,
    List<ObjectiveId> revealed,
    boolean custodians) {
  public GivenPosition {
    sheets = Copies.sorted(sheets);
    planets = Copies.sorted(planets);
    units = Copies.sorted(units);
    tokens = Copies.sorted(tokens);
    revealed = List.copyOf(revealed);
  }

  /**
   * What lies before a player.
   *
   * @param strategyCards those held, with whether each is exhausted
   */
  public record Sheet(
      Tokens tokens,
      int tradeGoods,
      int commodities,
      Set<TechnologyId> technologies,
      Map<StrategyCardId, Boolean> strategyCards,
      int victoryPoints) {
    public Sheet {
      technologies = Copies.ordered(technologies);
      strategyCards = Copies.sorted(strategyCards);
    }
  }
}
