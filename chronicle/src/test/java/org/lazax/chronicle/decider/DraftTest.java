package org.lazax.chronicle.decider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.export.SampleGame;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameOpened;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.toy.ToyEvent.Minted;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;

final class DraftTest {
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);
  private static final Seat THREE = new Seat(3);

  private final Draft<ToyFlow, ToyTable> draft = draft();

  record Called(String name) implements Procedure {
    @Override
    public Service owner() {
      return Service.MAP;
    }
  }

  @Test
  void ofProceduresThatAreCalledTheLastOneRunsFirst() {
    call("first");
    call("second");

    assertThat(run()).containsExactly("second", "first");
  }

  @Test
  void proceduresThatAreCalledInOrderRunInOrder() {
    draft.callInOrder(new Called("first"), new Called("second"), new Called("third"));

    assertThat(run()).containsExactly("first", "second", "third");
  }

  @Test
  void eventsOfAllElementsComeBeforeAnyProcedureOfThem() {
    draft.callInOrder(
        List.of(ONE, TWO, THREE),
        seat -> {
          call("of " + seat);
          assertThat(draft.table().kernel().frame()).as("no frame is open yet").isEmpty();
          draft.add(new Minted(seat, 1));
        });

    assertThat(draft.events().subList(0, 3))
        .containsExactly(new Minted(ONE, 1), new Minted(TWO, 1), new Minted(THREE, 1));
    assertThat(draft.events().subList(3, 6)).hasOnlyElementsOfType(FrameOpened.class);
    assertThat(run()).containsExactly("of p1", "of p2", "of p3");
  }

  @Test
  void anElementMayCallNothingOrMoreThanOneProcedure() {
    draft.callInOrder(
        List.of(ONE, TWO, THREE),
        seat -> {
          if (!seat.equals(TWO)) {
            call("second of " + seat);
            call("first of " + seat);
          }
        });

    assertThat(run()).containsExactly("first of p1", "second of p1", "first of p3", "second of p3");
  }

  @Test
  void elementsOfAnElementKeepTheirOrderAmongThoseOfOthers() {
    draft.callInOrder(
        List.of(ONE, TWO),
        seat -> {
          call("last of " + seat);
          draft.callInOrder(
              List.of("a", "b"),
              part -> {
                call(seat + part);
                draft.add(new Minted(seat, 1));
              });
          assertThat(draft.table().kernel().frame()).as("of no element yet").isEmpty();
          call("first of " + seat);
        });

    assertThat(draft.events().subList(0, 4)).hasOnlyElementsOfType(Minted.class);
    assertThat(run())
        .containsExactly(
            "first of p1", "p1a", "p1b", "last of p1", "first of p2", "p2a", "p2b", "last of p2");
  }

  @Test
  void whatIsCalledAfterwardsBeginsAtOnceAndRunsBefore() {
    draft.callInOrder(List.of("second", "third"), this::call);
    call("first");

    assertThat(draft.table().kernel().frame().map(Frame::procedure)).contains(new Called("first"));
    assertThat(run()).containsExactly("first", "second", "third");
  }

  @Test
  void ofNoElementsNothingFollows() {
    draft.callInOrder(List.<String>of(), this::call);

    assertThat(draft.events()).isEmpty();
  }

  private void call(String name) {
    draft.call(new Called(name));
  }

  /** Closes one frame after the other and tells what they were. */
  private List<String> run() {
    List<String> names = new ArrayList<>();
    for (Optional<Frame> top = top(); top.isPresent(); top = top()) {
      names.add(((Called) top.get().procedure()).name());
      draft.close();
    }
    return names;
  }

  private Optional<Frame> top() {
    return draft.table().kernel().frame();
  }

  private static Draft<ToyFlow, ToyTable> draft() {
    ToyService service = ToyService.all().getFirst();
    return new Draft<>(
        service,
        new Position<>(Stamp.NONE, service.table(), service.initial()),
        Stamp.NONE,
        SampleGame.FROZEN.dice(1));
  }
}
