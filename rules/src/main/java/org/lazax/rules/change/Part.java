package org.lazax.rules.change;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lazax.rules.procedure.Combat;
import org.lazax.table.Player;
import org.lazax.table.Table;

/**
 * What events of one subject change and all others leave alone: the same object in two states of a
 * game for as long as none of those has happened between them.
 */
public enum Part {
  PLAYERS(Table::players),
  /** Those of any player. */
  TECHNOLOGIES(Table::players) {
    @Override
    boolean differs(Table was, Table is) {
      if (super.differs(was, is)) {
        for (Player player : is.players().values()) {
          if (isNew(player, was.players().get(player.seat()))) {
            return true;
          }
        }
      }
      return false;
    }
  },
  /** Those that expansions and components bring. */
  BROUGHT(Table::parts),
  UNITS(Table::units),
  PLANETS(Table::planets),
  GALAXY(Table::galaxy),
  COUNCIL(Table::council),
  OBJECTIVES(Table::objectives),
  EFFECTS(table -> table.kernel().effects()),
  STACK(table -> table.kernel().stack()),
  /** What is on the stack while a combat is fought, and that one is. */
  COMBATS(table -> table.kernel().stack()) {
    @Override
    boolean differs(Table was, Table is) {
      return super.differs(was, is) && (Combat.isFought(was) || Combat.isFought(is));
    }
  };

  @SuppressWarnings("ImmutableEnumChecker") // each is a look at a table and holds nothing
  private final Function<Table, Object> of;

  Part(Function<Table, Object> of) {
    this.of = of;
  }

  @SuppressWarnings("ReferenceEquality") // the same set, not one alike
  private static boolean isNew(Player is, @Nullable Player was) {
    return was == null || was.technologies() != is.technologies();
  }

  @SuppressWarnings("ReferenceEquality") // another object is another state, or looked at in vain
  boolean differs(Table was, Table is) {
    return of.apply(was) != of.apply(is);
  }

  /** Some of the parts of a table. Immutable. */
  @SuppressWarnings("EnumOrdinal") // a bit for each, kept nowhere beyond this JVM
  public static final class Parts {
    public static final Parts NONE = of();
    public static final Parts ALL = of(values());
    private static final Part[] EACH = values();

    private final int places;

    private Parts(int places) {
      this.places = places;
    }

    public static Parts of(Part... parts) {
      int places = 0;
      for (Part part : parts) {
        places |= 1 << part.ordinal();
      }
      return new Parts(places);
    }

    /** Those in which two states of one game differ. */
    public static Parts changed(Table was, Table is) {
      int places = 0;
      for (Part part : EACH) {
        if (part.differs(was, is)) {
          places |= 1 << part.ordinal();
        }
      }
      return new Parts(places);
    }

    public boolean has(Part part) {
      return (places & 1 << part.ordinal()) != 0;
    }

    /** All of them and all of those. */
    public Parts and(Parts others) {
      return new Parts(places | others.places);
    }

    /** Whether they have any part in common. */
    public boolean meet(Parts others) {
      return (places & others.places) != 0;
    }
  }
}
