package org.lazax.chronicle.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.KernelEvent.*;
import org.lazax.rulebook.Rule;

class KernelTest {
  private static final Seat RED = new Seat(1);
  private static final Seat BLUE = new Seat(2);

  record TestProcedure(Service owner, String step) implements Procedure {}

  record Named(String name) implements AbilityName {}

  record Interjection() implements Procedure {
    @Override
    public Service owner() {
      return Service.MAP;
    }

    @Override
    public boolean interjects() {
      return true;
    }
  }

  /** The order of {@link Map#copyOf} differs between processes. */
  @Test
  void theChoicesOfAnEffectAreInTheOrderOfTheirNames() {
    Map<String, String> choices =
        IntStream.range(0, 10).boxed().collect(Collectors.toMap(String::valueOf, String::valueOf));

    LastingEffect effect =
        new LastingEffect(
            new Named("dance"), Optional.of(RED), Map.copyOf(choices), Optional.of(0));

    assertThat(effect.params().keySet())
        .containsExactly("0", "1", "2", "3", "4", "5", "6", "7", "8", "9");
  }

  @Test
  void theOwnerOfTheTopFrameOwes() {
    Kernel kernel = kernel(opened(0, Service.GAME), opened(1, Service.MAP));

    assertThat(kernel.debtor()).contains(Service.MAP);
  }

  @Test
  void aProcedureIsFoundWhereverItIsUnderWay() {
    Kernel kernel =
        kernel(
            opened(0, Service.GAME),
            new FrameOpened(1, new Interjection()),
            opened(2, Service.MAP),
            window(3, RED));

    assertThat(kernel.frameOf(procedure -> procedure.owner() == Service.MAP))
        .map(Frame::id)
        .contains(2);
    assertThat(kernel.frameOf(Procedure::interjects)).map(Frame::id).contains(1);
    assertThat(kernel.frameOf(procedure -> procedure.owner() == Service.GAME))
        .map(Frame::id)
        .contains(0);
    assertThat(kernel.frameOf(procedure -> procedure.owner() == Service.AGENDA)).isEmpty();
    assertThat(kernel.within(Interjection.class)).contains(new Interjection());
    assertThat(kernel(opened(0, Service.GAME)).within(Interjection.class)).isEmpty();
  }

  @Test
  void nobodyOwesWhilePlayersAreAwaited() {
    Kernel kernel = kernel(opened(0, Service.GAME), window(1, RED));

    assertThat(kernel.debtor()).isEmpty();
    assertThat(kernel.awaiting()).map(Window::awaited).contains(List.of(RED));
  }

  @Test
  void theCallerGetsTheOutcomeOfTheProcedureItCalled() {
    Kernel kernel =
        kernel(
            opened(0, Service.GAME),
            opened(1, Service.COMBAT),
            new FrameClosed(1, Outcome.CANCELLED));

    assertThat(kernel.debtor()).contains(Service.GAME);
    assertThat(kernel.frame()).flatMap(Frame::returned).contains(Outcome.CANCELLED);
  }

  @Test
  void anInterjectionKeepsTheOutcomeOfTheCalledProcedure() {
    Kernel kernel =
        kernel(
            opened(0, Service.GAME),
            opened(1, Service.COMBAT),
            new FrameClosed(1, Outcome.CANCELLED),
            new FrameOpened(2, new Interjection()),
            new FrameClosed(2, Outcome.DONE));

    assertThat(kernel.frame()).flatMap(Frame::returned).contains(Outcome.CANCELLED);
  }

  @Test
  void anOutcomeIsRemovedWhenTheCallerChanges() {
    Kernel kernel =
        kernel(
            opened(0, Service.GAME),
            opened(1, Service.COMBAT),
            new FrameClosed(1, Outcome.DONE),
            new FrameChanged(0, new TestProcedure(Service.GAME, "next")));

    assertThat(kernel.frame()).flatMap(Frame::returned).isEmpty();
  }

  @Test
  void unwindingAFrameRemovesAllLayersAboveIt() {
    Kernel kernel =
        kernel(
            opened(0, Service.GAME),
            opened(1, Service.GAME),
            opened(2, Service.COMBAT),
            window(3, RED),
            new Unwound(1, Outcome.CANCELLED));

    assertThat(kernel.stack()).extracting(Layer::id).containsExactly(0);
    assertThat(kernel.frame()).flatMap(Frame::returned).contains(Outcome.CANCELLED);
  }

  @Test
  void theTopWindowClosesFirst() {
    Kernel kernel =
        kernel(opened(0, Service.COMBAT), window(1, RED), window(2, BLUE), new Answered(2, BLUE));

    assertThat(kernel.awaiting()).map(Window::id).contains(1);
  }

  @Test
  @Rule("abilities.3.1")
  void aLastingEffectEndsWithTheFrameItNames() {
    Kernel during =
        kernel(
            opened(0, Service.GAME),
            opened(1, Service.COMBAT),
            new EffectBegan(
                new LastingEffect(new Named("dance"), Optional.of(RED), Map.of(), Optional.of(1))),
            opened(2, Service.COMBAT),
            new FrameClosed(2, Outcome.DONE));

    assertThat(during.effects()).hasSize(1);
    assertThat(during.evolve(new FrameClosed(1, Outcome.DONE)).effects()).isEmpty();
  }

  @Test
  void whatAPlayerHasUsedIsUsedUpForThatPlayerAlone() {
    Kernel kernel =
        kernel(opened(0, Service.GAME), new AbilityUsed(new Named("dance"), RED, Optional.of(0)));

    assertThat(kernel.hasUsed(RED, new Named("dance"))).isTrue();
    assertThat(kernel.hasUsed(RED, new Named("song"))).isFalse();
    assertThat(kernel.hasUsed(BLUE, new Named("dance"))).isFalse();
    assertThat(kernel.effects()).isEmpty();
  }

  @Test
  void whatIsUsedUpIsSoUntilTheFrameThatItNamesIsGone() {
    Kernel during =
        kernel(
            opened(0, Service.GAME),
            opened(1, Service.COMBAT),
            new AbilityUsed(new Named("dance"), RED, Optional.of(1)),
            new AbilityUsed(new Named("song"), RED, Optional.empty()),
            opened(2, Service.COMBAT),
            new FrameClosed(2, Outcome.DONE));
    Kernel after = during.evolve(new FrameClosed(1, Outcome.DONE));

    assertThat(during.hasUsed(RED, new Named("dance"))).isTrue();
    assertThat(after.hasUsed(RED, new Named("dance"))).isFalse();
    assertThat(after.hasUsed(RED, new Named("song"))).as("for the rest of the game").isTrue();
    assertThat(during.evolve(new Unwound(0, Outcome.CANCELLED)).used()).hasSize(1);
  }

  @Test
  void whatIsLeftAloneIsTheSameObject() {
    Kernel kernel =
        kernel(
            opened(0, Service.GAME),
            new EffectBegan(
                new LastingEffect(new Named("dance"), Optional.of(RED), Map.of(), Optional.of(0))),
            new AbilityUsed(new Named("song"), RED, Optional.of(0)),
            opened(1, Service.MAP));
    Kernel later =
        kernel
            .evolve(new FrameClosed(1, Outcome.DONE))
            .evolve(new AbilityUsed(new Named("song"), BLUE, Optional.of(0)));

    assertThat(later.effects()).isSameAs(kernel.effects());
    assertThat(kernel.evolve(new FrameClosed(1, Outcome.DONE)).used()).isSameAs(kernel.used());
  }

  @Test
  void idsAreNeverUsedTwice() {
    Kernel kernel =
        kernel(opened(0, Service.GAME), opened(1, Service.MAP), new FrameClosed(1, Outcome.DONE));

    assertThat(kernel.opened()).isEqualTo(2);
  }

  @Test
  void anEventAboutAClosedLayerChangesNothing() {
    Kernel kernel = kernel(opened(0, Service.GAME), window(1, RED));

    assertThat(kernel.evolve(new FrameClosed(9, Outcome.DONE))).isEqualTo(kernel);
    assertThat(kernel.evolve(new Answered(9, RED))).isEqualTo(kernel);
    assertThat(kernel.evolve(new WindowClosed(9))).isEqualTo(kernel);
  }

  @Test
  void aSeatThatHasLeftIsNotAwaited() {
    Kernel kernel = kernel(opened(0, Service.GAME), window(1, RED), new SeatLeft(RED));

    assertThat(kernel.debtor()).contains(Service.GAME);
  }

  private static Kernel kernel(KernelEvent... events) {
    Kernel kernel = Kernel.EMPTY;
    for (KernelEvent event : events) {
      kernel = kernel.evolve(event);
    }
    return kernel;
  }

  private static FrameOpened opened(int id, Service owner) {
    return new FrameOpened(id, new TestProcedure(owner, "first"));
  }

  private static WindowOpened window(int id, Seat seat) {
    return new WindowOpened(
        new Window(id, "test", PassRule.MUST_ANSWER, List.of(seat), 0, Set.of(), Optional.empty()));
  }
}
