package org.lazax.tournament.standing;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;

/**
 * From when the platform shows standings to those who are no officials. Results of tables are
 * always public.
 */
public enum Visibility {
  /** As soon as a result is known. */
  @JsonEnumDefaultValue
  LIVE,
  /** As soon as all tables of its round are decided. */
  ROUND_END,
  /** When the tournament is over. */
  END
}
