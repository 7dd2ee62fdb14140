package org.lazax.simulation.released;

import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;

/**
 * One game of a release. Which seed it is played by is found out when the release is made.
 *
 * @param name of its files
 * @param simple whether its bots want something, or do anything at random
 * @param mostKilobytes how large its compressed log may be
 */
record Slot(String name, int players, Sort sort, boolean simple, int mostKilobytes) {
  private static final int REWOUND_AFTER = 40;
  private static final int REWOUND_BY = 25;

  /** How a game comes about, and what happens to it from outside. */
  enum Sort {
    /** Tiles by chance, everybody names a faction. */
    USUAL,
    /** Factions are dealt. */
    DEALT,
    /** The players place the tiles and add to the seed. */
    PLACED,
    /** It begins in a position made up by chance. */
    POSITION,
    /** The same, and all cards are as they were first printed. */
    FIRST_PRINTS,
    /** It begins in a position, and is taken back once. */
    REWOUND;

    private GameSetup arranged(long seed, int players) {
      return switch (this) {
        case USUAL -> GameSetup.usual(seed, players);
        case DEALT -> GameSetups.dealt(seed, players);
        case PLACED -> GameSetups.placed(seed, players).withEntropy();
        case POSITION, REWOUND -> GameSetups.inPosition(seed, players);
        case FIRST_PRINTS -> GameSetups.inPosition(seed, players).withFirstPrints();
      };
    }
  }

  /** Such a game, not begun. */
  WholeGame game(long seed) {
    WholeGame game =
        WholeGame.of(
            seed,
            sort.arranged(seed, players),
            own -> simple ? new SimpleBot(own) : new RandomBot(own));
    return sort == Sort.REWOUND ? game.rewound(REWOUND_AFTER, REWOUND_BY) : game;
  }
}
