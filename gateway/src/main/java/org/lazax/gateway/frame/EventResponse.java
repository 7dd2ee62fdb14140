package org.lazax.gateway.frame;

import io.smallrye.mutiny.subscription.MultiSubscriber;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.SseEventSink;
import java.util.Objects;
import java.util.concurrent.Flow.Subscription;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;
import org.jspecify.annotations.Nullable;

/**
 * Writes server-sent events into a response, at the pace of its reader. They are bytes already:
 * what the framework does with an event would be done again for each of many followers.
 */
final class EventResponse implements MultiSubscriber<byte[]> {
  private static final Logger LOG = Logger.getLogger(EventResponse.class);

  private final ServerHttpResponse response;
  private final SseEventSink sink;
  private volatile @Nullable Subscription subscription;

  /**
   * A response before its first event.
   *
   * @param sink of the same response, which ends it
   */
  EventResponse(ServerHttpResponse response, SseEventSink sink) {
    this.response = response;
    this.sink = sink;
    response.setStatusCode(Response.Status.OK.getStatusCode());
    response.setResponseHeader(HttpHeaders.CONTENT_TYPE, MediaType.SERVER_SENT_EVENTS);
    response.setChunked(true);
  }

  @Override
  public void onSubscribe(Subscription events) {
    subscription = events;
    response.addCloseHandler(events::cancel);
    events.request(1);
  }

  @Override
  public void onItem(byte[] event) {
    response
        .write(event)
        .whenComplete((_, failure) -> {
          if (failure == null) {
            current().request(1);
          } else {
            current().cancel();
          }
        });
  }

  /** Breaks the response off, so that its reader knows that this is not the end. */
  @Override
  public void onFailure(Throwable failure) {
    LOG.infof("a stream of frames breaks off: %s", failure.getMessage());
    response.reset();
  }

  @Override
  public void onCompletion() {
    sink.close();
  }

  private Subscription current() {
    return Objects.requireNonNull(subscription);
  }
}
