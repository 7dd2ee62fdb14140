package org.lazax.game.production;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.production.ProductionCommand.ProduceNothing;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.production.ProductionCommand.Produced;
import org.lazax.game.production.ProductionOption.Producing;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.ProductionBegins;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsProduced;
import org.lazax.rules.ability.occurrence.ProductionOccurrence.UnitsToProduce;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.PaidByCaptives;
import org.lazax.rules.production.ProductionMeans;
import org.lazax.rules.production.SingleUnit;
import org.lazax.table.Table;
import org.lazax.table.capture.Captive;
import org.lazax.table.capture.CaptivesReturned;
import org.lazax.table.event.goods.GoodsGained;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.UnitStack;

/**
 * A player produces and pays for units once, or produces none. Rules: production.0,
 * producing_units.1.
 */
@Asks(
    value = "production",
    awaited = "A player whose units use PRODUCTION.",
    silence = "`produce-nothing`; if a unit must be produced, `produce-units` with the cheapest")
public final class ProductionConductor implements GameConductor<Production, ProductionCommand> {

  @Override
  public Class<Production> procedure() {
    return Production.class;
  }

  @Override
  public Class<ProductionCommand> commands() {
    return ProductionCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Production production) {
    if (production.progress().begun()) {
      draft.ask("production", production.seat());
      return;
    }
    draft.change(production.begun());
    Seat active = ResolutionOrder.first(draft.table());
    GameMoments.MOMENTS.occur(
        draft, new UnitsToProduce(active, production.seat(), production.system()));
    if (production.allowance().isEmpty()) {
      GameMoments.MOMENTS.occur(
          draft, new ProductionBegins(active, production.seat(), production.system()));
    }
  }

  @Override
  public void answer(
      Draft<GameState, Table> draft, Production production, ProductionCommand command) {
    draft.answered();
    switch (command) {
      case ProduceUnits produce -> {
        int goods = ProductionMeans.goods(draft.table(), production);
        if (goods > 0) {
          draft.add(new GoodsGained(production.seat(), goods));
        }
        produce(draft, production, produce);
        draft.close();
        if (goods > 0) {
          Gains.followed(draft, production.seat(), Optional.of(goods));
        }
        GameMoments.MOMENTS.occur(
            draft,
            new UnitsProduced(
                ResolutionOrder.first(draft.table()),
                production.seat(),
                production.system(),
                production.allowance().isEmpty(),
                ProductionOrder.of(produce.units()).stacks(production.seat()),
                production.dock()));
      }
      case ProduceNothing _ -> {
        draft.require(
            !isRequired(production),
            "component_action.3",
            "a unit must be produced",
            "system",
            production.system());
        draft.close();
      }
    }
  }

  private static boolean isRequired(Production production) {
    return production.allowance().filter(Allowance::required).isPresent();
  }

  private static void produce(
      Draft<GameState, Table> draft, Production production, ProduceUnits produce) {
    Table table = draft.table();
    Seat seat = production.seat();
    draft.require(
        !produce.units().isEmpty(),
        isRequired(production) ? "component_action.3" : "production.1",
        "no units are named: to produce none is another command",
        "system",
        production.system());
    draft.require(ProductionOrder.check(table, production, produce.units()));
    ProductionOrder bill = ProductionOrder.of(produce.units());
    List<Captive> handed = handed(draft, seat, produce);
    if (!handed.isEmpty()) {
      draft.require(table.guard(new CaptivesReturned(seat, handed)));
      draft.add(new CaptivesReturned(seat, handed));
    }
    draft.require(ReusedUnits.check(draft.table(), seat, produce.lifted(), bill));
    draft.require(
        produce
            .payment()
            .check(
                table,
                seat,
                new Owed(
                    Purpose.RESOURCES,
                    bill.price(table, production),
                    "what is produced",
                    "producing_units.1")));
    draft.addAll(produce.payment().facts(draft.table(), seat));
    draft.addAll(ReusedUnits.facts(seat, produce.lifted()));
    for (Produced units : produce.units()) {
      draft.add(
          new UnitsPlaced(units.place(), List.of(UnitStack.of(seat, units.type(), units.count()))));
    }
  }

  /** The captives that are handed back, like ones together. */
  private static List<Captive> handed(
      Draft<GameState, Table> draft, Seat seat, ProduceUnits produce) {
    Map<String, Captive> handed = new LinkedHashMap<>();
    for (Produced units : produce.units()) {
      if (units.captives().isPresent()) {
        String id = units.captives().get();
        Optional<Captive> captives =
            PaidByCaptives.find(draft.table(), seat, id, units.type(), units.count());
        draft.require(
            captives.isPresent(),
            "capture.2",
            "these captives do not pay for these units",
            "units",
            units);
        handed.merge(id, captives.orElseThrow(), Captive::and);
      }
    }
    return List.copyOf(handed.values());
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, Production production, Seat seat) {
    List<Option> options = new ArrayList<>();
    Producing producing = ProductionOption.of(position.table(), production);
    if (ProductionForm.isPossible(producing)) {
      options.add(producing);
    }
    if (!isRequired(production)) {
      options.add(Option.plain(new ProduceNothing()));
    }
    return options;
  }

  @Override
  public Optional<ProductionCommand> defaultAnswer(
      Position<GameState, Table> position, Production production, Seat seat) {
    return Optional.of(
        isRequired(production)
            ? one(SingleUnit.cheapest(position.table(), production).orElseThrow())
            : new ProduceNothing());
  }

  private static ProduceUnits one(SingleUnit unit) {
    return new ProduceUnits(
        List.of(new Produced(unit.type(), 1, unit.place())), List.of(), unit.payment());
  }
}
