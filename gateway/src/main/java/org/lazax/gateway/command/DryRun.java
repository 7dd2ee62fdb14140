package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;

/** Asks a service what a command would result in. */
@ApplicationScoped
public class DryRun {
  private final QueryClient queries;

  DryRun(QueryClient queries) {
    this.queries = queries;
  }

  /** The result of the command on this commit. Nothing is recorded. */
  public Uni<Reply.DryRun> of(Service service, SubmittedCommand given, long madeOn) {
    return queries
        .ask(
            service,
            id -> new Query.DryRun(id, given.game(), madeOn, given.envelope(madeOn)),
            given.trace())
        .onItem()
        .castTo(Reply.DryRun.class);
  }
}
