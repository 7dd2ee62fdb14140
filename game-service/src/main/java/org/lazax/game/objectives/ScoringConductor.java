package org.lazax.game.objectives;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.Feat;
import org.lazax.catalog.card.Holding;
import org.lazax.catalog.card.Payment;
import org.lazax.catalog.card.PublicObjective;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Position;
import org.lazax.chronicle.Seat;
import org.lazax.game.Game;
import org.lazax.game.GameConductor;
import org.lazax.game.objectives.ScoringCommand.ScoreNothing;
import org.lazax.game.objectives.ScoringCommand.ScoreObjective;
import org.lazax.table.Table;
import org.lazax.table.goods.GoodsSpent;
import org.lazax.table.objectives.ObjectiveScored;
import org.lazax.table.objectives.VictoryPointsGained;
import org.lazax.table.payment.Purpose;
import org.lazax.table.procedure.GameProcedure.Scoring;
import org.lazax.table.tokens.Pool;
import org.lazax.table.tokens.Tokens;
import org.lazax.table.tokens.TokensMoved;

/**
 * A player scores one public objective or none; what it asks for is judged, or paid in full, at
 * that moment. Rules: objective_cards.5, objective_cards.10, objective_cards.16.
 */
public final class ScoringConductor implements GameConductor<Scoring, ScoringCommand> {

  @Override
  public Class<Scoring> procedure() {
    return Scoring.class;
  }

  @Override
  public Class<ScoringCommand> commands() {
    return ScoringCommand.class;
  }

  @Override
  public void proceed(Draft<Game, Table> draft, Scoring scoring) {
    draft.ask("score", scoring.seat());
  }

  @Override
  public void answer(Draft<Game, Table> draft, Scoring scoring, ScoringCommand command) {
    draft.answered();
    switch (command) {
      case ScoreObjective score -> score(draft, scoring.seat(), score);
      case ScoreNothing _ -> {}
    }
    draft.close();
  }

  private static void score(Draft<Game, Table> draft, Seat seat, ScoreObjective score) {
    Table table = draft.table();
    draft.require(
        table.objectives().revealed().contains(score.objective()),
        "objective_cards.1",
        "that is no public objective face up");
    draft.require(
        HomeSystem.isHeld(table, seat),
        "objective_cards.16",
        "public objectives need control of every planet of one's home system");
    PublicObjective card = Catalog.standard().publicObjective(score.objective());
    fulfil(draft, seat, card, score.spending().orElse(Spending.NOTHING));
    draft.add(new ObjectiveScored(seat, card.id()));
    draft.add(
        new VictoryPointsGained(seat, card.points(), "public_objective/" + card.id().value()));
  }

  private static void fulfil(
      Draft<Game, Table> draft, Seat seat, PublicObjective card, Spending spending) {
    switch (card.requirement()) {
      case Holding holding -> {
        draft.require(
            Judges.meets(draft.table(), seat, holding),
            "objective_cards.5",
            "this objective's requirement is not met: " + card.text());
        pay(draft, seat, spending, new Payment.Spend(0, 0, 0), 0);
      }
      case Payment.Spend price -> pay(draft, seat, spending, price, 0);
      case Payment.SpendTokens price ->
          pay(draft, seat, spending, new Payment.Spend(0, 0, 0), price.count());
      case Payment.DiscardActionCards _, Payment.PurgeRelicFragments _, Feat _ ->
          draft.require(false, "objective_cards.4", "this objective cannot be judged");
    }
  }

  /** Each sum on its own; nothing where nothing is asked for. Rule: objective_cards.10. */
  private static void pay(
      Draft<Game, Table> draft, Seat seat, Spending spending, Payment.Spend price, int tokens) {
    Tokens spent = spending.tokens();
    draft.require(
        spending.tradeGoods() == price.tradeGoods()
            && spent.onSheet() == tokens
            && spent.tactic() >= 0
            && spent.strategy() >= 0
            && spent.fleet() == 0
            && (price.resources() > 0
                || spending.resources().equals(org.lazax.table.payment.Payment.NOTHING))
            && (price.influence() > 0
                || spending.influence().equals(org.lazax.table.payment.Payment.NOTHING)),
        "objective_cards.10",
        "an objective's price is paid in full, and nothing besides");
    draft.require(
        spending.resources().check(draft.table(), seat, Purpose.RESOURCES, price.resources()));
    draft.addAll(spending.resources().facts(seat));
    draft.require(
        spending.influence().check(draft.table(), seat, Purpose.INFLUENCE, price.influence()));
    draft.addAll(spending.influence().facts(seat));
    if (price.tradeGoods() > 0) {
      draft.add(new GoodsSpent(seat, price.tradeGoods()));
    }
    for (Pool pool : List.of(Pool.TACTIC, Pool.STRATEGY)) {
      if (spent.in(pool) > 0) {
        draft.add(new TokensMoved(seat, pool, Pool.REINFORCEMENTS, spent.in(pool)));
      }
    }
  }

  @Override
  public List<Option> options(Position<Game, Table> position, Scoring scoring, Seat seat) {
    List<Option> options = new ArrayList<>();
    List<Scorable> scorable = Scorable.by(position.table(), seat);
    if (!scorable.isEmpty()) {
      options.add(new ScoringOption.ObjectiveScoring(scorable));
    }
    options.add(Option.plain(ScoreNothing.class));
    return options;
  }

  /** What costs nothing is scored, the worthiest first; nothing is paid for the silent. */
  @Override
  public Optional<ScoringCommand> silence(
      Position<Game, Table> position, Scoring scoring, Seat seat) {
    return Optional.of(
        Scorable.by(position.table(), seat).stream()
            .filter(s -> s.spending().equals(Spending.NOTHING))
            .max(java.util.Comparator.comparingInt(Scorable::points))
            .<ScoringCommand>map(s -> new ScoreObjective(s.objective(), Optional.empty()))
            .orElseGet(ScoreNothing::new));
  }
}
