package org.lazax.chronicle;

/**
 * An event that chance decided. Its line carries {@code "chance"}, which a verifier makes again
 * from the seed.
 */
public interface ByChance extends GameEvent {
  Chance chance();
}
