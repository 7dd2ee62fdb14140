package org.lazax.rules.ability;

import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * What a component lets its user do, or does by itself, when something happens. One small class a
 * paragraph, named after the component. It changes the table by facts and by calling procedures,
 * never in another way, so any service that opens the moment can resolve it.
 *
 * @param <O> on what it hangs
 */
public interface Ability<O extends Occurrence> {
  AbilityRef name();

  Class<O> moment();

  /** Whether it happens without being asked for. Forced ones come first. Rule: abilities.8. */
  default boolean forced() {
    return false;
  }

  /** Whether it may be used again at the same moment. Rule: abilities.N2. */
  default boolean repeatable() {
    return false;
  }

  /**
   * Whether it is used by playing its card from a hand, face down until then. Everybody who could
   * hold it is asked, for all that everybody knows; who does hold it is offered it. Never forced.
   */
  default boolean isPlayed() {
    return false;
  }

  /** Whether it can be resolved completely now. Told from public facts only. */
  boolean usable(Table table, Grant grant, O occurrence);

  /** What is to be chosen next; empty once everything is. */
  default Optional<Ask> asks(Table table, Grant grant, O occurrence, Chosen soFar) {
    return Optional.empty();
  }

  /** Does it. Frames that it calls are conducted before the moment goes on. */
  void resolve(Draft<?, Table> draft, Grant grant, O occurrence, Chosen chosen);
}
