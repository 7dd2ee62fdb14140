package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;

/**
 * Each player destroys its dreadnoughts down to two and its cruisers down to four. With the outcome
 * Against, each player exhausts all its planets with a technology specialty when the next strategy
 * phase begins. Rules: abilities.24, destroyed.2.
 */
public final class ArmsReduction extends AgendaChoices implements WithAbilities {
  private static final List<Reduction> REDUCED =
      List.of(new Reduction(UnitType.DREADNOUGHT, 2), new Reduction(UnitType.CRUISER, 4));

  private final LaterExhaustion later =
      LaterExhaustion.all(
          ref(),
          (table, seat) ->
              table.planets().of(seat).stream()
                  .filter(planet -> !PlanetFacts.of(table, planet).specialties().isEmpty())
                  .toList());

  @Override
  public List<Ability<?>> abilities() {
    return List.of(later);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
    return isFor(happens)
        ? REDUCED.stream()
            .flatMap(reduction ->
                Everybody.asks(
                    reduction.about(),
                    soFar,
                    Voters.inOrder(table),
                    seat -> reduction.ask(table, seat))
                    .stream())
            .findFirst()
        : Optional.empty();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    List<Seat> seats = Voters.inOrder(draft.table());
    if (isFor(happens)) {
      draft.callInOrder(seats, seat -> destroy(draft, seat, chosen));
    } else {
      later.await(draft, seats);
    }
  }

  private static void destroy(Draft<?, Table> draft, Seat seat, Chosen chosen) {
    LostUnits lost = new LostUnits();
    REDUCED.forEach(reduction -> lost.add(seat, chosen.of(reduction.about(), seat)));
    lost.destroy(draft, Optional.of(seat));
  }

  /** At most this number of ships of a type is left to each player. */
  private record Reduction(UnitType type, int left) {
    String about() {
      return type.text();
    }

    Optional<Ask> ask(Table table, Seat seat) {
      List<String> ships =
          LostUnits.pieces(
              table.units().at(), unit -> unit.owner().equals(seat) && unit.type() == type);
      int lost = ships.size() - left;
      return lost > 0 ? Optional.of(new Ask(about(), ships, lost, lost)) : Optional.empty();
    }
  }
}
