package org.lazax.game.trade;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.game.trade.TradeCommand.AcceptOffer;
import org.lazax.game.trade.TradeCommand.DeclineOffer;
import org.lazax.game.trade.TradeCommand.OfferTransaction;
import org.lazax.game.trade.TradeCommand.WithdrawOffer;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Promise;
import org.lazax.table.trade.Side;

/** What a player may do about transactions. */
public sealed interface TradeOption extends Option {

  /** The player may offer deals. Its partners are looked up when the option is looked at. */
  final class Offering implements TradeOption {
    private final Supplier<List<Partner>> partners;

    Offering(Supplier<List<Partner>> partners) {
      this.partners = partners;
    }

    /** Those to whom an offer can be made, at least one. */
    public List<Partner> partners() {
      return partners.get();
    }

    @Override
    public Form form() {
      return forms().getFirst();
    }

    /** A form is made when it is looked at: each lists all promises of two players. */
    @Override
    public List<Form> forms() {
      return Lists.transform(partners(), TradeOption::offer);
    }
  }

  /**
   * A player to whom an offer can be made.
   *
   * @param own what the player can offer to it
   * @param means what can be asked of it
   * @param instead the offer of this player that an offer would answer
   */
  record Partner(Seat seat, Means own, Means means, Optional<Integer> instead) {}

  /** What a player can give or promise. */
  record Means(
      int tradeGoods,
      int commodities,
      List<Note> notes,
      List<ActionCardId> actionCards,
      List<ExplorationId> relicFragments,
      List<UnitType> captives,
      List<PlanetId> planets,
      Promisable promises) {
    public Means {
      notes = List.copyOf(notes);
      actionCards = List.copyOf(actionCards);
      relicFragments = List.copyOf(relicFragments);
      captives = List.copyOf(captives);
      planets = List.copyOf(planets);
    }

    /** Promises alone. */
    static Means promising(Promisable promises) {
      return new Means(0, 0, List.of(), List.of(), List.of(), List.of(), List.of(), promises);
    }

    boolean isNothing() {
      return tradeGoods == 0
          && commodities == 0
          && notes.isEmpty()
          && actionCards.isEmpty()
          && relicFragments.isEmpty()
          && captives.isEmpty()
          && planets.isEmpty()
          && promises.isNone();
    }

    /** The smallest thing that can be given; empty if there is nothing. */
    Optional<Side> least() {
      if (tradeGoods > 0) {
        return Optional.of(Side.goods(1, 0));
      }
      if (commodities > 0) {
        return Optional.of(Side.goods(0, 1));
      }
      return notes.stream()
          .findFirst()
          .map(Side.NOTHING::and)
          .or(() -> actionCards.stream().findFirst().map(card -> Side.NOTHING.and(List.of(card))))
          .or(() ->
              relicFragments.stream()
                  .findFirst()
                  .map(fragment -> Side.NOTHING.withFragments(List.of(fragment))))
          .or(() ->
              captives.stream()
                  .findFirst()
                  .map(captive -> Side.NOTHING.withCaptives(List.of(captive))))
          .or(() ->
              planets.stream()
                  .findFirst()
                  .map(planet -> Side.NOTHING.withPlanet(Optional.of(planet))))
          .or(() -> promises.all().stream().findFirst().map(Side.NOTHING::and));
    }

    Field field(String name) {
      List<Field> fields = new ArrayList<>();
      fields.add(new Field.Amount("tradeGoods", Bounds.upTo(tradeGoods)));
      fields.add(new Field.Amount("commodities", Bounds.upTo(commodities)));
      if (!notes.isEmpty()) {
        fields.add(Field.oneOrNone("note", notes));
      }
      if (!actionCards.isEmpty()) {
        fields.add(
            Field.choose("actionCards", Bounds.upTo(actionCards.size()), alike(actionCards)));
      }
      if (!relicFragments.isEmpty()) {
        fields.add(
            Field.choose(
                "relicFragments", Bounds.upTo(relicFragments.size()), alike(relicFragments)));
      }
      if (!captives.isEmpty()) {
        fields.add(Field.choose("captives", Bounds.upTo(captives.size()), alike(captives)));
      }
      if (!planets.isEmpty()) {
        fields.add(Field.oneOrNone("planet", planets));
      }
      List<Promise> kept = promises.all();
      if (!kept.isEmpty()) {
        fields.add(Field.oneOrNone("promise", kept));
      }
      return new Field.Group(name, Optional.empty(), fields);
    }
  }

  /** Cards or units of which several may be alike. */
  private static List<Candidate> alike(List<?> all) {
    return all.stream()
        .distinct()
        .map(each -> Candidate.of(each).most(Collections.frequency(all, each)))
        .toList();
  }

  private static Form offer(Partner partner) {
    Means own = partner.own();
    Side gives = own.least().orElse(Side.NOTHING);
    Side takes = own.isNothing() ? partner.means().least().orElse(Side.NOTHING) : Side.NOTHING;
    return Form.of(new OfferTransaction(partner.seat(), gives, takes, partner.instead()))
        .titled("Offer " + partner.seat() + " a deal")
        .with(own.field("gives"))
        .with(partner.means().field("takes"))
        .refusedBy("transactions.0");
  }

  /** What the player may do about an offer to it. */
  sealed interface Answer extends TradeOption {}

  /** The player may accept this offer. */
  record Accepting(Offer offer) implements Answer {
    @Override
    public Form form() {
      return Form.of(new AcceptOffer(offer.id()))
          .about("offer", offer)
          .refusedBy("transactions.4.1");
    }
  }

  /** The player may decline this offer. */
  record Declining(Offer offer) implements Answer {
    @Override
    public Form form() {
      return Form.of(new DeclineOffer(offer.id(), false))
          .with(new Field.Flag("all", "Hear no more offers of this player for now"))
          .about("offer", offer);
    }
  }

  /** The player may withdraw this offer of its own. */
  record Withdrawing(Offer offer) implements TradeOption {
    @Override
    public Form form() {
      return Form.of(new WithdrawOffer(offer.id())).about("offer", offer);
    }
  }
}
