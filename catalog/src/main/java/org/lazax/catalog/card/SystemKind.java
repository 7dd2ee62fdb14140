package org.lazax.catalog.card;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;

/**
 * Kinds of systems objectives ask for. The home of an eliminated player is still another player's
 * home system; a planet made legendary by a card counts as one.
 */
@EnumNaming(SnakeCaseStrategy.class)
public enum SystemKind {
  MECATOL_REX,
  ANOMALY,
  LEGENDARY_PLANET,
  OTHER_HOME_SYSTEM,
  WORMHOLE_NEXUS
}
