package org.lazax.contract;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.Services;

/**
 * How often each property that may be left out has been used, by command. A command that several
 * services take is one command.
 */
final class PropertyUse {
  private final ObjectMapper json = Services.wire().json();
  private final Set<String> unusable;
  private final OptionalProperties properties;
  private final Map<String, String> rows = new HashMap<>();
  private final Map<String, Map<String, Integer>> table = new TreeMap<>();

  /**
   * @param unusable what nothing is used for, such as {@code game.pass reason}
   */
  PropertyUse(CommandSchemas commands, Set<String> unusable) {
    this.unusable = unusable;
    properties = new OptionalProperties(new Contract(commands.document()).all());
    Map<String, List<String>> byName =
        commands.given().stream().collect(Collectors.groupingBy(PropertyUse::withoutService));
    for (String command : commands.given()) {
      String name = withoutService(command);
      String row = byName.getOrDefault(name, List.of()).size() > 1 ? name : command;
      rows.put(command, row);
      Map<String, Integer> uses = table.computeIfAbsent(row, _ -> new TreeMap<>());
      properties.of(command).forEach(property -> uses.put(property, 0));
    }
  }

  private static String withoutService(String command) {
    return command.substring(command.indexOf('.') + 1);
  }

  /** Counts what a command uses that was accepted. Commands without forms use nothing. */
  void add(Command command) {
    String type = WireTypes.nameOf(command);
    if (rows.containsKey(type)) {
      used(command).forEach(property -> uses(type).merge(property, 1, Integer::sum));
    }
  }

  /** Whether something of the commands with this wire name can be used and has not been yet. */
  boolean isOpen(String type) {
    return uses(type).entrySet().stream()
        .anyMatch(use -> use.getValue() == 0 && !unusable.contains(type + " " + use.getKey()));
  }

  /** Whether a command uses something that has not been used yet. */
  boolean isNew(Command command) {
    Map<String, Integer> uses = uses(WireTypes.nameOf(command));
    return used(command).stream().anyMatch(property -> uses.getOrDefault(property, 1) == 0);
  }

  private Map<String, Integer> uses(String type) {
    return table.getOrDefault(rows.getOrDefault(type, type), Map.of());
  }

  private Set<String> used(Command command) {
    return properties.used(WireTypes.nameOf(command), json.valueToTree(command));
  }

  /** What has not been used, each with its command. */
  Set<String> unused() {
    Set<String> unused = new TreeSet<>();
    table.forEach((command, uses) ->
        uses.forEach((property, count) -> {
          if (count == 0) {
            unused.add(command + " " + property);
          }
        }));
    return unused;
  }

  /** The table, one line for each property. */
  List<String> lines() {
    return table.entrySet().stream()
        .flatMap(row ->
            row.getValue().entrySet().stream()
                .map(use -> "%5d  %s %s".formatted(use.getValue(), row.getKey(), use.getKey())))
        .toList();
  }
}
