package org.lazax.catalog.faction;

import org.lazax.catalog.id.AbilityId;
import org.lazax.catalog.printed.Component;

/** An ability printed on a faction sheet. */
public record FactionAbility(
    AbilityId id, String name, String timing, String effect, boolean componentAction)
    implements Component<AbilityId> {}
