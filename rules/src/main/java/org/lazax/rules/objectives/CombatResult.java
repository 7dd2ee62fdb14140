package org.lazax.rules.objectives;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.card.EventRequirement.CombatWonAgainstFrontRunner;
import org.lazax.catalog.card.EventRequirement.CombatWonAgainstNoteOwner;
import org.lazax.catalog.card.EventRequirement.CombatWonIn;
import org.lazax.catalog.card.EventRequirement.SpaceCombatEnded;
import org.lazax.catalog.card.EventRequirement.SpaceCombatWonByFlagship;
import org.lazax.catalog.card.Requirement;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Components;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.objectives.Achievement;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The achievements of a combat that is over.
 *
 * @param during the table while the combat was fought
 * @param table the table now
 * @param frame the frame of the combat
 * @param inSpace whether it was a space combat
 */
record CombatResult(
    Table during,
    Table table,
    int frame,
    SystemId system,
    boolean inSpace,
    List<Seat> sides,
    Optional<Seat> winner) {

  /** At most one achievement of each side. */
  List<Achievement> deeds() {
    List<Achievement> deeds = new ArrayList<>();
    for (Seat side : sides) {
      FulfilledObjectives.deed(
              table,
              side,
              Optional.of(system),
              Optional.of(frame),
              requirement -> fulfils(side, requirement))
          .ifPresent(deeds::add);
    }
    return deeds;
  }

  private boolean fulfils(Seat side, Requirement requirement) {
    boolean won = winner.equals(Optional.of(side));
    return switch (requirement) {
      case CombatWonAgainstFrontRunner _ -> won && sides.stream().anyMatch(s -> isAhead(side, s));
      case CombatWonAgainstNoteOwner _ -> won && sides.stream().anyMatch(s -> isFriend(side, s));
      case CombatWonIn(var kind) -> won && SystemKinds.is(table, side, system, kind);
      case SpaceCombatWonByFlagship _ -> won && inSpace && hasFlagship(side);
      case SpaceCombatEnded(int ships) -> inSpace && hasShips(side, ships);
      default -> false;
    };
  }

  /** Whether the other player has at least as many victory points as every player. */
  private boolean isAhead(Seat side, Seat other) {
    int points = table.player(other).victoryPoints();
    return !other.equals(side)
        && table.players().values().stream()
            .filter(player -> !player.eliminated())
            .mapToInt(Player::victoryPoints)
            .allMatch(most -> most <= points);
  }

  /**
   * Whether this player's action began with a note of the other in its play area. Rules:
   * secret_objective/betray_a_friend.N1, secret_objective/betray_a_friend.N2.
   */
  private boolean isFriend(Seat side, Seat other) {
    return during
        .kernel()
        .within(TacticalAction.class)
        .filter(action -> action.seat().equals(side) && action.friends().contains(other))
        .isPresent();
  }

  /** Whether its flagship is there and is not one that has replaced a destroyed one. */
  private boolean hasFlagship(Seat side) {
    return !LostFlagships.isLost(during, side)
        && table.units().at(Place.space(system), side).stream()
            .anyMatch(stack -> stack.type() == UnitType.FLAGSHIP);
  }

  private boolean hasShips(Seat side, int ships) {
    var joined =
        Ruleset.hooks(table, side, ShipHooks.class).stream()
            .filter(hook -> hook.hooks().joined(during, hook.grant()))
            .toList();
    return count(table, side, system, joined) >= ships;
  }

  /**
   * Every unit that participated as a ship counts as a ship. Rule:
   * secret_objective/demonstrate_your_power.N3.
   */
  static boolean mayHaveShips(Table table, Seat seat, SystemId system, int ships) {
    return count(table, seat, system, Ruleset.hooks(table, seat, ShipHooks.class)) >= ships;
  }

  private static int count(
      Table table, Seat seat, SystemId system, List<Components.GrantedHooks<ShipHooks>> joined) {
    int count = 0;
    for (var at : table.units().in(system).entrySet()) {
      for (UnitStack stack : at.getValue()) {
        boolean ship = stack.type().isShip() && stack.type() != UnitType.FIGHTER;
        boolean counts =
            ship
                || joined.stream()
                    .anyMatch(hook ->
                        (at.getKey().isSpace() || hook.hooks().fromPlanets())
                            && hook.hooks().fights(Stats.of(table, stack))
                            && hook.hooks().isThere(table, hook.grant(), system));
        count += stack.owner().equals(seat) && counts ? stack.count() : 0;
      }
    }
    return count;
  }
}
