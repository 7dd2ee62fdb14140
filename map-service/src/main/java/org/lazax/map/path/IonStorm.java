package org.lazax.map.path;

import java.util.List;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.event.galaxy.IonStormTurned;

/**
 * The ion storm turns after ships have moved or retreated through its wormhole, when all of them
 * have arrived. Rules: exploration/ion_storm.N2, exploration/ion_storm.N3,
 * exploration/ion_storm.N4.
 */
public final class IonStorm {
  private IonStorm() {}

  /**
   * The turn of the storm; empty if no ship used its wormhole.
   *
   * @param map as it was when the ships started
   * @param passed the passages that the ships used
   */
  public static List<IonStormTurned> after(Starmap map, List<Passage> passed) {
    return map.ionStorm()
        .filter(_ -> passed.stream().anyMatch(Passage::ionStorm))
        .map(IonStormTurned::new)
        .map(List::of)
        .orElse(List.of());
  }
}
