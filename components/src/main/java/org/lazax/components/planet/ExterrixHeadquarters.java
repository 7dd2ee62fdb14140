package org.lazax.components.planet;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * Mallice: the holder gains two trade goods or converts all its commodities to trade goods.
 * Converting does not count as gaining. Rule: commodities.5.3.
 */
public final class ExterrixHeadquarters extends LegendaryPlanet {
  private static final String WHAT = "goods";
  private static final String GAIN = "gain";
  private static final String CONVERT = "convert";
  private static final int GOODS = 2;

  public ExterrixHeadquarters() {
    super("mallice");
  }

  @Override
  boolean possible(Table table, Grant grant) {
    return true;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnEnds turn, Chosen soFar) {
    if (soFar.has(WHAT)) {
      return Optional.empty();
    }
    boolean any = table.player(grant.user()).commodities() > 0;
    return Optional.of(Ask.one(WHAT, any ? List.of(GAIN, CONVERT) : List.of(GAIN)));
  }

  @Override
  void resolve(Draft<?, Table> draft, Grant grant, Chosen chosen) {
    Seat seat = grant.user();
    if (chosen.all(WHAT).contains(GAIN)) {
      Gains.goods(draft, seat, GOODS);
    } else {
      Gains.convert(draft, seat, draft.table().player(seat).commodities());
    }
  }
}
