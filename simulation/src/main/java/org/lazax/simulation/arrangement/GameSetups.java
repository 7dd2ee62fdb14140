package org.lazax.simulation.arrangement;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.chronicle.Seat;
import org.lazax.game.lobby.CreateGame;
import org.lazax.simulation.bot.Luck;
import org.lazax.simulation.rules.Services;

/** A game of any sort for each seed, of two to eight players. The same seed is the same game. */
public final class GameSetups {
  private static final int SORTS = 6;

  private GameSetups() {}

  /** Half of them begin in positions made up by chance, the rest in one of the ways to set up. */
  public static GameSetup of(long seed) {
    int players = 2 + (int) Math.floorMod(seed, 7L);
    return switch ((int) Math.floorMod(seed / 2, (long) SORTS)) {
      case 0 -> GameSetup.usual(seed, players);
      case 1 -> dealt(seed, players);
      case 2 -> placed(seed, players).withEntropy();
      default -> inPosition(seed, players);
    };
  }

  /** It begins in a position made up by chance. */
  public static GameSetup inPosition(long seed, int players) {
    return GameSetup.settled(RandomPosition.of(seed, players));
  }

  /** Some factions said by the organiser, the others dealt. */
  public static GameSetup dealt(long seed, int players) {
    Luck luck = new Luck(seed);
    Seat first = new Seat(1);
    Map<Seat, FactionId> said = new TreeMap<>(Map.of(first, GameSetup.faction(seed, first)));
    return GameSetup.settled(
        new CreateGame(
            "dealt",
            players,
            Optional.of(luck.oneIn(2) ? 10 : 14),
            Optional.empty(),
            Optional.of(layout(players, luck)),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(said),
            Optional.of(1 + luck.upTo(1)),
            Optional.of(new Seat(players)),
            Optional.empty(),
            Optional.empty()));
  }

  private static MapSetupId layout(int players, Luck luck) {
    return luck.pick(Services.catalog().setups(players)).id();
  }

  /** The players place the tiles. */
  public static GameSetup placed(long seed, int players) {
    GameSetup usual = GameSetup.usual(seed, players);
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
