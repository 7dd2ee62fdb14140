package org.lazax.rules.standing;

import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.kernel.KernelEvent.Unwound;
import org.lazax.rules.ability.SealedAnswers;
import org.lazax.rules.leaders.unlock.EarnedLeaders;
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.limits.Plastic;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.objectives.AchievementTracker;
import org.lazax.rules.planets.Attachments;
import org.lazax.rules.ruleset.LegendaryAbility;
import org.lazax.rules.ruleset.Ruleset.Consequences;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.planets.LegendaryAbilityExhausted;
import org.lazax.table.event.tokens.TokensMoved;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsPlaced;

/** What applies in every game: which events are forbidden, and what is recorded. */
public final class StandingRules implements Consequences {
  @Override
  public Optional<Refusal> guard(Table table, TableEvent event) {
    return switch (event) {
      case UnitsPlaced placed ->
          Placement.broken(table, placed.place(), placed.units())
              .or(() -> Reinforcements.suffice(table, placed.units()))
              .or(() -> Plastic.lacking(table, placed.place(), placed.units()));
      case TokensMoved moved -> FleetPoolLimit.broken(table, moved);
      case UnitsMoved moved -> Attachments.closed(table, moved.to());
      case LegendaryAbilityExhausted used ->
          LegendaryAbility.unready(table, used.seat(), used.planet());
      default -> Optional.empty();
    };
  }

  @Override
  public Table noted(Table before, GameEvent event, Table after) {
    Table noted =
        EarnedLeaders.noted(before, event, AchievementTracker.noted(before, event, after));
    return event instanceof FrameClosed || event instanceof Unwound
        ? SealedAnswers.afterEffects(noted)
        : noted;
  }
}
