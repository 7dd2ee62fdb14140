package org.lazax.game.component;

import java.util.Map;
import org.lazax.game.component.agenda.RegulatedConscription;
import org.lazax.game.component.faction.MastersOfTrade;
import org.lazax.game.component.faction.Mitosis;
import org.lazax.game.component.faction.Nomadic;
import org.lazax.game.component.faction.Scheming;
import org.lazax.game.component.faction.Versatile;
import org.lazax.game.component.technology.AerieHololattice;
import org.lazax.game.component.technology.AiDevelopmentAlgorithm;
import org.lazax.game.component.technology.ChaosMappingShield;
import org.lazax.game.component.technology.FleetLogistics;
import org.lazax.game.component.technology.HegemonicDocks;
import org.lazax.game.component.technology.HyperMetabolism;
import org.lazax.game.component.technology.MagmusReactor;
import org.lazax.game.component.technology.NeuralMotivator;
import org.lazax.game.component.technology.SarweenTools;
import org.lazax.rules.ruleset.Components;

/** The components that bring hooks into the steps of game-service. */
public final class GameComponents {
  public static final Components HOOKS =
      Components.of(
          Map.ofEntries(
              Map.entry("agenda/regulated_conscription", new RegulatedConscription()),
              Map.entry("faction_ability/masters_of_trade", new MastersOfTrade()),
              Map.entry("faction_ability/mitosis", new Mitosis()),
              Map.entry("faction_ability/nomadic", new Nomadic()),
              Map.entry("faction_ability/scheming", new Scheming()),
              Map.entry("faction_ability/versatile", new Versatile()),
              Map.entry("technology/aerie_hololattice", new AerieHololattice()),
              Map.entry("technology/ai_development_algorithm", new AiDevelopmentAlgorithm()),
              Map.entry("technology/chaos_mapping", new ChaosMappingShield()),
              Map.entry("technology/fleet_logistics", new FleetLogistics()),
              Map.entry("technology/hegemonic_trade_policy", new HegemonicDocks()),
              Map.entry("technology/hyper_metabolism", new HyperMetabolism()),
              Map.entry("technology/magmus_reactor", new MagmusReactor()),
              Map.entry("technology/neural_motivator", new NeuralMotivator()),
              Map.entry("technology/sarween_tools", new SarweenTools())));

  private GameComponents() {}
}
