package org.lazax.components.faction.empyrean;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Empyrean {
  public static final List<Component> COMPONENTS =
      List.of(
          new Acamar(),
          new BloodPact(),
          new ConservatorProcyon(),
          new DarkPact(),
          new Dynamo(),
          new Voidborn(),
          new Voidwatch(),
          new Watcher(),
          new Xuange());

  private Empyrean() {}
}
