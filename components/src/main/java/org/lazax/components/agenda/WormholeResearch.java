package org.lazax.components.agenda;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * Each player with ships in a system with a wormhole may research a technology. Then all ships in
 * systems with alpha or beta wormholes are destroyed. With the outcome Against, each player who
 * voted for it removes a token from its command sheet. Rules: agenda/wormhole_research.N1 to
 * agenda/wormhole_research.N3, agenda/wormhole_research.N5.
 */
public final class WormholeResearch extends AgendaChoices implements WithAbilities {
  private static final Set<Wormhole> COLLAPSING = Set.of(Wormhole.ALPHA, Wormhole.BETA);

  private final AgendaParagraph collapse = new Collapse(ref());

  @Override
  public List<Ability<?>> abilities() {
    return List.of(collapse);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
    List<Seat> opponents = Voters.of(table, AgendaOutcome.AGAINST, Agenda.ballots(table));
    return isFor(happens) ? Optional.empty() : PoolTokens.asks(table, opponents, 1, soFar);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    if (isFor(happens)) {
      draft.call(Effect.goingOn(draft.table(), collapse.name(), chosen));
      draft.callInOrder(
          researchers(draft.table()), seat -> draft.call(new Research(seat, 0, true)));
    } else {
      PoolTokens.remove(draft, chosen);
    }
  }

  private static List<Seat> researchers(Table table) {
    List<SystemId> systems = systems(table, kinds -> !kinds.isEmpty());
    return Voters.inOrder(table).stream()
        .filter(seat ->
            systems.stream().anyMatch(system -> !table.units().ships(system, seat).isEmpty()))
        .toList();
  }

  private static List<SystemId> systems(Table table, Predicate<Set<Wormhole>> which) {
    Starmap map = Starmap.of(table);
    return table.galaxy().systems().stream()
        .filter(system -> which.test(map.wormholes(system)))
        .toList();
  }

  /** What happens after all research. */
  private static final class Collapse extends AgendaParagraph {
    Collapse(ComponentRef agenda) {
      super(agenda, "collapse");
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
      Table table = draft.table();
      LostUnits lost = new LostUnits();
      for (SystemId system : systems(table, kinds -> !Collections.disjoint(kinds, COLLAPSING))) {
        lost.add(Place.space(system), table.units().ships(system));
      }
      lost.destroy(draft, Optional.empty());
    }
  }
}
