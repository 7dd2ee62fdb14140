package org.lazax.gateway.log;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.export.ExportDefect;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.verify.Verification;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.game.Access;
import org.lazax.gateway.game.RequestParameters;

/**
 * Verifies a game's log: the chain and the digests now, the random numbers once the seed is
 * revealed. It verifies the bytes of an export of the whole log.
 */
@Path("/games/{game}/verification")
@Produces(MediaType.APPLICATION_JSON)
class VerificationResource {
  private final Access access;
  private final GameLogContext log;
  private final GameSalts salts;
  private final SigningKeys signing;
  private final CurrentCaller currentCaller;

  VerificationResource(
      Access access,
      GameLogContext log,
      GameSalts salts,
      SigningKeys signing,
      CurrentCaller currentCaller) {
    this.access = access;
    this.log = log;
    this.salts = salts;
    this.signing = signing;
    this.currentCaller = currentCaller;
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
   * Verifies all lines, hidden ones too. The response shows nothing of them but whether they are
   * right.
   */
  private Uni<Verification> verify(Access.ReadableGame readable) {
    Uni<byte[]> export =
        Uni.combine()
            .all()
            .unis(
                log.all(readable.game()),
                signing.keys(),
                salts.of(readable.game(), readable.standing().sealedSeed()))
            .asTuple()
            .emitOn(Infrastructure.getDefaultWorkerPool())
            .map(all ->
                ExportStream.bytes(
                    readable.game(), all.getItem1(), Viewer.ALL, all.getItem3(), all.getItem2()));
    return export.map(Verification::of);
  }
}
