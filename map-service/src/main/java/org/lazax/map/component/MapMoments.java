package org.lazax.map.component;

import java.util.List;
import org.lazax.map.ability.Words;
import org.lazax.rules.ability.Moments;

/** What hangs on the moments that map-service opens. */
public final class MapMoments {
  public static final Moments MOMENTS = new Moments(Words.OF_MAP, _ -> List.of(new SaiSeravus()));

  private MapMoments() {}
}
