package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.actioncard.Infiltrate;
import org.lazax.components.actioncard.LostStarChart;
import org.lazax.components.agenda.DemilitarizedZone;
import org.lazax.components.agenda.EnforcedTravelBan;
import org.lazax.components.agenda.MinisterOfExploration;
import org.lazax.components.agenda.WormholeReconstruction;
import org.lazax.components.faction.creuss.HilColish;
import org.lazax.components.faction.creuss.QuantumEntanglement;
import org.lazax.components.faction.jolnar.Analytical;
import org.lazax.components.faction.jolnar.SpatialConduitCylinders;
import org.lazax.components.faction.l1z1x.Assimilate;
import org.lazax.components.faction.l1z1x.InheritanceSystems;
import org.lazax.components.faction.letnev.Armada;
import org.lazax.components.faction.mentak.MirrorComputing;
import org.lazax.components.faction.mentak.Pillage;
import org.lazax.components.faction.muaat.MagmusReactor;
import org.lazax.components.faction.naalu.Telepathic;
import org.lazax.components.faction.nekro.Propagation;
import org.lazax.components.faction.nekro.TheAlastor;
import org.lazax.components.faction.saar.Scavenge;
import org.lazax.components.faction.winnu.BloodTies;
import org.lazax.components.faction.winnu.HegemonicTradePolicy;
import org.lazax.components.faction.winnu.LazaxGateFolding;
import org.lazax.components.faction.winnu.ReclamationBegins;
import org.lazax.components.faction.yssaril.Crafty;
import org.lazax.components.technology.AntimassDeflectors;
import org.lazax.components.technology.IntegratedEconomy;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** The base game. */
final class BaseGame {
  private static final List<Component> COMPONENTS =
      List.of(
          new Infiltrate(),
          new LostStarChart(),
          new DemilitarizedZone(),
          new EnforcedTravelBan(),
          new MinisterOfExploration(),
          new WormholeReconstruction(),
          new Analytical(),
          new Armada(),
          new Assimilate(),
          new BloodTies(),
          new Crafty(),
          new Pillage(),
          new Propagation(),
          new QuantumEntanglement(),
          new ReclamationBegins(),
          new Scavenge(),
          new Telepathic(),
          new AntimassDeflectors(),
          new HegemonicTradePolicy(),
          new InheritanceSystems(),
          new IntegratedEconomy(),
          new LazaxGateFolding(),
          new MagmusReactor(),
          new MirrorComputing(),
          new SpatialConduitCylinders(),
          new HilColish(),
          new TheAlastor());

  static final Expansion EXPANSION = new Expansion("base", COMPONENTS);

  private BaseGame() {}
}
