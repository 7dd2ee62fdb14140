package org.lazax.components.faction.keleres;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.faction.Unlock.PaidAfterComponentActionCard;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.UseCost;
import org.lazax.rules.ability.UseCost.Means;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AbilityResolved;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.leaders.LeaderUnlocked;

/**
 * After an action card that was a component action, its player may pay to unlock the leader that is
 * unlocked in this way. Rules: leaders.6.1, leader/suffi_an_keleres.N1.
 */
public final class PaidUnlock implements Component, Ability<AbilityResolved> {
  private static final int GOODS = 1;
  private static final ComponentRef RULE = new ComponentRef(Kind.RULE, "paid-unlock");

  @Override
  public ComponentRef ref() {
    return RULE;
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.of(RULE);
  }

  @Override
  public Class<AbilityResolved> trigger() {
    return AbilityResolved.class;
  }

  @Override
  public List<UseCost> costs() {
    return List.of(UseCost.of(Means.TRADE_GOOD, GOODS));
  }

  @Override
  public boolean usable(Table table, Grant grant, AbilityResolved resolved) {
    ComponentRef played = resolved.ability().component();
    return resolved.player().equals(grant.user())
        && played.kind() == Kind.ACTION_CARD
        && table.catalog().actionCard(new ActionCardId(played.name())).componentAction()
        && SpendableGoods.of(table, grant.user()) >= GOODS
        && locked(table, grant.user()).isPresent();
  }

  private static Optional<LeaderId> locked(Table table, Seat seat) {
    return table.player(seat).leaders().locked().stream()
        .filter(leader ->
            table
                .catalog()
                .leader(leader)
                .unlock()
                .filter(new PaidAfterComponentActionCard(GOODS)::equals)
                .isPresent())
        .findFirst();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AbilityResolved resolved, Chosen chosen) {
    LeaderId leader = locked(draft.table(), grant.user()).orElseThrow();
    int moment = draft.table().kernel().frameOf(Moment.class).orElseThrow().id();
    draft.addAll(SpendableGoods.spent(draft.table(), grant.user(), GOODS));
    draft.add(new LeaderUnlocked(grant.user(), leader));
    draft.add(LastingEffects.until(moment, name(), grant));
  }

  /** Whether the player has unlocked a leader after the action that is just over. */
  static boolean isDone(Table table, Seat seat) {
    return LastingEffects.is(table, new Grant(RULE, seat));
  }
}
