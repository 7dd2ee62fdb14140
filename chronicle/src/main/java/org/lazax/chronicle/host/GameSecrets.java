package org.lazax.chronicle.host;

import org.lazax.chronicle.Dice;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.kernel.Genesis;

/** The secrets of games: random numbers, salts and seeds. */
public interface GameSecrets {
  /** The random numbers of the commit with this number. */
  Dice dice(GameId game, Genesis origin, long seq);

  /** The salts of all commits of the game. */
  SaltSource salts(GameId game, Genesis origin);

  /** The platform seed, in hexadecimal, to be revealed. */
  String revealed(GameId game, Genesis origin);
}
