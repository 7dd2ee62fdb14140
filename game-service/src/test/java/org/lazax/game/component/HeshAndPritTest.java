package org.lazax.game.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;
import static org.lazax.rules.kit.TableKit.P3;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.id.PlanetId;
import org.lazax.game.diplomacy.MakeReady;
import org.lazax.game.kit.Cards;
import org.lazax.game.kit.Producing;
import org.lazax.game.kit.Using;
import org.lazax.game.production.ProductionCommand.ProduceUnits;
import org.lazax.game.state.GameState;
import org.lazax.game.strategicaction.FollowingOption;
import org.lazax.game.strategicaction.SecondaryCommand.FollowStrategyCard;
import org.lazax.game.trade.PickFollowers;
import org.lazax.rulebook.Rule;
import org.lazax.rules.kit.Scenario;
import org.lazax.rules.kit.TableKit;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.tokens.SparedToken;
import org.lazax.table.Player;
import org.lazax.table.event.relics.Relics;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.leaders.LeaderState;
import org.lazax.table.tokens.Tokens;

/** P1 gains a relic by its hero and uses secondary abilities with tokens of the reserve. */
class HeshAndPritTest {
  private static final String HERO = "leader/hesh_and_prit";
  private static final Tokens UNCHANGED = new Tokens(3, 3, 2);

  @Test
  @Rule("leader/hesh_and_prit.N1")
  void noneOneOrTwoSecondariesAreUsedAfterARelicIsGained() {
    Scenario<GameState> gained = used(kit());
    assertThat(gained.table().part(Relics.ID).of(P1)).hasSize(1);
    assertThat(gained.table().player(P1).leaders().lying(LeaderState.PURGED)).hasSize(1);

    assertThat(gained.when(P1, Using.choose()).thenAccepted().table().kernel().stack())
        .as("none")
        .isEmpty();
    Scenario<GameState> one =
        gained.when(P1, Using.choose("trade")).when(P1, Using.choose()).when(P1, follow(HERO));
    assertThat(one.thenAccepted().table().player(P1).commodities()).isPositive();
    assertThat(one.table().kernel().stack()).as("one").isEmpty();
    Scenario<GameState> two = picked(kit(), "trade", "politics").when(P1, follow(HERO));
    assertThat(two.thenAccepted().table().player(P1).commodities()).isPositive();
    assertThat(two.when(P1, follow(HERO), 1, 1).thenAccepted().table().player(P1).actionCards())
        .as("two")
        .hasSize(2);
    two.when(P1, Using.DECLINE).thenAccepted();
  }

  @Test
  @Rule({"leader/hesh_and_prit.N1.1", "leader/hesh_and_prit.N2"})
  void bothCardsAreNamedBeforeTheFirstIsUsedAndDiffer() {
    Scenario<GameState> first = used(kit()).when(P1, Using.choose("trade")).thenAccepted();
    assertThat(first.table().player(P1).commodities()).as("nothing is resolved").isZero();
    assertThat(Using.candidates(first, P1)).contains("politics").doesNotContain("trade");
    first.when(P1, Using.choose("trade")).thenRefusedAs("no-such-choice");
  }

  @Test
  @Rule("leader/hesh_and_prit.N4")
  void onlyReadiedCardsAndThoseThatNobodyHasCanBePicked() {
    TableKit kit = Cards.used(Cards.held(kit(), P2, "warfare"), P2, "imperial");
    assertThat(Using.candidates(used(kit), P1))
        .hasSize(7)
        .contains("warfare", "trade")
        .doesNotContain("imperial");

    TableKit out = kit.with(t -> t.withPlayer(P2, Player::out));
    assertThat(Using.candidates(used(out), P1)).hasSize(8).contains("imperial");
  }

  @Test
  @Rule({"leader/hesh_and_prit.N3", "leader/hesh_and_prit.N3.1"})
  void theSecondSeesWhatTheFirstHasLeft() {
    ProduceUnits cruiser =
        new ProduceUnits(
            List.of(Producing.some(CRUISER, 1, "57")),
            List.of(),
            new Payment(Using.planets("naazir", "rokha"), 0));
    Scenario<GameState> produced =
        picked(kit(), "warfare", "diplomacy").when(P1, follow(HERO)).when(P1, cruiser);
    assertThat(produced.thenAccepted().table().planets().readied(P1, planet("naazir"))).isFalse();
    Scenario<GameState> readied =
        produced
            .when(P1, follow(HERO))
            .when(P1, new MakeReady(Using.planets("naazir", "rokha")))
            .thenAccepted();
    assertThat(readied.table().planets().readied(P1, planet("naazir"))).isTrue();
    assertThat(readied.table().planets().readied(P1, planet("rokha"))).isTrue();

    TableKit exhausted = kit().controlsExhausted(P1, "naazir", "rokha");
    Scenario<GameState> paying =
        picked(exhausted, "diplomacy", "warfare")
            .when(P1, follow(HERO))
            .when(P1, new MakeReady(Using.planets("naazir", "rokha")))
            .when(P1, follow(HERO))
            .when(P1, cruiser)
            .thenAccepted();
    assertThat(paying.table().planets().readied(P1, planet("naazir"))).isFalse();
  }

  @Test
  void theTokenComesFromTheReserveAlone() {
    Scenario<GameState> asked = picked(kit(), "construction", "trade");
    assertThat(spared(asked)).containsExactly(token(HERO));
    asked.when(P1, Using.placing("26")).thenRefused("abilities.3");

    SystemId system = SystemId.of("26");
    Scenario<GameState> built =
        asked
            .when(
                P1,
                new FollowStrategyCard(
                    Optional.empty(), Optional.of(system), List.of(), token(HERO)))
            .thenAccepted();
    assertThat(built.table().player(P1).tokens()).isEqualTo(UNCHANGED);
    assertThat(built.table().tokens().get(system)).containsExactly(P1);

    Scenario<GameState> traded = picked(kit(), "trade", "politics");
    traded.when(P1, Using.FOLLOW).thenRefused("abilities.3");
    assertThat(traded.when(P1, follow(HERO)).thenAccepted().table().player(P1).tokens())
        .isEqualTo(UNCHANGED);
  }

  @Test
  @Rule("leader/hesh_and_prit.N5")
  void withoutAReserveTheTokenComesFromTheSheet() {
    Scenario<GameState> asked = picked(kit().sheet(P1, 7, 6, 3), "trade", "politics");
    assertThat(spared(asked))
        .containsExactly(Optional.empty(), token(HERO + ":tactic"), token(HERO + ":fleet"));

    assertThat(asked.when(P1, follow(HERO + ":tactic")).table().player(P1).tokens())
        .isEqualTo(new Tokens(6, 6, 3));
    assertThat(asked.when(P1, follow(HERO + ":fleet")).table().player(P1).tokens())
        .isEqualTo(new Tokens(7, 5, 3));
    assertThat(asked.when(P1, Using.FOLLOW).table().player(P1).tokens())
        .isEqualTo(new Tokens(7, 6, 2));
  }

  /** Magmus, of Muaat's Alliance, follows a strategy token. */
  @Test
  @Rule("leader/hesh_and_prit.N6")
  void theTokensBringNoGoodFromTheAllianceOfMuaat() {
    TableKit allied =
        kit().player(P2, "muaat").leaders(P2, "magmus").notesInPlay(P1, "alliance@p2");
    Scenario<GameState> followed = picked(allied, "trade", "politics").when(P1, follow(HERO));
    assertThat(Using.abilities(followed, P1)).isEmpty();
    assertThat(followed.table().player(P1).tradeGoods()).isZero();
    Scenario<GameState> both = followed.when(P1, follow(HERO), 1, 1).thenAccepted();
    assertThat(Using.abilities(both, P1)).isEmpty();
    assertThat(both.table().player(P1).tradeGoods()).isZero();

    Scenario<GameState> standIn =
        picked(allied.sheet(P1, 7, 6, 3), "trade", "politics").when(P1, Using.FOLLOW);
    assertThat(standIn.table().player(P1).tokens().strategy()).as("no reserve").isEqualTo(2);
    assertThat(Using.abilities(standIn, P1)).isEmpty();
    assertThat(standIn.table().player(P1).tradeGoods()).isZero();

    Scenario<GameState> spent =
        Using.card(allied, P3, "trade").when(P3, new PickFollowers(List.of()));
    assertThat(Using.abilities(spent.when(P1, Using.FOLLOW), P1))
        .as("a token of the own pool")
        .containsExactly("leader/magmus");
  }

  @Test
  void otherSecondariesCostAStrategyTokenAsBefore() {
    Scenario<GameState> asked = Using.card(kit(), P2, "politics");
    assertThat(spared(asked)).doesNotContain(token(HERO));
  }

  /** The hero is used and Maw of Worlds drawn. */
  private static Scenario<GameState> used(TableKit kit) {
    return Using.turn(kit, P1).when(P1, Using.ability(HERO), 1).thenAccepted();
  }

  private static Scenario<GameState> picked(TableKit kit, String first, String second) {
    return used(kit).when(P1, Using.choose(first)).when(P1, Using.choose(second)).thenAccepted();
  }

  private static FollowStrategyCard follow(String spared) {
    return new FollowStrategyCard(Optional.empty(), Optional.empty(), List.of(), token(spared));
  }

  private static Optional<SparedToken> token(String text) {
    return Optional.of(SparedToken.parse(text));
  }

  /** What each form for following spends in place of a strategy token. */
  private static List<Optional<SparedToken>> spared(Scenario<GameState> asked) {
    return asked.options(P1).stream()
        .filter(FollowingOption.class::isInstance)
        .map(option -> ((FollowStrategyCard) option.form().sample().command()).spared())
        .toList();
  }

  private static PlanetId planet(String id) {
    return Using.planets(id).getFirst();
  }

  private static TableKit kit() {
    return TableKit.players(3)
        .player(P1, "naaz_rokha")
        .player(P2, "sol")
        .player(P3, "hacan")
        .leaders(P1, "hesh_and_prit")
        .sheet(P1, 3, 3, 2)
        .tile("57", 0, 0)
        .tile("26", 0, 1)
        .tile("38", 1, 0)
        .tile("75", 1, 1)
        .controls(P1, "naazir", "rokha")
        .units(P1, "57/naazir", SPACE_DOCK, 1)
        .units(P1, "57/naazir", INFANTRY, 1)
        .controls(P2, "abyz")
        .controls(P3, "loki");
  }
}
