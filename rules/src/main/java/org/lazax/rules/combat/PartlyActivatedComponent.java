package org.lazax.rules.combat;

/**
 * A component that acts by itself, but for one part of it that has to be used and costs something.
 * A game offers that part under a name of its own; odds use it only where the component is named.
 */
public interface PartlyActivatedComponent extends CombatHooks {
  ActivatedComponent part();

  /** The part's name in a game, after that of the component. */
  String partName();
}
