package org.lazax.components.note;

import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.NoteCard;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.CommoditiesReplenished;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.CommodityGift;
import org.lazax.table.Table;
import org.lazax.table.event.goods.CommoditiesSpent;

/**
 * The owner, who has replenished commodities, gives all of them to the player. Rules:
 * promissory_note/trade_agreement.N1 to promissory_note/trade_agreement.N3, commodities.6.
 */
public final class TradeAgreement extends NoteCard<CommoditiesReplenished> {
  public TradeAgreement() {
    super(CommoditiesReplenished.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, CommoditiesReplenished replenished) {
    return grant.of().equals(Optional.of(replenished.player()))
        && table.player(replenished.player()).commodities() > 0;
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, CommoditiesReplenished replenished, Chosen chosen) {
    Seat owner = replenished.player();
    int given = draft.table().player(owner).commodities();
    int added = CommodityGift.goodsForBoth(draft.table(), owner, grant.user(), given);
    draft.add(new CommoditiesSpent(owner, given));
    if (added > 0) {
      Gains.goods(draft, owner, added);
    }
    Gains.othersGoods(draft, grant.user(), given + added);
  }
}
