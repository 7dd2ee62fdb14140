package org.lazax.kafka;

import com.fasterxml.jackson.core.JsonProcessingException;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.GameSecrets;
import org.lazax.chronicle.host.HostedService;
import org.lazax.chronicle.host.SnapshotCodec;
import org.lazax.chronicle.wire.Upcasters;

/**
 * What a service provides to be hosted. The host has everything else.
 *
 * @param decider the service's rules
 * @param own the type of the service's own state
 * @param table the type of the shared state
 * @param views the projection of its views
 */
public record ServiceBinding<S, T extends SharedState<T>>(
    Decider<S, T> decider, Class<S> own, Class<T> table, GameProjection<S, T> views) {

  public Service service() {
    return decider.service();
  }

  /** The view of a game, as JSON. */
  public String view(Position<S, T> position) {
    try {
      return decider.wire().json().writeValueAsString(views.withInert(position));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a view cannot be written", e);
    }
  }

  /** The service as a host needs it. */
  public HostedService<S, T> hosted(GameSecrets secrets) {
    return new HostedService<>(
        decider, new SnapshotCodec<>(decider, own, table), Upcasters.NONE, secrets);
  }
}
