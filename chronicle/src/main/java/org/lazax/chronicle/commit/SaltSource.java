package org.lazax.chronicle.commit;

/**
 * The salts of a game's events. Because of its salt, a hidden line cannot be guessed from its
 * digest.
 */
@FunctionalInterface
public interface SaltSource {
  int BYTES = 32;

  /**
   * The salt of one event: 32 bytes, the same for every call.
   *
   * @param seq of the commit
   * @param index of the event in the commit, from 0
   */
  byte[] salt(long seq, int index);
}
