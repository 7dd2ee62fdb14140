package org.lazax.gateway.game;

import io.quarkus.hibernate.reactive.panache.Panache;
import io.quarkus.hibernate.reactive.panache.PanacheRepositoryBase;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Secret;

/** The stored invitations. */
@ApplicationScoped
class Invitations implements PanacheRepositoryBase<Invitation, String> {
  /** How long an invitation is valid if its creator names no time. */
  static final Duration DEFAULT_DURATION = Duration.ofDays(14);

  Uni<Invitation> issue(GameId game, String account, Secret secret, Instant until) {
    Invitation invitation = new Invitation();
    invitation.id = UUID.randomUUID().toString();
    invitation.game = game.value();
    invitation.secretHash = secret.hash();
    invitation.createdBy = account;
    invitation.createdAt = Instant.now();
    invitation.expiresAt = until.truncatedTo(ChronoUnit.MILLIS);
    return Panache.withTransaction(() -> persist(invitation));
  }

  /** Whether this is the secret of an invitation to this game that has not expired. */
  Uni<Boolean> isValid(GameId game, Secret secret) {
    return Panache.withSession(() ->
            count(
                "game = ?1 and secretHash = ?2 and expiresAt > ?3",
                game.value(),
                secret.hash(),
                Instant.now()))
        .map(count -> count > 0);
  }
}
