package org.lazax.simulation.bot;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Option.Plain;
import org.lazax.combat.bombardment.BombardOption;
import org.lazax.combat.hits.AssignHitsOption;
import org.lazax.combat.hits.SingleOutOption;
import org.lazax.combat.invasion.ChoosePlanet;
import org.lazax.combat.invasion.ChoosePlanetOption;
import org.lazax.combat.invasion.CommitOption;
import org.lazax.combat.retreat.RetreatCommand;
import org.lazax.combat.retreat.RetreatOption;
import org.lazax.combat.retreat.TakeTokenOption;
import org.lazax.combat.spacecannon.FireOption;
import org.lazax.combat.spacecannon.SpaceCannonCommand;
import org.lazax.game.actioncards.DiscardActionCards;
import org.lazax.game.actioncards.DiscardOption;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.construction.ConstructionOption;
import org.lazax.game.diplomacy.DiplomacyOption;
import org.lazax.game.diplomacy.MakeReady;
import org.lazax.game.diplomacy.ReadyingOption;
import org.lazax.game.leadership.TokenGain;
import org.lazax.game.objectives.ScoringOption;
import org.lazax.game.orders.StandingOrders;
import org.lazax.game.politics.PoliticsOption;
import org.lazax.game.production.ProductionOption;
import org.lazax.game.secrets.ReturnSecret;
import org.lazax.game.secrets.SecretReturn;
import org.lazax.game.secrets.SecretShowing;
import org.lazax.game.secrets.ShowSecret;
import org.lazax.game.setup.SetupOption;
import org.lazax.game.strategicaction.FollowingOption;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.game.strategyphase.StrategyCardChoice;
import org.lazax.game.technology.ResearchOption;
import org.lazax.game.technology.ResearchPaymentOption;
import org.lazax.game.tokens.TokenDistribution;
import org.lazax.game.trade.FollowersOption;
import org.lazax.game.trade.PickFollowers;
import org.lazax.game.warfare.WarfareOption;
import org.lazax.map.movement.MovementOption;
import org.lazax.map.relocation.RelocationOption;
import org.lazax.map.setup.TilePlacement;
import org.lazax.map.trim.TrimOption;
import org.lazax.rules.ability.AbilityOption;
import org.lazax.simulation.rules.Services;

/** Makes a command from an option. Everything that the option leaves open is chosen randomly. */
final class Choices {
  private static final Map<String, Command> PLAIN = new ConcurrentHashMap<>();

  private Choices() {}

  static Command choose(Option option, RandomSource random) {
    return switch (option) {
      case SetupOption o -> GameChoices.setUp(o, random);
      case StrategyCardChoice o ->
          new ChooseStrategyCard(random.pick(List.copyOf(o.cards().keySet())));
      case TurnOption o -> GameChoices.act(o, random);
      case FollowingOption o -> StrategyChoices.follow(o, random);
      case TokenGain o -> StrategyChoices.gain(o, random);
      case DiplomacyOption o -> StrategyChoices.resolveDiplomacy(o, random);
      case ReadyingOption o -> new MakeReady(select(o.planets(), o.most(), random));
      case PoliticsOption o -> StrategyChoices.resolvePolitics(o, random);
      case DiscardOption o -> new DiscardActionCards(random.draw(o.hand(), o.count()));
      case ConstructionOption o -> StrategyChoices.construct(o, random);
      case FollowersOption o -> new PickFollowers(random.some(o.seats()));
      case WarfareOption o -> StrategyChoices.resolveWarfare(o, random);
      case ResearchOption o -> StrategyChoices.research(o, random);
      case ResearchPaymentOption o -> StrategyChoices.payFor(o);
      case ProductionOption o -> ProductionChoices.produce(o, random);
      case ScoringOption o -> GameChoices.score(o, random);
      case SecretReturn o -> new ReturnSecret(random.pick(o.objectives()));
      case SecretShowing o -> new ShowSecret(random.pick(o.objectives()));
      case StandingOrders o -> GameChoices.order(o, random);
      case TokenDistribution o -> GameChoices.distribute(o, random);
      case MovementOption o -> MapChoices.randomMove(o, random);
      case RelocationOption o -> MapChoices.leave(o, random);
      case TrimOption o -> MapChoices.trim(o);
      case TilePlacement o -> MapChoices.place(o, random);
      case FireOption o ->
          new SpaceCannonCommand.FireSpaceCannon(
              o.targets().isEmpty() ? Optional.empty() : Optional.of(random.pick(o.targets())));
      case RetreatOption _ -> new RetreatCommand.AnnounceRetreat();
      case TakeTokenOption o -> new RetreatCommand.TakeToken(random.pick(o.pools()));
      case AssignHitsOption o -> CombatChoices.assign(o, random);
      case SingleOutOption o -> CombatChoices.singleOut(o, random);
      case BombardOption o -> CombatChoices.bombard(o, random);
      case CommitOption o -> CombatChoices.commit(o, 3, random);
      case ChoosePlanetOption o -> new ChoosePlanet(random.pick(o.planets()));
      case Plain o -> plain(o);
      case VotingOption o -> CouncilChoices.choose(o, random);
      case AbilityOption o -> AbilityChoices.choose(o, random);
      default -> throw new IllegalArgumentException("no bot understands " + option);
    };
  }

  /** A random selection of at most {@code max}, possibly empty. */
  private static <T> List<T> select(List<T> of, int max, RandomSource random) {
    return random.draw(of, random.upTo(Math.min(max, of.size())));
  }

  /** A command without fields. */
  private static Command plain(Plain option) {
    return PLAIN.computeIfAbsent(option.command(), Choices::withoutFields);
  }

  private static Command withoutFields(String command) {
    try {
      return (Command)
          Services.wire().json().readValue("{}", Services.wire().classOf(command).orElseThrow());
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("the command has fields: " + command, e);
    }
  }
}
