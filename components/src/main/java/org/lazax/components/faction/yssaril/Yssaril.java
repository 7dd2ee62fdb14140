package org.lazax.components.faction.yssaril;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Yssaril {
  public static final List<Component> COMPONENTS =
      List.of(
          new BlackshadeInfiltrator(),
          new CleverCleverSsruu(),
          new Crafty(),
          new KyverBladeAndKey(),
          new MageonImplants(),
          new Scheming(),
          new SoAta(),
          new SpyNet(),
          new StallTactics(),
          new TransparasteelPlating(),
          new YsiaYssrila());

  private Yssaril() {}
}
