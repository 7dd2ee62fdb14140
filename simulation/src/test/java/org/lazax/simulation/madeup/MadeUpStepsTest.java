package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.ActionCard;
import org.lazax.catalog.id.FactionId;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.chronicle.memory.LocalGame;
import org.lazax.game.lobby.LobbyCommand.StartGame;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.simulation.arrangement.GameSetup;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.event.actioncards.ActionCardPlayed;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/** An expansion adds steps of setup, settling checks and abilities that ask several times. */
final class MadeUpStepsTest {
  private static final Seat P1 = new Seat(1);
  private static final Duration PATIENCE = Duration.ofHours(1);

  /** More than setup opens. */
  private static final int MOST_WINDOWS = 100;

  @Test
  void theStepsOfSetupHaveTheirDeclaredPlaces() {
    assertThat(Ruleset.of(emptyTable()).setup().order()).doesNotContain("fairs.1-purse");
    assertThat(played(1, SimpleBot::new, (_, _) -> {}))
        .satisfies(table ->
            assertThat(Ruleset.of(table).setup().order())
                .endsWith("SECRETS", "fairs.1-purse", "fairs.2-gifts", "END"));
  }

  /**
   * Before the first round, each player gains a trade good and another trade good or a commodity.
   */
  @Test
  void eachStepOccursOnceAndOneOfThemAsksAllPlayers() {
    List<GameEvent> events = new ArrayList<>();
    List<Integer> gained = new ArrayList<>();

    Table end =
        played(
            2,
            SimpleBot::new,
            (commit, table) -> {
              events.addAll(commit.events());
              if (table.round() == 1 && gained.isEmpty()) {
                table.players().values().forEach(player -> gained.add(gained(player)));
              }
            });

    assertThat(gained).containsExactly(2, 2, 2);
    assertThat(end.galaxy().markers().has(SystemId.MECATOL_REX, Marker.GAMMA_WORMHOLE)).isTrue();
    assertThat(setups(events))
        .containsSubsequence("SECRETS", "fairs.1-purse", "fairs.2-gifts", "END")
        .doesNotHaveDuplicates();
    assertThat(windows(events)).contains("p1", "p2", "p3");
  }

  /** Nobody ever answers. What is chosen then is not the first candidate. */
  @Test
  void atTheDeadlineTheCardChoosesForAPlayer() {
    GameSetup setup =
        MadeUpGame.setup(MadeUpGame.standardAnd(Fairs.NAME), Map.of(), Optional.of(PATIENCE));
    LocalGame<Table> game = new LocalGame<>(Services.withRules(emptyTable()), 1);
    game.submit(P1, setup.game());
    setup.players().forEach(game::submit);
    game.submit(P1, new StartGame());

    for (int windows = 0; game.table().round() < 1 && windows < MOST_WINDOWS; windows++) {
      game.advance(PATIENCE);
    }

    assertThat(game.table().players().values())
        .hasSize(3)
        .allSatisfy(player -> {
          boolean keleres = player.faction().equals(new FactionId("keleres"));
          assertThat(player.commodities()).isEqualTo(keleres ? 2 : 1);
          assertThat(player.tradeGoods())
              .as("of Council Patronage, too")
              .isEqualTo(keleres ? 2 : 1);
        });
  }

  private static int gained(Player player) {
    return player.tradeGoods() + player.commodities();
  }

  private static List<String> setups(List<GameEvent> events) {
    return events.stream()
        .filter(FrameChanged.class::isInstance)
        .map(event -> ((FrameChanged) event).procedure())
        .filter(Setup.class::isInstance)
        .map(setup -> ((Setup) setup).progress().next())
        .toList();
  }

  private static List<String> windows(List<GameEvent> events) {
    return events.stream()
        .filter(WindowOpened.class::isInstance)
        .map(event -> ((WindowOpened) event).window().about())
        .toList();
  }

  @Test
  void itsCheckHoldsAfterEveryDecision() {
    List<GameEvent> events = new ArrayList<>();

    for (long seed = 1; seed <= 3; seed++) {
      played(
          seed,
          SimpleBot::new,
          (commit, table) -> {
            events.addAll(commit.events());
            assertThat(table.players().values())
                .allSatisfy(
                    player -> assertThat(player.tradeGoods()).isLessThanOrEqualTo(Fairs.MAX_GOODS));
          });
    }

    assertThat(events).hasAtLeastOneElementOfType(GoodsSpent.class);
  }

  /** The catalog has no other action cards, so that the made-up one is drawn. */
  @Test
  void itsCardAsksRollsAndAsksAnotherPlayerAboutTheDice() {
    List<GameEvent> events = new ArrayList<>();
    List<Seat> asked = new ArrayList<>();
    List<String> chosen = new ArrayList<>();

    for (long seed = 1; seed <= 6; seed++) {
      played(
          seed,
          seed % 2 == 0 ? RandomBot::new : SimpleBot::new,
          (commit, table) -> {
            events.addAll(commit.events());
            table
                .kernel()
                .awaiting()
                .filter(window -> window.about().equals("die"))
                .ifPresent(window -> {
                  asked.addAll(window.awaited());
                  Effect effect = table.kernel().within(Effect.class).orElseThrow();
                  chosen.addAll(effect.progress().chosen().all("player"));
                });
          });
    }

    int cards = (int) events.stream().filter(ActionCardPlayed.class::isInstance).count();
    assertThat(events)
        .filteredOn(event ->
            event instanceof AbilityDiceRolled rolled
                && rolled.ability().equals(Fairs.Raffle.PLAYED))
        .hasSize(cards);
    assertThat(drawn(events)).hasSize(cards);
    assertThat(asked).isNotEmpty().extracting(Seat::toString).isEqualTo(chosen);
  }

  /** The effects that continue after the dice, one for each card played. */
  private static List<Procedure> drawn(List<GameEvent> events) {
    return events.stream()
        .filter(FrameOpened.class::isInstance)
        .map(event -> ((FrameOpened) event).procedure())
        .filter(under ->
            under instanceof Effect effect
                && effect.use().ability().equals(Fairs.Raffle.DRAWN)
                && effect.progress().chosen().has("rolled"))
        .toList();
  }

  private static Table played(long seed, LongFunction<Bot> bots, CommitListener listener) {
    Conservation conservation = new Conservation();
    return WholeGame.of(
            seed,
            MadeUpGame.setup(MadeUpGame.standardAnd(Fairs.NAME), Map.of()),
            emptyTable(),
            bots)
        .onCommit(conservation::check)
        .onCommit(listener::onCommit)
        .play()
        .game()
        .table();
  }

  @FunctionalInterface
  private interface CommitListener {
    void onCommit(LocalCommit commit, Table table);
  }

  private static Table emptyTable() {
    Catalog few = Catalog.standard().only(entry -> !(entry instanceof ActionCard));
    return MadeUpGame.emptyTable(few, Fairs.EXPANSION);
  }
}
