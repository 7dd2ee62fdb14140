package org.lazax.table.setup;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Seat;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.planets.Attached;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.planets.Planets;
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
 * @param attachments exploration cards attached to planets; none where it is left out
 * @param markers tokens in space areas; where it is left out, frontier tokens as at the start
 * @param sleepers planets on which a sleeper token of the Titans lies; none where it is left out
 */
@RecordBuilder
public record GivenPosition(
    int round,
    Phase phase,
    Map<Seat, Sheet> sheets,
    Map<PlanetId, PlanetCard> planets,
    Map<Place, List<UnitStack>> units,
    Map<SystemId, Set<Seat>> tokens,
    List<ObjectiveId> revealed,
    boolean custodians,
    Optional<Map<PlanetId, List<ExplorationId>>> attachments,
    Optional<Markers> markers,
    Optional<Set<PlanetId>> sleepers)
    implements GivenPositionBuilder.With {
  public GivenPosition {
    sheets = Copies.sorted(sheets);
    planets = Copies.sorted(planets);
    units = Copies.sorted(units);
    tokens = Copies.sorted(tokens);
    revealed = List.copyOf(revealed);
    attachments = attachments.map(Copies::sorted);
    sleepers = sleepers.map(Copies::ordered);
  }

  /** Nothing is attached to any planet, and frontier tokens lie as at the start. */
  public GivenPosition(
      int round,
      Phase phase,
      Map<Seat, Sheet> sheets,
      Map<PlanetId, PlanetCard> planets,
      Map<Place, List<UnitStack>> units,
      Map<SystemId, Set<Seat>> tokens,
      List<ObjectiveId> revealed,
      boolean custodians) {
    this(
        round,
        phase,
        sheets,
        planets,
        units,
        tokens,
        revealed,
        custodians,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The planets with what is attached to them. */
  public Planets lain() {
    Map<PlanetId, List<Attached>> attached = new TreeMap<>();
    attachments
        .orElse(Map.of())
        .forEach((planet, cards) ->
            attached.put(
                planet,
                cards.stream().map(card -> new Attached(ComponentRef.of(card), false)).toList()));
    return new Planets(planets, attached, Set.of(), sleepers.orElse(Set.of()));
  }

  /**
   * What lies before a player.
   *
   * @param strategyCards those held, with whether each is exhausted
   * @param leaders how they lie; as at the start where it is left out
   */
  public record Sheet(
      Tokens tokens,
      int tradeGoods,
      int commodities,
      Set<TechnologyId> technologies,
      Map<StrategyCardId, Boolean> strategyCards,
      int victoryPoints,
      Optional<LeadersGiven> leaders) {
    public Sheet {
      technologies = Copies.ordered(technologies);
      strategyCards = Copies.sorted(strategyCards);
    }

    /** Leaders lie as at the start. */
    public Sheet(
        Tokens tokens,
        int tradeGoods,
        int commodities,
        Set<TechnologyId> technologies,
        Map<StrategyCardId, Boolean> strategyCards,
        int victoryPoints) {
      this(
          tokens,
          tradeGoods,
          commodities,
          technologies,
          strategyCards,
          victoryPoints,
          Optional.empty());
    }
  }

  /**
   * Which leaders of a player lie otherwise than at the start, where agents are readied and all
   * others locked.
   *
   * @param unlocked commanders and heroes
   * @param exhausted agents
   * @param purged heroes
   */
  public record LeadersGiven(
      Set<LeaderId> unlocked, Set<LeaderId> exhausted, Set<LeaderId> purged) {
    public LeadersGiven {
      unlocked = given(unlocked);
      exhausted = given(exhausted);
      purged = given(purged);
    }

    private static Set<LeaderId> given(@Nullable Set<LeaderId> leaders) {
      return leaders == null ? Set.of() : Copies.ordered(leaders);
    }

    /**
     * How all leaders of a player lie.
     *
     * @param atTheStart how they would lie at the start
     */
    public Leaders of(Leaders atTheStart) {
      Leaders leaders = atTheStart;
      for (LeaderId leader : unlocked) {
        leaders = leaders.with(leader, LeaderState.UNLOCKED);
      }
      for (LeaderId leader : exhausted) {
        leaders = leaders.with(leader, LeaderState.EXHAUSTED);
      }
      for (LeaderId leader : purged) {
        leaders = leaders.with(leader, LeaderState.PURGED);
      }
      return leaders;
    }
  }
}
