package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.galaxy.SystemId;

/**
 * The speaker rolls a die. With 6 or more each player may research two technologies, one after the
 * other. Otherwise all units in the system of Mecatol Rex are destroyed, and each player destroys
 * three of its units in each system next to it. Rules: agenda/ixthian_artifact.N1 to
 * agenda/ixthian_artifact.N3.
 */
public final class IxthianArtifact extends AgendaChoices implements WithAbilities {
  private static final int HIGH = 6;

  private final AgendaParagraph explosion = new Explosion(ref());

  @Override
  public List<Ability<?>> abilities() {
    return List.of(explosion);
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
    if (!isFor(happens)) {
      return;
    }
    Chance die = draft.dice().roll(Dice.TEN, 1);
    draft.add(new AbilityDiceRolled(grant.user(), name(), die));
    if (die.values().getFirst() < HIGH) {
      draft.call(Effect.goingOn(draft.table(), explosion.name(), chosen));
    } else {
      List<Seat> twice =
          Voters.inOrder(draft.table()).stream().flatMap(seat -> Stream.of(seat, seat)).toList();
      draft.callInOrder(twice, seat -> draft.call(new Research(seat, 0, true)));
    }
  }

  /** All choose what they lose, and lose it at the same time. */
  private static final class Explosion extends AgendaParagraph {
    private static final int LOST = 3;
    private static final String UNITS = "units-";

    Explosion(ComponentRef agenda) {
      super(agenda, "explosion");
    }

    private static List<SystemId> near(Table table) {
      return Starmap.of(table).adjacent(SystemId.MECATOL_REX).stream()
          .filter(system -> !system.equals(SystemId.MECATOL_REX))
          .sorted()
          .toList();
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, OutcomeTakesEffect happens, Chosen soFar) {
      return near(table).stream()
          .flatMap(system ->
              Everybody.asks(
                  UNITS + system, soFar, Voters.inOrder(table), seat -> lost(table, system, seat))
                  .stream())
          .findFirst();
    }

    private static Optional<Ask> lost(Table table, SystemId system, Seat seat) {
      List<String> units =
          LostUnits.pieces(table.units().in(system), unit -> unit.owner().equals(seat));
      int count = Math.min(LOST, units.size());
      return count == 0
          ? Optional.empty()
          : Optional.of(new Ask(UNITS + system, units, count, count));
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, OutcomeTakesEffect happens, Chosen chosen) {
      Table table = draft.table();
      LostUnits lost = new LostUnits();
      if (table.galaxy().has(SystemId.MECATOL_REX)) {
        table.units().in(SystemId.MECATOL_REX).forEach(lost::add);
      }
      for (SystemId system : near(table)) {
        Everybody.who(UNITS + system, chosen)
            .forEach(seat -> lost.add(seat, chosen.of(UNITS + system, seat)));
      }
      lost.destroy(draft, Optional.empty());
    }
  }
}
