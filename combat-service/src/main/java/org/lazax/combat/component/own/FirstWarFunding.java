package org.lazax.combat.component.own;

import java.util.Optional;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.ability.FightAbility;
import org.lazax.combat.moment.Using;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.event.notes.NoteOwners;

/**
 * As it was first printed: its owner loses two trade goods, or as many as it has, for what it does.
 * Rule: promissory_note/war_funding.N1.
 */
final class FirstWarFunding implements FightAbility {
  private static final AbilityRef NAME = AbilityRef.parse("promissory_note/war_funding.base");
  private static final int GOODS = 2;

  private final FightAbility use =
      new Using(NAME, new org.lazax.combat.component.note.FirstWarFunding());

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean isPlayed() {
    return use.isPlayed();
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return use.usable(table, grant, happens);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    return use.asks(table, grant, happens, soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    owner(draft.table())
        .ifPresent(owner -> {
          int lost = Math.min(GOODS, draft.table().player(owner).tradeGoods());
          if (lost > 0) {
            draft.add(new GoodsSpent(owner, lost));
          }
        });
    use.resolve(draft, grant, happens, chosen);
  }

  private static Optional<Seat> owner(Table table) {
    return NoteOwners.of(table, new PromissoryNoteId(NAME.component().card().name()));
  }
}
