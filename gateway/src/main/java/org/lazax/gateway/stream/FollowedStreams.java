package org.lazax.gateway.stream;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.TokenWatch;
import org.lazax.log.CallerContext;

/**
 * Streams that go on as long as something may happen. A signal in regular intervals keeps them
 * alive. Items are asked for at the pace of the reader, and nothing waits for it without a limit. A
 * stream ends with the token with which it was opened, and fails if its reader does not read.
 */
@ApplicationScoped
public class FollowedStreams {
  private final TokenWatch tokens;
  private final ReaderMemory memory;
  private final Duration interval;

  FollowedStreams(
      TokenWatch tokens,
      ReaderMemory memory,
      @ConfigProperty(name = "lazax.log.keep-alive") Duration interval) {
    this.tokens = tokens;
    this.memory = memory;
    this.interval = interval;
  }

  /**
   * These items, for one subscriber.
   *
   * @param reader whose token is looked at with each signal; empty for a reader without one
   * @param bytes the length of an item
   * @param signal sent at the start and in regular intervals until the items end
   */
  public <V> Multi<V> of(
      Optional<Caller> reader, Multi<V> items, ToLongFunction<V> bytes, V signal) {
    return of(
        items,
        signal,
        interval,
        new Pace<>(memory, bytes),
        () -> reader.map(tokens::isValid).orElseGet(() -> Uni.createFrom().item(true)));
  }

  static <V> Multi<V> of(
      Multi<V> items, V signal, Duration interval, Pace<V> pace, Supplier<Uni<Boolean>> goesOn) {
    Multi<Optional<V>> signals =
        Multi.createFrom()
            .ticks()
            .startingAfter(interval)
            .every(interval)
            .onItem()
            .invoke(pace::check)
            .onOverflow()
            .drop()
            .emitOn(CallerContext.current())
            .onItem()
            .transformToUniAndConcatenate(_ -> goesOn.get())
            .map(yes -> yes ? Optional.of(signal) : Optional.empty());
    Multi<Optional<V>> shown =
        Multi.createBy()
            .concatenating()
            .streams(
                new PickedItems<>(items, item -> Optional.of(Optional.of(item))),
                Multi.createFrom().item(Optional.empty()));
    Multi<Optional<V>> alive = Multi.createBy().merging().withRequests(1).streams(signals, shown);
    return new PacedItems<>(
        Multi.createBy()
            .concatenating()
            .streams(Multi.createFrom().item(Optional.of(signal)), alive),
        pace);
  }
}
