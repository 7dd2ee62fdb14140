package org.lazax.rulebook;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.lazax.components.StandardRules;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Moments;
import org.lazax.rules.ruleset.Components;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * The components whose code still lies in a service, by the static lists there. Gone once all of
 * them are in module {@code components}; a list that is gone already brings nothing.
 */
final class ServiceRegistries {
  private static final List<String> LISTS =
      List.of(
          "org.lazax.game.component.GameComponents",
          "org.lazax.game.component.GameMoments",
          "org.lazax.map.movement.component.MovementComponents",
          "org.lazax.map.component.MapMoments",
          "org.lazax.combat.component.CombatComponents",
          "org.lazax.combat.component.CombatMoments",
          "org.lazax.agenda.effect.AgendaEffects");

  private final Set<ComponentRef> found = new TreeSet<>();

  private ServiceRegistries() {}

  /** What the services bring, and module {@code components} not. */
  static Set<ComponentRef> read() throws IllegalAccessException {
    ServiceRegistries registries = new ServiceRegistries();
    for (String list : LISTS) {
      registries.look(list);
    }
    return registries.found;
  }

  private void look(String name) throws IllegalAccessException {
    Class<?> list;
    try {
      list = Class.forName(name);
    } catch (ClassNotFoundException e) {
      return;
    }
    for (Field field : list.getDeclaredFields()) {
      if (java.lang.reflect.Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        take(field.get(null));
      }
    }
  }

  @SuppressWarnings("unchecked")
  private void take(Object listed) throws IllegalAccessException {
    switch (listed) {
      case Components components -> found.addAll(components.refs());
      case Map<?, ?> byName -> byName.keySet().forEach(this::name);
      case Collection<?> abilities -> abilities.forEach(this::ability);
      case Moments moments -> {
        Field own;
        try {
          own = Moments.class.getDeclaredField("own");
        } catch (NoSuchFieldException e) {
          throw new IllegalStateException(e);
        }
        own.setAccessible(true);
        Function<Object, List<Ability<?>>> abilities =
            (Function<Object, List<Ability<?>>>) own.get(moments);
        abilities.apply(StandardRules.RULESET).forEach(this::ability);
      }
      default -> {}
    }
  }

  private void name(Object name) {
    String text = name.toString();
    found.add(
        text.contains("/")
            ? AbilityRef.parse(text).component()
            : ComponentRef.parse("agenda/" + text));
  }

  private void ability(Object ability) {
    if (ability instanceof Ability<?> named) {
      found.add(named.name().component());
    }
  }
}
