package org.lazax.map.path;

import java.util.List;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.event.galaxy.IonStormTurned;

/**
 * The ion storm turns once ships have moved or retreated through its wormhole, when all of them are
 * there. Rules: exploration/ion_storm.N2, exploration/ion_storm.N3, exploration/ion_storm.N4.
 */
public final class IonStorm {
  private IonStorm() {}

  /**
   * What becomes of the storm.
   *
   * @param map as it was when the ships set out
   * @param passed by what they went
   */
  public static List<IonStormTurned> after(Starmap map, List<Passage> passed) {
    return map.ionStorm()
        .filter(_ -> passed.stream().anyMatch(Passage::ionStorm))
        .map(IonStormTurned::new)
        .map(List::of)
        .orElse(List.of());
  }
}
