package org.lazax.game.lobby;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.MapSetup;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.galaxy.MapString;
import org.lazax.rules.ruleset.FirstPrints;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.setup.Factions;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.TournamentTable;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.notes.Note;
import org.lazax.table.setup.GivenPosition;

/** Creates a game: its genesis. */
@JsonClassDescription("Creates a game.")
@WireType("game.create-game")
@RecordBuilder
public record CreateGame(
    @JsonPropertyDescription("The name of the game, without control characters.")
        @Limits(min = 1, max = CreateGame.LONGEST_NAME)
        String name,
    @JsonPropertyDescription("The number of players.") @Limits(min = 2, max = Seat.MAX) int seats,
    @JsonPropertyDescription(
            "The number of victory points that win the game: 10 or 14. 10 if left out. "
                + "Rule: victory_points.2.1.")
        @Limits(min = 10, max = 14)
        Optional<Integer> victoryTarget,
    @JsonPropertyDescription("The tiles from the centre outwards. A layout is used if left out.")
        Optional<String> mapString,
    @JsonPropertyDescription(
            "A layout for this number of players, such as 5p_hyperlanes, 6p_large or "
                + "7p_alternate. The usual one if left out.")
        Optional<MapSetupId> layout,
    @JsonPropertyDescription(
            "Whether the players place the tiles in turn, by map.place-tile. If false or "
                + "left out, tiles are dealt at random.")
        Optional<Boolean> placedByPlayers,
    @JsonPropertyDescription(
            "How long an awaited player may take, as an ISO 8601 duration from 10 seconds "
                + "to 30 days. No limit if left out.")
        Optional<Duration> patience,
    @JsonPropertyDescription("Whether everybody may find and read the game. True if left out.")
        Optional<Boolean> listed,
    @JsonPropertyDescription("The factions that the organiser chooses, by seat.")
        Optional<Map<Seat, FactionId>> factions,
    @JsonPropertyDescription(
            "The number of factions dealt to each other seat to choose from. With 1 there "
                + "is no choice. If left out, players choose a faction when they take their "
                + "seats.")
        @Limits(min = 1, max = CreateGame.MOST_DEALT)
        Optional<Integer> factionsDealt,
    @JsonPropertyDescription("The first speaker. Drawn at random if left out. Rule: speaker.5.")
        Optional<Seat> speaker,
    @JsonPropertyDescription(
            "A position in which the game begins, for puzzles and teaching. It needs "
                + "factions for all seats and a map string. The log marks such a game.")
        Optional<GivenPosition> position,
    @JsonPropertyDescription("The hands of the players in the position, by seat.")
        Optional<Map<Seat, Hand>> hands,
    @JsonPropertyDescription(
            "Components that are played in their first print. All others are played in "
                + "their latest print.")
        Optional<Set<ComponentRef>> firstPrints,
    @JsonPropertyDescription(
            "The expansions of the game, always with the base game. A component that an "
                + "omitted codex reprinted is played in its first print. The standard ones if "
                + "left out.")
        Optional<List<ExpansionId>> expansions,
    @JsonPropertyDescription("How many seats one account may take. One if left out.")
        @Limits(min = 1, max = Seat.MAX)
        Optional<Integer> seatsEach,
    @JsonPropertyDescription(
            "The table of a tournament at which the game is played. Only the platform gives it.")
        Optional<TournamentTable> tournament)
    implements Command, CreateGameBuilder.With {
  private static final int LONGEST_NAME = 80;
  private static final int MOST_DEALT = 3;
  private static final Duration LEAST_PATIENCE = Duration.ofSeconds(10);
  private static final Duration MOST_PATIENCE = Duration.ofDays(30);

  /** Cards in a hand. */
  @JsonClassDescription("The cards in a player's hand.")
  public record Hand(
      @JsonPropertyDescription("Secret objectives.") @Limits(max = 3) List<ObjectiveId> secrets,
      @JsonPropertyDescription("Action cards.") List<ActionCardId> actionCards,
      @JsonPropertyDescription(
              "Notes of factions and colours in the game, each in one hand only: the player's own "
                  + "notes, or those received from others. None if left out.")
          Optional<List<Note>> promissoryNotes) {
    public Hand {
      secrets = List.copyOf(secrets);
      actionCards = List.copyOf(actionCards);
      promissoryNotes = promissoryNotes.map(List::copyOf);
    }

    /** A hand without promissory notes. */
    public Hand(List<ObjectiveId> secrets, List<ActionCardId> actionCards) {
      this(secrets, actionCards, Optional.empty());
    }
  }

  /** A game of its own, at no table of a tournament. */
  public CreateGame(
      String name,
      int seats,
      Optional<Integer> victoryTarget,
      Optional<String> mapString,
      Optional<MapSetupId> layout,
      Optional<Boolean> placedByPlayers,
      Optional<Duration> patience,
      Optional<Boolean> listed,
      Optional<Map<Seat, FactionId>> factions,
      Optional<Integer> factionsDealt,
      Optional<Seat> speaker,
      Optional<GivenPosition> position,
      Optional<Map<Seat, Hand>> hands,
      Optional<Set<ComponentRef>> firstPrints,
      Optional<List<ExpansionId>> expansions) {
    this(
        name,
        seats,
        victoryTarget,
        mapString,
        layout,
        placedByPlayers,
        patience,
        listed,
        factions,
        factionsDealt,
        speaker,
        position,
        hands,
        firstPrints,
        expansions,
        Optional.empty(),
        Optional.empty());
  }

  /** A game in which everything is as it was printed last. */
  public CreateGame(
      String name,
      int seats,
      Optional<Integer> victoryTarget,
      Optional<String> mapString,
      Optional<MapSetupId> layout,
      Optional<Boolean> placedByPlayers,
      Optional<Duration> patience,
      Optional<Boolean> listed,
      Optional<Map<Seat, FactionId>> factions,
      Optional<Integer> factionsDealt,
      Optional<Seat> speaker,
      Optional<GivenPosition> position,
      Optional<Map<Seat, Hand>> hands) {
    this(
        name,
        seats,
        victoryTarget,
        mapString,
        layout,
        placedByPlayers,
        patience,
        listed,
        factions,
        factionsDealt,
        speaker,
        position,
        hands,
        Optional.empty(),
        Optional.empty());
  }

  /** A game whose players name their factions. */
  public CreateGame(
      String name,
      int seats,
      Optional<Integer> victoryTarget,
      Optional<String> mapString,
      Optional<Duration> patience,
      Optional<Boolean> listed) {
    this(
        name,
        seats,
        victoryTarget,
        mapString,
        Optional.empty(),
        Optional.empty(),
        patience,
        listed,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same played with these. */
  public CreateGame with(List<ExpansionId> played) {
    return withExpansions(Optional.of(played));
  }

  /** The settings of the game. */
  Settings settings(Table table) {
    Ruleset ruleset = ruleset(table);
    Set<ComponentRef> prints = FirstPrints.in(ruleset, firstPrints.orElse(Set.of()));
    return new Settings(
        name,
        seats,
        victoryTarget.orElse(10),
        mapString,
        layout,
        placedByPlayers.orElse(false),
        patience,
        listed.orElse(true),
        factionsDealt,
        position.isPresent(),
        prints.isEmpty() ? firstPrints : Optional.of(prints),
        expansions.flatMap(chosen -> book(table).flatMap(book -> book.unusual(chosen))),
        seatsEach,
        tournament);
  }

  private static Optional<Rulebook> book(Table table) {
    return Ruleset.of(table).book();
  }

  private Ruleset ruleset(Table table) {
    return book(table).map(book -> book.of(expansions)).orElseGet(() -> Ruleset.of(table));
  }

  /** Refuses choices that are not possible. */
  Optional<Refusal> check(Table table) {
    return expansions
        .flatMap(chosen -> book(table).flatMap(book -> book.refused(chosen)))
        .or(() -> check(table, ruleset(table).catalog()));
  }

  private Optional<Refusal> check(Table table, Catalog catalog) {
    if (name.isBlank() || name.length() > LONGEST_NAME) {
      return malformed("a game has a name of 1 to " + LONGEST_NAME + " characters");
    }
    // The database cannot store NUL.
    if (name.chars().anyMatch(Character::isISOControl)) {
      return malformed("a name has no control characters");
    }
    if (seats < 2 || seats > Seat.MAX) {
      return malformed("a game has 2 to " + Seat.MAX + " seats");
    }
    int target = victoryTarget.orElse(10);
    if (target != 10 && target != 14) {
      return Optional.of(
          Refusal.rule("victory_points.2.1", "a game goes to 10 or to 14 victory points")
              .with("victoryTarget", target));
    }
    if (factionsDealt.filter(dealt -> dealt < 1 || dealt > MOST_DEALT).isPresent()) {
      return malformed("1 to " + MOST_DEALT + " factions are dealt to each player");
    }
    if (speaker.filter(seat -> seat.number() > seats).isPresent()) {
      return malformed("the speaker sits at one of the seats");
    }
    if (seatsEach.filter(each -> each < 1 || each > Seat.MAX).isPresent()) {
      return malformed("an account takes 1 to " + Seat.MAX + " seats");
    }
    return patience
        .filter(p -> p.compareTo(LEAST_PATIENCE) < 0 || p.compareTo(MOST_PATIENCE) > 0)
        .flatMap(_ -> malformed("patience is 10 seconds to 30 days"))
        .or(() -> mapString.flatMap(text -> MapString.broken(text, seats, catalog)))
        .or(() -> PositionCheck.broken(table.chosen(settings(table)), this))
        .or(() -> checkDealt(table))
        .or(() -> checkPrints(catalog))
        .or(() -> checkLayout(table, catalog));
  }

  private Optional<Refusal> checkDealt(Table table) {
    int named = factions.orElse(Map.of()).size();
    int needed = factionsDealt.orElse(0) * (seats - named) + named;
    return factionsDealt.isPresent()
            && needed > Factions.playable(table.chosen(settings(table))).size()
        ? malformed("what is played has too few factions to deal so many")
        : Optional.empty();
  }

  private Optional<Refusal> checkPrints(Catalog catalog) {
    List<ComponentRef> playable = FirstPrints.all(catalog);
    return firstPrints.orElse(Set.of()).stream()
        .filter(component -> !playable.contains(component))
        .findFirst()
        .map(component ->
            Refusal.of("no-such-print", "this cannot be played as it was first printed")
                .with("component", component)
                .with("allowed", playable));
  }

  private Optional<Refusal> checkLayout(Table table, Catalog catalog) {
    List<MapSetup> layouts = catalog.setups(seats);
    if (layouts.isEmpty()) {
      return unknownLayout("what is played has no layout for so many players", layouts)
          .map(refusal ->
              refusal
                  .with("seats", seats)
                  .with(
                      "allowed",
                      catalog.setups().values().stream()
                          .map(MapSetup::players)
                          .distinct()
                          .sorted()
                          .toList()));
    }
    if (mapString.isPresent() && (layout.isPresent() || placedByPlayers.orElse(false))) {
      return malformed("a map string leaves no layout and no tiles to place");
    }
    if (layout.isPresent() && layouts.stream().map(MapSetup::id).noneMatch(layout.get()::equals)) {
      return unknownLayout("there is no such layout for so many players", layouts)
          .map(refusal -> refusal.with("layout", layout.get()));
    }
    boolean dealt = settings(table).mapSetup(catalog).flatMap(MapSetup::dealt).isPresent();
    return placedByPlayers.orElse(false) && !dealt
        ? malformed("no deal of tiles is defined for this layout")
        : Optional.empty();
  }

  private static Optional<Refusal> unknownLayout(String why, List<MapSetup> layouts) {
    return Optional.of(
        Refusal.of("unknown-layout", why)
            .with("layouts", layouts.stream().map(MapSetup::id).toList()));
  }

  private static Optional<Refusal> malformed(String detail) {
    return Optional.of(Refusal.of(Refusal.MALFORMED, detail));
  }
}
