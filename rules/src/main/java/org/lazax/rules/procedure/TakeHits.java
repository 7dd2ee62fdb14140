package org.lazax.rules.procedure;

import com.fasterxml.jackson.annotation.JsonIgnore;
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
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Units take hits where both sides do, or where it can be answered that one sustains damage. First
 * the sides use SUSTAIN DAMAGE in turn, the attacker first, until neither wants to any more; who
 * has declined may come back once the other has acted. Then what is left is assigned, by the
 * attacker first: no unit is destroyed by these hits as long as a side may sustain any. Rules:
 * sustain_damage.0, space_combat.6.1, attacker.N2, unit/floating_factory_i.N7.1.
 *
 * @param takings what is to be taken, by the attacker first, and of a side's hits those first that
 *     leave it least choice
 * @param told to whom it was told that hits are coming, so that it could cancel some
 * @param sustained those that have cancelled some by sustaining damage, as they were: none does so
 *     twice
 * @param turn who may use SUSTAIN DAMAGE next
 * @param assigning whether nobody does any more
 */
@RecordBuilder
@WireType("take-hits")
public record TakeHits(
    Place place,
    Seat attacker,
    Seat defender,
    HitSource source,
    List<Taking> takings,
    Set<Seat> told,
    List<UnitStack> sustained,
    Seat turn,
    boolean assigning)
    implements CombatProcedure, TakeHitsBuilder.With {
  public TakeHits {
    takings = List.copyOf(takings);
    told = Copies.ordered(told);
    sustained = List.copyOf(sustained);
  }

  /** Both sides of a fight take these. */
  public static TakeHits of(
      Place place, Seat attacker, Seat defender, HitSource source, List<Hits> hits) {
    return new TakeHits(
            place, attacker, defender, source, List.of(), Set.of(), List.of(), attacker, false)
        .joined(hits);
  }

  /** Whoever is on the other side. */
  public Seat opponent(Seat seat) {
    return seat.equals(attacker) ? defender : attacker;
  }

  /** Those of them that a side takes, as the procedure by which it assigns them. */
  public AssignHits call(Taking taking) {
    return new AssignHits(
        taking.on(),
        place,
        source,
        taking.hits(),
        opponent(taking.on()),
        taking.targets(),
        true,
        sustained,
        assigning
            ? Optional.of(taking.said().map(Said::destroy).orElse(List.of()))
            : Optional.empty());
  }

  /** How many hits a side takes. */
  public int on(Seat seat) {
    return takings.stream().filter(t -> t.on().equals(seat)).mapToInt(Taking::hits).sum();
  }

  /** The same with more hits; whoever takes them thinks anew. */
  public TakeHits joined(List<Hits> more) {
    TakeHits all = this;
    for (Hits hits : more) {
      all = all.joined(hits);
    }
    return all;
  }

  private TakeHits joined(Hits more) {
    List<Taking> all = new ArrayList<>();
    int count = more.count();
    for (Taking taking : takings) {
      if (taking.on().equals(more.on()) && taking.targets().equals(more.targets())) {
        count += taking.hits();
      } else {
        all.add(taking.on().equals(more.on()) ? taking.unsaid() : taking);
      }
    }
    all.add(new Taking(more.on(), count, more.targets(), Optional.empty()));
    all.sort(
        Comparator.<Taking, Boolean>comparing(taking -> taking.on().equals(defender))
            .thenComparing(taking -> taking.targets().types().isEmpty()));
    return with(it -> it.takings(all).told(Copies.without(told, more.on())));
  }

  /** The same once so many of the hits on a side are cancelled. */
  public TakeHits cancelled(Seat seat, int count) {
    List<Taking> left = new ArrayList<>();
    int more = count;
    for (Taking taking : takings) {
      int gone = taking.on().equals(seat) ? Math.min(more, taking.hits()) : 0;
      more -= gone;
      left.add(taking.withHits(taking.hits() - gone));
    }
    return withTakings(left);
  }

  /** The same where this is said of the hits that a side takes. */
  public TakeHits said(Taking taking, Optional<Said> said) {
    return replaced(taking, taking.withSaid(said));
  }

  /**
   * The same once units have cancelled so many of these hits: the other side's turn, and whoever
   * has only declined may come back.
   */
  public TakeHits sustained(Taking taking, List<UnitStack> units, int cancels) {
    Taking left =
        taking.with(it -> it.hits(Math.max(0, taking.hits() - cancels)).said(taking.after(units)));
    List<UnitStack> all = new ArrayList<>(sustained);
    all.addAll(units);
    TakeHits next = replaced(taking, left);
    return next.with(it ->
        it.takings(next.takings.stream().map(Taking::reconsidered).toList())
            .sustained(all)
            .turn(opponent(taking.on())));
  }

  /** The same without these, which are assigned now. */
  public TakeHits without(Taking taking) {
    return withTakings(Copies.without(takings, taking));
  }

  /** The same once one of these is gone that has sustained damage: its owner thinks anew. */
  public TakeHits bereft(UnitStack gone) {
    return with(it ->
        it.takings(takings.stream().map(t -> t.on().equals(gone.owner()) ? t.unsaid() : t).toList())
            .sustained(sustainedWithout(gone)));
  }

  private List<UnitStack> sustainedWithout(UnitStack gone) {
    List<UnitStack> kept = new ArrayList<>();
    int left = gone.damaged() ? gone.count() : 0;
    for (UnitStack each : sustained) {
      int dropped = each.alike(gone.repaired()) ? Math.min(left, each.count()) : 0;
      left -= dropped;
      if (each.count() > dropped) {
        kept.add(each.times(each.count() - dropped));
      }
    }
    return kept;
  }

  private TakeHits replaced(Taking taking, Taking by) {
    return withTakings(takings.stream().map(each -> each.equals(taking) ? by : each).toList());
  }

  /**
   * Hits on a player's units.
   *
   * @param said what the player has said about them
   */
  @RecordBuilder
  public record Taking(Seat on, int hits, HitTargets targets, Optional<Said> said)
      implements TakeHitsTakingBuilder.With {

    Taking unsaid() {
      return withSaid(Optional.empty());
    }

    /** What is left of what was said once these units have sustained damage. */
    private Optional<Said> after(List<UnitStack> units) {
      return said.map(s -> s.without(units)).filter(left -> !left.isBare());
    }

    private Taking reconsidered() {
      return said.filter(Said::isBare).isPresent() ? unsaid() : this;
    }
  }

  /**
   * What a player wants done about hits, as long as nothing befalls its side.
   *
   * @param sustain which units are to sustain damage, one in each of its turns
   * @param destroy which are to be destroyed then; none if that is not said yet
   */
  public record Said(List<UnitStack> sustain, List<UnitStack> destroy) {
    public Said {
      sustain = List.copyOf(sustain);
      destroy = List.copyOf(destroy);
    }

    /** Whether it only lets a turn pass. */
    @JsonIgnore
    public boolean isBare() {
      return sustain.isEmpty() && destroy.isEmpty();
    }

    Said without(List<UnitStack> units) {
      List<UnitStack> left = new ArrayList<>();
      for (UnitStack stack : sustain) {
        int gone = units.stream().filter(stack::alike).mapToInt(UnitStack::count).sum();
        int count = stack.count() - gone;
        if (count > 0) {
          left.add(stack.times(count));
        }
      }
      return new Said(left, destroy);
    }
  }
}
