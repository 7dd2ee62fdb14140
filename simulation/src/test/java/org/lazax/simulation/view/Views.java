package org.lazax.simulation.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.decider.SharedState;
import org.lazax.game.adapter.film.Film;
import org.lazax.kafka.ServiceBinding;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;

/** The views of all four services, as their adapters give them to the host. */
public final class Views {
  private static final ObjectMapper JSON = Services.wire().json();
  private static final List<ServiceBinding<?, Table>> BINDINGS =
      Stream.of(
              "game.adapter.Game",
              "map.adapter.Map",
              "combat.adapter.Combat",
              "agenda.adapter.Agenda")
          .<ServiceBinding<?, Table>>map(Views::binding)
          .toList();

  private Views() {}

  /**
   * What the views and the frames for spectators show of a table in which the services keep nothing
   * of their own.
   */
  public static List<JsonNode> of(Table table) {
    return Stream.concat(
            BINDINGS.stream().map(binding -> view(binding, table)),
            Stream.of(Film.view(table, Optional.empty(), JSON)))
        .toList();
  }

  /** The services as the host binds them, in the order of their views. */
  public static List<ServiceBinding<?, Table>> bindings() {
    return BINDINGS;
  }

  private static <S> JsonNode view(ServiceBinding<S, Table> binding, Table table) {
    return JSON.valueToTree(shown(binding, table));
  }

  private static <S> Object shown(ServiceBinding<S, Table> binding, Table table) {
    return binding.views().view(new Position<>(Stamp.NONE, table, binding.decider().initial()));
  }

  /** The type of the state that each service keeps for itself, with the type of its view. */
  static Map<Class<?>, Class<?>> ofStates() {
    Map<Class<?>, Class<?>> views = new HashMap<>();
    for (ServiceBinding<?, Table> binding : BINDINGS) {
      views.put(binding.own(), shown(binding, Services.emptyTable()).getClass());
    }
    return views;
  }

  /** The types of the views, in the order of the services. */
  public static List<Class<?>> types() {
    return BINDINGS.stream()
        .<Class<?>>map(binding -> shown(binding, Services.emptyTable()).getClass())
        .toList();
  }

  /**
   * A service as the host binds it. The adapters are not public, because only the host makes them.
   *
   * @param adapter such as {@code game.adapter.Game}
   */
  @SuppressWarnings("unchecked") // the caller knows the realm of the service
  public static <T extends SharedState<T>> ServiceBinding<?, T> binding(String adapter) {
    try {
      Constructor<?> constructor =
          Class.forName("org.lazax." + adapter + "Service").getDeclaredConstructor();
      constructor.setAccessible(true);
      Object made = constructor.newInstance();
      Method service = made.getClass().getDeclaredMethod("service");
      service.setAccessible(true);
      return (ServiceBinding<?, T>) service.invoke(made);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(adapter, e);
    }
  }
}
