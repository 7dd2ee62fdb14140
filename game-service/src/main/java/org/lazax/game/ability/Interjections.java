package org.lazax.game.ability;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.ability.AbilityCommand;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyPhase;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AnyTime;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.procedure.ActionPhase;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.StrategyCardProcedure;
import org.lazax.rules.procedure.StrategyCardProcedure.ChooseFollowers;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.table.Table;

/**
 * The abilities that a player may use at any time of the action phase, or of any phase, whoever is
 * awaited. They cannot be used while an ability of a component, a strategy card or units is being
 * resolved. The open window stays open. Rules: technology/psychoarchaeology.N2, hopes_end.N23.
 */
public final class Interjections {
  private Interjections() {}

  /** The options of a seat to use such abilities now. */
  public static List<Option> of(Table table, Seat seat) {
    return times(table, seat).stream()
        .flatMap(time -> GameMoments.MOMENTS.offers(table, seat, time).stream())
        .toList();
  }

  /**
   * Uses the ability if the command is such an interjection.
   *
   * @return whether it is
   */
  public static boolean use(Draft<?, Table> draft, Command command) {
    if (command instanceof AbilityCommand.UseAbility use && draft.stamp().actor().isPresent()) {
      for (Occurrence time : times(draft.table(), draft.actor())) {
        if (GameMoments.MOMENTS.hangs(draft.table(), use.ability(), time.getClass())) {
          GameMoments.MOMENTS.use(draft, use, time);
          return true;
        }
      }
    }
    return false;
  }

  /** What it is time for now. */
  private static List<Occurrence> times(Table table, Seat seat) {
    if (!table.players().containsKey(seat) || isResolving(table)) {
      return List.of();
    }
    return table.kernel().within(ActionPhase.class).isPresent()
        ? List.of(new AnyTime(seat), new AnyPhase(seat))
        : List.of(new AnyPhase(seat));
  }

  /** Whether an ability of a component, a strategy card or units are being resolved. */
  public static boolean isResolving(Table table) {
    return table.kernel().frameOf(Interjections::resolves).isPresent();
  }

  private static boolean resolves(Procedure procedure) {
    return procedure instanceof StrategyCardProcedure || isUnbroken(procedure);
  }

  /**
   * Whether an ability of a component, a step of a strategy card, or units are being resolved.
   * Between the steps of a strategy card nothing is: while a player decides whether to use the
   * secondary ability, who uses it for nothing, or what to research, and at all moments. At the
   * moments of a roll of dice, such as after all have rolled, nothing is either. An exploration
   * card that has only been revealed is not resolved yet. Rule: exploration.N4.
   */
  public static boolean isResolvingStep(Table table) {
    Optional<Procedure> top = table.kernel().frame().map(Frame::procedure);
    if (top.filter(Interjections::isOnlyRevealed).isPresent()) {
      return false;
    }
    boolean atMoment = top.filter(Moment.class::isInstance).isPresent();
    return top.filter(Interjections::isStep).isPresent()
        || table
            .kernel()
            .frameOf(open -> isUnbroken(open) && !(atMoment && open instanceof RollHits))
            .isPresent();
  }

  private static boolean isOnlyRevealed(Procedure procedure) {
    return procedure instanceof Effect effect
        && effect.occurrence() instanceof CardRevealed
        && !effect.hasBegun();
  }

  private static boolean isUnbroken(Procedure procedure) {
    return procedure instanceof Effect
        || procedure instanceof Production
        || procedure instanceof RollHits;
  }

  private static boolean isStep(Procedure procedure) {
    return procedure instanceof StrategyCardProcedure
        && !(procedure instanceof Secondary
            || procedure instanceof ChooseFollowers
            || procedure instanceof Research);
  }
}
