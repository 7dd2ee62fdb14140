package org.lazax.simulation.coverage;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.simulation.rules.Services;
import org.lazax.table.Table;
import org.lazax.table.council.AgendaOutcome;

/**
 * Components that decide as those of the platform do and report what acts: an ability that is
 * resolved, a hook whose answer differs from its default, and an agenda's outcome that changes
 * something at once.
 */
final class RecordingComponents {
  private final BiConsumer<Subject, String> acted;

  private RecordingComponents(BiConsumer<Subject, String> acted) {
    this.acted = acted;
  }

  /**
   * An empty table whose rules are those of the platform with such components.
   *
   * @param acted is called with every subject and name that acts
   */
  static Table emptyTable(BiConsumer<Subject, String> acted) {
    RecordingComponents recording = new RecordingComponents(acted);
    return Services.emptyTable()
        .withRules(Services.book().mapComponents(recording::recorded).usual());
  }

  private Component recorded(Component component) {
    return (Component) proxy(component, new Recorder(component, this));
  }

  private Ability<?> recorded(Component component, Ability<?> ability) {
    return (Ability<?>) proxy(ability, new Recorder(component, ability, this));
  }

  private static Object proxy(Object original, InvocationHandler handler) {
    return Proxy.newProxyInstance(
        original.getClass().getClassLoader(),
        ActingNames.interfaces(original.getClass()).toArray(Class<?>[]::new),
        handler);
  }

  /**
   * The calls of one component.
   *
   * @param original the component, or one of its abilities
   */
  private record Recorder(Component component, Object original, RecordingComponents recording)
      implements InvocationHandler {
    Recorder(Component component, RecordingComponents recording) {
      this(component, component, recording);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // a proxy is equal to itself alone
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
        throws Throwable {
      if (method.getDeclaringClass() == Object.class) {
        return method.getName().equals("equals")
            ? proxy == Objects.requireNonNull(arguments)[0]
            : method.invoke(original, arguments);
      }
      if (original instanceof Ability<?> ability && method.getName().equals("resolve")) {
        recording.acted.accept(Subject.ABILITIES, ability.name().toString());
      }
      if (method.getDeclaringClass() == AgendaEffect.class
          && method.getReturnType() == void.class) {
        return carryOut(
            method,
            Objects.requireNonNull(arguments),
            Subject.AGENDA_OUTCOMES,
            ActingNames.outcome(component.ref(), (AgendaOutcome) arguments[1]));
      }
      if (ActingNames.isHook(method.getDeclaringClass()) && method.getReturnType() == void.class) {
        return carryOut(
            method,
            Objects.requireNonNull(arguments),
            Subject.HOOKS,
            ActingNames.hook(component, method.getDeclaringClass()));
      }
      Object answer = call(method, arguments);
      if (original instanceof WithAbilities several && method.getName().equals("abilities")) {
        return several.abilities().stream()
            .map(each -> recording.recorded(component, each))
            .toList();
      }
      if (ActingNames.isHook(method.getDeclaringClass())
          && !ActingNames.isMadeAbility(method.getDeclaringClass())
          && !isNeutral(proxy, method, arguments, answer)) {
        recording.acted.accept(
            Subject.HOOKS, ActingNames.hook(component, method.getDeclaringClass()));
      }
      return answer;
    }

    /** What is carried out acts if anything happens by it. */
    private @Nullable Object carryOut(
        Method method, Object[] arguments, Subject subject, String name) throws Throwable {
      Draft<?, ?> draft = (Draft<?, ?>) arguments[0];
      int before = draft.events().size();
      Object answer = call(method, arguments);
      if (draft.events().size() > before) {
        recording.acted.accept(subject, name);
      }
      return answer;
    }

    private @Nullable Object call(Method method, Object @Nullable [] arguments) throws Throwable {
      try {
        return method.invoke(original, arguments);
      } catch (InvocationTargetException e) {
        throw Objects.requireNonNullElse(e.getCause(), e);
      }
    }

    /** Whether this is the answer of a hook that changes nothing: its default, if it has one. */
    private static boolean isNeutral(
        Object proxy, Method method, Object @Nullable [] arguments, @Nullable Object answer)
        throws Throwable {
      if (method.isDefault()) {
        return Objects.equals(answer, InvocationHandler.invokeDefault(proxy, method, arguments));
      }
      return switch (answer) {
        case null -> true;
        case Boolean yes -> !yes;
        case Integer number -> number == 0;
        case Optional<?> one -> one.isEmpty();
        case Collection<?> many -> many.isEmpty();
        case Map<?, ?> many -> many.isEmpty();
        default -> false;
      };
    }
  }
}
