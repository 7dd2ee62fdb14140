package org.lazax.chronicle.host;

import org.lazax.chronicle.Dice;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.SaltSource;
import org.lazax.chronicle.kernel.Genesis;

/** The secrets of a game, as its origin fixes them. */
public interface GameSecrets {
  /** The dice of the commit with this number. */
  Dice dice(GameId game, Genesis origin, long seq);

  /** The salts of all its commits, the first included. */
  SaltSource salts(GameId game, Genesis origin);

  /** The platform seed, in hexadecimal, for everybody to see. */
  String revealed(GameId game, Genesis origin);
}
