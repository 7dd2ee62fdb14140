package org.lazax.rules.combat.odds;

/** A component that odds need to know more of than its hooks say. Only odds ask for it. */
public interface OddsHooks {
  /** What odds need to know of it. */
  OddsTraits odds();
}
