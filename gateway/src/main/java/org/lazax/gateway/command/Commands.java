package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.RewindGame;
import org.lazax.gateway.chronicle.ChronicleStore;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** Sends commands to the services and waits for their outcomes. */
@ApplicationScoped
public class Commands {
  private static final Logger LOG = Logger.getLogger(Commands.class);

  private final Ledger ledger;
  private final CommandProducer producer;
  private final AnswerDispatcher dispatcher;
  private final ChronicleStore store;
  private final Games games;
  private final ReadBarrier barrier;
  private final RefusalBudget refusals;
  private final Duration timeout;

  Commands(
      Ledger ledger,
      CommandProducer producer,
      AnswerDispatcher dispatcher,
      ChronicleStore store,
      Games games,
      ReadBarrier barrier,
      RefusalBudget refusals,
      @ConfigProperty(name = "lazax.answer.timeout") Duration timeout) {
    this.ledger = ledger;
    this.producer = producer;
    this.dispatcher = dispatcher;
    this.store = store;
    this.games = games;
    this.barrier = barrier;
    this.refusals = refusals;
    this.timeout = timeout;
  }

  /**
   * Sends a command, or finds its outcome if it was given before. Refuses another command with the
   * same key, a command whose {@code If-Match} is not the head, and commands of a token that causes
   * too many refusals.
   */
  public Uni<CommandOutcome> submit(SubmittedCommand command) {
    Service service = service(command.type());
    refusals.waitTime(command.caller().token()).ifPresent(Commands::tooManyRefusals);
    Ledger.Entry entry =
        new Ledger.Entry(command.game(), command.caller().account(), hash(command));
    return command
        .ifMatch()
        .map(seq ->
            barrier.reached(command.game(), seq).chain(() -> submit(service, command, entry)))
        .orElseGet(() -> submit(service, command, entry));
  }

  private Uni<CommandOutcome> submit(
      Service service, SubmittedCommand command, Ledger.Entry entry) {
    return isStale(command)
        ? ledger
            .find(command.id())
            .chain(
                known -> resubmit(service, command, entry, known.orElseThrow(() -> stale(command))))
        : ledger
            .enter(command.id(), entry, command.actor().isPresent())
            .chain(known ->
                known
                    .map(earlier -> resubmit(service, command, entry, earlier))
                    .orElseGet(() -> send(service, command)));
  }

  /** The outcome of a command that was given before. */
  public Uni<CommandOutcome> outcome(Ledger.Entry entry, CommandId command) {
    return store
        .answer(command)
        .chain(answer ->
            answer
                .map(earlier -> dispatcher.outcome(entry.game(), earlier))
                .orElseGet(() -> Uni.createFrom().item(new CommandOutcome.Pending())));
  }

  private Uni<CommandOutcome> resubmit(
      Service service, SubmittedCommand command, Ledger.Entry entry, Ledger.Entry earlier) {
    if (!earlier.equals(entry)) {
      throw ProblemException.of(
          ProblemType.IDEMPOTENCY_KEY_REUSED, "the earlier command with this key was another one");
    }
    return outcome(entry, command.id())
        .chain(outcome ->
            outcome instanceof CommandOutcome.Pending
                ? ledger
                    .givenAgain(command.id())
                    .chain(() -> send(service, command))
                    .map(Commands::withEarlierCopy)
                : Uni.createFrom().item(outcome));
  }

  /**
   * The outcome of a command of which there is an earlier copy. If this copy is turned away, the
   * earlier one may still be carried out, so nobody can say that nothing was done.
   */
  private static CommandOutcome withEarlierCopy(CommandOutcome outcome) {
    return outcome instanceof CommandOutcome.TurnedAway(var reason)
            && reason != HostEffect.TurnedAway.Reason.STOPPED
        ? new CommandOutcome.Pending()
        : outcome;
  }

  private Uni<CommandOutcome> send(Service service, SubmittedCommand command) {
    Uni<CommandOutcome> outcome = dispatcher.expect(command.id());
    producer
        .command(service, command.envelope(madeOn(command)), command.trace())
        .subscribe()
        // The broker may have it in spite of the failure, so the request still waits for an answer.
        .with(
            _ -> {}, e -> LOG.warnf("sending command %s failed: %s", command.id(), e.getMessage()));
    return outcome
        .ifNoItem()
        .after(timeout)
        .recoverWithItem(new CommandOutcome.Pending())
        .invoke(o -> record(command, o));
  }

  private void record(SubmittedCommand command, CommandOutcome outcome) {
    if (outcome instanceof CommandOutcome.Applied(var commit)) {
      MDC.put("seq", commit.header().seq());
    }
    if (outcome instanceof CommandOutcome.Refused) {
      refusals.refused(command.caller().token());
    }
    LOG.debugf("%s: %s", command.type(), outcome.getClass().getSimpleName());
  }

  private long madeOn(SubmittedCommand command) {
    return command.ifMatch().orElseGet(() -> head(command));
  }

  private long head(SubmittedCommand command) {
    return games.find(command.game()).map(Standing::seq).orElse(0L);
  }

  private boolean isStale(SubmittedCommand command) {
    return command.ifMatch().filter(seq -> seq != head(command)).isPresent();
  }

  private ProblemException stale(SubmittedCommand command) {
    long head = head(command);
    return command.ifMatch().orElse(0L) > head
        ? ProblemException.of(ProblemType.UNKNOWN_COMMIT, "the head of the game is commit " + head)
        : ProblemException.of(ProblemType.STALE, "the head of the game is now commit " + head);
  }

  /**
   * The service that takes commands of this type. Rewinds are for the service that begins games.
   * Refuses a type that no service takes.
   */
  public static Service service(String type) {
    return (type.equals(RewindGame.TYPE)
            ? Optional.of(Realm.GAMES.founder())
            : Service.owning(type))
        .orElseThrow(() ->
            ProblemException.of(
                ProblemType.UNKNOWN_COMMAND_TYPE,
                "a type is like map.move-ships; see the options"));
  }

  private static void tooManyRefusals(Duration wait) {
    throw ProblemException.later(
        ProblemType.TOO_MANY_REFUSALS, "this token causes too many refusals", wait);
  }

  /** The hash of type, seat and payload, without the whitespace of the request. */
  private static Hash hash(SubmittedCommand command) {
    String seat = command.actor().map(Seat::toString).orElse("");
    String content = command.type() + " " + seat + " " + command.payload();
    return Hash.sha256(content.getBytes(StandardCharsets.UTF_8));
  }
}
