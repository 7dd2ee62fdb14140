package org.lazax.simulation.arrangement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
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
import org.lazax.rules.limits.FleetPoolLimit;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.simulation.bot.RandomSource;
import org.lazax.table.Table;
import org.lazax.table.setup.GivenPosition.LeadersGiven;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;
import org.lazax.table.tokens.Tokens;

/** The command sheets, cards and points of the players in a random position. */
final class RandomSheets {
  private static final int MAX_GOODS = 12;
  private static final int MAX_POINTS = 8;
  private static final int MAX_TECHNOLOGIES = 16;

  private final Table table;
  private final RandomSource random;
  private final Phase phase;
  private final Iterator<StrategyCardId> cards;

  RandomSheets(Table table, RandomSource random, Phase phase) {
    this.table = table;
    this.random = random;
    this.phase = phase;
    List<StrategyCardId> all = List.copyOf(table.catalog().strategyCards().keySet());
    this.cards = random.draw(all, all.size()).iterator();
  }

  Map<Seat, Sheet> of() {
    Map<Seat, Sheet> sheets = new TreeMap<>();
    table.players().values().forEach(p -> sheets.put(p.seat(), sheet(p.seat(), p.faction())));
    return sheets;
  }

  private Sheet sheet(Seat seat, FactionId faction) {
    return new Sheet(
        new Tokens(random.upTo(4), fleet(seat), random.upTo(4)),
        random.upTo(MAX_GOODS),
        random.upTo(table.catalog().faction(faction).commodities()),
        technologies(faction),
        strategyCards(),
        random.upTo(MAX_POINTS),
        Ruleset.of(table).leaders().map(_ -> leaders(faction)));
  }

  /** No more tokens than can lie in the fleet pool. */
  private int fleet(Seat seat) {
    int tokens = 2 + random.upTo(6);
    return FleetPoolLimit.own(table, seat).map(most -> Math.min(most, tokens)).orElse(tokens);
  }

  /**
   * Random leaders are unlocked, whether or not their condition is met, and random agents
   * exhausted.
   */
  private LeadersGiven leaders(FactionId faction) {
    List<LeaderId> agents = new ArrayList<>();
    List<LeaderId> others = new ArrayList<>();
    Catalog catalog = table.catalog();
    catalog
        .faction(faction)
        .leaders()
        .forEach(leader ->
            (catalog.leader(leader).type() == Leader.Type.AGENT ? agents : others).add(leader));
    return new LeadersGiven(
        Set.copyOf(random.some(others)), Set.copyOf(random.some(agents)), Set.of());
  }

  private Set<TechnologyId> technologies(FactionId faction) {
    List<TechnologyId> deck =
        table.catalog().technologies().values().stream()
            .filter(technology -> TechnologyDeck.has(table.catalog(), faction, technology))
            .map(Technology::id)
            .toList();
    return new HashSet<>(random.draw(deck, random.upTo(Math.min(MAX_TECHNOLOGIES, deck.size()))));
  }

  private Map<StrategyCardId, Boolean> strategyCards() {
    Map<StrategyCardId, Boolean> held = new HashMap<>();
    boolean any = phase == Phase.ACTION || phase == Phase.STATUS;
    int each =
        any ? table.catalog().setups(table.players().size()).getFirst().strategyCardsEach() : 0;
    for (int i = 0; i < each; i++) {
      held.put(cards.next(), phase == Phase.STATUS || random.oneIn(3));
    }
    return held;
  }
}
