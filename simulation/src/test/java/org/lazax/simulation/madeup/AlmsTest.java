package org.lazax.simulation.madeup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
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
import org.lazax.rules.kit.ScriptedDice;
import org.lazax.simulation.bot.FormFiller;
import org.lazax.simulation.play.WholeGame;
import org.lazax.table.Table;
import org.lazax.table.event.goods.GoodsGained;

/** Alms asks how many of each. */
final class AlmsTest {
  private static final int SEEDS = 4;

  private final GameDecider decider = new GameDecider(Bazaars.EMPTY);
  private final FormFiller filler = new FormFiller(new SplittableRandom(1));

  @Test
  void aCandidateIsChosenSeveralTimesByItsForm() {
    List<Window> asked = new ArrayList<>();
    List<Integer> gained = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      WholeGame game = Bazaars.game(seed, Optional.empty());
      game.onCommit(
              (commit, table) -> {
                gained.addAll(gains(commit));
                Bazaars.awaiting(table, Alms.GOODS)
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

  /** What each other player gains by a commit that spends goods on alms. */
  private static List<Integer> gains(LocalCommit commit) {
    boolean given =
        commit.events().stream()
            .anyMatch(event ->
                event instanceof FrameChanged(_, Effect effect)
                    && effect.carriedOut()
                    && effect.use().ability().equals(new Alms().name()));
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
        .hasValueSatisfying(refusal -> assertThat(refusal.detail()).contains("can be chosen from"));
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
}
