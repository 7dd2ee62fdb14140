package org.lazax.table.event.setup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.TableParts;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;
import org.lazax.table.event.planets.CardAttached;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.setup.GivenPosition;
import org.lazax.table.strategy.StrategyRow;
import org.lazax.table.units.Units;

/** The given position is laid out in the galaxy. */
@WireType("table.position-laid.v1")
public record PositionLaid() implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.gathering().position().map(given -> laid(table, given)).orElse(table);
  }

  private static Table laid(Table table, GivenPosition given) {
    Units units = Units.NONE;
    for (var at : given.units().entrySet()) {
      units = units.plus(at.getKey(), at.getValue());
    }
    Map<Seat, Player> players = new TreeMap<>(table.players());
    players.replaceAll((seat, player) -> with(player, given.sheets().get(seat)));
    given
        .notesInPlay()
        .orElse(Map.of())
        .forEach((seat, notes) ->
            players.computeIfPresent(seat, (_, player) -> player.withNotesInPlay(notes)));
    Map<StrategyCardId, Integer> row = new TreeMap<>(table.strategyRow().goods());
    players.values().forEach(player -> row.keySet().removeAll(player.strategyCards().keySet()));
    var objectives = table.objectives();
    for (var objective : given.revealed()) {
      objectives = objectives.withRevealed(objective);
    }
    Galaxy galaxy = given.markers().map(table.galaxy()::with).orElse(table.galaxy());
    Table laid =
        table
            .withGalaxy(galaxy)
            .withPlayers(players)
            .withUnits(units)
            .withPlanets(given.lain())
            .withTokens(given.tokens())
            .withStrategyRow(new StrategyRow(row))
            .withObjectives(objectives)
            .withParts(given.parts().map(TableParts::of).orElse(table.parts()));
    for (Law law : given.laws().orElse(List.of())) {
      laid = inPlay(laid, law);
    }
    return given.custodians() ? laid : laid.withCouncil(laid.council().withoutCustodians());
  }

  /** The table with a law in play, attached to the elected planet if it is such a law. */
  private static Table inPlay(Table table, Law law) {
    Table with = table.withCouncil(table.council().withDrawn(law.agenda()).withLaw(law));
    return Optional.ofNullable(table.catalog().agendas().get(law.agenda()))
        .flatMap(Agenda::attaches)
        .flatMap(_ -> law.elected())
        .map(planet ->
            new CardAttached(new PlanetId(planet.value()), ComponentRef.of(law.agenda()))
                .fold(with))
        .orElse(with);
  }

  private static Player with(
      Player player, GivenPosition.@org.jspecify.annotations.Nullable Sheet sheet) {
    return sheet == null
        ? player
        : player
            .withTokens(sheet.tokens())
            .withGoods(sheet.tradeGoods(), sheet.commodities())
            .withTechnologies(sheet.technologies())
            .withStrategyCards(sheet.strategyCards())
            .withVictoryPoints(sheet.victoryPoints());
  }
}
