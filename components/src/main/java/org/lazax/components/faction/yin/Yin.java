package org.lazax.components.faction.yin;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Yin {
  public static final List<Component> COMPONENTS =
      List.of(
          new BrotherMilor(),
          new BrotherMilorFirstPrint(),
          new BrotherOmar(),
          new BrotherOmarFirstPrint(),
          new DannelOfTheTenth(),
          new DannelOfTheTenthFirstPrint(),
          new Devotion(),
          new GreyfireMutagen(),
          new GreyfireMutagenFirstPrint(),
          new ImpulseCore(),
          new Indoctrination(),
          new MoyinsAshes(),
          new VanHauge(),
          new YinSpinner(),
          new YinSpinnerFirstPrint());

  private Yin() {}
}
