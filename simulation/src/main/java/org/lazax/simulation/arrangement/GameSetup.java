package org.lazax.simulation.arrangement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
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
 * How a game comes about.
 *
 * @param game what its organiser chooses
 * @param players what each says on sitting down
 */
public record GameSetup(CreateGame game, Map<Seat, TakeSeat> players) {
  public GameSetup {
    players = Copies.sorted(players);
  }

  /** The usual layout, tiles by chance; everybody names a faction, other seeds other ones. */
  public static GameSetup usual(long seed, int players) {
    CreateGame game =
        new CreateGame(
            "simulated",
            players,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new GameSetup(game, seated(players, seat -> Optional.of(faction(seed, seat))));
  }

  /** Those who play what the organiser has said, or what they are dealt, name no faction. */
  public static GameSetup settled(CreateGame game) {
    return new GameSetup(game, seated(game.seats(), _ -> Optional.empty()));
  }

  /** The same, and everybody adds to the seed. */
  public GameSetup withEntropy() {
    Map<Seat, TakeSeat> more = new TreeMap<>(players);
    more.replaceAll(
        (seat, taking) -> new TakeSeat(taking.seat(), taking.faction(), Optional.of("by " + seat)));
    return new GameSetup(game, more);
  }

  /** The same with all cards as they were first printed, as far as they can be. */
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

  private static Map<Seat, TakeSeat> seated(
      int players, java.util.function.Function<Seat, Optional<FactionId>> faction) {
    Map<Seat, TakeSeat> seated = new TreeMap<>();
    IntStream.rangeClosed(1, players)
        .mapToObj(Seat::new)
        .forEach(seat ->
            seated.put(
                seat, new TakeSeat(Optional.of(seat), faction.apply(seat), Optional.empty())));
    return seated;
  }

  /** Which faction this seat plays under this seed. */
  public static FactionId faction(long seed, Seat seat) {
    List<FactionId> factions = factions();
    return factions.get(Math.floorMod(seed * 7 + seat.number(), factions.size()));
  }

  /** Those that can be played. */
  public static List<FactionId> factions() {
    return Services.catalog().factions().values().stream()
        .filter(faction -> faction.homeTile().isPresent())
        .map(Faction::id)
        .toList();
  }
}
