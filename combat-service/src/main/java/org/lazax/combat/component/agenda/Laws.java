package org.lazax.combat.component.agenda;

import java.util.Map;

/** Those that act in fights, by name. */
public final class Laws {
  public static final Map<String, Object> ALL =
      Map.ofEntries(
          Map.entry("articles_of_war", new ArticlesOfWar()),
          Map.entry("conventions_of_war", new ConventionsOfWar()),
          Map.entry("prophecy_of_ixth", new ProphecyOfIxth()),
          Map.entry("publicize_weapon_schematics", new PublicizeWeaponSchematics()),
          Map.entry("the_crown_of_thalnos", new TheCrownOfThalnos()));

  private Laws() {}
}
