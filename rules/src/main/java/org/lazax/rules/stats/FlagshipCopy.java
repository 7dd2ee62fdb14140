package org.lazax.rules.stats;

import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;

/** A component whose mark gives a ship what another faction's flagship can. */
public interface FlagshipCopy {
  /** Whose flagship it is. */
  FactionId model();

  /** A ship's card with what it takes on from the flagship. */
  UnitCard of(UnitCard ship, UnitCard flagship);
}
