package org.lazax.rules.leaders.unlock;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.id.AbilityId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameClosed;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.leaders.LeaderUnlocked;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.immutable.Copies;

/**
 * The locked leaders whose conditions something that has happened has met. They are unlocked as
 * soon as no ability is being resolved. Rule: leaders.6.3.
 *
 * @param leaders the leaders of each player; players without such leaders are left out
 */
@WireType("prophecy-of-kings.earned-leaders")
public record EarnedLeaders(Map<Seat, Set<LeaderId>> leaders) implements TablePart {
  public static final PartId<EarnedLeaders> ID = PartId.of(new EarnedLeaders(Map.of()), List.of());

  public EarnedLeaders {
    leaders = Copies.sorted(leaders);
  }

  /** Whether a leader with this condition is about to be unlocked. */
  static boolean has(Table table, Seat seat, Unlock condition) {
    return table.part(ID).of(seat).stream()
        .anyMatch(leader -> isUnlockedBy(table, leader, condition::equals));
  }

  private Set<LeaderId> of(Seat seat) {
    return leaders.getOrDefault(seat, Set.of());
  }

  /** The table after an event, with the leaders that the event has earned. */
  public static Table noted(Table before, GameEvent event, Table after) {
    return switch (event) {
      case UnitsPlaced placed -> produced(before, placed, after);
      case FrameClosed closed -> used(before, closed, after);
      case LeaderUnlocked(Seat seat, LeaderId leader)
          when after.part(ID).of(seat).contains(leader) ->
          after.withPart(ID, earned -> earned.without(seat, leader));
      default -> after;
    };
  }

  private static Table produced(Table before, UnitsPlaced placed, Table after) {
    return before.kernel().frame().orElse(null) instanceof Frame(int _, Production made, var _)
        ? earned(
            after,
            made.seat(),
            condition ->
                condition instanceof Unlock.UnitProduced(var unit)
                    && placed.units().stream().anyMatch(stack -> stack.type() == unit))
        : after;
  }

  /** An ability of the own faction was resolved, and not cancelled. */
  private static Table used(Table before, FrameClosed closed, Table after) {
    return before.kernel().frame(closed.id()).orElse(null)
                instanceof Frame(int _, Effect effect, var _)
            && effect.use().ability().component().kind() == ComponentRef.Kind.FACTION_ABILITY
            && !effect.wasCancelled()
        ? earned(
            after,
            effect.use().seat(),
            condition ->
                condition instanceof Unlock.FactionAbilityUsed asked
                    && asked.isMetBy(new AbilityId(effect.use().ability().component().name())))
        : after;
  }

  private static Table earned(Table table, Seat seat, Predicate<Unlock> condition) {
    Table now = table;
    for (LeaderId leader : table.player(seat).leaders().locked()) {
      if (isUnlockedBy(table, leader, condition)) {
        now = now.withPart(ID, earned -> earned.with(seat, leader));
      }
    }
    return now;
  }

  private static boolean isUnlockedBy(Table table, LeaderId leader, Predicate<Unlock> condition) {
    return table
        .catalog()
        .leader(leader)
        .unlock(table.settings().playsFirstPrintOf(ComponentRef.of(leader)))
        .filter(condition)
        .isPresent();
  }

  private EarnedLeaders with(Seat seat, LeaderId leader) {
    return new EarnedLeaders(Copies.with(leaders, seat, Copies.with(of(seat), leader)));
  }

  private EarnedLeaders without(Seat seat, LeaderId leader) {
    Set<LeaderId> left = Copies.without(of(seat), leader);
    return new EarnedLeaders(
        left.isEmpty() ? Copies.without(leaders, seat) : Copies.with(leaders, seat, left));
  }

  @Override
  public boolean isEmpty() {
    return leaders.isEmpty();
  }

  @Override
  public EarnedLeaders without(Seat out) {
    return new EarnedLeaders(Copies.without(leaders, out));
  }

  @Override
  public EarnedLeaders shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    return leaders.entrySet().stream()
        .filter(at -> !table.player(at.getKey()).leaders().locked().containsAll(at.getValue()))
        .map(at -> at.getKey() + " has earned leaders that are not locked: " + at.getValue())
        .toList();
  }
}
