package org.lazax.chronicle.toy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.kernel.KernelEvent;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.WireTypes;

/** One of the four services of the toy game. */
public final class ToyService extends ProcedureDecider<ToyFlow, ToyTable> {
  private static final WireTypes ALL_TYPES =
      all().stream().map(ToyService::wire).reduce(WireTypes::and).orElseThrow();

  private final Service service;
  private final WireTypes wire;
  private final Optional<Duration> answerTimeout;

  private ToyService(
      Service service,
      Optional<Duration> answerTimeout,
      Conductor<ToyFlow, ToyTable, ?, ?> conductor,
      List<Class<?>> events) {
    super(List.of(conductor));
    this.service = service;
    this.answerTimeout = answerTimeout;
    this.wire =
        WireTypes.of(KernelEvent.TYPES)
            .and(ToyEvent.SHARED)
            .and(SealedTypes.of(ToyProcedure.class))
            .and(commands(service, List.of(conductor)))
            .and(events);
  }

  /** The wire types of all four services. */
  public static WireTypes allTypes() {
    return ALL_TYPES;
  }

  /** All four services, without deadlines. */
  public static List<ToyService> all() {
    return all(Optional.empty());
  }

  /** All four services. */
  public static List<ToyService> all(Optional<Duration> answerTimeout) {
    return List.of(
        new ToyService(
            Service.GAME, answerTimeout, new Playing(), List.of(ToyEvent.RoundBegan.class)),
        new ToyService(Service.MAP, answerTimeout, new Giving(), List.of(ToyEvent.Given.class)),
        new ToyService(
            Service.COMBAT,
            answerTimeout,
            new Quarrelling(),
            List.of(ToyEvent.BidMade.class, ToyEvent.Quarrelled.class)),
        new ToyService(Service.AGENDA, answerTimeout, new Voting(), List.of(ToyEvent.Voted.class)));
  }

  @Override
  public Service service() {
    return service;
  }

  @Override
  public WireTypes wire() {
    return wire;
  }

  @Override
  public ToyFlow initial() {
    return ToyFlow.NONE;
  }

  @Override
  public ToyTable table() {
    return ToyTable.empty(answerTimeout);
  }

  @Override
  public ToyFlow evolve(ToyFlow own, GameEvent event, Stamp stamp) {
    return event instanceof ToyEvent toy ? own.evolve(toy) : own;
  }

  @Override
  protected void begin(Draft<ToyFlow, ToyTable> draft, Command command) {
    if (!(command instanceof ToyCommand.Begin begin) || draft.table().kernel().opened() > 0) {
      super.begin(draft, command);
      return;
    }
    for (Seat seat : begin.seats()) {
      draft.add(new ToyEvent.Minted(seat, 10));
    }
    draft.call(
        new ToyProcedure.Play(begin.seats(), begin.rounds(), 0, ToyProcedure.Play.Step.LOBBY));
    draft.ask("lobby", List.of(), PassRule.OPEN);
  }
}
