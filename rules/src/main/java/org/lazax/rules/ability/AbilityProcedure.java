package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.AbilityRef;

/** The procedures of abilities. They belong to whoever commits what happens. */
public sealed interface AbilityProcedure extends Procedure {
  List<Class<?>> TYPES = List.of(Moment.class, Effect.class);

  /** Who goes on with it: whoever committed what happens. */
  Service service();

  @Override
  default Service owner() {
    return service();
  }

  /** What hangs on an occurrence tells the procedure nothing in which it occurred. */
  @Override
  default boolean interjects() {
    return true;
  }

  /**
   * Something happens: what is forced is done, then all who may use something are asked in turn,
   * until they pass in an unbroken circle. Rules: abilities.3, abilities.19, abilities.N4.
   *
   * @param service who called it
   * @param used what was used by whom at this moment
   * @param first who is asked first
   * @param asked whether all who may use something are asked or have passed
   */
  @WireType("moment")
  record Moment(Service service, Occurrence occurrence, List<Use> used, Seat first, boolean asked)
      implements AbilityProcedure {
    public Moment {
      used = List.copyOf(used);
    }

    /** Something happens, and the player it is told of may act first. */
    public Moment(Service service, Occurrence occurrence) {
      this(service, occurrence, occurrence.active());
    }

    /**
     * Something happens.
     *
     * @param first who is the first who may act
     */
    public Moment(Service service, Occurrence occurrence, Seat first) {
      this(service, occurrence, List.of(), first, false);
    }

    /** The same with what happens as it now is. */
    public Moment changed(Occurrence now) {
      return new Moment(service, now, used, first, asked);
    }
  }

  /**
   * An ability is resolved: first what is to be chosen, then what it does.
   *
   * @param resolved whether it has been done, but for what it called
   */
  @WireType("effect")
  record Effect(Service service, Use use, Occurrence occurrence, Chosen chosen, boolean resolved)
      implements AbilityProcedure {}

  /** A seat uses an ability. */
  record Use(AbilityRef ability, Seat seat) {}
}
