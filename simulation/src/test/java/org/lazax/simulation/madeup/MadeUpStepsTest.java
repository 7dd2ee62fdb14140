package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.ActionCard;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.procedure.Setup;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.simulation.bot.Bot;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.bot.SimpleBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.event.actioncards.ActionCardPlayed;
import org.lazax.table.event.goods.GoodsSpent;
import org.lazax.table.galaxy.Marker;
import org.lazax.table.galaxy.SystemId;

/** An expansion adds steps of setup, checks, and what goes on over several questions. */
final class MadeUpStepsTest {

  @Test
  void theStepsOfSetupStandWhereTheExpansionSays() {
    assertThat(Ruleset.of(nothing()).setup().order()).doesNotContain("fairs.1-purse");
    assertThat(played(1, SimpleBot::new, (_, _) -> {}))
        .satisfies(table ->
            assertThat(Ruleset.of(table).setup().order())
                .endsWith("SECRETS", "fairs.1-purse", "fairs.2-gifts", "END"));
  }

  /** Each player has gained a trade good, and one more or a commodity, before the first round. */
  @Test
  void itsStepsAreDoneOnceAndOneOfThemAsksAll() {
    List<GameEvent> happened = new ArrayList<>();
    List<Integer> gained = new ArrayList<>();

    Table end =
        played(
            2,
            SimpleBot::new,
            (commit, table) -> {
              happened.addAll(commit.events());
              if (table.round() == 1 && gained.isEmpty()) {
                table.players().values().forEach(player -> gained.add(gained(player)));
              }
            });

    assertThat(gained).containsExactly(2, 2, 2);
    assertThat(end.galaxy().markers().has(SystemId.MECATOL_REX, Marker.GAMMA_WORMHOLE)).isTrue();
    assertThat(setups(happened))
        .containsSubsequence("SECRETS", "fairs.1-purse", "fairs.2-gifts", "END")
        .doesNotHaveDuplicates();
    assertThat(windows(happened)).contains("p1", "p2", "p3");
  }

  private static int gained(Player player) {
    return player.tradeGoods() + player.commodities();
  }

  private static List<String> setups(List<GameEvent> happened) {
    return happened.stream()
        .filter(FrameChanged.class::isInstance)
        .map(event -> ((FrameChanged) event).procedure())
        .filter(Setup.class::isInstance)
        .map(setup -> ((Setup) setup).progress().next())
        .toList();
  }

  private static List<String> windows(List<GameEvent> happened) {
    return happened.stream()
        .filter(WindowOpened.class::isInstance)
        .map(event -> ((WindowOpened) event).window().about())
        .toList();
  }

  @Test
  void itsCheckHoldsAfterEveryDecision() {
    List<GameEvent> happened = new ArrayList<>();

    for (long seed = 1; seed <= 3; seed++) {
      played(
          seed,
          SimpleBot::new,
          (commit, table) -> {
            happened.addAll(commit.events());
            assertThat(table.players().values())
                .allSatisfy(player ->
                    assertThat(player.tradeGoods()).isLessThanOrEqualTo(Fairs.MOST_GOODS));
          });
    }

    assertThat(happened).hasAtLeastOneElementOfType(GoodsSpent.class);
  }

  /** No other action cards are there, so that the made-up one comes up. */
  @Test
  void itsCardAsksRollsAndAsksAnotherPlayerAboutTheDice() {
    List<GameEvent> happened = new ArrayList<>();
    List<Seat> asked = new ArrayList<>();
    List<String> chosen = new ArrayList<>();

    for (long seed = 1; seed <= 6; seed++) {
      played(
          seed,
          seed % 2 == 0 ? RandomBot::new : SimpleBot::new,
          (commit, table) -> {
            happened.addAll(commit.events());
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

    int cards = (int) happened.stream().filter(ActionCardPlayed.class::isInstance).count();
    assertThat(happened).filteredOn(AbilityDiceRolled.class::isInstance).hasSize(cards);
    assertThat(drawn(happened)).hasSize(cards);
    assertThat(asked).isNotEmpty().extracting(Seat::toString).isEqualTo(chosen);
  }

  /** What was called with the dice, once for each card played. */
  private static List<Procedure> drawn(List<GameEvent> happened) {
    return happened.stream()
        .filter(FrameOpened.class::isInstance)
        .map(event -> ((FrameOpened) event).procedure())
        .filter(under ->
            under instanceof Effect effect
                && effect.use().ability().equals(Fairs.Raffle.DRAWN)
                && effect.progress().chosen().has("rolled"))
        .toList();
  }

  private static Table played(long seed, LongFunction<Bot> bots, Watcher watcher) {
    Conservation conservation = new Conservation();
    return WholeGame.of(
            seed, MadeUpGame.played(MadeUpGame.usualAnd(Fairs.NAME), Map.of()), nothing(), bots)
        .watchedBy(conservation::check)
        .watchedBy(watcher::see)
        .play()
        .game()
        .table();
  }

  @FunctionalInterface
  private interface Watcher {
    void see(LocalCommit commit, Table table);
  }

  private static Table nothing() {
    Catalog few = Catalog.standard().only(entry -> !(entry instanceof ActionCard));
    return MadeUpGame.nothing(few, Fairs.EXPANSION);
  }
}
