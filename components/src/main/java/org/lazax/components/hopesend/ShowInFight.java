package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.procedure.Bombardment;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.ruleset.Hands;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * A face-down general is turned up after its side has rolled in a ground combat, or before
 * dreadnoughts bombard its planet; an admiral before its side rolls in a space combat, until that
 * is over, or as a round begins in which an admiral of the other side bars Skilled Retreat; an
 * agent before PDS fire at the ground forces with which it has landed. Rules: hopes_end.20,
 * hopes_end.21, hopes_end.22, hopes_end.23.1, hopes_end.27, hopes_end.N39.
 */
final class ShowInFight extends Show<InFight> {
  ShowInFight(LeaderCounterId back) {
    super(back, "show", InFight.class);
  }

  @Override
  Optional<Service> serves(Table table, LeaderPiece piece, InFight happens) {
    Optional<Place> at = piece.place(table);
    boolean here = at.filter(happens.place()::equals).isPresent();
    boolean own = happens.whose().equals(piece.owner());
    if (CombatMoment.ROLLED.isIn(happens)) {
      return here && own && is(happens, HitSource.GROUND_COMBAT)
          ? until(LeaderCounter.Type.GENERAL, Moment.class)
          : Optional.empty();
    }
    if (CombatMoment.ROUND_BEGINS.isIn(happens)) {
      return here && isBarred(table, happens, piece.owner())
          ? until(LeaderCounter.Type.ADMIRAL, SpaceCombat.class)
          : Optional.empty();
    }
    if (!CombatMoment.ROLL_BEGINS.isIn(happens)) {
      return Optional.empty();
    }
    if (own) {
      return here && is(happens, HitSource.SPACE_COMBAT)
          ? until(LeaderCounter.Type.ADMIRAL, SpaceCombat.class)
          : Optional.empty();
    }
    if (is(happens, HitSource.BOMBARDMENT)) {
      return isOnPlanetIn(at, happens.place()) && bombards(table, happens)
          ? until(LeaderCounter.Type.GENERAL, Bombardment.class)
          : Optional.empty();
    }
    return here && is(happens, HitSource.SPACE_CANNON_DEFENSE) && fires(table, happens)
        ? until(LeaderCounter.Type.AGENT, RollHits.class)
        : Optional.empty();
  }

  /** Whether this side may hold a Skilled Retreat that an admiral of the other side bars. */
  private static boolean isBarred(Table table, InFight happens, Seat owner) {
    return table
            .kernel()
            .within(SpaceCombat.class)
            .filter(combat -> Admiral.bans(table, combat, happens.opponent(owner), owner))
            .isPresent()
        && !Hands.mayHold(table, owner, Admiral.SKILLED_RETREAT).isEmpty();
  }

  private static boolean is(InFight happens, HitSource source) {
    return happens.source().filter(source::equals).isPresent();
  }

  private static boolean isOnPlanetIn(Optional<Place> at, Place space) {
    return at.filter(place -> !place.isSpace() && place.system().equals(space.system()))
        .isPresent();
  }

  private static boolean bombards(Table table, InFight happens) {
    return has(table, Place.space(happens.place().system()), happens.whose(), UnitType.DREADNOUGHT);
  }

  private static boolean fires(Table table, InFight happens) {
    return has(table, happens.place(), happens.whose(), UnitType.PDS);
  }

  private static boolean has(Table table, Place place, Seat seat, UnitType type) {
    return table.units().at(place, seat).stream().anyMatch(stack -> stack.type() == type);
  }

  private static Optional<Service> until(LeaderCounter.Type type, Class<? extends Procedure> step) {
    return Optional.of(new Service(type, step));
  }
}
