package org.lazax.map.ability;

import org.lazax.rules.ability.Moments;

/** The moments that map-service opens. */
public final class MapMoments {
  public static final Moments MOMENTS = new Moments(MapAbilityCommands.OF_MAP);

  private MapMoments() {}
}
