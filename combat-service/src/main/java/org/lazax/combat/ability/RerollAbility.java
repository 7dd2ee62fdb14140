package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * The ability of a component by which dice are rerolled. If it can apply to the dice of both sides,
 * its user chooses which; if it can apply to some dice only, it chooses these, too.
 */
public final class RerollAbility extends ComponentAbility {
  private static final String WHOSE = "dice";
  private static final String WHICH = "which";

  private final RerollComponent answer;

  public RerollAbility(AbilityRef name, RerollComponent answer) {
    super(name);
    this.answer = answer;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return answer.after().isIn(happens)
        && (happens.isParty(grant.user()) || answer.byOthers())
        && !whose(table, grant, happens).isEmpty();
  }

  /** The players whose dice could be rerolled, and which of their dice. */
  private Map<Seat, Reroll> whose(Table table, Grant grant, InFight happens) {
    TableCombatView battle = CombatContext.of(happens).battle(table);
    Side me = CombatTriggers.side(happens, battle, grant.user());
    Map<Side, Reroll> thrown = new EnumMap<>(Side.class);
    for (CombatTrigger occasion : CombatTriggers.of(table, happens, battle)) {
      thrown.putAll(answer.rerolls(occasion, battle, me));
    }
    Map<Seat, Reroll> possible = new TreeMap<>();
    thrown.forEach((side, which) -> {
      if (Rerolls.isPossible(table, battle.seat(side), which)) {
        possible.put(battle.seat(side), which);
      }
    });
    return possible;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    List<String> seats = new ArrayList<>();
    whose(table, grant, happens).keySet().forEach(seat -> seats.add(seat.toString()));
    if (soFar.has(WHOSE) || seats.isEmpty()) {
      return answer
          .most()
          .filter(_ -> !soFar.has(WHICH))
          .flatMap(most -> soFar.one(WHOSE).flatMap(seat -> which(table, Seat.of(seat), most)));
    }
    return Optional.of(new Ask(WHOSE, seats, 1, seats.size()));
  }

  private static Optional<Ask> which(Table table, Seat seat, int most) {
    List<String> dice = Rerolls.dice(table, seat);
    return dice.isEmpty()
        ? Optional.empty()
        : Optional.of(new Ask(WHICH, dice, 1, Math.min(most, dice.size())));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    whose(draft.table(), grant, happens)
        .forEach((seat, which) -> {
          if (chosen.all(WHOSE).contains(seat.toString())) {
            if (answer.most().isPresent()) {
              Rerolls.carryOut(draft, happens, seat, chosen.all(WHICH));
            } else {
              Rerolls.carryOut(draft, happens, seat, which);
            }
          }
        });
  }
}
