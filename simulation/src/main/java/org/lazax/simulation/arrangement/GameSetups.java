package org.lazax.simulation.arrangement;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.simulation.rules.Services;

/** A setup for each seed, of any kind and for two to eight players. It depends on the seed only. */
public final class GameSetups {
  private static final int KINDS = 6;

  private GameSetups() {}

  /** Half of the setups begin in a random position, the others with one of the regular setups. */
  public static GameSetup of(long seed) {
    int players = 2 + (int) Math.floorMod(seed, 7L);
    return switch ((int) Math.floorMod(seed / 2, (long) KINDS)) {
      case 0 -> GameSetup.standard(seed, players);
      case 1 -> dealt(seed, players);
      case 2 -> placed(seed, players).withEntropy();
      default -> inPosition(seed, players);
    };
  }

  /** A game that begins in a random position. */
  public static GameSetup inPosition(long seed, int players) {
    return GameSetup.of(RandomPosition.of(seed, players));
  }

  /** The organiser chooses one faction, the others are dealt. */
  public static GameSetup dealt(long seed, int players) {
    RandomSource random = new RandomSource(seed);
    Seat first = new Seat(1);
    Map<Seat, FactionId> chosen = new TreeMap<>(Map.of(first, GameSetup.faction(seed, first)));
    return GameSetup.of(
        new CreateGame(
            "dealt",
            players,
            Optional.of(random.oneIn(2) ? 10 : 14),
            Optional.empty(),
            Optional.of(layout(players, random)),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(chosen),
            Optional.of(1 + random.upTo(1)),
            Optional.of(new Seat(players)),
            Optional.empty(),
            Optional.empty()));
  }

  private static MapSetupId layout(int players, RandomSource random) {
    return random.pick(Services.catalog().setups(players)).id();
  }

  /** The players place the tiles. */
  public static GameSetup placed(long seed, int players) {
    GameSetup usual = GameSetup.standard(seed, players);
    return new GameSetup(
        new CreateGame(
            "placed",
            players,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(isDealt(players)),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()),
        usual.players());
  }

  private static boolean isDealt(int players) {
    return Services.catalog().setups(players).getFirst().dealt().isPresent();
  }
}
