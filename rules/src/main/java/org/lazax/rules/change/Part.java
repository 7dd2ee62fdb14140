package org.lazax.rules.change;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.Combat;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.trade.Trading;

/**
 * A part of the table that only events of one subject change. It is the same object in two states
 * of a game if no such event happened between them. What a check of the state never reads is no
 * part.
 */
@SuppressWarnings("ReferenceEquality") // a false difference costs only time
public enum Part {
  /** The players without their standing orders, from which nothing follows. */
  PLAYERS(Whole.PLAYERS) {
    @Override
    boolean isOther(Table was, Table is) {
      return differ(was, is, Part::areOther);
    }
  },
  /**
   * What decides which components act for the players, apart from the rest of the table: their
   * factions, technologies, leaders and notes in play, and who is out of the game.
   */
  POWERS(Whole.PLAYERS) {
    @Override
    boolean isOther(Table was, Table is) {
      return differ(was, is, (before, now) -> !now.hasPowersOf(before));
    }
  },
  /** The command tokens of all players, apart from those in systems. */
  COMMAND_TOKENS(Whole.PLAYERS) {
    @Override
    boolean isOther(Table was, Table is) {
      return differ(was, is, (before, now) -> before.tokens() != now.tokens());
    }
  },
  /** The technologies of all players, and those that they copy. */
  TECHNOLOGIES(Whole.PLAYERS) {
    @Override
    boolean isOther(Table was, Table is) {
      return differ(was, is, (before, now) -> before.technologies() != now.technologies());
    }
  },
  /** The action cards in all hands. */
  ACTION_CARDS(Whole.PLAYERS) {
    @Override
    boolean isOther(Table was, Table is) {
      return differ(was, is, (before, now) -> before.actionCards() != now.actionCards());
    }
  },
  /** The parts that expansions and components bring, without offers, from which nothing follows. */
  BROUGHT(Whole.BROUGHT) {
    @Override
    boolean isOther(Table was, Table is) {
      return !was.withPart(Trading.ID, _ -> is.part(Trading.ID)).parts().equals(is.parts());
    }
  },
  UNITS(Whole.UNITS),
  PLANETS(Whole.PLANETS),
  GALAXY(Whole.GALAXY),
  COUNCIL(Whole.COUNCIL),
  OBJECTIVES(Whole.OBJECTIVES),
  EFFECTS(Whole.EFFECTS),
  STACK(Whole.STACK),
  /** The stack, but only if a combat is fought in one of the two states. */
  COMBATS(Whole.STACK) {
    @Override
    boolean isOther(Table was, Table is) {
      return (Combat.isFought(was) || Combat.isFought(is));
    }
  },
  /** Whose tactical action is resolved. Some components change the map as long as it is. */
  TACTICAL_ACTIONS(Whole.STACK) {
    @Override
    boolean isOther(Table was, Table is) {
      return !acting(was).equals(acting(is));
    }
  };

  private final Whole whole;

  Part(Whole whole) {
    this.whole = whole;
  }

  /** Whether any player is different in this way. All players are if others play. */
  private static boolean differ(Table was, Table is, BiPredicate<Player, Player> different) {
    if (was.players().size() != is.players().size()) {
      return true;
    }
    Iterator<Player> before = was.players().values().iterator();
    for (Player now : is.players().values()) {
      Player then = before.next();
      if (then != now && (!then.seat().equals(now.seat()) || different.test(then, now))) {
        return true;
      }
    }
    return false;
  }

  /** Whether more than the standing orders can be different. */
  private static boolean areOther(Player before, Player now) {
    return before.standingOrders() == now.standingOrders()
        || !before.withStandingOrders(now.standingOrders()).equals(now);
  }

  private static boolean areOthersCopied(Table was, Table is) {
    return !was.parts()
        .answering(CopiesTechnologies.class)
        .equals(is.parts().answering(CopiesTechnologies.class));
  }

  private static Optional<Seat> acting(Table table) {
    return table.kernel().within(TacticalAction.class).map(TacticalAction::seat);
  }

  /** Whether the part differs in two states in which its whole does. */
  boolean isOther(Table was, Table is) {
    return true;
  }

  /** What of a table its parts belong to: the same object if none of them has changed. */
  private enum Whole {
    PLAYERS(Table::players),
    BROUGHT(Table::parts),
    UNITS(Table::units),
    PLANETS(Table::planets),
    GALAXY(Table::galaxy),
    COUNCIL(Table::council),
    OBJECTIVES(Table::objectives),
    EFFECTS(table -> table.kernel().effects()),
    STACK(table -> table.kernel().stack());

    @SuppressWarnings("ImmutableEnumChecker") // each function only reads a table
    private final Function<Table, Object> of;

    Whole(Function<Table, Object> of) {
      this.of = of;
    }

    boolean isOther(Table was, Table is) {
      return of.apply(was) != of.apply(is);
    }

    Part[] parts() {
      return Stream.of(Part.values()).filter(part -> part.whole == this).toArray(Part[]::new);
    }
  }

  /** Some parts of a table. Immutable. */
  @SuppressWarnings("EnumOrdinal") // a bit for each, kept nowhere beyond this JVM
  public static final class Parts {
    public static final Parts NONE = of();
    public static final Parts ALL = of(values());

    private static final Whole[] WHOLES = Whole.values();
    private static final Part[][] PARTS =
        Stream.of(WHOLES).map(Whole::parts).toArray(Part[][]::new);

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

    /** The parts in which two states of one game differ. */
    public static Parts changed(Table was, Table is) {
      int places = 0;
      for (Whole whole : WHOLES) {
        if (whole.isOther(was, is)) {
          for (Part part : PARTS[whole.ordinal()]) {
            places |= part.isOther(was, is) ? 1 << part.ordinal() : 0;
          }
        }
      }
      if (Whole.BROUGHT.isOther(was, is) && areOthersCopied(was, is)) {
        places |= 1 << TECHNOLOGIES.ordinal() | 1 << POWERS.ordinal();
      }
      return new Parts(places);
    }

    public boolean has(Part part) {
      return (places & 1 << part.ordinal()) != 0;
    }

    /** The union of both. */
    public Parts and(Parts others) {
      return new Parts(places | others.places);
    }

    /** Whether they have a part in common. */
    public boolean meet(Parts others) {
      return (places & others.places) != 0;
    }
  }
}
