package org.lazax.components.faction.empyrean;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Empyrean {
  public static final List<Component> COMPONENTS =
      List.of(
          new Acamar(),
          new Aetherpassage(),
          new Aetherstream(),
          new BloodPact(),
          new ConservatorProcyon(),
          new DarkPact(),
          new Dynamo(),
          new Printed("faction_ability/dark_whispers", "the faction's two promissory notes"),
          new Voidborn(),
          new Voidwatch(),
          new Watcher(),
          new Xuange());

  private Empyrean() {}
}
