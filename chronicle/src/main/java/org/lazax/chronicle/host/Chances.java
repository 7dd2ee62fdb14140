package org.lazax.chronicle.host;

import org.lazax.chronicle.Dice;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Salting;
import org.lazax.chronicle.kernel.Origin;

/** The secrets of a game, as its origin fixes them. */
public interface Chances {
  /** The dice of the commit with this number. */
  Dice dice(GameId game, Origin origin, long seq);

  /** The salts of all its commits, the first included. */
  Salting salts(GameId game, Origin origin);

  /** The platform seed, in hexadecimal, for everybody to see. */
  String revealed(GameId game, Origin origin);
}
