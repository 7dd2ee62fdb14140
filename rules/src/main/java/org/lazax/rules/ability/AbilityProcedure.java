package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
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
      implements AbilityProcedure {

    /** An ability of which nothing is chosen yet. */
    public Effect(Service service, Use use, Occurrence occurrence) {
      this(service, use, occurrence, Chosen.NOTHING, false);
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
      return new Effect(
          now.service, new Use(paragraph, now.use.seat()), now.occurrence, known, false);
    }
  }

  /** A seat uses an ability. */
  record Use(AbilityRef ability, Seat seat) {}
}
