package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.gateway.chronicle.ChronicleStore;
import org.lazax.gateway.chronicle.Games;
import org.lazax.gateway.chronicle.ReadBarrier;
import org.lazax.gateway.chronicle.Standing;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** Gives commands to the services and waits for what becomes of them. */
@ApplicationScoped
public class Commands {
  private static final Logger LOG = Logger.getLogger(Commands.class);

  private final Ledger ledger;
  private final CommandProducer courier;
  private final AnswerDispatcher correspondence;
  private final ChronicleStore store;
  private final Games games;
  private final ReadBarrier arrivals;
  private final RefusalBudget refusals;
  private final Duration patience;

  Commands(
      Ledger ledger,
      CommandProducer courier,
      AnswerDispatcher correspondence,
      ChronicleStore store,
      Games games,
      ReadBarrier arrivals,
      RefusalBudget refusals,
      @ConfigProperty(name = "lazax.answer.patience") Duration patience) {
    this.ledger = ledger;
    this.courier = courier;
    this.correspondence = correspondence;
    this.store = store;
    this.games = games;
    this.arrivals = arrivals;
    this.refusals = refusals;
    this.patience = patience;
  }

  /**
   * Gives a command, or asks after it where it was given before. Refuses another command under the
   * same key, one made on a commit that is no longer or not yet the head, and any from a token that
   * causes too many refusals.
   */
  public Uni<CommandOutcome> give(SubmittedCommand given) {
    Service service = service(given.type());
    refusals.wait(given.caller().token()).ifPresent(Commands::tooManyRefusals);
    Ledger.Entry entry = new Ledger.Entry(given.game(), given.caller().account(), hash(given));
    return given
        .ifMatch()
        .map(seq -> arrivals.reached(given.game(), seq).chain(() -> give(service, given, entry)))
        .orElseGet(() -> give(service, given, entry));
  }

  private Uni<CommandOutcome> give(Service service, SubmittedCommand given, Ledger.Entry entry) {
    return isStale(given)
        ? ledger
            .find(given.id())
            .chain(known -> again(service, given, entry, known.orElseThrow(() -> stale(given))))
        : ledger
            .enter(given.id(), entry, given.actor().isPresent())
            .chain(known ->
                known
                    .map(earlier -> again(service, given, entry, earlier))
                    .orElseGet(() -> send(service, given)));
  }

  /** What became of a command that was given before. */
  public Uni<CommandOutcome> after(Ledger.Entry entry, CommandId command) {
    return store
        .answer(command)
        .chain(answer ->
            answer
                .map(given -> correspondence.outcome(entry.game(), given))
                .orElseGet(() -> Uni.createFrom().item(new CommandOutcome.Pending())));
  }

  private Uni<CommandOutcome> again(
      Service service, SubmittedCommand given, Ledger.Entry entry, Ledger.Entry earlier) {
    if (!earlier.equals(entry)) {
      throw ProblemException.of(
          ProblemType.IDEMPOTENCY_KEY_REUSED,
          "the earlier command under this key asked for something else");
    }
    return after(entry, given.id())
        .chain(outcome ->
            outcome instanceof CommandOutcome.Pending
                ? send(service, given)
                : Uni.createFrom().item(outcome));
  }

  private Uni<CommandOutcome> send(Service service, SubmittedCommand given) {
    Uni<CommandOutcome> outcome = correspondence.expect(given.id());
    courier
        .command(service, given.envelope(madeOn(given)), given.trace())
        .subscribe()
        // It may have arrived all the same: only an answer says what became of it.
        .with(_ -> {}, e -> LOG.warnf("command %s was not sent: %s", given.id(), e.getMessage()));
    return outcome
        .ifNoItem()
        .after(patience)
        .recoverWithItem(new CommandOutcome.Pending())
        .invoke(o -> told(given, o));
  }

  private void told(SubmittedCommand given, CommandOutcome outcome) {
    if (outcome instanceof CommandOutcome.Applied(var commit)) {
      MDC.put("seq", commit.header().seq());
    }
    if (outcome instanceof CommandOutcome.Refused) {
      refusals.refused(given.caller().token());
    }
    LOG.debugf("%s: %s", given.type(), outcome.getClass().getSimpleName());
  }

  private long madeOn(SubmittedCommand given) {
    return given.ifMatch().orElseGet(() -> head(given));
  }

  private long head(SubmittedCommand given) {
    return games.find(given.game()).map(Standing::seq).orElse(0L);
  }

  private boolean isStale(SubmittedCommand given) {
    return given.ifMatch().filter(seq -> seq != head(given)).isPresent();
  }

  private ProblemException stale(SubmittedCommand given) {
    long head = head(given);
    return given.ifMatch().orElse(0L) > head
        ? ProblemException.of(ProblemType.UNKNOWN_COMMIT, "the game has got to commit " + head)
        : ProblemException.of(ProblemType.STALE, "the game has moved on to commit " + head);
  }

  /** Who takes commands of this type; refuses one that nobody takes. */
  public static Service service(String type) {
    return Service.owning(type)
        .orElseThrow(() ->
            ProblemException.of(
                ProblemType.UNKNOWN_COMMAND_TYPE,
                "a type is like map.move-ships; see the options"));
  }

  private static void tooManyRefusals(Duration wait) {
    throw ProblemException.later(
        ProblemType.TOO_MANY_REFUSALS, "this token causes too many refusals", wait);
  }

  /** What was asked for, however it was spaced. */
  private static Hash hash(SubmittedCommand given) {
    String seat = given.actor().map(Seat::toString).orElse("");
    String asked = given.type() + " " + seat + " " + given.payload();
    return Hash.sha256(asked.getBytes(StandardCharsets.UTF_8));
  }
}
