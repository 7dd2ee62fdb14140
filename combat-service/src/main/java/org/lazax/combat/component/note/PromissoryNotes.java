package org.lazax.combat.component.note;

import java.util.Map;

/** Those that act in fights, by name. */
public final class PromissoryNotes {
  public static final Map<String, Object> ALL =
      Map.ofEntries(
          Map.entry("greyfire_mutagen", new GreyfireMutagen()),
          Map.entry("raghs_call", new RaghsCall()),
          Map.entry("strike_wing_ambuscade", new StrikeWingAmbuscade()),
          Map.entry("tekklar_legion", new TekklarLegion()),
          Map.entry("the_cavalry", new TheCavalry()),
          Map.entry("war_funding", new WarFunding()),
          Map.entry("war_funding.base", new FirstWarFunding()));

  private PromissoryNotes() {}
}
