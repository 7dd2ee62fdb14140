package org.lazax.chronicle.acceptance;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.lazax.chronicle.commit.GameId;

/**
 * One of the partitions of the chronicle's topic.
 *
 * @param number from 0
 * @param count of the topic; never changed, as it decides where a game lies
 */
public record Partition(int number, int count) {
  public Partition {
    if (number < 0 || number >= count) {
      throw new IllegalArgumentException("no partition " + number + " of " + count);
    }
  }

  /** Where this game lies: CRC-32 of its id, modulo the count. */
  public static Partition of(GameId game, int count) {
    CRC32 crc = new CRC32();
    crc.update(game.value().getBytes(StandardCharsets.US_ASCII));
    return new Partition((int) (crc.getValue() % count), count);
  }

  public boolean holds(GameId game) {
    return of(game, count).number == number;
  }
}
