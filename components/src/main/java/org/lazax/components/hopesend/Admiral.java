package org.lazax.components.hopesend;

import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.HandHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * Its ship rolls one more die in space combats, and the other side cannot play Skilled Retreat if
 * it has no admiral. Dreadnoughts that move together with its ship are faster. Rules: hopes_end.22
 * to hopes_end.24, hopes_end.N27, hopes_end.N28.
 */
final class Admiral extends Counter implements RollHooks, HandHooks, MovementHooks {
  /** How many dreadnoughts are faster with it. */
  private static final int DREADNOUGHTS = 3;

  static final ComponentRef SKILLED_RETREAT = ComponentRef.parse("action_card/skilled_retreat");

  Admiral(LeaderCounterId id) {
    super(id);
  }

  @Override
  public int dice(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_COMBAT && roll.side() == me && isAboard(battle, unit)
        ? 1
        : 0;
  }

  /** In odds it is aboard the ship that hits best, and aboard another when that is lost. */
  @Override
  public OddsTraits odds() {
    return OddsTraits.NONE.actingBy(
        new RollHooks() {
          @Override
          public int diceOfOne(CombatView battle, Side me, Roll roll) {
            return roll.source() == HitSource.SPACE_COMBAT && roll.side() == me ? 1 : 0;
          }
        });
  }

  private boolean isAboard(CombatView battle, UnitGroup unit) {
    return unit.mark().isPresent()
        && battle.whereabouts(ref()).filter(where -> where.ship().equals(unit.mark())).isPresent();
  }

  @Override
  public boolean mayPlay(Table table, Grant grant, Seat player, ComponentRef card) {
    return !card.equals(SKILLED_RETREAT)
        || player.equals(grant.user())
        || table
            .kernel()
            .within(SpaceCombat.class)
            .filter(combat ->
                LeaderCounters.find(table, id())
                    .filter(piece -> piece.owner().equals(grant.user()))
                    .filter(piece -> holds(table, combat, piece, player))
                    .isPresent())
            .isEmpty();
  }

  /** Whether an admiral of an owner, face up, keeps this player from Skilled Retreat. */
  static boolean bans(Table table, SpaceCombat combat, Seat owner, Seat player) {
    return admirals(table, owner).anyMatch(piece -> holds(table, combat, piece, player));
  }

  /** Whether an admiral's piece keeps this player from Skilled Retreat in the combat. */
  static boolean holds(Table table, SpaceCombat combat, LeaderPiece piece, Seat player) {
    return combat.isSide(player)
        && isAboard(table, combat, piece)
        && !hasOne(table, combat, player);
  }

  private static boolean hasOne(Table table, SpaceCombat combat, Seat player) {
    return admirals(table, player).anyMatch(piece -> isAboard(table, combat, piece));
  }

  private static Stream<LeaderPiece> admirals(Table table, Seat owner) {
    return Fates.printed(table, owner).stream()
        .filter(leader -> leader.type() == LeaderCounter.Type.ADMIRAL)
        .flatMap(leader -> LeaderCounters.find(table, leader.id()).stream());
  }

  private static boolean isAboard(Table table, SpaceCombat combat, LeaderPiece piece) {
    return piece.place(table).filter(combat.place()::equals).isPresent();
  }

  @Override
  public boolean concerns(MovementView view, Grant by, Ship ship) {
    return ship.type() == UnitType.DREADNOUGHT && isAboardIn(view, by, ship.from());
  }

  @Override
  public int boosts(MovementView view, Grant by) {
    return shipOf(view, by).isPresent() ? DREADNOUGHTS : 0;
  }

  @Override
  public Optional<ComponentRef> escort(MovementView view, Grant by) {
    return shipOf(view, by);
  }
}
