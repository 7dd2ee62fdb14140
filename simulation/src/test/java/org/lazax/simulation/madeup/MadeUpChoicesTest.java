package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.ActionCard;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Decision;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalCommit;
import org.lazax.game.GameDecider;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityCommand.Counted;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.kit.ScriptedDice;
import org.lazax.simulation.bot.FormFiller;
import org.lazax.simulation.bot.RandomBot;
import org.lazax.simulation.conservation.Conservation;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsGained;

/** The cards of a made-up expansion ask in all ways in which cards can ask. */
final class MadeUpChoicesTest {
  private static final int SEEDS = 4;

  /** The catalog has no other action cards, so that the made-up ones are drawn. */
  private static final Table EMPTY =
      MadeUpGame.emptyTable(
          Catalog.standard().only(entry -> !(entry instanceof ActionCard)), Bazaars.EXPANSION);

  private final GameDecider decider = new GameDecider(EMPTY);
  private final FormFiller filler = new FormFiller(new SplittableRandom(1));

  @Test
  void aCandidateIsChosenSeveralTimesByItsForm() {
    List<Window> asked = new ArrayList<>();
    List<Integer> gained = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      WholeGame game = game(seed, Optional.empty());
      game.onCommit(
              (commit, table) -> {
                gained.addAll(gains(commit));
                awaiting(table, Alms.GOODS)
                    .ifPresent(window -> {
                      asked.add(window);
                      assertAsksForNumbers(game, table, window.awaited().getFirst());
                    });
              })
          .play();
    }

    assertThat(asked).isNotEmpty();
    assertThat(gained).contains(1, 2).allMatch(each -> each <= Alms.TO_EACH);
  }

  /** In these games a player in four is silent until the deadline. */
  @Test
  void allPlayersBidAtOnceAndNobodyLearnsABidBeforeTheLast() {
    List<Window> asked = new ArrayList<>();
    List<String> bids = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      game(seed, Optional.of(Duration.ofHours(1)))
          .onCommit((commit, table) -> {
            awaiting(table, Auction.BID)
                .ifPresent(window -> {
                  asked.add(window);
                  assertThat(bids(table)).isEmpty();
                });
            told(commit)
                .forEach(chosen ->
                    chosen
                        .all(Auction.BID)
                        .forEach(bidder -> bids.addAll(chosen.of(Auction.BID, Seat.of(bidder)))));
          })
          .play();
    }

    assertThat(asked).anyMatch(window -> window.awaited().size() > 1);
    assertThat(asked).anyMatch(window -> !window.silent().isEmpty());
    assertThat(bids).contains("0", "1");
  }

  private static List<String> bids(Table table) {
    return table
        .kernel()
        .within(Effect.class)
        .map(effect -> effect.progress().chosen().all(Auction.BID))
        .orElse(List.of());
  }

  private static List<Chosen> told(LocalCommit commit) {
    return commit.events().stream()
        .filter(FrameChanged.class::isInstance)
        .map(event -> ((FrameChanged) event).procedure())
        .filter(Effect.class::isInstance)
        .map(effect -> ((Effect) effect).progress().chosen())
        .filter(chosen -> chosen.has(Auction.BID))
        .toList();
  }

  /** What each other player gains by a commit that spends goods on alms. */
  private static List<Integer> gains(LocalCommit commit) {
    boolean given =
        commit.events().stream()
            .anyMatch(event ->
                event instanceof FrameChanged(_, Effect effect)
                    && effect.carriedOut()
                    && effect.use().ability().equals(Alms.NAME));
    return given
        ? commit.events().stream()
            .filter(GoodsGained.class::isInstance)
            .map(event -> ((GoodsGained) event).count())
            .toList()
        : List.of();
  }

  private void assertAsksForNumbers(WholeGame game, Table table, Seat seat) {
    Form form =
        game.game().options(seat).stream()
            .flatMap(option -> option.forms().stream())
            .filter(each -> each.command().equals("game.choose"))
            .findFirst()
            .orElseThrow();
    Field.Count field = (Field.Count) form.field("counts");
    int most = field.take().max().orElseThrow();
    String other = table.clockwiseFrom(seat).getLast().toString();

    assertThat(field.offered()).contains(Map.of("candidate", other));
    assertThat(tried(table, seat, filler.fill(form).command())).isEmpty();
    assertThat(tried(table, seat, form.sample().command())).isEmpty();
    assertThat(tried(table, seat, counts(new Counted(other, Alms.TO_EACH + 1))))
        .hasValueSatisfying(refusal -> assertThat(refusal.detail()).contains("so often"));
    assertThat(tried(table, seat, counts(new Counted(seat.toString(), 1))))
        .hasValueSatisfying(refusal -> assertThat(refusal.detail()).contains("not among"));
    assertThat(tried(table, seat, counts()))
        .hasValueSatisfying(refusal ->
            assertThat(refusal.values()).containsEntry("taken", 0).containsEntry("most", most));
  }

  private static Choose counts(Counted... counts) {
    return new Choose(Service.GAME, List.of(), List.of(counts));
  }

  /** Why a command would be refused; empty if it would be accepted. */
  private Optional<Refusal> tried(Table table, Seat seat, Command command) {
    return decided(decider, table, seat, command);
  }

  private static <S> Optional<Refusal> decided(
      Decider<S, Table> decider, Table table, Seat seat, Command command) {
    Position<S, Table> position = new Position<>(Stamp.NONE, table, decider.initial());
    Stamp stamp = new Stamp(1, Stamp.NONE.at(), Optional.of(seat));
    return decider.decide(position, stamp, command, ScriptedDice.showing())
            instanceof Decision.Refused<S, Table>(Refusal refusal)
        ? Optional.of(refusal)
        : Optional.empty();
  }

  private static Optional<Window> awaiting(Table table, String about) {
    return table.kernel().awaiting().filter(window -> window.about().equals(about));
  }

  private static WholeGame game(long seed, Optional<Duration> patience) {
    Conservation conservation = new Conservation();
    return WholeGame.of(
            seed,
            MadeUpGame.setup(MadeUpGame.standardAnd(Bazaars.NAME), Map.of(), patience),
            EMPTY,
            RandomBot::new)
        .onCommit(conservation::check);
  }
}
