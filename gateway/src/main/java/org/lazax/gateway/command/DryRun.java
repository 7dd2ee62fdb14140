package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.host.Query;
import org.lazax.chronicle.transport.Reply;

/** Whether a command would be refused. What would happen is not told, for it may be chance. */
@ApplicationScoped
public class DryRun {
  private final QueryClient questioner;

  DryRun(QueryClient questioner) {
    this.questioner = questioner;
  }

  /** It leaves no trace. */
  public Uni<Reply.DryRun> of(Service service, SubmittedCommand given, long madeOn) {
    return questioner
        .ask(
            service,
            id -> new Query.DryRun(id, given.game(), madeOn, given.envelope(madeOn)),
            given.trace())
        .onItem()
        .castTo(Reply.DryRun.class);
  }
}
