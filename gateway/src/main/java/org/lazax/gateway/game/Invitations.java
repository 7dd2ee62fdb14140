package org.lazax.gateway.game;

import io.quarkus.hibernate.reactive.panache.Panache;
import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.UUID;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Secret;

/** The invitations that are kept. */
@ApplicationScoped
class Invitations implements PanacheRepositoryBase<Invitation, String> {
  Uni<Invitation> issue(GameId game, String account, Secret secret) {
    Invitation invitation = new Invitation();
    invitation.id = UUID.randomUUID().toString();
    invitation.game = game.value();
    invitation.secretHash = secret.hash();
    invitation.createdBy = account;
    invitation.createdAt = Instant.now();
    return Panache.withTransaction(() -> persist(invitation));
  }

  /** Whether this secret opens this game. */
  Uni<Boolean> opens(GameId game, Secret secret) {
    return Panache.withSession(
            () -> count("game = ?1 and secretHash = ?2", game.value(), secret.hash()))
        .map(count -> count > 0);
  }
}
