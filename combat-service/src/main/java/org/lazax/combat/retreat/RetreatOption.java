package org.lazax.combat.retreat;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * A retreat from this system may be announced. The destinations are those of the current galaxy.
 */
public record RetreatOption(SystemId from, List<SystemId> destinations) implements Option {
  public RetreatOption {
    destinations = List.copyOf(destinations);
  }

  @Override
  public Form form() {
    return Form.of(new RetreatCommand.AnnounceRetreat())
        .about("place", Place.space(from))
        .about("destinations", destinations);
  }
}
