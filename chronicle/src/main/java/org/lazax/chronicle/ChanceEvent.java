package org.lazax.chronicle;

/**
 * An event that depends on random numbers. Its line has a field {@code "chance"}, and a verifier
 * draws those numbers again from the seed.
 */
public interface ChanceEvent extends GameEvent {
  Chance chance();

  @Override
  default boolean foreseeable() {
    return false;
  }
}
