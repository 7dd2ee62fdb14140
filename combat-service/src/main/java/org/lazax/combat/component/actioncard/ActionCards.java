package org.lazax.combat.component.actioncard;

import java.util.Map;

/** Those that act in fights, by name. */
public final class ActionCards {
  public static final Map<String, Object> ALL =
      Map.ofEntries(
          Map.entry("blitz", new Blitz()),
          Map.entry("bunker", new Bunker()),
          Map.entry("courageous_to_the_end", new CourageousToTheEnd()),
          Map.entry("direct_hit", new DirectHit()),
          Map.entry("disable", new Disable()),
          Map.entry("emergency_repairs", new EmergencyRepairs()),
          Map.entry("experimental_battlestation", new ExperimentalBattlestation()),
          Map.entry("fighter_prototype", new FighterPrototype()),
          Map.entry("fire_team", new FireTeam()),
          Map.entry("intercept", new Intercept()),
          Map.entry("maneuvering_jets", new ManeuveringJets()),
          Map.entry("morale_boost", new MoraleBoost()),
          Map.entry("parley", new Parley()),
          Map.entry("reflective_shielding", new ReflectiveShielding()),
          Map.entry("rout", new Rout()),
          Map.entry("scramble_frequency", new ScrambleFrequency()),
          Map.entry("shields_holding", new ShieldsHolding()),
          Map.entry("skilled_retreat", new SkilledRetreat()),
          Map.entry("solar_flare", new SolarFlare()),
          Map.entry("waylay", new Waylay()));

  private ActionCards() {}
}
