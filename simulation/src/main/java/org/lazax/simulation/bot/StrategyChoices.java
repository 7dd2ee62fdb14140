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

/** Chooses among the options of strategy cards. */
final class StrategyChoices {
  private StrategyChoices() {}

  static Command follow(FollowingOption option, RandomSource random) {
    return new FollowStrategyCard(
        option.means().map(means -> means.covering(option.resources()).orElseThrow()),
        option.systems().isEmpty() ? Optional.empty() : Optional.of(random.pick(option.systems())));
  }

  /** Spends a random part of the influence on tokens. */
  static Command gain(TokenGain gain, RandomSource random) {
    int max =
        Math.min(
            gain.means().total() / gain.influenceEach(),
            Math.max(0, gain.reinforcements() - gain.granted()));
    Payment paid =
        gain.means().covering(random.upTo(max) * gain.influenceEach()).orElse(Payment.NOTHING);
    int bought = gain.means().worth(paid) / gain.influenceEach();
    int gained = Math.min(gain.granted() + bought, gain.reinforcements());
    return new GainTokens(GameChoices.tokens(gained, random), paid);
  }

  static Command resolveDiplomacy(DiplomacyOption option, RandomSource random) {
    return switch (option) {
      case DiplomacyOption.SystemChoice o ->
          new DiplomacyCommand.ChooseSystem(random.pick(o.systems()));
      case DiplomacyOption.TokenChoice o -> new DiplomacyCommand.GiveToken(random.pick(o.pools()));
    };
  }

  static Command resolvePolitics(PoliticsOption option, RandomSource random) {
    return switch (option) {
      case PoliticsOption.SpeakerChoice o -> new NameSpeaker(random.pick(o.seats()));
      case PoliticsOption.AgendaReturn o ->
          returned(random.draw(o.agendas(), o.agendas().size()), random);
    };
  }

  private static ReturnAgendas returned(List<AgendaId> agendas, RandomSource random) {
    int onTop = random.upTo(agendas.size());
    return new ReturnAgendas(agendas.subList(0, onTop), agendas.subList(onTop, agendas.size()));
  }

  static Command construct(ConstructionOption option, RandomSource random) {
    return new PlaceStructure(
        option.unit(),
        random.pick(List.copyOf(option.places())),
        option.lifted().isEmpty() ? Optional.empty() : Optional.of(random.pick(option.lifted())));
  }

  static Command resolveWarfare(WarfareOption option, RandomSource random) {
    return switch (option) {
      case WarfareOption.TokenLifting o ->
          new TakeBackToken(random.pick(o.systems()), random.pick(o.pools()));
      case WarfareOption.DockChoice o -> new ChooseDock(random.pick(o.docks()));
    };
  }

  /** Researches a technology of its own faction, if there is any. */
  static Command researchOwn(Table table, ResearchOption option, RandomSource random) {
    List<Researchable> own =
        option.technologies().stream()
            .filter(some -> table.catalog().technology(some.technology()).faction().isPresent())
            .toList();
    return own.isEmpty() ? research(option, random) : research(option, random.pick(own), random);
  }

  static Command payFor(ResearchPaymentOption option) {
    return new PayForResearch(option.means().covering(option.resources()).orElseThrow());
  }

  static Command research(ResearchOption option, RandomSource random) {
    return research(option, random.pick(option.technologies()), random);
  }

  /**
   * A planet that is exhausted for its specialty cannot pay, so the planets of least value are
   * used.
   */
  private static Command research(ResearchOption option, Researchable chosen, RandomSource random) {
    List<PlanetId> exhausted = specialties(option, chosen, random);
    Optional<Payment> paid =
        option.means().flatMap(means -> means.without(exhausted).covering(option.resources()));
    return new ResearchTechnology(chosen.technology(), exhausted, paid);
  }

  private static List<PlanetId> specialties(
      ResearchOption option, Researchable chosen, RandomSource random) {
    Map<PlanetId, Integer> worth = option.means().map(PaymentMeans::planets).orElse(Map.of());
    Comparator<PlanetId> least = Comparator.comparingInt(planet -> worth.getOrDefault(planet, 0));
    List<PlanetId> exhausted = new ArrayList<>();
    for (Map.Entry<Colour, Integer> missing : chosen.missing().entrySet()) {
      List<PlanetId> planets =
          option.specialties().entrySet().stream()
              .filter(e -> e.getValue() == missing.getKey())
              .map(Map.Entry::getKey)
              .toList();
      random.draw(planets, planets.size()).stream()
          .sorted(least)
          .limit(missing.getValue())
          .forEach(exhausted::add);
    }
    return exhausted.stream().sorted(least).limit(chosen.planets()).toList();
  }
}
