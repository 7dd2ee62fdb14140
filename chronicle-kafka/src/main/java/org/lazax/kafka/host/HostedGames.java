package org.lazax.kafka.host;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.kafka.Asked;
import org.lazax.kafka.reads.GameAnswer;
import org.lazax.kafka.reads.LiveGames;
import org.lazax.log.CallerContext;

/** Asks the hosts for views, from any thread. */
@ApplicationScoped
class HostedGames implements LiveGames {
  private final Hosts hosts;
  private final HostInputs inputs;

  HostedGames(Hosts hosts, HostInputs inputs) {
    this.hosts = hosts;
    this.inputs = inputs;
  }

  @Override
  public Uni<Optional<GameAnswer>> view(Service service, GameId game, Asked asked, long atLeast) {
    CompletableFuture<Optional<Supplier<GameAnswer>>> found = new CompletableFuture<>();
    inputs.addUrgent(() -> ask(service, game, asked, atLeast, found));
    return Uni.createFrom()
        .completionStage(found)
        .emitOn(CallerContext.current())
        .chain(view ->
            view.map(made -> made(service, game, asked, made))
                .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
  }

  /**
   * Makes a view. A view that fails stops its game; a question does not, because it is a caller's.
   */
  private Uni<Optional<GameAnswer>> made(
      Service service, GameId game, Asked asked, Supplier<GameAnswer> view) {
    return Uni.createFrom()
        .item(view)
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .onFailure(_ -> asked.equals(Asked.VIEW))
        .invoke(failure -> inputs.add(() -> hosts.failed(service, game, failure)))
        .map(Optional::of);
  }

  private void ask(
      Service service,
      GameId game,
      Asked asked,
      long atLeast,
      CompletableFuture<Optional<Supplier<GameAnswer>>> found) {
    try {
      var _ = hosts.view(service, game, asked, atLeast).thenAccept(found::complete);
    } catch (RuntimeException e) {
      found.completeExceptionally(e);
    }
  }
}
