package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/**
 * Something that a component lets its user do, or that it does by itself, when an occurrence
 * happens. Each paragraph of a component's text is one small class, named after the component. It
 * changes the table only by facts and by calling procedures. So every service that opens the moment
 * can resolve it.
 *
 * @param <O> the type of the occurrence that triggers it
 */
public interface Ability<O extends Occurrence> {
  AbilityRef name();

  /** The type of the occurrence that triggers it. */
  Class<O> trigger();

  /**
   * Whether it happens without a decision of its user. Forced abilities are resolved first. Rule:
   * abilities.8.
   */
  default boolean forced() {
    return false;
  }

  /** Whether it can be used more than once at the same moment. Rule: abilities.N2. */
  default boolean repeatable() {
    return false;
  }

  /**
   * Whether it is used by playing its card from the hand. All players who could hold the card by
   * public information are asked. Only a player who holds it can use it. Such an ability is never
   * forced.
   */
  default boolean isPlayed() {
    return false;
  }

  /** Whether it can be resolved completely now. The answer depends on public information only. */
  boolean usable(Table table, Grant grant, O occurrence);

  /**
   * Whether what only its user knows allows it, too, such as which piece lies face down. Who is
   * asked does not depend on it: a player is asked whenever the ability is usable by public
   * information, so silence tells nothing. A forced ability does not ask this.
   */
  default boolean allowedInSecret(Table table, Grant grant, O occurrence) {
    return true;
  }

  /**
   * What its use costs besides its card, to be told to players. Whatever {@link #resolve} pays is
   * told here.
   */
  default List<UseCost> costs() {
    return List.of();
  }

  /** The next choice; empty once everything is chosen. */
  default Optional<Ask> asks(Table table, Grant grant, O occurrence, Chosen soFar) {
    return Optional.empty();
  }

  /**
   * Carries out the effect. The procedures that it calls are conducted before the moment goes on.
   */
  void resolve(Draft<?, Table> draft, Grant grant, O occurrence, Chosen chosen);
}
