package org.lazax.catalog.card;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/**
 * The kinds of systems in requirements. The home system of an eliminated player is still another
 * player's home system. A planet that a card makes legendary counts as a legendary planet.
 */
@EnumNaming(SnakeCaseStrategy.class)
public enum SystemKind {
  MECATOL_REX,
  ANOMALY,
  LEGENDARY_PLANET,
  OTHER_HOME_SYSTEM,
  WORMHOLE_NEXUS
}
