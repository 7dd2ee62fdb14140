package org.lazax.rules.planets;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** What follows at once when a planet gets another controller, before any ability. */
public interface ControlHooks {
  /**
   * What follows when a player gains control of a planet. It is asked once for each player for whom
   * the component acts.
   *
   * @param table the table before the gain
   */
  List<TableEvent> gained(Table table, Grant grant, PlanetId planet, Seat gainer);
}
