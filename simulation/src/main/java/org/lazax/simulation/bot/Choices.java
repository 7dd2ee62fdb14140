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

/** Makes a command of an option: what the option leaves open is chosen by chance. */
final class Choices {
  private static final Map<String, Command> PLAIN = new ConcurrentHashMap<>();

  private Choices() {}

  static Command choose(Option option, Luck luck) {
    return switch (option) {
      case SetupOption o -> GameChoices.setUp(o, luck);
      case StrategyCardChoice o ->
          new ChooseStrategyCard(luck.pick(List.copyOf(o.cards().keySet())));
      case TurnOption o -> GameChoices.act(o, luck);
      case FollowingOption o -> StrategyChoices.follow(o, luck);
      case TokenGain o -> StrategyChoices.gain(o, luck);
      case DiplomacyOption o -> StrategyChoices.lock(o, luck);
      case ReadyingOption o -> new MakeReady(some(o.planets(), o.most(), luck));
      case PoliticsOption o -> StrategyChoices.govern(o, luck);
      case DiscardOption o -> new DiscardActionCards(luck.draw(o.hand(), o.count()));
      case ConstructionOption o -> StrategyChoices.build(o, luck);
      case FollowersOption o -> new PickFollowers(luck.some(o.seats()));
      case WarfareOption o -> StrategyChoices.war(o, luck);
      case ResearchOption o -> StrategyChoices.research(o, luck);
      case ResearchPaymentOption o -> StrategyChoices.payFor(o);
      case ProductionOption o -> ProductionChoices.produce(o, luck);
      case ScoringOption o -> GameChoices.score(o, luck);
      case SecretReturn o -> new ReturnSecret(luck.pick(o.objectives()));
      case SecretShowing o -> new ShowSecret(luck.pick(o.objectives()));
      case StandingOrders o -> GameChoices.order(o, luck);
      case TokenDistribution o -> GameChoices.distribute(o, luck);
      case MovementOption o -> MapChoices.some(o, luck);
      case RelocationOption o -> MapChoices.leave(o, luck);
      case TrimOption o -> MapChoices.trim(o);
      case TilePlacement o -> MapChoices.place(o, luck);
      case FireOption o ->
          new SpaceCannonCommand.FireSpaceCannon(
              o.targets().isEmpty() ? Optional.empty() : Optional.of(luck.pick(o.targets())));
      case RetreatOption _ -> new RetreatCommand.AnnounceRetreat();
      case TakeTokenOption o -> new RetreatCommand.TakeToken(luck.pick(o.pools()));
      case AssignHitsOption o -> CombatChoices.assign(o, luck);
      case SingleOutOption o -> CombatChoices.singleOut(o, luck);
      case BombardOption o -> CombatChoices.bombard(o, luck);
      case CommitOption o -> CombatChoices.commit(o, 3, luck);
      case ChoosePlanetOption o -> new ChoosePlanet(luck.pick(o.planets()));
      case Plain o -> plain(o);
      case VotingOption o -> CouncilChoices.choose(o, luck);
      case AbilityOption o -> AbilityChoices.choose(o, luck);
      default -> throw new IllegalArgumentException("no bot understands " + option);
    };
  }

  /** At most so many of them, perhaps none. */
  private static <T> List<T> some(List<T> of, int most, Luck luck) {
    return luck.draw(of, luck.upTo(Math.min(most, of.size())));
  }

  /** A command that says all by its name. */
  private static Command plain(Plain option) {
    return PLAIN.computeIfAbsent(option.command(), Choices::named);
  }

  private static Command named(String command) {
    try {
      return (Command)
          Services.wire().json().readValue("{}", Services.wire().classOf(command).orElseThrow());
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("more is asked for than a name: " + command, e);
    }
  }
}
