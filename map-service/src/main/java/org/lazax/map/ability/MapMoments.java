package org.lazax.map.ability;

import org.lazax.chronicle.Service;
import org.lazax.rules.ability.Moments;

/** The moments that map-service opens. */
public final class MapMoments {
  public static final Moments MOMENTS = new Moments(Service.MAP);

  private MapMoments() {}
}
