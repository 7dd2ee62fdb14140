package org.lazax.combat.ability;

import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.UnitCard;

/**
 * A component by which, as a combat begins, one of its owner's ships takes on what another
 * faction's flagship can. It keeps that until it is destroyed or the combat ends.
 */
public interface LikenessHooks {
  /** Whose flagship it is. */
  FactionId model();

  /** Whether it may be used in this fight. */
  boolean useful(BattleView battle, Side me);

  /** A ship's card with what it takes on from the flagship; none for a ship that gains nothing. */
  Optional<UnitCard> like(UnitCard ship, UnitCard flagship);
}
