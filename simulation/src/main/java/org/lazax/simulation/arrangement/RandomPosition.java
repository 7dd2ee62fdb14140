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
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.CreateGame.Hand;
import org.lazax.rules.actioncards.ActionCardDeck;
import org.lazax.rules.galaxy.MapString;
import org.lazax.simulation.bot.Luck;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Settings;
import org.lazax.table.Table;
import org.lazax.table.event.setup.FactionTaken;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;

/**
 * A position in the midst of a game, made up by chance: riches, fleets and hands that bots seldom
 * come to by their own play.
 */
final class RandomPosition {
  private static final int MOST_ROUNDS = 6;
  private static final List<Phase> PHASES =
      List.of(Phase.STRATEGY, Phase.ACTION, Phase.ACTION, Phase.STATUS, Phase.AGENDA);

  private final Luck luck;
  private final int players;
  private final Map<Seat, FactionId> factions = new TreeMap<>();
  private final Phase phase;
  private final boolean custodians;
  private Table table;

  private RandomPosition(long seed, int players) {
    this.luck = new Luck(seed);
    this.players = players;
    this.phase = luck.pick(PHASES);
    this.custodians = phase != Phase.AGENDA && luck.oneIn(2);
    this.table =
        Services.nothing()
            .withSettings(new Settings("", players, 10, Optional.empty(), Optional.empty(), true));
    for (int number = 1; number <= players; number++) {
      Seat seat = new Seat(number);
      factions.put(seat, GameSetup.faction(seed, seat));
      table = new FactionTaken(seat, GameSetup.faction(seed, seat)).fold(table);
    }
  }

  /** A game that begins in the position of this seed. */
  static CreateGame of(long seed, int players) {
    return new RandomPosition(seed, players).game();
  }

  private CreateGame game() {
    Galaxy galaxy = RandomGalaxy.of(table, luck);
    table = table.withGalaxy(galaxy);
    Map<Seat, GivenPosition.Sheet> sheets = new RandomSheets(table, luck, phase).of();
    for (var sheet : sheets.entrySet()) {
      table =
          table.withPlayer(
              sheet.getKey(),
              p ->
                  p.withTokens(sheet.getValue().tokens())
                      .withTechnologies(sheet.getValue().technologies()));
    }
    RandomBoard board = RandomBoard.of(table, luck, custodians);
    GivenPosition position =
        new GivenPosition(
            1 + luck.upTo(MOST_ROUNDS - 1),
            phase,
            sheets,
            board.table().planets().cards(),
            board.table().units().at(),
            tokens(sheets),
            revealed(),
            custodians,
            Optional.of(board.attachments()),
            luck.oneIn(3) ? Optional.empty() : Optional.of(RandomGalaxy.markers(table, luck)),
            sleepers());
    return new CreateGame(
        "made up",
        players,
        Optional.empty(),
        Optional.of(MapString.of(galaxy, false)),
        Optional.empty(),
        Optional.empty(),
        luck.oneIn(2) ? Optional.empty() : Optional.of(Duration.ofHours(1)),
        Optional.empty(),
        Optional.of(factions),
        Optional.empty(),
        Optional.of(new Seat(1 + luck.upTo(players - 1))),
        Optional.of(position),
        Optional.of(hands()));
  }

  /** Sleeper tokens, where a faction plays that has some. */
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
        : Optional.of(new TreeSet<>(luck.draw(planets, luck.upTo(tokens))));
  }

  /** Now and then all sixteen of a player are out. */
  private Map<SystemId, Set<Seat>> tokens(Map<Seat, GivenPosition.Sheet> sheets) {
    Map<SystemId, Set<Seat>> tokens = new HashMap<>();
    List<SystemId> systems = List.copyOf(table.galaxy().systems());
    sheets.forEach((seat, sheet) -> {
      int left = Tokens.IN_ALL - sheet.tokens().onSheet();
      int out = Math.min(luck.oneIn(3) ? left : luck.upTo(Math.min(3, left)), systems.size());
      luck.draw(systems, out)
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
      revealed.addAll(luck.draw(cards, 2 + luck.upTo(3)));
    }
    return revealed;
  }

  private Map<Seat, Hand> hands() {
    Map<Seat, Hand> hands = new TreeMap<>();
    List<ObjectiveId> secrets =
        luck.draw(List.copyOf(table.catalog().secretObjectives().keySet()), 3 * players);
    List<ActionCardId> cards = luck.draw(ActionCardDeck.all(table), 7 * players);
    Map<Seat, List<PromissoryNoteId>> notes = notes();
    for (Seat seat : factions.keySet()) {
      int place = seat.number() - 1;
      hands.put(
          seat,
          new Hand(
              secrets.subList(3 * place, 3 * place + 1 + luck.upTo(2)),
              cards.subList(7 * place, 7 * place + luck.upTo(7)),
              Optional.of(notes.getOrDefault(seat, List.of()))));
    }
    return hands;
  }

  /** The notes of all factions, one a faction, in anybody's hands. */
  private Map<Seat, List<PromissoryNoteId>> notes() {
    List<Seat> seats = List.copyOf(factions.keySet());
    Map<Seat, List<PromissoryNoteId>> notes = new TreeMap<>();
    table.catalog().promissoryNotes().values().stream()
        .filter(note -> note.owner().filter(factions::containsValue).isPresent())
        .forEach(
            note -> notes.computeIfAbsent(luck.pick(seats), _ -> new ArrayList<>()).add(note.id()));
    return notes;
  }
}
