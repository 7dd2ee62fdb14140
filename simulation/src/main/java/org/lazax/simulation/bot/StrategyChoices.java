package org.lazax.simulation.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.technology.Colour;
import org.lazax.chronicle.Command;
import org.lazax.game.construction.ConstructionCommand.PlaceStructure;
import org.lazax.game.construction.ConstructionOption;
import org.lazax.game.diplomacy.DiplomacyCommand;
import org.lazax.game.diplomacy.DiplomacyOption;
import org.lazax.game.leadership.LeadershipCommand.GainTokens;
import org.lazax.game.leadership.TokenGain;
import org.lazax.game.politics.NameSpeaker;
import org.lazax.game.politics.PoliticsOption;
import org.lazax.game.politics.ReturnAgendas;
import org.lazax.game.strategicaction.FollowingOption;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.game.technology.ResearchCommand.PayForResearch;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.game.technology.ResearchOption;
import org.lazax.game.technology.ResearchPaymentOption;
import org.lazax.game.warfare.ChooseDock;
import org.lazax.game.warfare.TakeBackToken;
import org.lazax.game.warfare.WarfareOption;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;

/** Chooses what strategy cards leave open. */
final class StrategyChoices {
  private StrategyChoices() {}

  static Command follow(FollowingOption option, Luck luck) {
    return new FollowStrategyCard(
        option.means().map(means -> means.covering(option.resources()).orElseThrow()),
        option.systems().isEmpty() ? Optional.empty() : Optional.of(luck.pick(option.systems())));
  }

  /** Spends any part of the influence; every full price of it buys a token. */
  static Command gain(TokenGain gain, Luck luck) {
    int most =
        Math.min(
            gain.means().total() / gain.influenceEach(),
            Math.max(0, gain.reinforcements() - gain.granted()));
    Payment paid =
        gain.means().covering(luck.upTo(most) * gain.influenceEach()).orElse(Payment.NOTHING);
    int bought = gain.means().worth(paid) / gain.influenceEach();
    int gained = Math.min(gain.granted() + bought, gain.reinforcements());
    return new GainTokens(GameChoices.tokens(gained, luck), paid);
  }

  static Command lock(DiplomacyOption option, Luck luck) {
    return switch (option) {
      case DiplomacyOption.SystemChoice o ->
          new DiplomacyCommand.ChooseSystem(luck.pick(o.systems()));
      case DiplomacyOption.TokenChoice o -> new DiplomacyCommand.GiveToken(luck.pick(o.pools()));
    };
  }

  static Command govern(PoliticsOption option, Luck luck) {
    return switch (option) {
      case PoliticsOption.SpeakerChoice o -> new NameSpeaker(luck.pick(o.seats()));
      case PoliticsOption.AgendaReturn o -> lay(luck.draw(o.agendas(), o.agendas().size()), luck);
    };
  }

  private static ReturnAgendas lay(List<AgendaId> agendas, Luck luck) {
    int onTop = luck.upTo(agendas.size());
    return new ReturnAgendas(agendas.subList(0, onTop), agendas.subList(onTop, agendas.size()));
  }

  static Command build(ConstructionOption option, Luck luck) {
    return new PlaceStructure(
        option.unit(),
        luck.pick(List.copyOf(option.places())),
        option.lifted().isEmpty() ? Optional.empty() : Optional.of(luck.pick(option.lifted())));
  }

  static Command war(WarfareOption option, Luck luck) {
    return switch (option) {
      case WarfareOption.TokenLifting o ->
          new TakeBackToken(luck.pick(o.systems()), luck.pick(o.pools()));
      case WarfareOption.DockChoice o -> new ChooseDock(luck.pick(o.docks()));
    };
  }

  /** One of its faction alone, if there is any. */
  static Command researchOwn(Table table, ResearchOption option, Luck luck) {
    List<Researchable> own =
        option.technologies().stream()
            .filter(some -> table.catalog().technology(some.technology()).faction().isPresent())
            .toList();
    return own.isEmpty() ? research(option, luck) : research(option, luck.pick(own), luck);
  }

  static Command payFor(ResearchPaymentOption option) {
    return new PayForResearch(option.means().covering(option.resources()).orElseThrow());
  }

  static Command research(ResearchOption option, Luck luck) {
    return research(option, luck.pick(option.technologies()), luck);
  }

  /** What is exhausted as a specialty cannot pay as well, so it is what is worth least then. */
  private static Command research(ResearchOption option, Researchable chosen, Luck luck) {
    List<PlanetId> exhausted = specialties(option, chosen, luck);
    Optional<Payment> paid =
        option.means().flatMap(means -> means.without(exhausted).covering(option.resources()));
    return new ResearchTechnology(chosen.technology(), exhausted, paid);
  }

  private static List<PlanetId> specialties(ResearchOption option, Researchable chosen, Luck luck) {
    Map<PlanetId, Integer> worth = option.means().map(PaymentMeans::planets).orElse(Map.of());
    Comparator<PlanetId> least = Comparator.comparingInt(planet -> worth.getOrDefault(planet, 0));
    List<PlanetId> exhausted = new ArrayList<>();
    for (Map.Entry<Colour, Integer> missing : chosen.missing().entrySet()) {
      List<PlanetId> planets =
          option.specialties().entrySet().stream()
              .filter(e -> e.getValue() == missing.getKey())
              .map(Map.Entry::getKey)
              .toList();
      luck.draw(planets, planets.size()).stream()
          .sorted(least)
          .limit(missing.getValue())
          .forEach(exhausted::add);
    }
    return exhausted.stream().sorted(least).limit(chosen.planets()).toList();
  }
}
