package org.lazax.simulation.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.combat.bombardment.BombardOption;
import org.lazax.combat.hits.AssignHitsOption;
import org.lazax.combat.hits.SingleOutOption;
import org.lazax.combat.invasion.ChoosePlanetOption;
import org.lazax.combat.invasion.CommitOption;
import org.lazax.combat.retreat.RetreatOption;
import org.lazax.combat.retreat.TakeTokenOption;
import org.lazax.combat.spacecannon.FireOption;
import org.lazax.game.actioncards.DiscardOption;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.construction.ConstructionOption;
import org.lazax.game.diplomacy.DiplomacyOption;
import org.lazax.game.diplomacy.ReadyingOption;
import org.lazax.game.leadership.TokenGain;
import org.lazax.game.objectives.ScoringOption;
import org.lazax.game.orders.StandingOrders;
import org.lazax.game.politics.PoliticsOption;
import org.lazax.game.production.ProductionOption;
import org.lazax.game.secrets.SecretReturn;
import org.lazax.game.secrets.SecretShowing;
import org.lazax.game.setup.SetupOption;
import org.lazax.game.strategicaction.FollowingOption;
import org.lazax.game.strategyphase.StrategyCardChoice;
import org.lazax.game.technology.ResearchOption;
import org.lazax.game.technology.ResearchPaymentOption;
import org.lazax.game.tokens.TokenDistribution;
import org.lazax.game.trade.FollowersOption;
import org.lazax.game.warfare.WarfareOption;
import org.lazax.map.movement.MovementOption;
import org.lazax.map.relocation.RelocationOption;
import org.lazax.map.setup.TilePlacement;
import org.lazax.map.trim.TrimOption;
import org.lazax.rules.ability.AbilityOption;

/** Reads options from the JSON of the gateway. The type depends on the command they offer. */
final class OfferedOptions {
  /** The type of option that offers a command. All other commands have no fields. */
  static final Map<String, Class<? extends Option>> BY_COMMAND =
      Map.ofEntries(
          Map.entry("game.pick-faction", SetupOption.FactionPick.class),
          Map.entry("game.place-starting-units", SetupOption.UnitPlacement.class),
          Map.entry("game.choose-technologies", SetupOption.TechnologyPick.class),
          Map.entry("game.keep-secret", SetupOption.SecretPick.class),
          Map.entry("game.choose-strategy-card", StrategyCardChoice.class),
          Map.entry("game.activate-system", TurnOption.Activation.class),
          Map.entry("game.use-strategy-card", TurnOption.StrategyCardUse.class),
          Map.entry("game.follow-strategy-card", FollowingOption.class),
          Map.entry("game.gain-tokens", TokenGain.class),
          Map.entry("game.choose-system", DiplomacyOption.SystemChoice.class),
          Map.entry("game.give-token", DiplomacyOption.TokenChoice.class),
          Map.entry("game.ready-planets", ReadyingOption.class),
          Map.entry("game.name-speaker", PoliticsOption.SpeakerChoice.class),
          Map.entry("game.return-agendas", PoliticsOption.AgendaReturn.class),
          Map.entry("game.discard-action-cards", DiscardOption.class),
          Map.entry("game.place-structure", ConstructionOption.class),
          Map.entry("game.pick-followers", FollowersOption.class),
          Map.entry("game.take-back-token", WarfareOption.TokenLifting.class),
          Map.entry("game.choose-dock", WarfareOption.DockChoice.class),
          Map.entry("game.research-technology", ResearchOption.class),
          Map.entry("game.pay-for-research", ResearchPaymentOption.class),
          Map.entry("game.score-objective", ScoringOption.ObjectiveScoring.class),
          Map.entry("game.return-secret", SecretReturn.class),
          Map.entry("game.show-secret", SecretShowing.class),
          Map.entry("game.leave-standing-orders", StandingOrders.class),
          Map.entry("game.produce-units", ProductionOption.Producing.class),
          Map.entry("game.use-ability", AbilityOption.Usable.class),
          Map.entry("game.let-pass", AbilityOption.Passing.class),
          Map.entry("game.choose", AbilityOption.Choice.class),
          Map.entry("game.distribute-tokens", TokenDistribution.class),
          Map.entry("map.move-ships", MovementOption.class),
          Map.entry("map.use-ability", AbilityOption.Usable.class),
          Map.entry("map.let-pass", AbilityOption.Passing.class),
          Map.entry("map.choose", AbilityOption.Choice.class),
          Map.entry("map.relocate", RelocationOption.class),
          Map.entry("map.place-tile", TilePlacement.class),
          Map.entry("map.trim-units", TrimOption.class),
          Map.entry("combat.assign-hits", AssignHitsOption.class),
          Map.entry("combat.single-out", SingleOutOption.class),
          Map.entry("combat.fire-space-cannon", FireOption.class),
          Map.entry("combat.announce-retreat", RetreatOption.class),
          Map.entry("combat.take-token", TakeTokenOption.class),
          Map.entry("combat.bombard", BombardOption.class),
          Map.entry("combat.commit-ground-forces", CommitOption.class),
          Map.entry("combat.choose-planet", ChoosePlanetOption.class),
          Map.entry("combat.use-ability", AbilityOption.Usable.class),
          Map.entry("combat.let-pass", AbilityOption.Passing.class),
          Map.entry("combat.choose", AbilityOption.Choice.class),
          Map.entry("agenda.cast-votes", VotingOption.Voting.class),
          Map.entry("agenda.abstain", VotingOption.Abstaining.class),
          Map.entry("agenda.break-tie", VotingOption.TieBreaking.class));

  private final WireTypes wire;
  private final ObjectMapper json;

  /** Unknown properties of options are ignored, as a client of the API must do. */
  OfferedOptions(WireTypes wire) {
    this.wire = wire;
    this.json = wire.json().copy().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
  }

  List<Option> read(JsonNode options) {
    List<Option> read = new ArrayList<>();
    for (JsonNode option : options) {
      read.add(readOne(option));
    }
    return read;
  }

  private Option readOne(JsonNode option) {
    String command = option.path("command").asText();
    Class<? extends Option> kind = BY_COMMAND.get(command);
    if (kind == null && hasNoFields(command)) {
      return new Option.Plain(command);
    }
    if (kind == null) {
      throw new IllegalArgumentException("the command of the option is unknown: " + option);
    }
    try {
      return json.treeToValue(option, kind);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("not a valid option for " + command + ": " + option, e);
    }
  }

  private boolean hasNoFields(String command) {
    return wire.classOf(command).filter(OfferedOptions::hasNoFields).isPresent();
  }

  /** A command without anything to fill in. */
  static boolean hasNoFields(Class<?> command) {
    return command.isRecord() && command.getRecordComponents().length == 0;
  }
}
