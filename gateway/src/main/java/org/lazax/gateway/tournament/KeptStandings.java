package org.lazax.gateway.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.game.Reads;
import org.lazax.gateway.service.SharedAnswers;

/**
 * Standings as they are sent, kept until the tournament has another commit. Those of thousands of
 * entrants are read by thousands at the same time, and cost a hundred milliseconds to make.
 */
@ApplicationScoped
class KeptStandings {
  private static final long MOST_BYTES = 64L << 20;

  private final Cache<Asked, byte[]> kept =
      Caffeine.newBuilder()
          .maximumWeight(MOST_BYTES)
          .<Asked, byte[]>weigher((_, standings) -> standings.length)
          .build();

  private final SharedAnswers<Asked, byte[]> answers;

  /**
   * All that standings depend on.
   *
   * @param seq of the latest commit of the tournament that is known here
   * @param parameters the stage, what is explained, and whether an official looks
   */
  record Asked(GameId tournament, long seq, Map<String, String> parameters) {
    Asked {
      parameters = Map.copyOf(parameters);
    }
  }

  @Inject
  KeptStandings(Reads reads) {
    this(asked ->
        reads
            .question(
                Service.TOURNAMENT,
                asked.tournament(),
                "standings",
                asked.parameters(),
                asked.seq())
            .map(answer -> answer.path("view")));
  }

  KeptStandings(Function<Asked, Uni<JsonNode>> ask) {
    answers =
        new SharedAnswers<>(asked ->
            ask.apply(asked).map(KeptStandings::bytes).invoke(all -> kept.put(asked, all)));
  }

  /** The standings as JSON, at least as new as this commit. */
  Uni<byte[]> of(GameId tournament, long seq, Map<String, String> parameters) {
    Asked asked = new Asked(tournament, seq, parameters);
    byte[] known = kept.getIfPresent(asked);
    return known == null ? answers.to(asked) : Uni.createFrom().item(known);
  }

  private static byte[] bytes(JsonNode standings) {
    return standings.toString().getBytes(StandardCharsets.UTF_8);
  }
}
