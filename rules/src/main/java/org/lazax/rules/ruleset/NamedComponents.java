package org.lazax.rules.ruleset;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.HashMap;
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
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.UnitId;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.leaders.Leaders;

/**
 * Finds certain components in a shown record by the types of the ids in it. So no view can omit one
 * by mistake.
 */
final class NamedComponents {
  /** The components of a record class that can contain ids. */
  private static final ClassValue<MethodHandle[]> PARTS =
      new ClassValue<>() {
        @Override
        protected MethodHandle[] computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents())
              .filter(part -> mayName(part.getType()))
              .map(RecordComponent::getAccessor)
              .map(NamedComponents::handle)
              .toArray(MethodHandle[]::new);
        }
      };

  private final Map<ComponentId, ComponentRef> byId = new HashMap<>();
  private final Collection<ComponentRef> sought;

  /** Finds these components. */
  NamedComponents(Collection<ComponentRef> sought) {
    this.sought = sought;
    sought.forEach(component -> byId.put(id(component), component));
  }

  private static ComponentId id(ComponentRef component) {
    String name = component.name();
    return switch (component.kind()) {
      case FACTION_ABILITY -> new AbilityId(name);
      case TECHNOLOGY -> new TechnologyId(name);
      case UNIT -> new UnitId(name);
      case AGENDA -> new AgendaId(name);
      case ACTION_CARD -> new ActionCardId(name);
      case PROMISSORY_NOTE -> new PromissoryNoteId(name);
      case LEADER -> new LeaderId(name);
      case LEADER_COUNTER -> new LeaderCounterId(name);
      case RELIC -> new RelicId(name);
      case EXPLORATION -> new ExplorationId(name);
      case SECRET_OBJECTIVE -> new ObjectiveId(name);
      case PLANET -> new PlanetId(name);
      case STRATEGY_CARD -> new StrategyCardId(name);
      case PROMISE, RULE -> throw new IllegalArgumentException(name + " is not in the catalog");
    };
  }

  /** Those of them that occur in the record at any depth, in their order. */
  NavigableSet<ComponentRef> in(Object shown) {
    NavigableSet<ComponentRef> found = new TreeSet<>();
    look(shown, found);
    return found;
  }

  private void look(@Nullable Object shown, NavigableSet<ComponentRef> found) {
    switch (shown) {
      case ComponentId id -> {
        ComponentRef component = byId.get(id);
        if (component != null) {
          found.add(component);
        }
      }
      case ComponentRef component -> add(component, found);
      case AbilityRef ability -> add(ability.component(), found);
      case Record parts -> parts(parts, found);
      case Collection<?> several -> several.forEach(one -> look(one, found));
      case Map<?, ?> entries ->
          entries.forEach((key, value) -> {
            look(key, found);
            look(value, found);
          });
      case Optional<?> perhaps -> perhaps.ifPresent(one -> look(one, found));
      case Leaders leaders -> look(leaders.cards(), found);
      case null, default -> {}
    }
  }

  private void add(ComponentRef component, NavigableSet<ComponentRef> found) {
    if (sought.contains(component)) {
      found.add(component);
    }
  }

  private void parts(Record shown, NavigableSet<ComponentRef> found) {
    for (MethodHandle part : PARTS.get(shown.getClass())) {
      look(value(part, shown), found);
    }
  }

  private static boolean mayName(Class<?> type) {
    return !type.isPrimitive() && !type.isEnum() && type != String.class;
  }

  private static MethodHandle handle(Method accessor) {
    accessor.setAccessible(true);
    try {
      return MethodHandles.lookup()
          .unreflect(accessor)
          .asType(MethodType.methodType(Object.class, Record.class));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + accessor, e);
    }
  }

  private static @Nullable Object value(MethodHandle part, Record of) {
    try {
      return (Object) part.invokeExact(of);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("cannot read a part of " + of.getClass(), e);
    }
  }
}
