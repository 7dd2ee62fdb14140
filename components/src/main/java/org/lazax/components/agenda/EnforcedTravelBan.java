package org.lazax.components.agenda;

import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.rules.galaxy.GalaxyHookView;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.galaxy.PassageHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * Ships cannot move through alpha and beta wormholes. Systems that are adjacent through them stay
 * adjacent. Rules: agenda/enforced_travel_ban.N2 to agenda/enforced_travel_ban.N5.
 */
public final class EnforcedTravelBan implements Component, PassageHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/enforced_travel_ban");
  }

  @Override
  public Missing missing() {
    return Missing.part("Against: the PDS in and next to wormholes are destroyed");
  }

  @Override
  public boolean closes(GalaxyHookView sight, Passage passage, SystemId one, SystemId other) {
    return passage.isThrough(Wormhole.ALPHA) || passage.isThrough(Wormhole.BETA);
  }
}
