package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.Seat;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.simulation.bot.Luck;
import org.lazax.table.Table;
import org.lazax.table.setup.GivenPosition.LeadersGiven;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;

/** What lies before the players of a position made up by chance. */
final class RandomSheets {
  private static final int MOST_GOODS = 12;
  private static final int MOST_POINTS = 8;
  private static final int MOST_TECHNOLOGIES = 16;

  private final Table table;
  private final Luck luck;
  private final Phase phase;
  private final Iterator<StrategyCardId> cards;

  RandomSheets(Table table, Luck luck, Phase phase) {
    this.table = table;
    this.luck = luck;
    this.phase = phase;
    List<StrategyCardId> all = List.copyOf(table.catalog().strategyCards().keySet());
    this.cards = luck.draw(all, all.size()).iterator();
  }

  Map<Seat, Sheet> of() {
    Map<Seat, Sheet> sheets = new TreeMap<>();
    table.players().values().forEach(p -> sheets.put(p.seat(), sheet(p.faction())));
    return sheets;
  }

  private Sheet sheet(FactionId faction) {
    return new Sheet(
        new Tokens(luck.upTo(4), 2 + luck.upTo(6), luck.upTo(4)),
        luck.upTo(MOST_GOODS),
        luck.upTo(table.catalog().faction(faction).commodities()),
        technologies(faction),
        strategyCards(),
        luck.upTo(MOST_POINTS),
        Optional.of(leaders(faction)));
  }

  /** Any of them unlocked, whether what unlocks them is given or not, and any agents exhausted. */
  private LeadersGiven leaders(FactionId faction) {
    List<LeaderId> agents = new ArrayList<>();
    List<LeaderId> others = new ArrayList<>();
    Catalog catalog = table.catalog();
    catalog
        .faction(faction)
        .leaders()
        .forEach(leader ->
            (catalog.leader(leader).type() == Leader.Type.AGENT ? agents : others).add(leader));
    return new LeadersGiven(Set.copyOf(luck.some(others)), Set.copyOf(luck.some(agents)), Set.of());
  }

  private Set<TechnologyId> technologies(FactionId faction) {
    List<TechnologyId> deck =
        table.catalog().technologies().values().stream()
            .filter(technology -> TechnologyDeck.has(table.catalog(), faction, technology))
            .map(Technology::id)
            .toList();
    return new HashSet<>(luck.draw(deck, luck.upTo(Math.min(MOST_TECHNOLOGIES, deck.size()))));
  }

  private Map<StrategyCardId, Boolean> strategyCards() {
    Map<StrategyCardId, Boolean> held = new HashMap<>();
    boolean any = phase == Phase.ACTION || phase == Phase.STATUS;
    int each =
        any ? table.catalog().setups(table.players().size()).getFirst().strategyCardsEach() : 0;
    for (int i = 0; i < each; i++) {
      held.put(cards.next(), phase == Phase.STATUS || luck.oneIn(3));
    }
    return held;
  }
}
