package org.lazax.rules.leaders.unlock;

import static org.lazax.rules.change.Part.ACTION_CARDS;
import static org.lazax.rules.change.Part.BROUGHT;
import static org.lazax.rules.change.Part.COMBATS;
import static org.lazax.rules.change.Part.COUNCIL;
import static org.lazax.rules.change.Part.EFFECTS;
import static org.lazax.rules.change.Part.GALAXY;
import static org.lazax.rules.change.Part.OBJECTIVES;
import static org.lazax.rules.change.Part.PLANETS;
import static org.lazax.rules.change.Part.PLAYERS;
import static org.lazax.rules.change.Part.TACTICAL_ACTIONS;
import static org.lazax.rules.change.Part.TECHNOLOGIES;
import static org.lazax.rules.change.Part.UNITS;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.objectives.judge.TableRequirements;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.tokens.FleetPool;

/**
 * The conditions that unlock leaders, by kind. Their numbers are in the catalog. A leader with its
 * own kind of condition answers itself whether it is met. A leader whose kind is unknown here stays
 * locked. Rules: leaders.6.1, leaders.10.1.
 */
public final class Conditions {
  /**
   * Conditions of objectives can depend on everything on the board and on everything that changes
   * the map.
   */
  private static final Parts BOARD =
      Parts.of(UNITS, PLANETS, TECHNOLOGIES, GALAXY, COUNCIL, EFFECTS, TACTICAL_ACTIONS);

  private static final Map<Class<?>, Judged<?>> BY_KIND =
      List.of(
              new Judged<>(
                  Unlock.Meets.class,
                  (table, seat, asked) -> TableRequirements.meets(table, seat, asked.holding()),
                  BOARD),
              new Judged<>(
                  Unlock.ScoredObjectives.class, ScoredObjectives::areMet, Parts.of(OBJECTIVES)),
              new Judged<>(
                  Unlock.Technologies.class,
                  (table, seat, asked) ->
                      CopiesTechnologies.acting(table, seat).size() >= asked.count(),
                  Parts.of(TECHNOLOGIES)),
              new Judged<>(
                  Unlock.ActionCardsInHand.class,
                  ActionCardsInHand::areHeld,
                  Parts.of(ACTION_CARDS)),
              new Judged<>(
                  Unlock.UnitsWithAbilities.class,
                  UnitsWithAbilities::areThere,
                  Parts.of(UNITS, TECHNOLOGIES, EFFECTS)),
              new Judged<>(
                  Unlock.UnitsInWormholeSystems.class, UnitsInWormholeSystems::areThere, BOARD),
              new Judged<>(
                  Unlock.ControlOfOrCombatAt.class,
                  ControlOfOrCombatAt::isGiven,
                  Parts.of(PLANETS, COMBATS)),
              new Judged<>(
                  Unlock.GroundForcesOnControlledPlanets.class,
                  GroundForces::onControlledPlanets,
                  Parts.of(UNITS, PLANETS, TECHNOLOGIES)),
              new Judged<>(Unlock.GroundForcesInOrNextTo.class, GroundForces::inOrNextTo, BOARD),
              new Judged<>(Unlock.MechsInSystems.class, UnitsInSystems::haveMechs, Parts.of(UNITS)),
              new Judged<>(Unlock.UnitsInGravityRifts.class, UnitsInSystems::areRifts, BOARD),
              new Judged<>(
                  Unlock.ScoredSecretObjectives.class,
                  ScoredObjectives::areSecret,
                  Parts.of(OBJECTIVES)),
              new Judged<>(
                  Unlock.TradeGoods.class,
                  (table, seat, asked) -> table.player(seat).tradeGoods() >= asked.count(),
                  Parts.of(PLAYERS)),
              new Judged<>(
                  Unlock.TokensOfOthersInFleetPool.class,
                  (table, seat, asked) -> FleetPool.others(table, seat).size() >= asked.count(),
                  Parts.of(BROUGHT)),
              new Judged<>(Unlock.UnitProduced.class, EarnedLeaders::has, Parts.of(BROUGHT)),
              new Judged<>(Unlock.FactionAbilityUsed.class, EarnedLeaders::has, Parts.of(BROUGHT)))
          .stream()
          .collect(Collectors.toUnmodifiableMap(Judged::kind, Function.identity()));

  /** The parts of the table on which any of these kinds depends. */
  private static final Parts LOOKED_AT =
      BY_KIND.values().stream().map(Judged::looksAt).reduce(Parts.of(), Parts::and);

  private Conditions() {}

  /**
   * The parts of the table on which any condition depends, including the own conditions of these
   * components.
   */
  static Parts lookAt(Components components) {
    return components.all().stream()
        .filter(UnlockHooks.class::isInstance)
        .map(leader -> ((UnlockHooks) leader).looksAt())
        .reduce(LOOKED_AT, Parts::and);
  }

  /** Whether this kind of condition can be met. A leader that is paid for is unlocked by that. */
  public static boolean canJudge(Unlock unlock) {
    return unlock instanceof Unlock.Own
        || unlock instanceof Unlock.PaidAfterComponentActionCard
        || BY_KIND.containsKey(unlock.getClass());
  }

  /**
   * Whether a player meets the condition of this leader; false if it cannot be checked.
   *
   * @param changed the parts in which the table may differ from a state in which the condition was
   *     not met
   */
  static boolean areMet(Table table, Seat seat, LeaderId leader, Parts changed) {
    return table
        .catalog()
        .leader(leader)
        .unlock(table.settings().playsFirstPrintOf(ComponentRef.of(leader)))
        .filter(unlock ->
            unlock instanceof Unlock.Own
                ? isMetByItself(table, seat, leader, changed)
                : isMet(table, seat, unlock, changed))
        .isPresent();
  }

  private static boolean isMet(Table table, Seat seat, Unlock unlock, Parts changed) {
    Judged<?> judged = BY_KIND.get(unlock.getClass());
    return judged != null
        && looksAt(judged, unlock).meet(changed)
        && judged.isMet(table, seat, unlock);
  }

  private static Parts looksAt(Judged<?> judged, Unlock unlock) {
    return unlock instanceof Unlock.Meets(StateRequirement holding)
        ? TableRequirements.looksAt(holding)
        : judged.looksAt();
  }

  private static boolean isMetByItself(Table table, Seat seat, LeaderId leader, Parts changed) {
    ComponentRef print = table.settings().printed(ComponentRef.of(leader));
    return Ruleset.hooks(table, print, UnlockHooks.class)
        .filter(hooks -> hooks.looksAt().meet(changed) && hooks.isUnlocked(table, seat))
        .isPresent();
  }

  private record Judged<U extends Unlock>(Class<U> kind, Condition<U> condition, Parts looksAt) {
    boolean isMet(Table table, Seat seat, Unlock unlock) {
      return condition.isMet(table, seat, kind.cast(unlock));
    }
  }
}
