package org.lazax.components.faction.mentak;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Mentak {
  public static final List<Component> COMPONENTS =
      List.of(
          new Ambush(),
          new FourthMoon(),
          new IpswitchLooseCannon(),
          new MirrorComputing(),
          new MollTerminus(),
          new Pillage(),
          new PromiseOfProtection(),
          new SalvageOperations(),
          new SuffiAn(),
          new SulaMentarion());

  private Mentak() {}
}
