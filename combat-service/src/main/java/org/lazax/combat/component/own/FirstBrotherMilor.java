package org.lazax.combat.component.own;

import static org.lazax.combat.component.leader.FirstBrotherMilor.FIGHTERS;
import static org.lazax.combat.component.leader.FirstBrotherMilor.REPLACED;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.FightAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LeaderCards;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * As he was first printed: after anybody's destroyer or cruiser is destroyed its owner may place up
 * to two fighters in its system, in any phase. Rules: leader/brother_milor.original.N1 to
 * leader/brother_milor.original.N5.
 */
final class FirstBrotherMilor implements FightAbility {
  private static final String COUNT = "fighters";

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("leader/brother_milor.base");
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && grant.isReady(table)
        && happens.units().stream().anyMatch(stack -> REPLACED.contains(stack.type()));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    List<Integer> counts = IntStream.rangeClosed(0, FIGHTERS).boxed().toList();
    return Ask.once(COUNT, soFar, () -> counts);
  }

  /** Whose ship it was. */
  @Override
  public Seat chooser(Grant grant, InFight happens, Ask ask) {
    return happens.whose();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    LeaderCards.used(draft.table(), grant).ifPresent(draft::add);
    int count = chosen.one(COUNT).map(Integer::parseInt).orElse(0);
    if (count > 0) {
      draft.add(
          new UnitsPlaced(
              Place.space(happens.place().system()),
              List.of(UnitStack.of(happens.whose(), UnitType.FIGHTER, count))));
    }
  }
}
