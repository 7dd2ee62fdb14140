package org.lazax.simulation.arrangement;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.galaxy.MapString;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.council.Law;
import org.lazax.table.event.setup.FactionTaken;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.notes.Note;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;

/**
 * A random position in the middle of a game. It has goods, fleets and hands that bots seldom reach
 * by playing.
 */
final class RandomPosition {
  private static final int MAX_ROUND = 6;
  private static final List<Phase> PHASES =
      List.of(Phase.STRATEGY, Phase.ACTION, Phase.ACTION, Phase.STATUS, Phase.AGENDA);

  private final RandomSource random;
  private final int players;
  private final Map<Seat, FactionId> factions = new TreeMap<>();
  private final Phase phase;
  private final boolean custodians;
  private Table table;

  private RandomPosition(long seed, int players) {
    this(seed, players, PHASES, List.of());
  }

  private RandomPosition(long seed, int players, List<Phase> phases, List<Law> laws) {
    this(seed, factions(seed, players), Services.emptyTable(), phases, laws);
  }

  /**
   * A position of players with these factions.
   *
   * @param emptyTable an empty table with the rules of the game
   */
  private RandomPosition(
      long seed, List<FactionId> played, Table emptyTable, List<Phase> phases, List<Law> laws) {
    this.random = new RandomSource(seed);
    this.players = played.size();
    this.phase = random.pick(phases);
    this.custodians = phase != Phase.AGENDA && random.oneIn(2);
    this.table =
        emptyTable.withSettings(
            new Settings("", players, 10, Optional.empty(), Optional.empty(), true));
    for (int number = 1; number <= players; number++) {
      Seat seat = new Seat(number);
      factions.put(seat, played.get(number - 1));
      table = new FactionTaken(seat, played.get(number - 1)).fold(table);
    }
    for (Law law : laws) {
      table = table.withCouncil(table.council().withLaw(law));
    }
  }

  private static List<FactionId> factions(long seed, int players) {
    return IntStream.rangeClosed(1, players)
        .mapToObj(number -> GameSetup.faction(seed, new Seat(number)))
        .toList();
  }

  /** A game that begins in the random position of this seed. */
  static CreateGame of(long seed, int players) {
    return of(seed, players, (_, position) -> position);
  }

  /**
   * A game that begins in a position made of the random one.
   *
   * @param change makes it of a table with the players and the galaxy, and of the random position
   */
  static CreateGame of(
      long seed, int players, BiFunction<Table, GivenPosition, GivenPosition> change) {
    return new RandomPosition(seed, players).game(RandomGalaxy::of, change);
  }

  /** A game that begins with this phase in a random position in which these laws are in play. */
  static CreateGame in(Phase phase, long seed, int players, List<Law> laws) {
    return new RandomPosition(seed, players, List.of(phase), laws)
        .game(RandomGalaxy::of, (_, position) -> position);
  }

  /** A game that begins in a random position in a galaxy of one ring. */
  static CreateGame inOneRing(long seed, int players) {
    return new RandomPosition(seed, players)
        .game(RandomGalaxy::ofOneRing, (_, position) -> position);
  }

  /**
   * A game that begins with this phase in a position made of a random one in a galaxy of one ring.
   *
   * @param laws the laws in play
   * @param change makes the position, as in {@link #of(long, int, BiFunction)}
   */
  static CreateGame inOneRing(
      Phase phase,
      long seed,
      int players,
      List<Law> laws,
      BiFunction<Table, GivenPosition, GivenPosition> change) {
    return new RandomPosition(seed, players, List.of(phase), laws)
        .game(RandomGalaxy::ofOneRing, change);
  }

  /**
   * A game with these factions that begins with this phase in a position made of a random one in a
   * galaxy of one ring.
   *
   * @param change makes the position, as in {@link #of(long, int, BiFunction)}
   */
  static CreateGame inOneRing(
      Phase phase,
      long seed,
      List<FactionId> factions,
      BiFunction<Table, GivenPosition, GivenPosition> change) {
    return new RandomPosition(seed, factions, Services.emptyTable(), List.of(phase), List.of())
        .game(RandomGalaxy::ofOneRing, change);
  }

  /**
   * A game with these factions and expansions that begins in a position made of a random one in a
   * galaxy of one ring.
   *
   * @param change makes the position, as in {@link #of(long, int, BiFunction)}
   */
  static CreateGame inOneRing(
      long seed,
      List<FactionId> factions,
      List<ExpansionId> expansions,
      BiFunction<Table, GivenPosition, GivenPosition> change) {
    Table empty = Services.emptyTable().withRules(Services.book().of(Optional.of(expansions)));
    return new RandomPosition(seed, factions, empty, PHASES, List.of())
        .game(RandomGalaxy::ofOneRing, change)
        .with(expansions);
  }

  private CreateGame game(
      BiFunction<Table, RandomSource, Galaxy> galaxies,
      BiFunction<Table, GivenPosition, GivenPosition> change) {
    Galaxy galaxy = galaxies.apply(table, random);
    table = table.withGalaxy(galaxy);
    Map<Seat, GivenPosition.Sheet> sheets = new RandomSheets(table, random, phase).of();
    for (var sheet : sheets.entrySet()) {
      table =
          table.withPlayer(
              sheet.getKey(),
              p ->
                  p.withTokens(sheet.getValue().tokens())
                      .withTechnologies(sheet.getValue().technologies()));
    }
    RandomBoard board = RandomBoard.of(table, random, custodians);
    GivenPosition position =
        new GivenPosition(
            1 + random.upTo(MAX_ROUND - 1),
            phase,
            sheets,
            board.table().planets().cards(),
            board.table().units().at(),
            tokens(sheets),
            revealed(),
            custodians,
            Optional.of(board.attachments()),
            random.oneIn(3) ? Optional.empty() : Optional.of(RandomGalaxy.markers(table, random)),
            sleepers(),
            Optional.empty(),
            Optional.of(table.council().laws()).filter(laws -> !laws.isEmpty()),
            Optional.empty());
    return new CreateGame(
        "made up",
        players,
        Optional.empty(),
        Optional.of(MapString.of(galaxy, false)),
        Optional.empty(),
        Optional.empty(),
        random.oneIn(2) ? Optional.empty() : Optional.of(Duration.ofHours(1)),
        Optional.empty(),
        Optional.of(factions),
        Optional.empty(),
        Optional.of(new Seat(1 + random.upTo(players - 1))),
        Optional.of(change.apply(table, position)),
        Optional.of(hands()));
  }

  /**
   * The planets with sleeper tokens, if a faction in the game has such tokens. None is on Mecatol
   * Rex under its custodians.
   */
  private Optional<Set<PlanetId>> sleepers() {
    List<PlanetId> planets =
        table.galaxy().systems().stream()
            .flatMap(system -> table.galaxy().planets(system).stream())
            .toList();
    int tokens =
        table.players().values().stream()
            .mapToInt(player -> table.catalog().faction(player.faction()).sleeperTokens())
            .sum();
    return tokens == 0
        ? Optional.empty()
        : Optional.of(
            random.draw(planets, random.upTo(Math.min(tokens, planets.size()))).stream()
                .filter(planet -> !(custodians && planet.equals(PlanetId.MECATOL_REX)))
                .collect(Collectors.toCollection(TreeSet::new)));
  }

  /** With a chance of one third, a player has all remaining command tokens on the board. */
  private Map<SystemId, Set<Seat>> tokens(Map<Seat, GivenPosition.Sheet> sheets) {
    Map<SystemId, Set<Seat>> tokens = new HashMap<>();
    List<SystemId> systems = List.copyOf(table.galaxy().systems());
    sheets.forEach((seat, sheet) -> {
      int left = Tokens.IN_ALL - sheet.tokens().onSheet();
      int out = Math.min(random.oneIn(3) ? left : random.upTo(Math.min(3, left)), systems.size());
      random
          .draw(systems, out)
          .forEach(system -> tokens.computeIfAbsent(system, _ -> new TreeSet<>()).add(seat));
    });
    return tokens;
  }

  private List<ObjectiveId> revealed() {
    List<ObjectiveId> revealed = new ArrayList<>();
    for (int stage = 1; stage <= 2; stage++) {
      int of = stage;
      List<ObjectiveId> cards =
          table.catalog().publicObjectives().values().stream()
              .filter(card -> card.stage() == of)
              .map(card -> card.id())
              .toList();
      revealed.addAll(random.draw(cards, 2 + random.upTo(3)));
    }
    return revealed;
  }

  private Map<Seat, Hand> hands() {
    Map<Seat, Hand> hands = new TreeMap<>();
    List<ObjectiveId> secrets =
        random.draw(List.copyOf(table.catalog().secretObjectives().keySet()), 3 * players);
    List<ActionCardId> cards = random.draw(ActionCardDeck.all(table), 7 * players);
    Map<Seat, List<Note>> notes = notes();
    for (Seat seat : factions.keySet()) {
      int place = seat.number() - 1;
      hands.put(
          seat,
          new Hand(
              secrets.subList(3 * place, 3 * place + 1 + random.upTo(2)),
              cards.subList(7 * place, 7 * place + random.upTo(7)),
              Optional.of(notes.getOrDefault(seat, List.of()))));
    }
    return hands;
  }

  /** Gives the note of each faction to a random player. */
  private Map<Seat, List<Note>> notes() {
    List<Seat> seats = List.copyOf(factions.keySet());
    Map<Seat, List<Note>> notes = new TreeMap<>();
    table.catalog().promissoryNotes().values().stream()
        .filter(note -> note.owner().filter(factions::containsValue).isPresent())
        .forEach(note ->
            notes
                .computeIfAbsent(random.pick(seats), _ -> new ArrayList<>())
                .add(Note.of(note.id())));
    return notes;
  }
}
