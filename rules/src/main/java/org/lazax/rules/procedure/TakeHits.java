package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.RollHits.Hits;
import org.lazax.rules.procedure.TakeHits.Progress.Declaration;
import org.lazax.rules.procedure.TakeHits.Progress.PendingHits;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Both sides take hits, or one side takes hits that others can answer. First the sides use SUSTAIN
 * DAMAGE in turn, the attacker first, until both decline. A side that has declined is asked again
 * once the other side has sustained damage. Then the remaining hits are assigned, those of the
 * attacker first. No unit is destroyed by these hits before that. Rules: sustain_damage.0,
 * space_combat.6.1, attacker.N2, unit/floating_factory_i.N7.1.
 */
@WireType("take-hits")
public record TakeHits(
    Place place, Seat attacker, Seat defender, HitSource source, @JsonUnwrapped Progress progress)
    implements CombatProcedure {

  /** The procedure for these hits. */
  public static TakeHits of(
      Place place, Seat attacker, Seat defender, HitSource source, List<Hits> hits) {
    TakeHits all =
        new TakeHits(
            place,
            attacker,
            defender,
            source,
            new Progress(List.of(), Set.of(), List.of(), attacker, false));
    for (Hits some : hits) {
      all = all.joined(some);
    }
    return all;
  }

  public Seat opponent(Seat seat) {
    return seat.equals(attacker) ? defender : attacker;
  }

  /** The number of hits on a side. */
  public int on(Seat seat) {
    return progress.hits.stream()
        .filter(pending -> pending.on().equals(seat))
        .mapToInt(PendingHits::count)
        .sum();
  }

  /** Whether no more damage is sustained, and the remaining hits are being assigned. */
  public boolean assigns() {
    return progress.assigning;
  }

  /**
   * The procedure by which a side assigns these hits when none of them can be cancelled any more.
   */
  public AssignHits assignment(PendingHits pending) {
    return AssignHits.ofTakenHits(
        pending.on(),
        place,
        source,
        pending.count(),
        opponent(pending.on()),
        pending.targets(),
        progress.sustained,
        progress.assigning
            ? Optional.of(pending.declared().map(Declaration::destroy).orElse(List.of()))
            : Optional.empty());
  }

  /** The procedure with more hits. The player who takes them decides again. */
  TakeHits joined(Hits more) {
    List<PendingHits> all = new ArrayList<>();
    int count = more.count();
    for (PendingHits pending : progress.hits) {
      if (pending.on().equals(more.on()) && pending.targets().equals(more.targets())) {
        count += pending.count();
      } else {
        all.add(pending.on().equals(more.on()) ? pending.undeclared() : pending);
      }
    }
    all.add(new PendingHits(more.on(), count, more.targets(), Optional.empty()));
    all.sort(
        Comparator.<PendingHits, Boolean>comparing(pending -> pending.on().equals(defender))
            .thenComparing(pending -> pending.targets().types().isEmpty()));
    return with(progress.with(it -> it.hits(all).told(Copies.without(progress.told, more.on()))));
  }

  /** The procedure with this number of a side's hits cancelled. */
  TakeHits cancelled(Seat seat, int count) {
    List<PendingHits> left = new ArrayList<>();
    int more = count;
    for (PendingHits pending : progress.hits) {
      int gone = pending.on().equals(seat) ? Math.min(more, pending.count()) : 0;
      more -= gone;
      left.add(pending.withCount(pending.count() - gone));
    }
    return with(progress.withHits(left));
  }

  /** The procedure after the moment in which a side can cancel some of its hits. */
  public TakeHits told(Seat seat) {
    return with(progress.withTold(Copies.with(progress.told, seat)));
  }

  /** The procedure after a player has declared in its turn what it does about hits. */
  public TakeHits declared(PendingHits pending, Declaration declaration) {
    return with(progress.withTurn(pending.on()))
        .replaced(pending, pending.withDeclared(Optional.of(declaration)));
  }

  /**
   * The procedure after units have cancelled hits by sustaining damage. The other side has the next
   * turn.
   */
  public TakeHits sustained(PendingHits pending, List<UnitStack> units, int cancelled) {
    PendingHits left =
        pending.with(it ->
            it.count(Math.max(0, pending.count() - cancelled))
                .declared(pending.declaredAfter(units)));
    List<UnitStack> all = new ArrayList<>(progress.sustained);
    all.addAll(units);
    TakeHits next = replaced(pending, left);
    return with(
        progress.with(it ->
            it.hits(next.progress.hits.stream().map(PendingHits::reconsidered).toList())
                .sustained(all)
                .turn(opponent(pending.on()))));
  }

  /** The procedure after both sides have declined to sustain more damage. */
  public TakeHits assigning() {
    return with(progress.withAssigning(true));
  }

  /** The procedure while these hits are assigned. */
  public TakeHits without(PendingHits pending) {
    return with(progress.withHits(Copies.without(progress.hits, pending)));
  }

  /** The procedure after units were destroyed by something else. Their owner decides again. */
  public TakeHits destroyed(UnitStack units) {
    return with(
        progress.with(it ->
            it.hits(
                    progress.hits.stream()
                        .map(pending ->
                            pending.on().equals(units.owner()) ? pending.undeclared() : pending)
                        .toList())
                .sustained(progress.sustainedWithout(units))));
  }

  private TakeHits replaced(PendingHits pending, PendingHits by) {
    return with(
        progress.withHits(
            progress.hits.stream().map(each -> each.equals(pending) ? by : each).toList()));
  }

  private TakeHits with(Progress now) {
    return new TakeHits(place, attacker, defender, source, now);
  }

  /**
   * The progress of the procedure.
   *
   * @param hits the hits that are still to be taken: those of the attacker first; of one side,
   *     those first that leave it the least choice
   * @param told the sides whose moment to cancel hits is over
   * @param sustained the units that have sustained damage, as they were before. No unit does so
   *     twice.
   * @param turn the player who may use SUSTAIN DAMAGE next
   * @param assigning whether both sides have declined to sustain more damage
   */
  @RecordBuilder
  public record Progress(
      @JsonProperty("takings") List<PendingHits> hits,
      Set<Seat> told,
      List<UnitStack> sustained,
      Seat turn,
      boolean assigning)
      implements TakeHitsProgressBuilder.With {
    public Progress {
      hits = List.copyOf(hits);
      told = Copies.ordered(told);
      sustained = List.copyOf(sustained);
    }

    private List<UnitStack> sustainedWithout(UnitStack destroyed) {
      List<UnitStack> kept = new ArrayList<>();
      int left = destroyed.damaged() ? destroyed.count() : 0;
      for (UnitStack each : sustained) {
        int dropped = each.alike(destroyed.repaired()) ? Math.min(left, each.count()) : 0;
        left -= dropped;
        if (each.count() > dropped) {
          kept.add(each.times(each.count() - dropped));
        }
      }
      return kept;
    }

    /**
     * Hits on a player's units.
     *
     * @param declared what the player does about them
     */
    @RecordBuilder
    public record PendingHits(
        Seat on,
        @JsonProperty("hits") int count,
        HitTargets targets,
        @JsonProperty("said") Optional<Declaration> declared)
        implements TakeHitsProgressPendingHitsBuilder.With {

      private PendingHits undeclared() {
        return withDeclared(Optional.empty());
      }

      /** The rest of the declaration after these units have sustained damage. */
      private Optional<Declaration> declaredAfter(List<UnitStack> units) {
        return declared.map(it -> it.without(units)).filter(left -> !left.isPass());
      }

      private PendingHits reconsidered() {
        return declared.filter(Declaration::isPass).isPresent() ? undeclared() : this;
      }
    }

    /**
     * What a player does about hits, valid as long as its units stay the same.
     *
     * @param sustain the units that sustain damage, one in each turn of the player
     * @param destroy the units that are destroyed after that; empty if it is not decided yet
     */
    public record Declaration(List<UnitStack> sustain, List<UnitStack> destroy) {
      public Declaration {
        sustain = List.copyOf(sustain);
        destroy = List.copyOf(destroy);
      }

      /** Whether the player only declines to sustain damage. */
      @JsonIgnore
      public boolean isPass() {
        return sustain.isEmpty() && destroy.isEmpty();
      }

      private Declaration without(List<UnitStack> units) {
        List<UnitStack> left = new ArrayList<>();
        for (UnitStack stack : sustain) {
          int gone = units.stream().filter(stack::alike).mapToInt(UnitStack::count).sum();
          int count = stack.count() - gone;
          if (count > 0) {
            left.add(stack.times(count));
          }
        }
        return new Declaration(left, destroy);
      }
    }
  }
}
