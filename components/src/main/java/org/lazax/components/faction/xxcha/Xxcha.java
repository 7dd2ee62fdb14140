package org.lazax.components.faction.xxcha;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Xxcha {
  public static final List<Component> COMPONENTS =
      List.of(
          new ElderQanoj(),
          new GgrocutoRinn(),
          new InstinctTraining(),
          new NullificationField(),
          new PeaceAccords(),
          new PoliticalFavor(),
          new Printed("unit/indomitus", "deep_space_cannon"),
          new Printed("unit/loncara_ssodu", "deep_space_cannon"),
          new Quash(),
          new XxekirGrom(),
          new XxekirGromFirstPrint());

  private Xxcha() {}
}
