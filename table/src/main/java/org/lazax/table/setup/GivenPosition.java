package org.lazax.table.setup;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
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
import org.lazax.chronicle.wire.Limits;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;
import org.lazax.table.galaxy.Markers;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.notes.Note;
import org.lazax.table.planets.Attached;
import org.lazax.table.planets.PlanetCard;
import org.lazax.table.planets.Planets;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A given position, which no game has led to: everything in it that is public. Hands are given
 * separately.
 */
@JsonClassDescription(
    "Everything public of a position in which a game begins. A position that rules "
        + "or components do not allow is refused.")
@RecordBuilder
public record GivenPosition(
    @JsonPropertyDescription("The number of the round.") @Limits(min = 1, max = 99) int round,
    @JsonPropertyDescription("The phase that begins. A game cannot begin in END.") Phase phase,
    @JsonPropertyDescription("What each player has, by seat. All seats are required.")
        Map<Seat, Sheet> sheets,
    @JsonPropertyDescription("The controlled planets.") Map<PlanetId, PlanetCard> planets,
    @JsonPropertyDescription("The units, by place.") Map<Place, List<UnitStack>> units,
    @JsonPropertyDescription("The seats that have a command token in a system, by system.")
        Map<SystemId, Set<Seat>> tokens,
    @JsonPropertyDescription("The revealed public objectives, at most five of each stage.")
        @Limits(max = 10)
        List<ObjectiveId> revealed,
    @JsonPropertyDescription("Whether the custodians token is still on Mecatol Rex.")
        boolean custodians,
    @JsonPropertyDescription("Attached exploration cards, by planet. None if left out.")
        Optional<Map<PlanetId, List<ExplorationId>>> attachments,
    @JsonPropertyDescription(
            "Tokens in space areas, by system. The frontier tokens of the setup if left " + "out.")
        Optional<Markers> markers,
    @JsonPropertyDescription("Planets with a sleeper token of the Titans. None if left out.")
        @Limits(max = 5)
        Optional<Set<PlanetId>> sleepers,
    @JsonPropertyDescription(
            "What expansions and components keep on the table, such as captives, by name. The "
                + "log shows how each part is written. Nothing if left out.")
        Optional<GivenParts> parts,
    @JsonPropertyDescription(
            "The laws in play, with what was elected and before whom they lie. None if left out.")
        Optional<List<Law>> laws,
    @JsonPropertyDescription(
            "The promissory notes of others in play areas, by seat. None if left out.")
        Optional<Map<Seat, List<Note>>> notesInPlay)
    implements GivenPositionBuilder.With {
  public GivenPosition {
    sheets = Copies.sorted(sheets);
    planets = Copies.sorted(planets);
    units = Copies.sorted(units);
    tokens = Copies.sorted(tokens);
    revealed = List.copyOf(revealed);
    attachments = attachments.map(Copies::sorted);
    sleepers = sleepers.map(Copies::ordered);
    laws = laws.map(List::copyOf);
    notesInPlay = notesInPlay.map(Copies::sorted);
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
        Optional.empty(),
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

  /** What a player has. */
  @JsonClassDescription("What one player has.")
  public record Sheet(
      @JsonPropertyDescription("The command tokens on the sheet.") Tokens tokens,
      @JsonPropertyDescription("The number of trade goods.") @Limits(min = 0, max = 1_000)
          int tradeGoods,
      @JsonPropertyDescription(
              "The number of commodities. The commodity value of the faction limits it.")
          @Limits(min = 0)
          int commodities,
      @JsonPropertyDescription("The technologies of the player.") Set<TechnologyId> technologies,
      @JsonPropertyDescription(
              "The strategy cards of the player, and whether each is exhausted. One or more "
                  + "in the action and status phases, none in the agenda phase.")
          Map<StrategyCardId, Boolean> strategyCards,
      @JsonPropertyDescription("The number of victory points.") @Limits(min = 0) int victoryPoints,
      @JsonPropertyDescription(
              "The leaders in another state than at the start. As at the start if left out.")
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
   */
  @JsonClassDescription(
      "The leaders of a player that differ from the start of a game, where agents "
          + "are readied and all others locked.")
  public record LeadersGiven(
      @JsonPropertyDescription("Unlocked commanders and heroes.") Set<LeaderId> unlocked,
      @JsonPropertyDescription("Exhausted agents.") Set<LeaderId> exhausted,
      @JsonPropertyDescription("Purged heroes.") Set<LeaderId> purged) {
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
