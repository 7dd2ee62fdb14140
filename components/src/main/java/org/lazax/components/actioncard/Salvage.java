package org.lazax.components.actioncard;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.goods.CommoditiesSpent;

/** The winner of a space combat takes all commodities of the opponent. */
public final class Salvage implements Component, CombatAbility {
  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("action_card/salvage");
  }

  @Override
  public boolean isPlayed() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.COMBAT_OVER.isIn(happens)
        && happens.place().isSpace()
        && happens.winner().filter(grant.user()::equals).isPresent()
        && table.player(happens.opponent(grant.user())).commodities() > 0;
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    Seat opponent = happens.opponent(grant.user());
    int commodities = draft.table().player(opponent).commodities();
    draft.add(new CommoditiesSpent(opponent, commodities));
    Gains.othersGoods(draft, grant.user(), commodities);
  }
}
