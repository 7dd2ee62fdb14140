package org.lazax.game.warfare;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.procedure.StrategyCardProcedure.HomeProduction;
import org.lazax.rules.production.HomeDocks;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * One space dock of the home system uses PRODUCTION. No command token is placed. Rules: warfare.3,
 * warfare.3.1.
 */
@Asks(
    value = "dock",
    awaited = "A player with several space docks in the home system.",
    silence = "`choose-dock`: the first one")
public final class HomeProductionConductor implements GameConductor<HomeProduction, ChooseDock> {
  @Override
  public Class<HomeProduction> procedure() {
    return HomeProduction.class;
  }

  @Override
  public Class<ChooseDock> commands() {
    return ChooseDock.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, HomeProduction production) {
    List<Place> docks = HomeDocks.of(draft.table(), production.seat());
    boolean produced = draft.table().kernel().frame().flatMap(Frame::returned).isPresent();
    if (produced || docks.isEmpty()) {
      draft.close();
    } else if (docks.size() == 1) {
      draft.call(Production.byDock(production.seat(), docks.getFirst()));
    } else {
      draft.ask("dock", production.seat());
    }
  }

  @Override
  public void answer(Draft<GameState, Table> draft, HomeProduction production, ChooseDock command) {
    draft.answered();
    List<Place> docks = HomeDocks.of(draft.table(), production.seat());
    if (!docks.contains(command.dock())) {
      throw new RefusalException(
          Refusal.rule("warfare.3", "a space dock of the home system produces")
              .with("dock", command.dock())
              .with("docks", docks));
    }
    draft.call(Production.byDock(production.seat(), command.dock()));
  }

  @Override
  public List<Option> options(
      Position<GameState, Table> position, HomeProduction production, Seat seat) {
    return List.of(new WarfareOption.DockChoice(HomeDocks.of(position.table(), seat)));
  }

  @Override
  public Optional<ChooseDock> defaultAnswer(
      Position<GameState, Table> position, HomeProduction production, Seat seat) {
    return Optional.of(new ChooseDock(HomeDocks.of(position.table(), seat).getFirst()));
  }
}
