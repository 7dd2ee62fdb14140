package org.lazax.rules.ruleset;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.lazax.catalog.id.AbilityId;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ComponentId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.leaders.Leaders;

/**
 * The components that a view or an option names, found in its records by their types, so that no
 * view can forget to tell of one.
 */
final class NamedComponents {
  private static final ClassValue<List<RecordComponent>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          List<RecordComponent> parts = List.of(type.getRecordComponents());
          parts.forEach(part -> part.getAccessor().setAccessible(true));
          return parts;
        }
      };

  private final NavigableSet<ComponentRef> found = new TreeSet<>();

  private NamedComponents() {}

  /** All that are named in it, however deep. */
  static NavigableSet<ComponentRef> in(Object shown) {
    NamedComponents named = new NamedComponents();
    named.look(shown);
    return named.found;
  }

  private void look(@Nullable Object shown) {
    switch (shown) {
      case ComponentRef component -> found.add(component);
      case AbilityRef ability -> found.add(ability.component());
      case ComponentId id -> component(id).ifPresent(found::add);
      case Leaders leaders -> look(leaders.cards());
      case Collection<?> several -> several.forEach(this::look);
      case Map<?, ?> entries -> {
        entries.keySet().forEach(this::look);
        entries.values().forEach(this::look);
      }
      case Optional<?> perhaps -> perhaps.ifPresent(this::look);
      case Record parts -> parts(parts).forEach(this::look);
      case null, default -> {}
    }
  }

  private static Optional<ComponentRef> component(ComponentId id) {
    return Optional.ofNullable(
        switch (id) {
          case AbilityId ability -> ComponentRef.of(ability);
          case ActionCardId card -> ComponentRef.of(card);
          case AgendaId agenda -> ComponentRef.of(agenda);
          case ExplorationId card -> ComponentRef.of(card);
          case LeaderId leader -> ComponentRef.of(leader);
          case ObjectiveId objective -> ComponentRef.of(objective);
          case PlanetId planet -> ComponentRef.of(planet);
          case PromissoryNoteId note -> ComponentRef.of(note);
          case TechnologyId technology -> ComponentRef.of(technology);
          case UnitId unit -> ComponentRef.of(unit);
          default -> null;
        });
  }

  private static Stream<@Nullable Object> parts(Record shown) {
    return PARTS.get(shown.getClass()).stream().map(part -> value(part, shown));
  }

  private static @Nullable Object value(RecordComponent part, Record of) {
    try {
      return part.getAccessor().invoke(of);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + part + " of " + of.getClass(), e);
    }
  }
}
