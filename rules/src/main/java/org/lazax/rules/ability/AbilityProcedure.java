package org.lazax.rules.ability;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.immutable.Copies;

/** The procedures of abilities. The service that calls one conducts it. */
public sealed interface AbilityProcedure extends Procedure {
  List<Class<?>> TYPES = List.of(Moment.class, Effect.class);

  /** The service that commits what happens. */
  Service service();

  @Override
  default Service owner() {
    return service();
  }

  /** The end of a moment or an effect is no outcome for the procedure in which it occurred. */
  @Override
  default boolean interjects() {
    return true;
  }

  /**
   * Something happens. Forced abilities are resolved. Then all who may use an ability are asked in
   * turn, until they pass in an unbroken circle. Rules: abilities.3, abilities.19, abilities.N4.
   */
  @WireType("moment")
  record Moment(Service service, Occurrence occurrence, @JsonUnwrapped Moment.Progress progress)
      implements AbilityProcedure {

    /** The active player of the occurrence may act first. */
    public Moment(Service service, Occurrence occurrence) {
      this(service, occurrence, occurrence.active());
    }

    /** Another player than the active one may act first. */
    public Moment(Service service, Occurrence occurrence, Seat first) {
      this(service, occurrence, new Moment.Progress(List.of(), first, false));
    }

    /** The frame of an occurrence, while abilities are used at it. */
    public static Optional<Frame> of(Table table, Occurrence occurrence) {
      return table
          .kernel()
          .frameOf(under -> under instanceof Moment it && it.occurrence.equals(occurrence));
    }

    /** An occurrence has other circumstances now, as dice that are rerolled have. */
    public static void change(Draft<?, Table> draft, Occurrence occurrence, Occurrence now) {
      if (of(draft.table(), occurrence).orElse(null)
          instanceof Frame(int id, Moment moment, var _)) {
        draft.add(new FrameChanged(id, new Moment(moment.service, now, moment.progress)));
      }
    }

    /** All who may use something are being asked. */
    Moment asking() {
      return with(new Moment.Progress(progress.used, progress.first, true));
    }

    /**
     * An ability is used.
     *
     * @param next who may act first after it
     */
    Moment used(Use use, Seat next) {
      return with(new Moment.Progress(Copies.with(progress.used, use), next, false));
    }

    private Moment with(Moment.Progress now) {
      return new Moment(service, occurrence, now);
    }

    /**
     * How far the moment is.
     *
     * @param used what was used by whom at this moment
     * @param first who may act first
     * @param asked whether all who may use something are asked or have passed
     */
    public record Progress(List<Use> used, Seat first, boolean asked) {
      public Progress {
        used = List.copyOf(used);
      }
    }
  }

  /** An ability is resolved: first the choices, then what it does. */
  @WireType("effect")
  record Effect(
      Service service, Use use, Occurrence occurrence, @JsonUnwrapped Effect.Progress progress)
      implements AbilityProcedure {

    /** An ability of which nothing is chosen yet. */
    public Effect(Service service, Use use, Occurrence occurrence) {
      this(service, use, occurrence, Chosen.NOTHING);
    }

    private Effect(Service service, Use use, Occurrence occurrence, Chosen chosen) {
      this(service, use, occurrence, new Effect.Progress(chosen, false));
    }

    /**
     * The effect that an ability calls while it is resolved, to go on with another paragraph of its
     * component: where it asks for more after dice are rolled, or after something that it called is
     * done. The same player uses it on the same occurrence.
     *
     * @param table with the effect that is resolved
     * @param paragraph an ability that hangs on the same occurrence and is never usable by itself
     * @param known what it begins with: what was chosen, and what has come of it
     * @throws IllegalStateException if no effect is being resolved
     */
    public static Effect goingOn(Table table, AbilityRef paragraph, Chosen known) {
      Effect now =
          table
              .kernel()
              .within(Effect.class)
              .orElseThrow(() -> new IllegalStateException("no effect is being resolved"));
      return new Effect(now.service, new Use(paragraph, now.use.seat()), now.occurrence, known);
    }

    /** One more choice is made. */
    Effect chosen(Chosen chosen) {
      return new Effect(service, use, occurrence, chosen);
    }

    /** It is done, but for the procedures that it calls. */
    Effect resolved() {
      return new Effect(service, use, occurrence, new Effect.Progress(progress.chosen, true));
    }

    /**
     * How far the effect is.
     *
     * @param resolved whether it is done, but for the procedures that it has called
     */
    public record Progress(Chosen chosen, boolean resolved) {}
  }

  /** A seat uses an ability. */
  record Use(AbilityRef ability, Seat seat) {}
}
