package org.lazax.rules.combat.odds;

/** A component about which odds need more information than its hooks give. Only odds ask for it. */
public interface OddsHooks {
  /** The information for odds. */
  OddsTraits odds();
}
