package org.lazax.simulation.bot;

import java.util.List;
import java.util.Optional;
import org.lazax.agenda.vote.VotingOption;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Option;
import org.lazax.combat.Plain;
import org.lazax.combat.bombardment.BombardOption;
import org.lazax.combat.hits.AssignHitsOption;
import org.lazax.combat.invasion.ChoosePlanet;
import org.lazax.combat.invasion.ChoosePlanetOption;
import org.lazax.combat.invasion.CommitOption;
import org.lazax.combat.retreat.RetreatCommand;
import org.lazax.combat.retreat.RetreatOption;
import org.lazax.combat.retreat.TakeTokenOption;
import org.lazax.combat.spacecannon.FireOption;
import org.lazax.combat.spacecannon.SpaceCannonCommand;
import org.lazax.game.actionphase.TurnOption;
import org.lazax.game.objectives.ScoringOption;
import org.lazax.game.production.ProductionOption;
import org.lazax.game.secrets.ReturnSecret;
import org.lazax.game.secrets.SecretReturn;
import org.lazax.game.setup.SetupOption;
import org.lazax.game.statusphase.TokenDistribution;
import org.lazax.game.strategicaction.StrategicOption;
import org.lazax.game.strategyphase.ChooseStrategyCard;
import org.lazax.game.strategyphase.StrategyCardChoice;
import org.lazax.map.movement.MovementOption;
import org.lazax.map.relocation.RelocationOption;
import org.lazax.map.trim.TrimOption;
import org.lazax.table.ability.AbilityOption;

/** Makes a command of an option: what the option leaves open is chosen by chance. */
final class Choices {
  /** Commands that say all by their name. */
  private static final List<Command> PLAIN =
      List.of(new SpaceCannonCommand.HoldFire(), new RetreatCommand.FightOn());

  private Choices() {}

  static Command choose(Option option, Luck luck) {
    return switch (option) {
      case SetupOption o -> GameChoices.setUp(o, luck);
      case StrategyCardChoice o ->
          new ChooseStrategyCard(luck.pick(List.copyOf(o.cards().keySet())));
      case TurnOption o -> GameChoices.act(o, luck);
      case StrategicOption o -> GameChoices.follow(o, luck);
      case ProductionOption o -> ProductionChoices.produce(o, luck);
      case ScoringOption o -> GameChoices.score(o, luck);
      case SecretReturn o -> new ReturnSecret(luck.pick(o.objectives()));
      case TokenDistribution o -> GameChoices.distribute(o, luck);
      case MovementOption o -> MapChoices.some(o, luck);
      case RelocationOption o -> MapChoices.leave(o, luck);
      case TrimOption o -> MapChoices.trim(o);
      case FireOption o ->
          new SpaceCannonCommand.FireSpaceCannon(
              o.targets().isEmpty() ? Optional.empty() : Optional.of(luck.pick(o.targets())));
      case RetreatOption _ -> new RetreatCommand.AnnounceRetreat();
      case TakeTokenOption o -> new RetreatCommand.TakeToken(luck.pick(o.pools()));
      case AssignHitsOption o -> CombatChoices.assign(o, luck);
      case BombardOption o -> CombatChoices.bombard(o, luck);
      case CommitOption o -> CombatChoices.commit(o, 3, luck);
      case ChoosePlanetOption o -> new ChoosePlanet(luck.pick(o.planets()));
      case Plain o -> plain(o);
      case VotingOption o -> CouncilChoices.choose(o, luck);
      case AbilityOption o -> AbilityChoices.choose(o, luck);
      default -> throw new IllegalArgumentException("no bot understands " + option);
    };
  }

  private static Command plain(Plain option) {
    return PLAIN.stream()
        .filter(command ->
            org.lazax.chronicle.wire.WireTypes.nameOf(command.getClass()).equals(option.command()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no bot understands " + option));
  }
}
