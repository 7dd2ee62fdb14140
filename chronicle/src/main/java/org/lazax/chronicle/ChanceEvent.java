package org.lazax.chronicle;

/**
 * An event that chance decided. Its line carries {@code "chance"}, which a verifier makes again
 * from the seed.
 */
public interface ChanceEvent extends GameEvent {
  Chance chance();
}
