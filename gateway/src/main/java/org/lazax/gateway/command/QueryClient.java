package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.UUID;
import java.util.function.Function;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.trace.Trace;

/** Asks a service a question and waits for its reply. */
@ApplicationScoped
public class QueryClient {
  private static final Logger LOG = Logger.getLogger(QueryClient.class);
  private static final Duration SOON = Duration.ofSeconds(1);

  private final CommandProducer courier;
  private final AnswerDispatcher correspondence;
  private final Duration patience;

  QueryClient(
      CommandProducer courier,
      AnswerDispatcher correspondence,
      @ConfigProperty(name = "lazax.answer.patience") Duration patience) {
    this.courier = courier;
    this.correspondence = correspondence;
    this.patience = patience;
  }

  /**
   * Asks; a service that cannot answer, or not in time, is a problem.
   *
   * @param question made with the id it is given
   */
  public Uni<Reply> ask(Service service, Function<String, Query> question, Trace trace) {
    Query asked = question.apply(UUID.randomUUID().toString());
    Uni<Reply> reply = correspondence.expect(asked.id());
    courier
        .question(service, asked, trace)
        .subscribe()
        .with(_ -> {}, e -> LOG.warnf("a question was not sent: %s", e.getMessage()));
    return reply
        .ifNoItem()
        .after(patience)
        .failWith(() -> unavailable(service, "no reply in time"))
        .invoke(told -> {
          if (told instanceof Reply.None none) {
            throw unavailable(service, none.reason());
          }
        });
  }

  private static ProblemException unavailable(Service service, String reason) {
    LOG.warnf("%s does not answer a question: %s", service.wireName(), reason);
    return ProblemException.later(
        ProblemType.UNAVAILABLE, service.wireName() + " cannot tell just now", SOON);
  }
}
