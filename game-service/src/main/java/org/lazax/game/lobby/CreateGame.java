package org.lazax.game.lobby;

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
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.galaxy.MapString;
import org.lazax.rules.ruleset.FirstPrints;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.setup.GivenPosition;

/**
 * Creates a game: its genesis.
 *
 * @param name 1 to 80 characters
 * @param seats 2 to 8
 * @param victoryTarget 10 or 14; 10 where it is left out. Rule: victory_points.2.1
 * @param mapString the tiles from the centre outwards; a layout where it is left out
 * @param layout which of the layouts for so many players; the usual one where it is left out
 * @param placedByPlayers whether the players place the tiles in turn; they are laid by chance where
 *     it is left out
 * @param patience how long players may think, 10 seconds to 30 days; for ever where it is left out
 * @param listed whether spectators may find and read it; they may where it is left out
 * @param factions who plays what, as far as the organiser says so
 * @param factionsDealt how many factions are dealt to each of the others to choose from: with 1
 *     there is no choice; each names one on sitting down where it is left out
 * @param speaker the first speaker; drawn where it is left out. Rule: speaker.5
 * @param position a position in which the game begins; it needs factions for all and a map
 * @param hands what players hold in that position
 * @param firstPrints components played as they were first printed, as far as they can be
 * @param expansions what it is played with, the base game among them; what is played usually where
 *     it is left out
 */
@WireType("game.create-game")
public record CreateGame(
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
    Optional<List<ExpansionId>> expansions)
    implements Command {
  private static final int LONGEST_NAME = 80;
  private static final int MOST_DEALT = 3;
  private static final Duration LEAST_PATIENCE = Duration.ofSeconds(10);
  private static final Duration MOST_PATIENCE = Duration.ofDays(30);

  /**
   * Cards in a hand.
   *
   * @param promissoryNotes notes of factions that are in the game; none where it is left out
   */
  public record Hand(
      List<ObjectiveId> secrets,
      List<ActionCardId> actionCards,
      Optional<List<PromissoryNoteId>> promissoryNotes) {
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
    return new CreateGame(
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
        Optional.of(played));
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
        expansions.flatMap(chosen -> book(table).flatMap(book -> book.unusual(chosen))));
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
    return patience
        .filter(p -> p.compareTo(LEAST_PATIENCE) < 0 || p.compareTo(MOST_PATIENCE) > 0)
        .flatMap(_ -> malformed("patience is 10 seconds to 30 days"))
        .or(() -> mapString.flatMap(text -> MapString.broken(text, seats, catalog)))
        .or(() -> PositionCheck.broken(table.chosen(settings(table)), this))
        .or(() -> checkPrints(catalog))
        .or(() -> checkLayout(table, catalog));
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
