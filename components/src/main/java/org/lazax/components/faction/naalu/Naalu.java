package org.lazax.components.faction.naalu;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Naalu {
  public static final List<Component> COMPONENTS =
      List.of(
          new Foresight(),
          new GiftOfPrescience(),
          new Iconoclast(),
          new IconoclastFirstPrint(),
          new Maban(),
          new MabanFirstPrint(),
          new Matriarch(),
          new Neuroglaive(),
          new Telepathic(),
          new TheOracle(),
          new Zeu(),
          new ZeuFirstPrint(),
          new Printed("unit/hybrid_crystal_fighter_i", "no move value"),
          new Printed(
              "unit/hybrid_crystal_fighter_ii", "a move value, and its share of the fleet pool"));

  private Naalu() {}
}
