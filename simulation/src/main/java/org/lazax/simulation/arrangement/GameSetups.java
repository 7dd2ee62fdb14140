package org.lazax.simulation.arrangement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.chronicle.Seat;
import org.lazax.components.expansion.Expansions;
import org.lazax.game.lobby.CreateGame;
import org.lazax.game.lobby.LobbyCommand.TakeSeat;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.simulation.rules.Services;
import org.lazax.table.council.Law;
import org.lazax.table.setup.Phase;

/** A setup for each seed, of any kind and for two to eight players. It depends on the seed only. */
public final class GameSetups {
  private static final int KINDS = 6;

  /** The choices of expansions that differ from the usual one and have cards of their own. */
  private static final List<List<ExpansionId>> UNUSUAL =
      Stream.of("base", "base codex_1 codex_2 codex_3", "base prophecy_of_kings")
          .map(names -> Stream.of(names.split(" ")).map(ExpansionId::new).toList())
          .toList();

  /** Hope's End, and the choice that its counters lie face down. */
  private static final List<ExpansionId> FACE_DOWN =
      Stream.of("hopes_end", "hopes_end_face_down").map(ExpansionId::new).toList();

  /** The base game has no layout for more players. */
  private static final int MAX_BASE_PLAYERS = 6;

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

  /**
   * A setup for each seed that leads to more than {@link #of}: one in five games is played with
   * first prints, one in five with an unusual choice of expansions, and two in five begin in a
   * random position of two or three players in a galaxy of one ring. One in 25 begins in a {@link
   * SupernovaPosition}, one in 25 in a {@link DisputedPosition}, one in 25 in a {@link
   * ThreatenedPosition}, one in 25 in a {@link CouncilPosition}, one in 25 is played with Hope's
   * End, and one in 25 with the Council Keleres.
   */
  public static GameSetup ofAllKinds(long seed) {
    return switch ((int) Math.floorMod(seed, 5L)) {
      case 1 -> of(seed).withFirstPrints();
      case 2 -> withUnusualExpansions(seed);
      case 4 ->
          switch ((int) Math.floorMod(seed, 25L)) {
            case 4 -> inSupernova(seed);
            case 9 -> withLeaderCounters(seed);
            case 14 -> withKeleres(seed);
            case 19 -> GameSetup.of(CouncilPosition.of(seed));
            default -> of(seed);
          };
      default -> inOneRing(seed, 2 + new RandomSource(seed).upTo(1));
    };
  }

  /** Every other one of these games is played with first prints. */
  private static GameSetup inSupernova(long seed) {
    return Math.floorMod(seed, 2L) == 0
        ? GameSetup.of(SupernovaPosition.inside(seed))
        : GameSetup.of(SupernovaPosition.nextTo(seed)).withFirstPrints();
  }

  private static GameSetup inOneRing(long seed, int players) {
    return GameSetup.of(
        switch ((int) Math.floorMod(seed, 25L)) {
          case 3 -> DisputedPosition.of(seed, players);
          case 8 -> ThreatenedPosition.of(seed, players);
          default -> RandomPosition.inOneRing(seed, players);
        });
  }

  /**
   * The first player plays the Council Keleres, for which {@link GameSetup#faction} has no seat.
   */
  private static GameSetup withKeleres(long seed) {
    GameSetup usual = GameSetup.standard(seed, 2 + new RandomSource(seed).upTo(2));
    Map<Seat, TakeSeat> players = new TreeMap<>(usual.players());
    Seat first = new Seat(1);
    players.put(
        first,
        new TakeSeat(Optional.of(first), Optional.of(new FactionId("keleres")), Optional.empty()));
    return new GameSetup(usual.game(), players);
  }

  private static GameSetup withUnusualExpansions(long seed) {
    RandomSource random = new RandomSource(seed);
    CreateGame game =
        new CreateGame(
            "unusual",
            2 + random.upTo(MAX_BASE_PLAYERS - 2),
            Optional.of(14),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(2),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return GameSetup.of(game.with(random.pick(UNUSUAL)));
  }

  /** A game with these expansions beside the usual ones, whose factions are dealt. */
  public static GameSetup withMore(int players, List<ExpansionId> more) {
    CreateGame game =
        new CreateGame(
            "with more expansions",
            players,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(1),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return GameSetup.of(
        game.with(Stream.concat(Expansions.USUAL.stream(), more.stream()).toList()));
  }

  /**
   * A game with Hope's End. Two in three of these games begin in a {@link LeaderCountersPosition}.
   * In half of the others the counters lie face down.
   */
  private static GameSetup withLeaderCounters(long seed) {
    RandomSource random = new RandomSource(seed);
    if (!random.oneIn(3)) {
      return GameSetup.of(LeaderCountersPosition.of(seed, 2 + random.upTo(1)));
    }
    return withMore(2 + random.upTo(2), random.oneIn(2) ? FACE_DOWN : FACE_DOWN.subList(0, 1));
  }

  /** A game that begins in a random position. */
  public static GameSetup inPosition(long seed, int players) {
    return GameSetup.of(RandomPosition.of(seed, players));
  }

  /** A game that begins with this phase in a random position in which these laws are in play. */
  public static GameSetup inPosition(Phase phase, long seed, int players, List<Law> laws) {
    return GameSetup.of(RandomPosition.in(phase, seed, players, laws));
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
