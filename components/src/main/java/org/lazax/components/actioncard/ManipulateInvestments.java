package org.lazax.components.actioncard;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.StrategyPhaseBegins;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.strategy.GoodsInvested;

/**
 * At the start of the strategy phase, five trade goods are placed on at least three strategy cards,
 * whoever has them. The player names the cards, one trade good goes on each, and the player
 * distributes the rest among them. Rule: action_card/manipulate_investments.N1.
 */
public final class ManipulateInvestments extends ActionCard<StrategyPhaseBegins> {
  private static final String CARDS = "cards";
  private static final String MORE = "more";
  private static final int GOODS = 5;
  private static final int LEAST_CARDS = 3;

  public ManipulateInvestments() {
    super(StrategyPhaseBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, StrategyPhaseBegins begins) {
    return true;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, StrategyPhaseBegins begins, Chosen soFar) {
    if (!soFar.has(CARDS)) {
      List<String> all =
          table.catalog().strategyCards().keySet().stream().map(Object::toString).toList();
      return Optional.of(new Ask(CARDS, all, LEAST_CARDS, GOODS));
    }
    List<String> named = soFar.all(CARDS);
    int rest = GOODS - named.size();
    if (rest == 0 || soFar.has(MORE)) {
      return Optional.empty();
    }
    SequencedMap<String, Integer> supply = new TreeMap<>();
    named.forEach(card -> supply.put(card, rest));
    return Optional.of(Ask.counted(MORE, supply, rest, rest));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, StrategyPhaseBegins begins, Chosen chosen) {
    Map<StrategyCardId, Integer> goods = new TreeMap<>();
    for (String about : List.of(CARDS, MORE)) {
      chosen.all(about).forEach(card -> goods.merge(new StrategyCardId(card), 1, Integer::sum));
    }
    draft.add(new GoodsInvested(goods));
  }
}
