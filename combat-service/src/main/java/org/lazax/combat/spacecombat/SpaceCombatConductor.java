package org.lazax.combat.spacecombat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.retreat.Retreat;
import org.lazax.combat.retreat.RetreatCommand;
import org.lazax.combat.retreat.RetreatCommand.AnnounceRetreat;
import org.lazax.combat.retreat.RetreatCommand.FightOn;
import org.lazax.combat.retreat.RetreatCommand.TakeToken;
import org.lazax.combat.round.Rounds;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.MapProcedure.Relocation;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.SpaceCombat.Progress.Step;
import org.lazax.table.Table;

/**
 * A space combat between two players, round by round, until at most one side has ships left.
 * Capacity and fleet pool are checked when the combat is over. Rules: space_combat.2 to
 * space_combat.10, space_combat.N1, space_combat.N13.
 */
@Asks(
    value = "announce-retreat",
    awaited = "The defender, then the attacker, with a system to retreat to.",
    by = {AnnounceRetreat.class, FightOn.class},
    silence = "`fight-on`")
@Asks(
    value = "retreat-token",
    awaited =
        "A player who has retreated, without command tokens in the reinforcements and with a "
            + "choice of pools.",
    by = TakeToken.class,
    silence = "`take-token` from the pool with the most tokens")
public final class SpaceCombatConductor
    implements Conductor<CombatState, Table, SpaceCombat, RetreatCommand> {
  private static final SpaceRounds ROUNDS = new SpaceRounds();

  @Override
  public Class<SpaceCombat> procedure() {
    return SpaceCombat.class;
  }

  @Override
  public Class<RetreatCommand> commands() {
    return RetreatCommand.class;
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, SpaceCombat combat) {
    switch (combat.progress().step()) {
      case BEGIN -> begin(draft, combat);
      case BARRAGE -> barrage(draft, combat);
      case DEFENDER_ANNOUNCES -> {
        InFight announcing = CombatContext.of(combat).both(CombatMoment.ANNOUNCING);
        if (!ROUNDS.opens(draft, combat.at(Step.DEFENDER_ASKED), announcing)) {
          ask(draft, combat, combat.defender(), Step.ATTACKER_ANNOUNCES);
        }
      }
      case DEFENDER_ASKED -> ask(draft, combat, combat.defender(), Step.ATTACKER_ANNOUNCES);
      case ATTACKER_ANNOUNCES -> ask(draft, combat, combat.attacker(), Step.ROLL);
      case ROLL -> roll(draft, combat);
      case HITS_ASSIGNED -> hitsAssigned(draft, combat);
      case RETREAT -> retreat(draft, combat);
      case RETREATED -> {
        if (Retreat.tokenPlaced(draft, combat)) {
          ROUNDS.end(draft, combat);
        }
      }
      case WITHDRAWAL -> withdraw(draft, combat);
      case WITHDRAWN -> {
        if (Retreat.tokenPlaced(draft, combat)) {
          ROUNDS.close(draft, combat, Optional.empty());
        }
      }
      case ROUND_ENDS -> ROUNDS.end(draft, combat);
      case ROUND_ENDED -> ROUNDS.ended(draft, combat);
      case COMBAT_ENDED -> ROUNDS.close(draft, combat);
    }
  }

  private static void begin(Draft<CombatState, Table> draft, SpaceCombat combat) {
    if (ROUNDS.isOver(draft.table(), combat)) {
      draft.close();
      return;
    }
    ROUNDS.begin(draft, combat, combat.at(Step.BARRAGE));
  }

  /**
   * Runs the anti-fighter barrage in the first round. Both sides roll before any fighter is
   * destroyed, also if there is none.
   */
  private static void barrage(Draft<CombatState, Table> draft, SpaceCombat combat) {
    Step next = combat.round() == 1 ? Step.BARRAGE : Step.DEFENDER_ANNOUNCES;
    if (ROUNDS.isOver(draft.table(), combat)) {
      ROUNDS.end(draft, combat);
    } else if (next == Step.BARRAGE && canBarrage(draft.table(), combat)) {
      draft.change(combat.at(Step.DEFENDER_ANNOUNCES));
      draft.call(CombatContext.of(combat).exchange(HitSource.ANTI_FIGHTER_BARRAGE));
    } else {
      announceRetreats(draft, combat);
    }
  }

  private static boolean canBarrage(Table table, SpaceCombat combat) {
    TableCombatView battle = CombatContext.of(combat).battle(table);
    return Stream.of(Side.values())
        .anyMatch(side ->
            !RollRules.of(battle, new Roll(side, HitSource.ANTI_FIGHTER_BARRAGE)).isEmpty());
  }

  /**
   * Asks the defender and then the attacker whether they announce a retreat. A side without a
   * destination, or that cannot retreat, is not asked. Rule: action_card/rout.N2.
   */
  private static void announceRetreats(Draft<CombatState, Table> draft, SpaceCombat combat) {
    if (combat.kind() == SpaceCombat.Kind.WITHOUT_RETREAT) {
      roll(draft, combat);
      return;
    }
    InFight announcing = CombatContext.of(combat).both(CombatMoment.ANNOUNCING);
    Step step =
        mayRetreat(draft.table(), combat, combat.defender())
                || CombatMoments.MOMENTS.concern(draft.table(), announcing)
            ? Step.DEFENDER_ANNOUNCES
            : mayRetreat(draft.table(), combat, combat.attacker())
                ? Step.ATTACKER_ANNOUNCES
                : Step.ROLL;
    if (step == Step.ROLL) {
      roll(draft, combat);
    } else {
      draft.change(combat.at(step));
    }
  }

  private static void ask(
      Draft<CombatState, Table> draft, SpaceCombat combat, Seat seat, Step next) {
    if (ROUNDS.isOver(draft.table(), combat)) {
      ROUNDS.end(draft, combat);
    } else if (mayRetreat(draft.table(), combat, seat)) {
      Retreat.ask(draft, combat, seat);
    } else {
      draft.change(combat.at(next));
    }
  }

  private static boolean mayRetreat(Table table, SpaceCombat combat, Seat seat) {
    return !Retreat.destinations(table, combat.system(), seat).isEmpty();
  }

  private static void roll(Draft<CombatState, Table> draft, SpaceCombat combat) {
    draft.change(combat.at(Step.HITS_ASSIGNED));
    draft.call(CombatContext.of(combat).exchange(HitSource.SPACE_COMBAT));
  }

  private static void hitsAssigned(Draft<CombatState, Table> draft, SpaceCombat combat) {
    InFight assigned = CombatContext.of(combat).assigned(draft.own().weary());
    if (!ROUNDS.opens(draft, combat.at(Step.RETREAT), assigned)) {
      retreat(draft, combat);
    }
  }

  /**
   * A side that has announced a retreat must retreat if it still has a destination. Rule:
   * space_combat.7.
   */
  private static void retreat(Draft<CombatState, Table> draft, SpaceCombat combat) {
    Optional<Seat> retreating =
        combat
            .progress()
            .retreating()
            .filter(_ -> !ROUNDS.isOver(draft.table(), combat))
            .filter(seat -> mayRetreat(draft.table(), combat, seat))
            .filter(seat -> !Retreat.isHeld(draft.table(), combat, seat));
    if (retreating.isEmpty()) {
      ROUNDS.end(draft, combat);
      return;
    }
    Seat seat = retreating.get();
    draft.change(combat.at(Step.RETREATED));
    draft.call(
        new Relocation(
            seat, combat.system(), Retreat.destinations(draft.table(), combat.system(), seat)));
  }

  /** A side withdraws without a retreat. Rule: action_card/skilled_retreat.N1. */
  private static void withdraw(Draft<CombatState, Table> draft, SpaceCombat combat) {
    Seat seat = combat.progress().retreating().orElseThrow();
    draft.change(combat.at(Step.WITHDRAWN));
    draft.call(
        new Relocation(
            seat, combat.system(), Retreat.refuges(draft.table(), combat.system(), seat)));
  }

  @Override
  public void answer(Draft<CombatState, Table> draft, SpaceCombat combat, RetreatCommand command) {
    Retreat.answer(draft, combat, command);
  }

  @Override
  public List<Option> options(
      Position<CombatState, Table> position, SpaceCombat combat, Seat seat) {
    return Retreat.options(position.table(), combat, seat);
  }

  @Override
  public Optional<RetreatCommand> defaultAnswer(
      Position<CombatState, Table> position, SpaceCombat combat, Seat seat) {
    return Optional.of(Retreat.silence(position.table(), combat, seat));
  }

  /**
   * Whether a side has ships in the system or units that fight as ships. Rules:
   * unit/the_alastor.N5, unit/z_grav_eidolon.N3.
   */
  private static boolean hasShips(Table table, SpaceCombat combat, Seat seat) {
    return !table.units().ships(combat.system(), seat).isEmpty()
        || CombatContext.of(combat).isFoughtBy(table, seat);
  }

  private static final class SpaceRounds extends Rounds<SpaceCombat> {
    @Override
    protected CombatContext fight(SpaceCombat combat) {
      return CombatContext.of(combat);
    }

    @Override
    protected boolean isFoughtBy(Table table, SpaceCombat combat, Seat seat) {
      return hasShips(table, combat, seat);
    }

    @Override
    protected SpaceCombat roundEnded(SpaceCombat combat) {
      return combat.at(Step.ROUND_ENDED);
    }

    @Override
    protected SpaceCombat combatEnded(SpaceCombat combat) {
      return combat.at(Step.COMBAT_ENDED);
    }

    @Override
    protected SpaceCombat inNextRound(SpaceCombat combat) {
      return combat.inNextRound();
    }

    @Override
    protected void fight(Draft<CombatState, Table> draft, SpaceCombat combat) {
      barrage(draft, combat);
    }
  }
}
