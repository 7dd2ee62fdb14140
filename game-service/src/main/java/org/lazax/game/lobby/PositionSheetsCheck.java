package org.lazax.game.lobby;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.rules.tokens.TokenGains;
import org.lazax.table.Table;
import org.lazax.table.leaders.Leaders;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.setup.GivenPosition.Sheet;
import org.lazax.table.setup.Phase;

/** Checks the sheets of a given position. */
final class PositionSheetsCheck {
  /** The maximum number of trade goods of a player. */
  private static final int MOST_GOODS = 1_000;

  private final Table table;
  private final GivenPosition position;
  private final Set<StrategyCardId> held = new HashSet<>();

  private PositionSheetsCheck(Table table, GivenPosition position) {
    this.table = table;
    this.position = position;
  }

  /**
   * The reason why the sheets are refused, if there is one.
   *
   * @param table a table with the players of the position
   */
  static Optional<Refusal> broken(Table table, GivenPosition position) {
    if (!position.sheets().keySet().equals(Set.copyOf(table.seats()))) {
      return PositionCheck.refused(
          "a position has a sheet for everybody who plays, and for nobody else",
          "sheets",
          position.sheets().keySet());
    }
    PositionSheetsCheck sheets = new PositionSheetsCheck(table, position);
    return position.sheets().entrySet().stream()
        .flatMap(sheet -> sheets.broken(sheet.getKey(), sheet.getValue()).stream())
        .findFirst();
  }

  /** The table with the tokens and technologies of the sheets, which limit units. */
  static Table laid(Table table, GivenPosition position) {
    Table laid = table;
    for (var sheet : position.sheets().entrySet()) {
      laid =
          laid.withPlayer(
              sheet.getKey(),
              p ->
                  p.withTokens(sheet.getValue().tokens())
                      .withTechnologies(sheet.getValue().technologies()));
    }
    return laid;
  }

  private Optional<Refusal> broken(Seat seat, Sheet sheet) {
    return numbers(seat, sheet)
        .or(() -> technologies(seat, sheet))
        .or(() -> cards(seat, sheet))
        .or(() -> leaders(seat, sheet));
  }

  private Optional<Refusal> numbers(Seat seat, Sheet sheet) {
    if (!TokenGains.isGain(sheet.tokens())) {
      return refused(seat, "nobody has fewer than no tokens", "tokens", sheet.tokens());
    }
    if (sheet.tradeGoods() < 0 || sheet.tradeGoods() > MOST_GOODS) {
      return refused(seat, "trade goods are 0 to " + MOST_GOODS, "tradeGoods", sheet.tradeGoods());
    }
    int value = table.catalog().faction(table.player(seat).faction()).commodities();
    if (sheet.commodities() < 0 || sheet.commodities() > value) {
      return refused(
          seat,
          "the faction has 0 to " + value + " commodities",
          "commodities",
          sheet.commodities());
    }
    int target = table.settings().victoryTarget();
    return sheet.victoryPoints() < 0 || sheet.victoryPoints() >= target
        ? refused(
            seat,
            "the game goes on as long as nobody has " + target + " points",
            "victoryPoints",
            sheet.victoryPoints())
        : Optional.empty();
  }

  /** Checks that a player has only technologies of its own deck. Rule: technology.11. */
  private Optional<Refusal> technologies(Seat seat, Sheet sheet) {
    Faction faction = table.catalog().faction(table.player(seat).faction());
    for (TechnologyId id : sheet.technologies()) {
      var technology = Optional.ofNullable(table.catalog().technologies().get(id));
      if (technology
          .filter(card -> TechnologyDeck.has(table.catalog(), faction.id(), card))
          .isEmpty()) {
        return Optional.of(
            Refusal.rule("technology.11", "that technology is not in this player's deck")
                .with("seat", seat)
                .with("technology", id));
      }
    }
    return Optional.empty();
  }

  /**
   * Checks that each strategy card is used once, and that each player has a number of cards that is
   * possible when the phase begins. Rules: strategy_phase.1, initiative_order.1.
   */
  private Optional<Refusal> cards(Seat seat, Sheet sheet) {
    Set<StrategyCardId> cards = sheet.strategyCards().keySet();
    for (StrategyCardId card : cards) {
      if (!table.catalog().strategyCards().containsKey(card) || !held.add(card)) {
        return refused(seat, "each strategy card lies before one player", "strategyCard", card);
      }
    }
    int each = table.catalog().setups(table.settings().seats()).getFirst().strategyCardsEach();
    Phase phase = position.phase();
    int most = phase == Phase.AGENDA ? 0 : each;
    int least = phase == Phase.ACTION || phase == Phase.STATUS ? 1 : 0;
    return cards.size() < least || cards.size() > most
        ? refused(
            seat,
            "%d to %d strategy cards lie before a player then".formatted(least, most),
            "strategyCards",
            cards)
        : Optional.empty();
  }

  /**
   * Checks that all leaders are the player's own and in states that leaders of their type can have.
   * Rules: leaders.1, leaders.7.
   */
  private Optional<Refusal> leaders(Seat seat, Sheet sheet) {
    return sheet
        .leaders()
        .flatMap(given ->
            misplaced(seat, given.unlocked(), type -> type != Leader.Type.AGENT)
                .or(() -> misplaced(seat, given.exhausted(), Leader.Type.AGENT::equals))
                .or(() -> misplaced(seat, given.purged(), Leader.Type.HERO::equals))
                .or(() -> {
                  Set<LeaderId> both = new HashSet<>(given.unlocked());
                  both.retainAll(given.purged());
                  return both.stream()
                      .findFirst()
                      .flatMap(hero -> refused(seat, "a purged hero is gone", "leader", hero));
                }));
  }

  private Optional<Refusal> misplaced(
      Seat seat, Set<LeaderId> given, Predicate<Leader.Type> turned) {
    Leaders own =
        Ruleset.of(table)
            .leaders()
            .map(rules -> rules.atTheStart(table, seat))
            .orElse(Leaders.NONE);
    for (LeaderId leader : given) {
      if (!own.has(leader) || !turned.test(table.catalog().leader(leader).type())) {
        return refused(
            seat,
            "commanders and heroes of the own faction are unlocked, agents exhausted, heroes purged",
            "leader",
            leader);
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> refused(Seat seat, String detail, String name, Object value) {
    return PositionCheck.refused(detail, name, value).map(refusal -> refusal.with("seat", seat));
  }
}
