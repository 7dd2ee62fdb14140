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
 * Whether a game's log is what it says it is: chain and digests now, the dice once the seed is
 * revealed. It verifies the very bytes that an export of the whole log has.
 */
@Path("/games/{game}/verification")
@Produces(MediaType.APPLICATION_JSON)
class VerificationResource {
  private final Access access;
  private final GameLogContext log;
  private final GameSalts salts;
  private final SigningKeys signing;
  private final CurrentCaller visitor;

  VerificationResource(
      Access access,
      GameLogContext log,
      GameSalts salts,
      SigningKeys signing,
      CurrentCaller visitor) {
    this.access = access;
    this.log = log;
    this.salts = salts;
    this.signing = signing;
    this.visitor = visitor;
  }

  /**
   * A verification as the API tells it.
   *
   * @param seed null until it is revealed
   * @param fault null where it is valid
   */
  record GameVerification(
      boolean valid,
      long commits,
      long events,
      long dice,
      @Nullable String head,
      @Nullable String seed,
      @Nullable ExportDefect fault) {
    static GameVerification of(Verification found) {
      return new GameVerification(
          found.valid(),
          found.commits(),
          found.events(),
          found.dice(),
          found.head().map(Hash::toString).orElse(null),
          found.seed().orElse(null),
          found.fault().orElse(null));
    }
  }

  @GET
  public Uni<GameVerification> verification(
      @RestPath String game, @BeanParam RequestParameters asked) {
    return access
        .reading(game, visitor.reader(), asked.invitation())
        .chain(this::verify)
        .map(GameVerification::of);
  }

  /** Of all lines, hidden ones too: what is told of them is only whether they are right. */
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
