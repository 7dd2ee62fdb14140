package org.lazax.catalog.faction;

import com.fasterxml.jackson.databind.EnumNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.EnumNaming;
import java.util.List;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.catalog.printed.Printed;
import org.lazax.catalog.printed.Text;

/**
 * A leader as a counter that lies on planets and ships. Its type says what it can do. Two counters
 * of a faction may share a type or a name. Rules: hopes_end.2, hopes_end.32.
 */
public record LeaderCounter(
    LeaderCounterId id, String name, FactionId faction, Type type, ExpansionId expansion)
    implements Entry<LeaderCounterId>, Printed {
  @Override
  public List<Text> texts() {
    return List.of();
  }

  /** Whether it is the back of a counter. */
  public boolean isFaceDown() {
    return type == Type.FACE_DOWN;
  }

  /** The number of counters of each faction that has any. */
  public static final int EACH = 3;

  /** The classes of counters. A counter that lies face down shows none. Rule: hopes_end.31. */
  @EnumNaming(SnakeCaseStrategy.class)
  public enum Type {
    GENERAL,
    ADMIRAL,
    DIPLOMAT,
    AGENT,
    SCIENTIST,
    FACE_DOWN
  }
}
