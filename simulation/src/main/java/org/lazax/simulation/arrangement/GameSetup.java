package org.lazax.simulation.arrangement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.rules.ruleset.FirstPrints;
import org.lazax.simulation.rules.Services;
import org.lazax.table.immutable.Copies;

/**
 * The commands that set up a game.
 *
 * @param game the choices of the organiser
 * @param players the command with which each player takes a seat
 */
public record GameSetup(CreateGame game, Map<Seat, TakeSeat> players) {
  public GameSetup {
    players = Copies.sorted(players);
  }

  /**
   * A game with the standard layout and random tiles. Each player names a faction, which depends on
   * the seed.
   */
  public static GameSetup standard(long seed, int players) {
    CreateGame game =
        new CreateGame(
            "simulated",
            players,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new GameSetup(game, takeSeats(players, seat -> Optional.of(faction(seed, seat))));
  }

  /**
   * A game whose players name no faction: the organiser chooses their factions or has them dealt.
   */
  public static GameSetup of(CreateGame game) {
    return new GameSetup(game, takeSeats(game.seats(), _ -> Optional.empty()));
  }

  /** The same, but each player contributes entropy to the seed. */
  public GameSetup withEntropy() {
    Map<Seat, TakeSeat> more = new TreeMap<>(players);
    more.replaceAll(
        (seat, taking) -> new TakeSeat(taking.seat(), taking.faction(), Optional.of("by " + seat)));
    return new GameSetup(game, more);
  }

  /** The same, but with the first print of every card for which the rules have it. */
  public GameSetup withFirstPrints() {
    return new GameSetup(
        new CreateGame(
            game.name(),
            game.seats(),
            game.victoryTarget(),
            game.mapString(),
            game.layout(),
            game.placedByPlayers(),
            game.patience(),
            game.listed(),
            game.factions(),
            game.factionsDealt(),
            game.speaker(),
            game.position(),
            game.hands(),
            Optional.of(Set.copyOf(FirstPrints.all(Services.catalog()))),
            game.expansions()),
        players);
  }

  private static Map<Seat, TakeSeat> takeSeats(
      int players, Function<Seat, Optional<FactionId>> faction) {
    Map<Seat, TakeSeat> takeSeats = new TreeMap<>();
    IntStream.rangeClosed(1, players)
        .mapToObj(Seat::new)
        .forEach(seat ->
            takeSeats.put(
                seat, new TakeSeat(Optional.of(seat), faction.apply(seat), Optional.empty())));
    return takeSeats;
  }

  /** The faction that this seat plays with this seed. */
  public static FactionId faction(long seed, Seat seat) {
    List<FactionId> factions = factions();
    return factions.get(Math.floorMod(seed * 7 + seat.number(), factions.size()));
  }

  /** The factions that can be played. */
  public static List<FactionId> factions() {
    return Services.catalog().factions().values().stream()
        .filter(faction -> faction.homeTile().isPresent())
        .map(Faction::id)
        .toList();
  }
}
