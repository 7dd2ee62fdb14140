package org.lazax.simulation.released;

import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.arrangement.GameSetups;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.play.WholeGame;

/**
 * One game of a release. Its seed is chosen when the release is written.
 *
 * @param name the name of its files
 * @param simple whether simple bots play it, or else random bots
 * @param maxKilobytes the maximum size of its compressed log
 */
record Slot(String name, int players, Kind kind, boolean simple, int maxKilobytes) {
  private static final int REWOUND_AFTER = 40;
  private static final int REWOUND_BY = 25;

  /** How a game is set up, and whether it is rewound. */
  enum Kind {
    /** Random tiles; each player names a faction. */
    STANDARD,
    /** Factions are dealt, except one. */
    DEALT,
    /** The players place the tiles and contribute entropy to the seed. */
    PLACED,
    /** The game begins in a random position. */
    POSITION,
    /** The game begins in a random position and uses the first prints of all cards. */
    FIRST_PRINTS,
    /** The game begins in a random position and is rewound once. */
    REWOUND;

    private GameSetup setup(long seed, int players) {
      return switch (this) {
        case STANDARD -> GameSetup.standard(seed, players);
        case DEALT -> GameSetups.dealt(seed, players);
        case PLACED -> GameSetups.placed(seed, players).withEntropy();
        case POSITION, REWOUND -> GameSetups.inPosition(seed, players);
        case FIRST_PRINTS -> GameSetups.inPosition(seed, players).withFirstPrints();
      };
    }
  }

  /** The game of this slot with a seed, before it is played. */
  WholeGame game(long seed) {
    WholeGame game =
        WholeGame.of(
            seed,
            kind.setup(seed, players),
            own -> simple ? new SimpleBot(own) : new RandomBot(own));
    return kind == Kind.REWOUND ? game.withRewind(REWOUND_AFTER, REWOUND_BY) : game;
  }
}
