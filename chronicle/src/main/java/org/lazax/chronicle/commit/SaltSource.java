package org.lazax.chronicle.commit;

/** Gives each event of a game its salt, so that nobody can guess a hidden line from its digest. */
@FunctionalInterface
public interface SaltSource {
  int BYTES = 32;

  /**
   * 32 bytes, the same whenever asked.
   *
   * @param seq of the commit
   * @param index of the event in it, from 0
   */
  byte[] salt(long seq, int index);
}
