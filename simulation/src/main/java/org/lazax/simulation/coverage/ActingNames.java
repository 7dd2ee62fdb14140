package org.lazax.simulation.coverage;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.Agenda.Outcome;
import org.lazax.catalog.id.AgendaId;
import org.lazax.rules.ability.Abilities;
import org.lazax.rules.combat.roll.RiskHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.simulation.rules.Services;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;

/** The names under which coverage counts what the components with code do. */
final class ActingNames {
  private ActingNames() {}

  /** What all components with code have of one kind of names. */
  static Set<String> all(Function<Component, Stream<String>> names) {
    return components().flatMap(names).collect(Collectors.toCollection(TreeSet::new));
  }

  /** The components with code, also those that games cannot come to. */
  static Stream<Component> components() {
    return Ruleset.of(Services.emptyTable()).components().all().stream();
  }

  /** A component's abilities, as {@code <component>#<paragraph>}. */
  static Stream<String> abilities(Component component) {
    return Abilities.of(component).stream().map(ability -> ability.name().toString());
  }

  /** A component's hooks, as {@code <component> <hook interface>}. */
  static Stream<String> hooks(Component component) {
    return interfaces(component.getClass()).stream()
        .filter(ActingNames::isHook)
        .filter(kind -> answers(component, kind))
        .map(kind -> hook(component, kind));
  }

  /** Whether the component's class has a method of its own for a hook of this interface. */
  private static boolean answers(Component component, Class<?> kind) {
    return Stream.of(kind.getDeclaredMethods())
        .filter(method -> !method.isSynthetic() && !Modifier.isStatic(method.getModifiers()))
        .anyMatch(method ->
            Stream.of(component.getClass().getMethods())
                .filter(own -> !own.getDeclaringClass().isInterface())
                .anyMatch(own ->
                    own.getName().equals(method.getName())
                        && Arrays.equals(own.getParameterTypes(), method.getParameterTypes())));
  }

  static String hook(Component component, Class<?> kind) {
    return component.ref() + " " + kind.getSimpleName();
  }

  /** The outcomes of an agenda that have an effect at once. A law that is in play has hooks. */
  static Stream<String> outcomes(Component component) {
    return component instanceof AgendaEffect
        ? outcomes(Services.catalog().agenda(new AgendaId(component.ref().name())))
            .map(outcome -> outcome(component.ref(), outcome))
        : Stream.of();
  }

  private static Stream<AgendaOutcome> outcomes(Agenda agenda) {
    if (agenda.outcome() != Outcome.FOR_AGAINST) {
      return Stream.of(AgendaOutcome.elect(""));
    }
    return agenda.type() == Agenda.Type.LAW
        ? Stream.of(AgendaOutcome.AGAINST)
        : Stream.of(AgendaOutcome.FOR, AgendaOutcome.AGAINST);
  }

  static String outcome(ComponentRef agenda, AgendaOutcome outcome) {
    boolean isVote = outcome.equals(AgendaOutcome.FOR) || outcome.equals(AgendaOutcome.AGAINST);
    return agenda + " " + (isVote ? outcome : "elect");
  }

  /** Whether an interface is a hook that games ask. Those in packages of odds are asked by odds. */
  static boolean isHook(Class<?> kind) {
    return kind.getSimpleName().endsWith("Hooks") && !kind.getPackageName().endsWith(".odds");
  }

  /**
   * Whether a service makes an ability of a hook, once for all games. Such a hook acts when that
   * ability is resolved, whatever the hook answers.
   */
  static boolean isMadeAbility(Class<?> hook) {
    return hook == RiskHooks.class;
  }

  /** The hooks of a component that act when one of its abilities is resolved. */
  static Stream<String> madeAbilities(Component component) {
    return interfaces(component.getClass()).stream()
        .filter(ActingNames::isMadeAbility)
        .map(hook -> hook(component, hook));
  }

  /** All interfaces of a class, inherited ones too. */
  static Set<Class<?>> interfaces(Class<?> type) {
    Set<Class<?>> found = new LinkedHashSet<>();
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Class<?> kind : each.getInterfaces()) {
        found.add(kind);
        found.addAll(interfaces(kind));
      }
    }
    return found;
  }
}
