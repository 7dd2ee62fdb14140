package org.lazax.chronicle.acceptance;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.lazax.chronicle.commit.GameId;

/**
 * A partition of the chronicle's topic.
 *
 * @param number from 0
 * @param count number of partitions of the topic; it never changes, because it decides in which
 *     partition a game is
 */
public record Partition(int number, int count) {
  public Partition {
    if (number < 0 || number >= count) {
      throw new IllegalArgumentException("no partition " + number + " of " + count);
    }
  }

  /** The partition of this game: the CRC-32 of its id, modulo the count. */
  public static Partition of(GameId game, int count) {
    CRC32 crc = new CRC32();
    crc.update(game.value().getBytes(StandardCharsets.US_ASCII));
    return new Partition((int) (crc.getValue() % count), count);
  }

  public boolean holds(GameId game) {
    return of(game, count).number == number;
  }
}
