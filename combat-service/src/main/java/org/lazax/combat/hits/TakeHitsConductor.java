package org.lazax.combat.hits;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.state.CombatState;
import org.lazax.combat.state.HitsAssigned;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.rules.procedure.TakeHits.Progress.Declaration;
import org.lazax.rules.procedure.TakeHits.Progress.PendingHits;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDamaged;
import org.lazax.table.units.UnitStack;

/**
 * Lets the sides use SUSTAIN DAMAGE in turn, then calls the assignment of the remaining hits. No
 * unit is destroyed by the hits before both sides have declared which units sustain damage. A
 * player who also names the units to be destroyed is asked again only if units of its side are
 * destroyed, if more hits come, or if the declaration cannot be carried out any more. Another
 * player is asked again at each of its turns. Rules: sustain_damage.0, space_combat.6.1,
 * action_card/direct_hit.N3, faction_ability/technological_singularity.N4.5.
 */
@Asks(
    value = "sustain-damage",
    awaited =
        "A player whose units can sustain damage. The player may also name the units that are "
            + "destroyed by the remaining hits.",
    silence = "`assign-hits`: as many as possible sustain damage")
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
    if (hits.assigns()) {
      hits.progress().hits().stream()
          .findFirst()
          .ifPresentOrElse(
              pending -> {
                draft.change(hits.without(pending));
                draft.call(hits.assignment(pending));
              },
              draft::close);
    } else if (!tell(draft, hits)) {
      next(draft.table(), hits)
          .ifPresentOrElse(
              next -> {
                if (next.isAsked()) {
                  draft.ask(ABOUT, next.pending().on());
                } else {
                  sustain(draft, hits, next);
                }
              },
              () -> draft.change(hits.assigning()));
    }
  }

  /** Opens the moment before damage is sustained, in which hits can be cancelled. */
  private static boolean tell(Draft<CombatState, Table> draft, TakeHits hits) {
    for (Seat seat : List.of(hits.attacker(), hits.defender())) {
      InFight before =
          CombatContext.around(draft.table(), hits.place(), seat)
              .dice(CombatMoment.HITS_TO_ASSIGN, seat, hits.source(), hits.on(seat));
      if (!hits.progress().told().contains(seat)
          && hits.on(seat) > 0
          && CombatMoments.MOMENTS.concern(draft.table(), before)) {
        draft.change(hits.told(seat));
        return CombatMoments.occurs(draft, before);
      }
    }
    return false;
  }

  /**
   * The hits whose owner is next to use SUSTAIN DAMAGE or to be asked about it; empty once all have
   * declined.
   */
  private static Optional<Next> next(Table table, TakeHits hits) {
    return Stream.of(hits.progress().turn(), hits.opponent(hits.progress().turn()))
        .flatMap(
            seat -> hits.progress().hits().stream().filter(pending -> pending.on().equals(seat)))
        .filter(pending -> pending.count() > 0)
        .map(pending -> new Next(pending, HitAssignment.of(table, hits.assignment(pending))))
        .filter(next -> !next.toll().sustaining().isEmpty() && !next.hasDeclined())
        .findFirst();
  }

  @Override
  public void answer(Draft<CombatState, Table> draft, TakeHits hits, AssignHits command) {
    Next next = next(draft.table(), hits).orElseThrow();
    Seat seat = next.pending().on();
    Declaration declared =
        new Declaration(
            UnitSelection.stacks(seat, command.sustain()),
            UnitSelection.stacks(seat, command.destroy()));
    draft.require(next.toll().broken(declared.sustain()));
    if (!declared.destroy().isEmpty()) {
      draft.require(next.toll().broken(declared.sustain(), declared.destroy()));
    }
    draft.answered();
    draft.change(hits.declared(next.pending(), declared));
  }

  /**
   * One unit sustains damage if an ability could follow when a unit of either side does so;
   * otherwise all declared units do.
   */
  private static void sustain(Draft<CombatState, Table> draft, TakeHits hits, Next next) {
    boolean answerable =
        hits.progress().hits().stream()
            .anyMatch(pending -> SustainResponses.is(draft.table(), hits.assignment(pending)));
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
    draft.change(hits.sustained(next.pending(), units, next.toll().cancelled(units)));
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
  public Optional<AssignHits> defaultAnswer(
      Position<CombatState, Table> position, TakeHits hits, Seat seat) {
    return next(position.table(), hits)
        .map(next -> DefaultHitAssignment.of(next.toll(), HitPolicy.SUSTAIN_FIRST));
  }

  /** Hits on a side that can sustain some of them, with the declaration of its player. */
  private record Next(PendingHits pending, HitAssignment toll) {

    /** The declaration, if it can still be carried out. */
    private Optional<Declaration> stands() {
      return pending
          .declared()
          .filter(declared -> toll.broken(declared.sustain()).isEmpty())
          .filter(declared ->
              declared.destroy().isEmpty()
                  || toll.broken(declared.sustain(), declared.destroy()).isEmpty());
    }

    List<UnitStack> sustaining() {
      return stands().map(Declaration::sustain).orElse(List.of());
    }

    boolean hasDeclined() {
      return stands().filter(declared -> declared.sustain().isEmpty()).isPresent();
    }

    boolean isAsked() {
      return stands().isEmpty();
    }
  }
}
