package org.lazax.rules.stats;

import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;

/** A component whose mark gives a ship the abilities of another faction's flagship. */
public interface FlagshipCopy {
  /** The faction of the flagship. */
  FactionId model();

  /** A ship's card with the abilities of the flagship. */
  UnitCard of(UnitCard ship, UnitCard flagship);
}
