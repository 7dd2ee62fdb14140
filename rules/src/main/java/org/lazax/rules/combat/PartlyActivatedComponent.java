package org.lazax.rules.combat;

/**
 * A component that acts by itself, but for one part of it that has to be used and costs something.
 * That part is offered under a name of its own.
 */
public interface PartlyActivatedComponent extends CombatHooks {
  ActivatedComponent part();

  /** The part's name, after that of the component. */
  String partName();
}
