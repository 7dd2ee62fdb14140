package org.lazax.kafka;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.lazax.chronicle.Realm;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Decider;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.chronicle.host.GameSecrets;
import org.lazax.chronicle.host.HostedService;
import org.lazax.chronicle.host.SnapshotCodec;

/**
 * What a service provides to be hosted. The host has everything else.
 *
 * @param decider the service's rules
 * @param own the type of the service's own state
 * @param table the type of the shared state
 * @param views the projection of its views
 * @param questions what else it answers about a game, by name
 */
public record ServiceBinding<S, T extends SharedState<T>>(
    Decider<S, T> decider,
    Class<S> own,
    Class<T> table,
    GameProjection<S, T> views,
    Map<String, GameQuestion<S, T>> questions) {
  public ServiceBinding {
    questions = Map.copyOf(questions);
  }

  /** A service that answers no questions beside its view. */
  public ServiceBinding(
      Decider<S, T> decider, Class<S> own, Class<T> table, GameProjection<S, T> views) {
    this(decider, own, table, views, Map.of());
  }

  public Service service() {
    return decider.service();
  }

  /** The realm of the chronicles that the service writes. */
  public Realm realm() {
    return service().realm();
  }

  /**
   * The answer about a game, as JSON.
   *
   * @throws NoSuchElementException if the service has no such question
   */
  public String answer(Asked asked, Position<S, T> position) {
    Object answer =
        asked
            .question()
            .map(name -> question(name).answer(position, asked.parameters()))
            .orElseGet(() -> views.withInert(position));
    try {
      return decider.wire().json().writeValueAsString(answer);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an answer cannot be written", e);
    }
  }

  private GameQuestion<S, T> question(String name) {
    return Optional.ofNullable(questions.get(name))
        .orElseThrow(() -> new NoSuchElementException("no question is called " + name));
  }

  /** The service as a host needs it. */
  public HostedService<S, T> hosted(GameSecrets secrets) {
    return new HostedService<>(
        decider, new SnapshotCodec<>(decider, own, table), decider.upcasters(), secrets);
  }
}
