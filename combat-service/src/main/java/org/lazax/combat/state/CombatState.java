package org.lazax.combat.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.lazax.chronicle.Stamp;
import org.lazax.rules.combat.roll.AbilityRolled;
import org.lazax.rules.combat.roll.DiceRaised;
import org.lazax.table.event.units.UnitsDestroyed;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * The state that only combat-service keeps of a game. In every list the oldest is first.
 *
 * @param fought the combats
 * @param unitAbilities the dice of unit abilities outside of combats: space cannon and bombardment
 * @param components the dice of components' abilities
 */
public record CombatState(
    List<CombatReport> fought,
    List<UnitAbilityRoll> unitAbilities,
    List<ComponentRoll> components) {
  public static final CombatState INITIAL = new CombatState(List.of(), List.of(), List.of());

  public CombatState {
    fought = List.copyOf(fought);
    unitAbilities = List.copyOf(unitAbilities);
    components = List.copyOf(components);
  }

  public CombatState after(CombatEvent event, Stamp stamp) {
    if (event instanceof CombatBegan begun) {
      return withFought(Copies.with(fought, CombatReport.begun(stamp.seq(), begun)));
    }
    return goesOn() ? withLast(fought.getLast().after(event)) : outsideCombat(event, stamp);
  }

  private CombatState outsideCombat(CombatEvent event, Stamp stamp) {
    return switch (event) {
      case DiceRolled e ->
          withUnitAbilities(Copies.with(unitAbilities, UnitAbilityRoll.of(stamp.seq(), e)));
      case DiceRerolled e -> withLast(roll -> roll.isRerolledBy(e), roll -> roll.with(e));
      case HitsAssigned e -> withLast(roll -> roll.isTakenBy(e), roll -> roll.with(e));
      case CombatBegan _, CombatRoundBegan _, RetreatAnnounced _, CombatEnded _ -> this;
    };
  }

  public CombatState after(DiceRaised event) {
    return goesOn() ? withLast(fought.getLast().after(event)) : this;
  }

  public CombatState after(AbilityRolled event, Stamp stamp) {
    return new CombatState(
        fought, unitAbilities, Copies.with(components, new ComponentRoll(stamp.seq(), event)));
  }

  public CombatState after(UnitsDestroyed event) {
    return goesOn() ? withLast(fought.getLast().after(event)) : this;
  }

  private boolean goesOn() {
    return !fought.isEmpty() && !fought.getLast().over();
  }

  private CombatState withLast(CombatReport battle) {
    return withFought(Copies.with(fought.subList(0, fought.size() - 1), battle));
  }

  private CombatState withFought(List<CombatReport> now) {
    return new CombatState(now, unitAbilities, components);
  }

  private CombatState withUnitAbilities(List<UnitAbilityRoll> now) {
    return new CombatState(fought, now, components);
  }

  /** The state after a change of the last roll that meets the condition. */
  private CombatState withLast(
      Predicate<UnitAbilityRoll> which, UnaryOperator<UnitAbilityRoll> change) {
    for (int index = unitAbilities.size() - 1; index >= 0; index--) {
      if (which.test(unitAbilities.get(index))) {
        List<UnitAbilityRoll> now = new ArrayList<>(unitAbilities);
        now.set(index, change.apply(now.get(index)));
        return withUnitAbilities(now);
      }
    }
    return this;
  }

  /** The units that were destroyed in the current combat; empty if there is none. */
  public List<UnitStack> destroyed() {
    return goesOn() ? fought.getLast().destroyed() : List.of();
  }

  /** The units that have sustained damage in the current round and were not destroyed since. */
  public List<UnitStack> weary() {
    return !goesOn() || fought.getLast().rounds().isEmpty()
        ? List.of()
        : fought.getLast().rounds().getLast().weary();
  }
}
