package org.lazax.components.expansion;

import static org.lazax.rules.change.Part.BROUGHT;
import static org.lazax.rules.change.Part.GALAXY;
import static org.lazax.rules.change.Part.PLANETS;
import static org.lazax.rules.change.Part.PLAYERS;
import static org.lazax.rules.change.Part.UNITS;

import java.util.List;
import org.lazax.components.exploration.ExplorationRule;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.components.faction.nomad.GoodsOnAgents;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.exploration.ExplorationOccurrence.CardsRevealed;
import org.lazax.rules.exploration.ExplorationOccurrence.ExplorationBegins;
import org.lazax.rules.exploration.ExplorationOccurrence.Explored;
import org.lazax.rules.galaxy.Nexus;
import org.lazax.rules.leaders.PrintedLeaders;
import org.lazax.rules.leaders.unlock.EarnedLeaders;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.GamePart;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.settling.SettlingPlace;
import org.lazax.rules.setup.SetupStep;
import org.lazax.table.capture.Captives;
import org.lazax.table.event.exploration.ExplorationCards;
import org.lazax.table.event.goods.CommoditiesAsGoods;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.event.strategy.GoodsOnHeldCards;

/** Prophecy of Kings. */
final class ProphecyOfKings {
  private static final SettlingCheck WORMHOLE_NEXUS =
      new SettlingCheck(
          "wormhole-nexus",
          SettlingPlace.BOARD,
          Nexus::due,
          Parts.of(GALAXY, UNITS, PLANETS),
          Nexus::isMoving);

  private static final SettlingCheck GOODS_ON_AGENTS =
      new SettlingCheck(
          "goods-on-agents", SettlingPlace.EFFECTS, GoodsOnAgents::due, Parts.of(PLAYERS, BROUGHT));

  static final Expansion EXPANSION =
      new Expansion("prophecy_of_kings", List.of(new ExplorationRule()))
          .bringing(GamePart.MECHS, GamePart.RELICS, GamePart.EXPLORATION_CARDS)
          .bringingLeaders(new PrintedLeaders())
          .withState(
              Captives.ID,
              EarnedLeaders.ID,
              HeldTokens.ID,
              GoodsOnHeldCards.ID,
              GoodsOnAgents.ID,
              CommoditiesAsGoods.ID,
              Relics.ID,
              ExplorationCards.ID)
          .withMoment(ExplorationBegins.class)
          .withMoment(CardsRevealed.class)
          .withMoment(CardRevealed.class)
          .withMoment(Explored.class)
          .settledBy(WORMHOLE_NEXUS, GOODS_ON_AGENTS)
          .setUpBy(SetupStep.onTheBoard("prophecy-of-kings.frontier-tokens", FrontierTokens::laid));

  private ProphecyOfKings() {}
}
