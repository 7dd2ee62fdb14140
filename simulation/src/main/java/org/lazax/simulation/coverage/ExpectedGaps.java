package org.lazax.simulation.coverage;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Inert;
import org.lazax.rules.ruleset.Missing;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.simulation.rules.Services;
import org.lazax.table.component.ComponentRef;

/**
 * The names that cannot occur in any game yet, each with the reason. All others must occur. Those
 * of components are what the components themselves say is missing. Listed here are only events, and
 * what does nothing by the text of its component.
 */
final class ExpectedGaps {
  private static final Map<String, String> EVENTS =
      Map.ofEntries(
          Map.entry("kernel.rewound.v1", "the host rewinds a game, not a player"),
          Map.entry("table.agendas-reshuffled.v1", "no game with ten objectives uses up the deck"),
          Map.entry("table.control-lost.v1", "no card removes control of a planet yet"),
          Map.entry(
              "table.rules-changed.v1",
              "every simulated game is played by one version of the rules"));

  private static final Map<String, String> HOOKS =
      Map.of(
          "promissory_note/alliance ReceiptHooks",
          "it is laid into a play area, and nothing else happens at that moment");

  private static final Map<String, String> AGENDA_OUTCOMES =
      Map.of("agenda/new_constitution against", "by its text the agenda has no effect then");

  private ExpectedGaps() {}

  /** The reasons by name. */
  static Map<String, String> of(Subject subject) {
    return switch (subject) {
      case EVENTS -> new TreeMap<>(EVENTS);
      case ABILITIES -> ofComponents(ActingNames::abilities);
      case HOOKS -> and(HOOKS, ofComponents(ActingNames::hooks));
      case AGENDA_OUTCOMES -> and(AGENDA_OUTCOMES, ofComponents(ActingNames::outcomes));
      case OBJECTIVES -> ofSecrets();
      case COMMANDS, PROCEDURES, STRATEGY_CARDS, UNIT_UPGRADES -> Map.of();
    };
  }

  private static Map<String, String> and(Map<String, String> some, Map<String, String> others) {
    Map<String, String> both = new TreeMap<>(some);
    both.putAll(others);
    return both;
  }

  /** The names of components with code that games cannot come to. */
  private static Map<String, String> ofComponents(Function<Component, Stream<String>> names) {
    Map<String, String> reasons = new TreeMap<>();
    ActingNames.components()
        .forEach(component -> {
          if (component.missing() instanceof Missing.Way(String why)) {
            names.apply(component).forEach(name -> reasons.put(name, why));
          }
        });
    return reasons;
  }

  /** The secret objectives whose requirement cannot be checked. */
  private static Map<String, String> ofSecrets() {
    return Inert.in(Ruleset.of(Services.emptyTable())).stream()
        .filter(component -> component.kind() == ComponentRef.Kind.SECRET_OBJECTIVE)
        .collect(
            Collectors.toMap(
                ComponentRef::name,
                _ -> "the rules cannot check its requirement yet",
                (one, _) -> one,
                TreeMap::new));
  }
}
