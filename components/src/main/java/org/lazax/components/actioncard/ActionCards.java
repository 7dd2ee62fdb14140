package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The action cards that have code. */
public final class ActionCards {
  public static final List<Component> COMPONENTS =
      List.of(
          new Blitz(),
          new Bunker(),
          new CourageousToTheEnd(),
          new DirectHit(),
          new Disable(),
          new EmergencyRepairs(),
          new ExperimentalBattlestation(),
          new FighterPrototype(),
          new FireTeam(),
          new FlankSpeed(),
          new GhostSquad(),
          new Infiltrate(),
          new Intercept(),
          new InTheSilenceOfSpace(),
          new LostStarChart(),
          new ManeuveringJets(),
          new MoraleBoost(),
          new NavSuite(),
          new Parley(),
          new ReflectiveShielding(),
          new RevealPrototype(),
          new Rout(),
          new Salvage(),
          new ScrambleFrequency(),
          new ShieldsHolding(),
          new SkilledRetreat(),
          new SolarFlare(),
          new Waylay());

  private ActionCards() {}
}
