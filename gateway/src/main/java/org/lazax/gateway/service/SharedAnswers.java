package org.lazax.gateway.service;

import io.smallrye.mutiny.Uni;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.lazax.log.CallerContext;

/**
 * Answers that all share who ask the same while the answer is under way. No answer is kept, so
 * there are never more than there are questions under way.
 *
 * @param <Q> all that an answer depends on, above all who looks
 */
public final class SharedAnswers<Q, A> {
  private final Map<Q, Uni<A>> underWay = new ConcurrentHashMap<>();
  private final Function<Q, Uni<A>> ask;

  public SharedAnswers(Function<Q, Uni<A>> ask) {
    this.ask = ask;
  }

  /** The answer, in the context of whoever subscribes. A failure is shared, too. */
  public Uni<A> to(Q question) {
    return Uni.createFrom()
        .deferred(() -> {
          Executor caller = CallerContext.current();
          return underWay.computeIfAbsent(question, this::asked).emitOn(caller);
        });
  }

  /** Goes on until it is answered, even if those who asked first do not wait any more. */
  private Uni<A> asked(Q question) {
    return Uni.createFrom()
        .deferred(() -> ask.apply(question))
        .onTermination()
        .invoke(() -> underWay.remove(question))
        .memoize()
        .indefinitely();
  }
}
