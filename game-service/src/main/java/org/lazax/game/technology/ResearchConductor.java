package org.lazax.game.technology;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.technology.Colour;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.ability.GameMoments;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.game.technology.ResearchCommand.PayForResearch;
import org.lazax.game.technology.ResearchCommand.ResearchNothing;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchBegins;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence.ResearchToPay;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.payment.ShownWithPayment;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.rules.procedure.StrategyCardProcedure.Research;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.showing.ShownFor;
import org.lazax.rules.technology.Researchable;
import org.lazax.rules.technology.TechnologyDeck;
import org.lazax.table.Table;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * A player researches a technology whose prerequisites it has. Exhausted planets with specialties
 * can replace prerequisites. Rules: technology.3, technology.10, technology.12, technology.14.
 */
@Asks(
    value = "research",
    awaited = "A player who can research.",
    silence =
        "`research-nothing` if that is allowed. Otherwise `research-technology` with the "
            + "technology that needs the fewest planets; `pay-for-research` for a player who does "
            + "something else instead of research")
public final class ResearchConductor implements GameConductor<Research, ResearchCommand> {
  @Override
  public Class<Research> procedure() {
    return Research.class;
  }

  @Override
  public Class<ResearchCommand> commands() {
    return ResearchCommand.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Research research) {
    if (isPaidNow(draft.table(), research)) {
      pay(draft, research);
    } else if (!research.progress().begun()) {
      begin(draft, research);
    } else if (mayBePossible(draft.table(), research)) {
      draft.ask("research", research.seat());
    } else {
      draft.close();
    }
  }

  private static void begin(Draft<GameState, Table> draft, Research research) {
    draft.change(research.begun());
    if (research.resources() > 0 && !Researchable.isReplaced(draft.table(), research.seat())) {
      GameMoments.MOMENTS.occur(
          draft,
          new ResearchToPay(
              ResolutionOrder.first(draft.table()), research.seat(), research.resources()));
    }
    GameMoments.MOMENTS.occur(
        draft, new ResearchBegins(ResolutionOrder.first(draft.table()), research.seat()));
  }

  /** Whether something else replaces the research. Its resources are paid before that. */
  private static boolean isPaidFirst(Table table, Research research) {
    return research.resources() > 0 && Researchable.isReplaced(table, research.seat());
  }

  private static boolean isPaidNow(Table table, Research research) {
    return !research.progress().begun() && isPaidFirst(table, research);
  }

  private static void pay(Draft<GameState, Table> draft, Research research) {
    if (means(draft.table(), research).total() < research.resources()) {
      draft.close();
    } else {
      draft.ask("research", research.seat());
    }
  }

  private static PaymentMeans means(Table table, Research research) {
    return PaymentMeans.of(table, research.seat(), Purpose.RESEARCH);
  }

  /** What is left to pay of the resources. */
  private static int price(Table table, Research research) {
    return Researchable.price(table, research.seat(), research.resources());
  }

  private static boolean isPossible(Table table, Research research) {
    return !Researchable.by(table, research.seat(), price(table, research)).isEmpty();
  }

  /** Whether the player can research, by what everybody may suppose. */
  private static boolean mayBePossible(Table table, Research research) {
    return Showing.mayAllow(
        table, research.seat(), ShownFor.RESEARCH, now -> isPossible(now, research));
  }

  /**
   * Whether the player may research nothing. Nobody has to show what lies face down. Rule:
   * hopes_end.N39.
   */
  private static boolean mayDecline(Table table, Research research) {
    return research.optional() || (!isPaidNow(table, research) && !isPossible(table, research));
  }

  @Override
  public void answer(Draft<GameState, Table> draft, Research research, ResearchCommand command) {
    draft.answered();
    draft.require(mistaken(draft.table(), research, command));
    switch (command) {
      case PayForResearch(Payment payment) -> {
        pay(draft, research, payment);
        begin(draft, research);
      }
      case ResearchTechnology chosen -> {
        Table table = draft.table();
        Seat seat = research.seat();
        draft.require(missing(table, seat, chosen));
        draft.require(unneeded(table, seat, chosen));
        ShownWithPayment.carryOut(
            draft, seat, Purpose.RESEARCH, price(table, research), chosen.shown());
        if (!chosen.specialties().isEmpty()) {
          draft.add(new PlanetsExhausted(seat, chosen.specialties()));
        }
        pay(draft, research, chosen.payment().orElse(Payment.NOTHING));
        draft.close();
        draft.call(new GainTechnology(Service.GAME, seat, chosen.technology(), true));
      }
      case ResearchNothing _ -> {
        draft.require(
            mayDecline(draft.table(), research),
            "technology_sc.2",
            "where one can be researched one must be",
            "technologies",
            Researchable.by(draft.table(), research.seat()).size());
        draft.close();
      }
    }
  }

  /**
   * Refuses a payment for research if the player researches, and research if something else
   * replaces it.
   */
  private static Optional<Refusal> mistaken(
      Table table, Research research, ResearchCommand command) {
    boolean first = isPaidNow(table, research);
    return switch (command) {
      case ResearchTechnology _ when first ->
          Optional.of(
              Refusal.rule(
                      "faction_ability/propagation.N1", "this player does something else instead")
                  .with("seat", research.seat()));
      case PayForResearch _ when !first ->
          Optional.of(
              Refusal.of(Refusal.NOT_AWAITED, "research is paid for with its technology")
                  .with("seat", research.seat()));
      default -> Optional.empty();
    };
  }

  private static Optional<Refusal> missing(Table table, Seat seat, ResearchTechnology chosen) {
    Technology technology = table.catalog().technologies().get(chosen.technology());
    if (technology == null || !TechnologyDeck.of(table, seat).contains(technology)) {
      return Optional.of(
          Refusal.rule("technology.11", "that technology is not in this player's deck")
              .with("technology", chosen.technology())
              .with("seat", seat));
    }
    return Researchable.permits(table, seat, technology)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("abilities.3", "what was used for this research allows another only")
                .with("technology", chosen.technology()));
  }

  /**
   * Refuses planets other than those needed: one with its specialty for each missing prerequisite
   * that is not ignored.
   */
  private static Optional<Refusal> unneeded(Table table, Seat seat, ResearchTechnology chosen) {
    Researchable researched =
        Researchable.of(table, seat, table.catalog().technology(chosen.technology()));
    Map<PlanetId, Colour> specialties = Researchable.specialties(table, seat);
    Map<Colour, Integer> given = new EnumMap<>(Colour.class);
    Set<PlanetId> named = new HashSet<>();
    for (PlanetId planet : chosen.specialties()) {
      Colour colour = specialties.get(planet);
      if (researched.planets() == 0) {
        return refused("no planet is needed for this technology", planet, researched);
      } else if (colour == null) {
        return refused("this is not a readied planet with a specialty", planet, researched);
      } else if (!named.add(planet)) {
        return refused("a planet is exhausted only once", planet, researched);
      }
      int ofColour = given.getOrDefault(colour, 0) + 1;
      given.put(colour, ofColour);
      if (ofColour > researched.missing().getOrDefault(colour, 0)) {
        return refused("no further prerequisite of this colour is missing", planet, researched);
      }
    }
    return chosen.specialties().size() == researched.planets()
        ? Optional.empty()
        : Optional.of(
            unsatisfied("each missing prerequisite needs a planet with its specialty", researched)
                .with("specialties", chosen.specialties()));
  }

  private static Optional<Refusal> refused(
      String detail, PlanetId planet, Researchable researched) {
    return Optional.of(unsatisfied(detail, researched).with("planet", planet));
  }

  private static Refusal unsatisfied(String detail, Researchable researched) {
    return Refusal.rule("technology.12", detail)
        .with("technology", researched.technology())
        .with("missing", researched.missing())
        .with("ignored", researched.ignored());
  }

  private static void pay(Draft<GameState, Table> draft, Research research, Payment payment) {
    int price = price(draft.table(), research);
    draft.require(
        price > 0 || payment.equals(Payment.NOTHING),
        rule(research),
        "the research costs no resources",
        "payment",
        payment);
    draft.require(
        payment.check(
            draft.table(),
            research.seat(),
            new Owed(Purpose.RESEARCH, price, "the research", rule(research))));
    draft.addAll(payment.facts(draft.table(), research.seat()));
  }

  private static String rule(Research research) {
    return research.rule().orElse("technology_sc.2");
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, Research research, Seat seat) {
    Table table = position.table();
    List<Option> options = new ArrayList<>();
    if (isPaidFirst(table, research)) {
      options.add(new ResearchPaymentOption(research.resources(), means(table, research)));
    } else {
      options.addAll(technologies(table, research));
    }
    if (mayDecline(table, research)) {
      options.add(Option.plain(new ResearchNothing()));
    }
    return options;
  }

  /** One option for each way to show what lies face down, at least for showing nothing. */
  private static List<ResearchOption> technologies(Table table, Research research) {
    return price(table, research) == 0
        ? List.of(option(Showing.nothing(table), research))
        : ShownWithPayment.by(table, research.seat(), Purpose.RESEARCH).stream()
            .map(showing -> option(showing, research))
            .filter(option -> !option.technologies().isEmpty())
            .toList();
  }

  private static ResearchOption option(Showing showing, Research research) {
    Table table = showing.table();
    Seat seat = research.seat();
    int price = price(table, research);
    return new ResearchOption(
        Researchable.by(table, seat, price),
        price,
        Optional.of(means(table, research)).filter(_ -> price > 0),
        Researchable.specialties(table, seat),
        showing.components());
  }

  /**
   * Researches nothing if that is allowed, and otherwise the technology that needs the fewest
   * planets.
   */
  @Override
  public Optional<ResearchCommand> defaultAnswer(
      Position<GameState, Table> position, Research research, Seat seat) {
    Table table = position.table();
    if (mayDecline(table, research)) {
      return Optional.of(new ResearchNothing());
    }
    return isPaidFirst(table, research)
        ? means(table, research).covering(research.resources()).map(PayForResearch::new)
        : Optional.of(Specialties.cheapest(table, seat, price(table, research)));
  }
}
