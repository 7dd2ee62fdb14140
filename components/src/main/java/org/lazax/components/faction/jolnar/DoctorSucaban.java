package org.lazax.components.faction.jolnar;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchToPay;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.payment.ShownWithPayment;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.procedure.StrategyCardProcedure.Secondary;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsRemoved;

/**
 * A player who pays resources for research may remove its infantry; each is one resource less. A
 * second use for the same research would add nothing. Rules: leader/doctor_sucaban.N1,
 * leader/clever_clever_ssruu.N5.
 */
final class DoctorSucaban extends Card<ResearchToPay> implements ResearchHooks {
  private static final String INFANTRY = "infantry";

  DoctorSucaban() {
    super(Kind.LEADER, ResearchToPay.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, ResearchToPay pay) {
    Seat seat = pay.researcher();
    int most = infantry(table, seat).values().stream().mapToInt(Integer::intValue).sum();
    return grant.isReady(table)
        && most > 0
        && !LastingEffects.is(table, new Grant(ref(), seat))
        && ShownWithPayment.mayCover(
            table, seat, Purpose.RESEARCH, Math.max(0, pay.resources() - most));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ResearchToPay pay, Chosen soFar) {
    if (soFar.has(INFANTRY)) {
      return Optional.empty();
    }
    SequencedMap<String, Integer> supply = infantry(table, pay.researcher());
    int all = supply.values().stream().mapToInt(Integer::intValue).sum();
    return Optional.of(Ask.counted(INFANTRY, supply, 0, all).chosenBy(pay.researcher()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ResearchToPay pay, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Seat seat = pay.researcher();
    List<String> given = chosen.all(INFANTRY);
    for (String one : given) {
      Piece piece = Piece.parse(one);
      draft.add(new UnitsRemoved(piece.from(), List.of(piece.stack(seat))));
    }
    int frame = draft.table().kernel().frameOf(DoctorSucaban::isPaid).orElseThrow().id();
    draft.add(
        LastingEffects.until(
            Optional.of(frame), name(), seat, Map.of(INFANTRY, String.valueOf(given.size()))));
  }

  private static boolean isPaid(Procedure procedure) {
    return procedure instanceof Research || procedure instanceof Secondary;
  }

  /** How many of each like infantry there are in a place. */
  private static SequencedMap<String, Integer> infantry(Table table, Seat seat) {
    SequencedMap<String, Integer> supply = new LinkedHashMap<>();
    table
        .units()
        .at()
        .forEach((place, stacks) ->
            stacks.stream()
                .filter(stack -> stack.owner().equals(seat) && stack.type() == UnitType.INFANTRY)
                .forEach(stack ->
                    Piece.of(place, stack, 1).stream()
                        .forEach(
                            piece -> supply.merge(piece.toString(), stack.count(), Integer::sum))));
    return supply;
  }

  @Override
  public int discount(Table table, Grant grant) {
    return LastingEffects.params(table, grant, INFANTRY).stream().mapToInt(Integer::parseInt).sum();
  }
}
