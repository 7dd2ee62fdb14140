package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.ServiceUnavailableException;
import jakarta.ws.rs.core.MediaType;
import java.security.KeyPair;
import java.time.Duration;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.dice.Salts;
import org.lazax.chronicle.export.ExportDefect;
import org.lazax.chronicle.verify.Verification;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.RequestParameters;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.log.reads.ReadWorkers;

/**
 * Verifies a game's log: the chain and the digests now, the random numbers once the seed is
 * revealed. It verifies the bytes of an export of the whole log.
 */
@Path("/games/{game}/verification")
@Produces(MediaType.APPLICATION_JSON)
class VerificationResource {
  private static final Duration RETRY_AFTER = Duration.ofSeconds(2);

  private final Access access;
  private final GameLogContext log;
  private final GameSalts salts;
  private final SigningKeys signing;
  private final CurrentCaller currentCaller;
  private final ReadWorkers workers;

  VerificationResource(
      Access access,
      GameLogContext log,
      GameSalts salts,
      SigningKeys signing,
      CurrentCaller currentCaller,
      ReadWorkers workers) {
    this.access = access;
    this.log = log;
    this.salts = salts;
    this.signing = signing;
    this.currentCaller = currentCaller;
    this.workers = workers;
  }

  /**
   * A verification as the API shows it.
   *
   * @param seed null until it is revealed
   * @param fault the first defect; null if the log is valid
   */
  record GameVerification(
      boolean valid,
      long commits,
      long events,
      long dice,
      @Nullable String head,
      @Nullable String seed,
      @Nullable ExportDefect fault) {
    static GameVerification of(Verification verification) {
      return new GameVerification(
          verification.valid(),
          verification.commits(),
          verification.events(),
          verification.dice(),
          verification.head().map(Hash::toString).orElse(null),
          verification.seed().orElse(null),
          verification.defect().orElse(null));
    }
  }

  @GET
  public Uni<GameVerification> verification(
      @RestPath String game, @BeanParam RequestParameters asked) {
    return access
        .reading(game, currentCaller.reader(), asked.invitation())
        .call(readable -> log.saved(readable.game(), 1))
        .chain(this::verify)
        .map(GameVerification::of);
  }

  /**
   * Verifies all lines, hidden ones too, and keeps a page of them. The response shows nothing of
   * them but whether they are right. Few logs are verified at once, and what waits for its turn has
   * read nothing.
   */
  private Uni<Verification> verify(Access.ReadableGame readable) {
    return Uni.combine()
        .all()
        .unis(signing.keys(), salts.of(readable.game(), readable.standing().sealedSeed()))
        .asTuple()
        .chain(
            keys -> workers.work(() -> verified(readable.game(), keys.getItem1(), keys.getItem2())))
        .onFailure(ServiceUnavailableException.class)
        .transform(_ ->
            ProblemException.later(
                ProblemType.UNAVAILABLE, "too many logs are verified at the moment", RETRY_AFTER));
  }

  private Verification verified(GameId game, KeyPair signer, Salts opened) {
    return log.paged(game, pages -> Verification.of(new PagedExport(game, pages, opened, signer)));
  }
}
