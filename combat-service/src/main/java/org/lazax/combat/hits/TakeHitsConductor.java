package org.lazax.combat.hits;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.HitsAssigned;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.rules.procedure.TakeHits.Said;
import org.lazax.rules.procedure.TakeHits.Taking;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDamaged;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.UnitStack;

/**
 * Has the sides use SUSTAIN DAMAGE in turn, then assign what is left. No unit is destroyed by the
 * hits before both have said what sustains damage. Whoever names at once what is to be destroyed is
 * not asked again unless something befalls its side; whoever does not is asked whenever its turn
 * comes. Rules: sustain_damage.0, space_combat.6.1, action_card/direct_hit.N3,
 * faction_ability/technological_singularity.N4.5.
 */
public final class TakeHitsConductor
    implements Conductor<CombatState, Table, TakeHits, AssignHits> {
  static final String ABOUT = "sustain-damage";

  @Override
  public Class<TakeHits> procedure() {
    return TakeHits.class;
  }

  @Override
  public Class<AssignHits> commands() {
    return AssignHits.class;
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, TakeHits hits) {
    if (hits.assigning()) {
      hits.takings().stream()
          .findFirst()
          .ifPresentOrElse(
              taking -> {
                draft.change(hits.without(taking));
                draft.call(hits.call(taking));
              },
              draft::close);
    } else if (!tell(draft, hits)) {
      next(draft.table(), hits)
          .ifPresentOrElse(
              next -> {
                if (next.isAsked()) {
                  draft.ask(ABOUT, next.taking().on());
                } else {
                  sustain(draft, hits, next);
                }
              },
              () -> draft.change(hits.withAssigning(true)));
    }
  }

  /** Before damage is sustained some of the hits may be cancelled. */
  private static boolean tell(Draft<CombatState, Table> draft, TakeHits hits) {
    for (Seat seat : List.of(hits.attacker(), hits.defender())) {
      InFight before =
          CombatContext.around(draft.table(), hits.place(), seat)
              .dice(CombatMoment.HITS_TO_ASSIGN, seat, hits.source(), hits.on(seat));
      if (!hits.told().contains(seat)
          && hits.on(seat) > 0
          && CombatMoments.MOMENTS.concern(draft.table(), before)) {
        draft.change(hits.withTold(Copies.with(hits.told(), seat)));
        return CombatMoments.occurs(draft, before);
      }
    }
    return false;
  }

  /**
   * Whoever is next to use SUSTAIN DAMAGE or to be asked about it; nobody once all have declined.
   */
  private static Optional<Next> next(Table table, TakeHits hits) {
    return Stream.of(hits.turn(), hits.opponent(hits.turn()))
        .flatMap(seat -> hits.takings().stream().filter(taking -> taking.on().equals(seat)))
        .filter(taking -> taking.hits() > 0)
        .map(taking -> new Next(taking, HitAssignment.of(table, hits.call(taking))))
        .filter(next -> !next.toll().sustaining().isEmpty() && !next.hasDeclined())
        .findFirst();
  }

  @Override
  public void answer(Draft<CombatState, Table> draft, TakeHits hits, AssignHits command) {
    Next next = next(draft.table(), hits).orElseThrow();
    Seat seat = next.taking().on();
    Said said =
        new Said(
            UnitSelection.stacks(seat, command.sustain()),
            UnitSelection.stacks(seat, command.destroy()));
    draft.require(next.toll().broken(said.sustain()));
    if (!said.destroy().isEmpty()) {
      draft.require(next.toll().broken(said.sustain(), said.destroy()));
    }
    draft.answered();
    draft.change(hits.with(it -> it.turn(seat)).said(next.taking(), Optional.of(said)));
  }

  /**
   * One unit sustains damage where it can be answered that a unit of either side does, or else all
   * that were named.
   */
  private static void sustain(Draft<CombatState, Table> draft, TakeHits hits, Next next) {
    boolean answerable =
        hits.takings().stream()
            .anyMatch(taking -> SustainResponses.is(draft.table(), hits.call(taking)));
    List<UnitStack> units =
        answerable ? List.of(next.sustaining().getFirst().times(1)) : next.sustaining();
    var call = next.toll().call();
    CombatContext fight = CombatContext.around(draft.table(), hits.place(), call.seat());
    draft.add(
        new HitsAssigned(
            call.seat(),
            call.source(),
            call.place(),
            call.hits(),
            UnitSelection.of(units),
            List.of()));
    UnitLocations.befall(draft, call.place(), units, UnitsDamaged::new);
    draft.change(hits.sustained(next.taking(), units, next.toll().cancelled(units)));
    if (answerable) {
      CombatMoments.occurs(draft, SustainResponses.happens(fight, call, units.getFirst()));
    }
  }

  @Override
  public List<Option> options(Position<CombatState, Table> position, TakeHits hits, Seat seat) {
    return next(position.table(), hits).stream()
        .<Option>map(next -> AssignHitsOption.of(next.toll(), true))
        .toList();
  }

  @Override
  public Optional<AssignHits> silence(
      Position<CombatState, Table> position, TakeHits hits, Seat seat) {
    return next(position.table(), hits)
        .map(next -> DefaultHitAssignment.of(next.toll(), HitPolicy.SUSTAIN_FIRST));
  }

  /** Hits on a side that can sustain some of them, and what its player has said about them. */
  private record Next(Taking taking, HitAssignment toll) {

    /** What was said, as long as it can still be done. */
    private Optional<Said> stands() {
      return taking
          .said()
          .filter(said -> toll.broken(said.sustain()).isEmpty())
          .filter(said ->
              said.destroy().isEmpty() || toll.broken(said.sustain(), said.destroy()).isEmpty());
    }

    List<UnitStack> sustaining() {
      return stands().map(Said::sustain).orElse(List.of());
    }

    boolean hasDeclined() {
      return stands().filter(said -> said.sustain().isEmpty()).isPresent();
    }

    boolean isAsked() {
      return stands().isEmpty();
    }
  }
}
