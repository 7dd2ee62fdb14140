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
import org.lazax.chronicle.host.QueryResult;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.trace.Trace;

/** Sends queries to services and waits for their replies. */
@ApplicationScoped
public class QueryClient {
  private static final Logger LOG = Logger.getLogger(QueryClient.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(1);

  private final CommandProducer producer;
  private final AnswerDispatcher dispatcher;
  private final Duration timeout;

  QueryClient(
      CommandProducer producer,
      AnswerDispatcher dispatcher,
      @ConfigProperty(name = "lazax.answer.timeout") Duration timeout) {
    this.producer = producer;
    this.dispatcher = dispatcher;
    this.timeout = timeout;
  }

  /**
   * Sends a query and waits for the reply. Without a reply in time, or if the service cannot
   * answer, the request ends with a problem.
   *
   * @param query makes the query with a given id
   */
  public Uni<Reply> ask(Service service, Function<String, Query> query, Trace trace) {
    Query sent = query.apply(UUID.randomUUID().toString());
    Uni<Reply> reply = dispatcher.expect(sent.id());
    producer
        .query(service, sent, trace)
        .subscribe()
        .with(_ -> {}, e -> LOG.warnf("sending a query failed: %s", e.getMessage()));
    return reply
        .ifNoItem()
        .after(timeout)
        .failWith(() -> unavailable(service, "no reply in time"))
        .invoke(r -> {
          if (r instanceof Reply.None none) {
            throw none.reason().equals(QueryResult.STOPPED.reason())
                ? ProblemException.stopped("the game stopped on an error")
                : unavailable(service, none.reason());
          }
        });
  }

  private static ProblemException unavailable(Service service, String reason) {
    LOG.warnf("%s did not answer a query: %s", service.wireName(), reason);
    return ProblemException.later(
        ProblemType.UNAVAILABLE,
        service.wireName() + " does not answer at the moment",
        RETRY_AFTER);
  }
}
