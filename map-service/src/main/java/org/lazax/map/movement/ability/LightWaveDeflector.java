package org.lazax.map.movement.ability;

/** Ships may move through systems that hold ships of other players. */
public final class LightWaveDeflector implements MovementHooks {
  @Override
  public boolean passesShips() {
    return true;
  }
}
