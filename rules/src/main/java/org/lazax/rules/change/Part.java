package org.lazax.rules.change;

import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
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
  PLAYERS,
  /**
   * What decides which components act for the players, apart from the rest of the table: their
   * factions, technologies, leaders and notes in play, and who is out of the game.
   */
  POWERS,
  /** The command tokens of all players, apart from those in systems. */
  COMMAND_TOKENS,
  /** The technologies of all players, and those that they copy. */
  TECHNOLOGIES,
  /** The action cards in all hands. */
  ACTION_CARDS,
  /** The parts that expansions and components bring, without offers, from which nothing follows. */
  BROUGHT,
  UNITS,
  PLANETS,
  GALAXY,
  COUNCIL,
  OBJECTIVES,
  EFFECTS,
  STACK,
  /** The stack, but only if a combat is fought in one of the two states. */
  COMBATS,
  /** Whose tactical action is resolved. Some components change the map as long as it is. */
  TACTICAL_ACTIONS;

  /** Some parts of a table. Immutable. */
  @SuppressWarnings("EnumOrdinal") // a bit for each, kept nowhere beyond this JVM
  public static final class Parts {
    public static final Parts NONE = of();
    public static final Parts ALL = of(values());

    private static final int OF_PLAYERS =
        of(PLAYERS, POWERS, COMMAND_TOKENS, TECHNOLOGIES, ACTION_CARDS).places;

    private final int places;

    private Parts(int places) {
      this.places = places;
    }

    public static Parts of(Part... parts) {
      int places = 0;
      for (Part part : parts) {
        places |= bit(part);
      }
      return new Parts(places);
    }

    private static int bit(Part part) {
      return 1 << part.ordinal();
    }

    private static int bit(Part part, boolean changed) {
      return changed ? bit(part) : 0;
    }

    /**
     * The parts in which two states of one game differ. It is asked after every event, most of
     * which change little.
     */
    public static Parts changed(Table was, Table is) {
      int places =
          bit(UNITS, was.units() != is.units())
              | bit(PLANETS, was.planets() != is.planets())
              | bit(GALAXY, was.galaxy() != is.galaxy())
              | bit(COUNCIL, was.council() != is.council())
              | bit(OBJECTIVES, was.objectives() != is.objectives())
              | bit(EFFECTS, was.kernel().effects() != is.kernel().effects());
      if (was.players() != is.players()) {
        places |= ofPlayers(was.players(), is.players());
      }
      if (was.parts() != is.parts()) {
        places |= brought(was, is);
      }
      if (was.kernel().stack() != is.kernel().stack()) {
        places |=
            bit(STACK)
                | bit(COMBATS, Combat.isFought(was) || Combat.isFought(is))
                | bit(TACTICAL_ACTIONS, !acting(was).equals(acting(is)));
      }
      return new Parts(places);
    }

    /** What differs in any player. Everything does if others play. */
    private static int ofPlayers(Map<Seat, Player> was, Map<Seat, Player> is) {
      if (was.size() != is.size()) {
        return OF_PLAYERS;
      }
      int places = 0;
      Iterator<Player> before = was.values().iterator();
      for (Player now : is.values()) {
        Player then = before.next();
        if (then != now) {
          places |= then.seat().equals(now.seat()) ? ofPlayer(then, now) : OF_PLAYERS;
        }
      }
      return places;
    }

    private static int ofPlayer(Player was, Player is) {
      return bit(PLAYERS, hasMoreThanOrders(was, is))
          | bit(POWERS, !is.hasPowersOf(was))
          | bit(COMMAND_TOKENS, was.tokens() != is.tokens())
          | bit(TECHNOLOGIES, was.technologies() != is.technologies())
          | bit(ACTION_CARDS, was.actionCards() != is.actionCards());
    }

    /** Whether more than the standing orders can be different. */
    private static boolean hasMoreThanOrders(Player was, Player is) {
      return was.standingOrders() == is.standingOrders()
          || !was.withStandingOrders(is.standingOrders()).equals(is);
    }

    private static int brought(Table was, Table is) {
      Table otherOffers = was.withPart(Trading.ID, _ -> is.part(Trading.ID));
      boolean sameCopied =
          was.parts()
              .answering(CopiesTechnologies.class)
              .equals(is.parts().answering(CopiesTechnologies.class));
      return bit(BROUGHT, !otherOffers.parts().equals(is.parts()))
          | (sameCopied ? 0 : bit(TECHNOLOGIES) | bit(POWERS));
    }

    private static Optional<Seat> acting(Table table) {
      return table.kernel().within(TacticalAction.class).map(TacticalAction::seat);
    }

    /** The union of both. */
    public Parts and(Parts others) {
      return new Parts(places | others.places);
    }

    /** Whether they have a part in common. */
    public boolean meet(Parts others) {
      return (places & others.places) != 0;
    }

    public boolean has(Part part) {
      return (places & bit(part)) != 0;
    }
  }
}
