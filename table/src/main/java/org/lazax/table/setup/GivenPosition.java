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
 * A given position, which no game has led to: everything in it that is public. Hands are given
 * separately.
 *
 * @param round from 1
 * @param phase the phase that begins
 * @param sheets what each player has
 * @param planets the players who control planets, and which planets are exhausted
 * @param units by place
 * @param tokens command tokens in systems
 * @param revealed public objectives face up
 * @param custodians whether the custodians token still lies on Mecatol Rex
 * @param attachments exploration cards attached to planets; none if absent
 * @param markers tokens in space areas; if absent, frontier tokens as at the start of a game
 * @param sleepers planets with a sleeper token of the Titans; none if absent
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

  /** A position without attachments, with frontier tokens as at the start of a game. */
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

  /** The planets with their attachments. */
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
   * What a player has.
   *
   * @param strategyCards the player's strategy cards, and whether each is exhausted
   * @param leaders the states of leaders; as at the start of a game if absent
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

    /** A sheet with leaders as at the start of a game. */
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
   * The leaders of a player that differ from the start of a game, where agents are readied and all
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
     * The states of all leaders of a player.
     *
     * @param atTheStart the leaders at the start of a game
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
