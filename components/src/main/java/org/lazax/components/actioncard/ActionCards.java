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
          new EconomicInitiative(),
          new EmergencyRepairs(),
          new ExperimentalBattlestation(),
          new FighterPrototype(),
          new FireTeam(),
          new FlankSpeed(),
          new FocusedResearch(),
          new FrontlineDeployment(),
          new GhostShip(),
          new GhostSquad(),
          new Impersonation(),
          new InTheSilenceOfSpace(),
          new IndustrialInitiative(),
          new Infiltrate(),
          new Insubordination(),
          new Intercept(),
          new LostStarChart(),
          new ManeuveringJets(),
          new MiningInitiative(),
          new MoraleBoost(),
          new NavSuite(),
          new Parley(),
          new ReflectiveShielding(),
          new RepealLaw(),
          new RevealPrototype(),
          new RiseOfAMessiah(),
          new Rout(),
          new Sabotage(),
          new Salvage(),
          new ScrambleFrequency(),
          new ShieldsHolding(),
          new SkilledRetreat(),
          new SolarFlare(),
          new TacticalBombardment(),
          new UnexpectedAction(),
          new Uprising(),
          new WarEffort(),
          new Waylay());

  private ActionCards() {}
}
