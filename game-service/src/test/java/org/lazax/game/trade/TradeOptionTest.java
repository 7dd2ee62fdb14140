package org.lazax.game.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.game.trade.TradeKit.board;
import static org.lazax.game.trade.TradeKit.offer;
import static org.lazax.game.trade.TradeKit.turn;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.game.state.GameState;
import org.lazax.game.trade.TradeOption.Accepting;
import org.lazax.game.trade.TradeOption.Declining;
import org.lazax.game.trade.TradeOption.Means;
import org.lazax.game.trade.TradeOption.Offering;
import org.lazax.game.trade.TradeOption.Partner;
import org.lazax.game.trade.TradeOption.Withdrawing;
import org.lazax.rules.kit.Scenario;
import org.lazax.table.notes.Note;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Side;

/** Which deals are offered as forms, and what their samples give. */
class TradeOptionTest {
  private static final Note CEASEFIRE = Note.parse("ceasefire@p1");
  private static final ActionCardId SABOTAGE = new ActionCardId("sabotage");
  private static final ExplorationId FRAGMENT = new ExplorationId("industrial_relic_fragment");
  private static final PlanetId ABYZ = new PlanetId("abyz");
  private static final Side GOOD = Side.goods(1, 0);

  @Test
  void aSampleGivesTheSmallestThingThatThereIs() {
    Promisable promises = new Promisable(turn(board()).table(), P1, P2);
    Means all =
        new Means(
            2,
            2,
            List.of(CEASEFIRE),
            List.of(SABOTAGE),
            List.of(FRAGMENT),
            List.of(CRUISER),
            List.of(ABYZ),
            promises);

    assertThat(all.least()).contains(Side.goods(1, 0));
    assertThat(means(0, 2, all).least()).contains(Side.goods(0, 1));
    assertThat(means(0, 0, all).least()).contains(Side.NOTHING.and(CEASEFIRE));
    Means cards =
        new Means(
            0,
            0,
            List.of(),
            all.actionCards(),
            all.relicFragments(),
            all.captives(),
            all.planets(),
            promises);
    assertThat(cards.least()).contains(Side.NOTHING.and(List.of(SABOTAGE)));
    Means fragments =
        new Means(
            0,
            0,
            List.of(),
            List.of(),
            all.relicFragments(),
            all.captives(),
            all.planets(),
            promises);
    assertThat(fragments.least()).contains(Side.NOTHING.withFragments(List.of(FRAGMENT)));
    Means captives =
        new Means(0, 0, List.of(), List.of(), List.of(), all.captives(), all.planets(), promises);
    assertThat(captives.least()).contains(Side.NOTHING.withCaptives(List.of(CRUISER)));
    Means planets =
        new Means(0, 0, List.of(), List.of(), List.of(), List.of(), all.planets(), promises);
    assertThat(planets.least()).contains(Side.NOTHING.withPlanet(Optional.of(ABYZ)));
    assertThat(Means.promising(promises).least())
        .contains(Side.NOTHING.and(promises.all().getFirst()));
  }

  @Test
  void whateverCanBeGivenIsSomething() {
    Promisable none = new Promisable(board().table(), P1, P2);
    Means nothing = Means.promising(none);
    Means goods = means(1, 0, nothing);
    Means commodities = means(0, 1, nothing);
    List<Note> notes = List.of(CEASEFIRE);
    List<ActionCardId> cards = List.of(SABOTAGE);
    List<ExplorationId> fragments = List.of(FRAGMENT);

    assertThat(none.isNone()).as("outside of turns").isTrue();
    assertThat(nothing.isNothing()).isTrue();
    assertThat(nothing.least()).isEmpty();
    assertThat(
            List.of(
                goods,
                commodities,
                new Means(0, 0, notes, List.of(), List.of(), List.of(), List.of(), none),
                new Means(0, 0, List.of(), cards, List.of(), List.of(), List.of(), none),
                new Means(0, 0, List.of(), List.of(), fragments, List.of(), List.of(), none),
                new Means(0, 0, List.of(), List.of(), List.of(), List.of(CRUISER), List.of(), none),
                new Means(0, 0, List.of(), List.of(), List.of(), List.of(), List.of(ABYZ), none)))
        .noneMatch(Means::isNothing)
        .allMatch(means -> means.least().isPresent());
  }

  @Test
  void anOfferIsAnsweredByItsPartnerAndWithdrawnByItsMaker() {
    Scenario<GameState> offered =
        turn(board().units(P3, "38", CRUISER, 1)).when(P1, offer(P2, GOOD, Side.NOTHING));
    Offer offer = Trade.open(offered.table()).getFirst();

    assertThat(trades(offered, P2)).contains(new Accepting(offer), new Declining(offer));
    assertThat(trades(offered, P1)).contains(new Withdrawing(offer));
    assertThat(trades(offered, P3)).noneMatch(option -> !(option instanceof Offering));
    assertThat(partner(offered, P2, P1).instead()).contains(offer.id());
    assertThat(partner(offered, P3, P1).instead()).isEmpty();
    assertThat(partners(offered, P1)).as("one offer to each").doesNotContain(P2).contains(P3);
  }

  @Test
  void fourOffersAreMadeInATurn() {
    Scenario<GameState> offering = turn(board());
    for (int made = 0; made < 4; made++) {
      assertThat(partners(offering, P1)).as(made + " were made").contains(P2);
      Scenario<GameState> offered = offering.when(P1, offer(P2, GOOD, Side.NOTHING));
      int id = Trade.open(offered.table()).getFirst().id();
      offering = offered.when(P1, new TradeCommand.WithdrawOffer(id));
    }

    assertThat(partners(offering, P1)).isEmpty();
  }

  @Test
  void whoHasAnOpenOfferToItsOnlyPartnerIsOfferedNoOther() {
    Scenario<GameState> turn = turn(TradeKit.pair());
    assertThat(offering(turn, P1)).isPresent();

    Scenario<GameState> offered = turn.when(P1, offer(P2, GOOD, Side.NOTHING)).thenAccepted();

    assertThat(offering(offered, P1)).isEmpty();
    assertThat(offering(offered, P2)).as("an answer by another offer").isPresent();
    int id = Trade.open(offered.table()).getFirst().id();
    Scenario<GameState> declined = offered.when(P2, new TradeCommand.DeclineOffer(id, true));
    assertThat(offering(declined, P1)).as("all are declined").isEmpty();
  }

  private static Means means(int goods, int commodities, Means of) {
    return new Means(
        goods,
        commodities,
        of.notes(),
        of.actionCards(),
        of.relicFragments(),
        of.captives(),
        of.planets(),
        of.promises());
  }

  private static List<Seat> partners(Scenario<GameState> scenario, Seat seat) {
    return offering(scenario, seat).stream()
        .flatMap(offering -> offering.partners().stream())
        .map(Partner::seat)
        .toList();
  }

  private static Partner partner(Scenario<GameState> scenario, Seat seat, Seat other) {
    return offering(scenario, seat).orElseThrow().partners().stream()
        .filter(partner -> partner.seat().equals(other))
        .findFirst()
        .orElseThrow();
  }

  private static Optional<Offering> offering(Scenario<GameState> scenario, Seat seat) {
    return trades(scenario, seat).stream()
        .filter(Offering.class::isInstance)
        .map(Offering.class::cast)
        .findFirst();
  }

  private static List<TradeOption> trades(Scenario<GameState> scenario, Seat seat) {
    return Trade.of(scenario.table(), seat).stream().map(TradeOption.class::cast).toList();
  }
}
