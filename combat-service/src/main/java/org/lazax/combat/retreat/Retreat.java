package org.lazax.combat.retreat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.retreat.RetreatCommand.AnnounceRetreat;
import org.lazax.combat.retreat.RetreatCommand.FightOn;
import org.lazax.combat.retreat.RetreatCommand.TakeToken;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.RetreatAnnounced;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActiveHook;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.retreat.Destinations;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.procedure.Relocated;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * Retreats from a space combat. A retreat is announced before the dice are rolled and carried out
 * after the hits are assigned. Map-service moves the ships; then a command token is placed at the
 * destination. Rules: space_combat.4, space_combat.7. A silent player does not retreat.
 */
public final class Retreat {
  public static final String ABOUT = "announce-retreat";
  private static final String TOKEN = "retreat-token";

  private Retreat() {}

  public static List<SystemId> destinations(Table table, SystemId from, Seat seat) {
    return Destinations.of(table, from, seat);
  }

  /** The systems to which a side may withdraw without a retreat. */
  public static List<SystemId> refuges(Table table, SystemId from, Seat seat) {
    return Destinations.refuges(table, from, seat);
  }

  /**
   * Places the command token in the system to which the ships have moved, unless there is one. If
   * the reinforcements are empty, the player chooses a pool. If all sixteen tokens are on the
   * board, none is placed.
   *
   * @return false while the player is asked
   */
  public static boolean tokenPlaced(Draft<CombatState, Table> draft, SpaceCombat combat) {
    Seat seat = combat.progress().retreating().orElseThrow();
    Optional<SystemId> to = arrived(draft.table(), seat);
    List<Pool> pools = TokenSupply.sources(draft.table(), seat);
    if (to.isPresent() && pools.size() > 1) {
      draft.ask(TOKEN, seat);
      return false;
    }
    if (to.isPresent() && !pools.isEmpty()) {
      draft.add(new TokenPlaced(seat, pools.getFirst(), to.get()));
    }
    return true;
  }

  /**
   * The system to which the ships have moved, if the player has no token there; empty if no ship
   * has moved.
   */
  private static Optional<SystemId> arrived(Table table, Seat seat) {
    return table
        .kernel()
        .frame()
        .flatMap(Frame::returned)
        .flatMap(outcome -> outcome instanceof Relocated(var to) ? to : Optional.empty())
        .filter(to -> !table.tokens().getOrDefault(to, Set.of()).contains(seat));
  }

  /**
   * Asks whether a side announces a retreat. A side that must retreat announces it without being
   * asked. Rule: action_card/rout.N1.
   */
  public static void ask(Draft<CombatState, Table> draft, SpaceCombat combat, Seat seat) {
    if (against(draft.table(), combat, seat).anyMatch(RetreatHooks::routs)) {
      announced(draft, combat, seat);
    } else {
      draft.ask(ABOUT, seat);
    }
  }

  /** Whether a component of the opponent prevents the retreat that a side has announced. */
  public static boolean isHeld(Table table, SpaceCombat combat, Seat seat) {
    return against(table, combat, seat).anyMatch(RetreatHooks::holds);
  }

  private static Stream<RetreatHooks> against(Table table, SpaceCombat combat, Seat seat) {
    TableCombatView battle = CombatContext.of(combat).battle(table);
    return battle.hooks(battle.side(seat).other(), RetreatHooks.class).stream()
        .map(ActiveHook::hooks);
  }

  private static void announced(Draft<CombatState, Table> draft, SpaceCombat combat, Seat seat) {
    draft.add(new RetreatAnnounced(seat, combat.system()));
    SpaceCombat next = after(combat, Optional.of(seat));
    draft.change(next);
    CombatMoments.occurs(draft, CombatContext.of(next).told(CombatMoment.ANNOUNCED, seat));
  }

  /** Takes a side's answer about the announcement or about the token. */
  public static void answer(
      Draft<CombatState, Table> draft, SpaceCombat combat, RetreatCommand command) {
    boolean announcing = !isTokenDue(combat);
    switch (command) {
      case AnnounceRetreat() when announcing -> {
        draft.answered();
        announced(draft, combat, draft.actor());
      }
      case FightOn() when announcing -> {
        draft.answered();
        draft.change(after(combat, Optional.empty()));
      }
      case TakeToken(Pool pool) when !announcing -> {
        draft.require(
            TokenSupply.sources(draft.table(), draft.actor()).contains(pool),
            "space_combat.7.4",
            "the token comes from a pool that has one",
            "pool",
            pool);
        SystemId to = arrived(draft.table(), draft.actor()).orElseThrow();
        draft.answered();
        draft.add(new TokenPlaced(draft.actor(), pool, to));
      }
      case AnnounceRetreat _, FightOn _, TakeToken _ ->
          throw new RefusalException(
              Refusal.of(Refusal.NOT_AWAITED, "something else is asked about the retreat now"));
    }
  }

  private static boolean isTokenDue(SpaceCombat combat) {
    Step step = combat.progress().step();
    return step == Step.RETREATED || step == Step.WITHDRAWN;
  }

  /**
   * The next step. After an announcement of the defender, the attacker cannot announce a retreat in
   * this round: space_combat.4.2.
   */
  private static SpaceCombat after(SpaceCombat combat, Optional<Seat> retreating) {
    boolean attackerMay =
        combat.progress().step() != Step.ATTACKER_ANNOUNCES && retreating.isEmpty();
    return combat.announced(retreating, attackerMay ? Step.ATTACKER_ANNOUNCES : Step.ROLL);
  }

  public static List<Option> options(Table table, SpaceCombat combat, Seat seat) {
    return isTokenDue(combat)
        ? List.of(new TakeTokenOption(TokenSupply.sources(table, seat)))
        : List.of(
            new RetreatOption(combat.system(), destinations(table, combat.system(), seat)),
            Option.plain(new FightOn()));
  }

  /** The default answer: no retreat; a token from the pool with the most tokens. */
  public static RetreatCommand silence(Table table, SpaceCombat combat, Seat seat) {
    return isTokenDue(combat)
        ? TokenSupply.sources(table, seat).stream()
            .max(Comparator.comparingInt(pool -> TokenSupply.in(table, seat, pool)))
            .<RetreatCommand>map(TakeToken::new)
            .orElseThrow()
        : new FightOn();
  }
}
