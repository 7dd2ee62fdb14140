package org.lazax.rules.combat.odds;

/**
 * A component that tells odds something beside its hooks. Odds alone ask for it. They reckon with
 * any other component by its hooks.
 */
public interface OddsHooks {
  /** What odds need to know of it. */
  OddsTraits odds();
}
