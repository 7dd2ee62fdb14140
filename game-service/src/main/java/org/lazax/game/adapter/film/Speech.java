package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.galaxy.SystemId;

/** Says values of events as people do, and notes the seats, systems and planets that it names. */
final class Speech {
  private static final Pattern SEAT = Pattern.compile("p[1-8]");
  private static final Pattern ID = Pattern.compile("[a-z0-9_]+");
  private static final Pattern PLACE = Pattern.compile("[0-9A-Z]+/[a-z0-9_]+");

  private final Table table;
  private final PrintedNames names;
  private final Set<List<String>> named = new LinkedHashSet<>();

  Speech(Table table, PrintedNames names) {
    this.table = table;
    this.names = names;
  }

  /** What was named so far: pairs of a kind and an id. */
  Set<List<String>> named() {
    return named;
  }

  /**
   * A value in words.
   *
   * @param noun what a number, or the length of a list, counts
   */
  String say(String path, JsonNode value, Optional<String> noun) {
    if (noun.isPresent()) {
      return counted(value.isArray() ? value.size() : value.asInt(), noun.get());
    }
    return switch (path.substring(path.lastIndexOf('.') + 1)) {
      case "voyages" -> voyages(value);
      case "groups" -> rolls(value);
      case "ballots" -> ballots(value);
      case "place" -> where(value.asText());
      case "procedure", "type", "about" -> PrintedNames.readable(value.asText());
      default -> said(value);
    };
  }

  private String where(String place) {
    return (place.contains("/") ? "on " : "in ") + text(place);
  }

  private String said(JsonNode value) {
    if (value.isArray() && !value.isEmpty() && value.get(0).isObject()) {
      return units(value);
    }
    if (value.isArray()) {
      List<String> all = new ArrayList<>();
      value.forEach(each -> all.add(said(each)));
      return all.isEmpty() ? "nothing" : enumerated(all);
    }
    if (value.isObject()) {
      List<String> all = new ArrayList<>();
      value
          .properties()
          .forEach(each -> all.add(text(each.getKey()) + " (" + said(each.getValue()) + ")"));
      return enumerated(all);
    }
    return value.isTextual() ? text(value.asText()) : value.asText();
  }

  private String text(String text) {
    if (SEAT.matcher(text).matches()) {
      return player(Seat.of(text));
    }
    if (PLACE.matcher(text).matches()) {
      return planet(new PlanetId(text.substring(text.indexOf('/') + 1)));
    }
    if (table.galaxy().has(SystemId.of(text))) {
      return system(SystemId.of(text));
    }
    if (ID.matcher(text).matches() && table.catalog().planets().containsKey(new PlanetId(text))) {
      return planet(new PlanetId(text));
    }
    return names.of(text);
  }

  private String player(Seat seat) {
    named.add(List.of("seat", seat.toString()));
    Player player = table.players().get(seat);
    return player == null ? seat.toString() : PrintedNames.title(player.faction().value());
  }

  private String planet(PlanetId planet) {
    named.add(List.of("planet", planet.value()));
    table
        .galaxy()
        .systemOf(planet)
        .ifPresent(system -> named.add(List.of("system", system.value())));
    return names.of(planet.value());
  }

  private String system(SystemId system) {
    named.add(List.of("system", system.value()));
    List<String> planets =
        table.galaxy().planets(system).stream().map(each -> names.of(each.value())).toList();
    return planets.isEmpty() ? "system " + system : "the " + String.join("/", planets) + " system";
  }

  /** Stacks of units, grouped by their owners if they have any. */
  private String units(JsonNode stacks) {
    Map<String, List<String>> byOwner = new LinkedHashMap<>();
    for (JsonNode stack : stacks) {
      byOwner
          .computeIfAbsent(stack.path("owner").asText(), _ -> new ArrayList<>())
          .add(counted(stack.path("count").asInt(1), type(stack)));
    }
    List<String> all = new ArrayList<>();
    byOwner.forEach((owner, units) ->
        all.add(owner.isEmpty() ? enumerated(units) : enumerated(units) + " of " + text(owner)));
    return enumerated(all);
  }

  /** Ships with their cargo; of those that stay where they are, what they take aboard. */
  private String voyages(JsonNode voyages) {
    Map<String, Integer> units = new LinkedHashMap<>();
    Map<String, Integer> lifted = new LinkedHashMap<>();
    for (JsonNode ship : voyages) {
      boolean stays = ship.path("entered").isEmpty();
      if (!stays) {
        units.merge(type(ship), 1, Integer::sum);
      }
      for (JsonNode unit : ship.path("cargo")) {
        (stays ? lifted : units).merge(type(unit), unit.path("count").asInt(), Integer::sum);
      }
    }
    List<String> all = new ArrayList<>();
    units.forEach((type, count) -> all.add(counted(count, type)));
    lifted.forEach((type, count) -> all.add(counted(count, type) + " of planets there"));
    return all.isEmpty() ? "no ships" : enumerated(all);
  }

  private String rolls(JsonNode groups) {
    List<String> all = new ArrayList<>();
    int hits = 0;
    for (JsonNode group : groups) {
      List<String> results = new ArrayList<>();
      group.path("results").forEach(result -> results.add(result.asText()));
      all.add(type(group) + " " + enumerated(results));
      hits += group.path("hits").asInt();
    }
    return String.join("; ", all) + ": " + (hits == 0 ? "no hit" : counted(hits, "hit"));
  }

  /** Who has voted for which outcome, with how many votes. Abstentions are left out. */
  private String ballots(JsonNode ballots) {
    Map<String, List<String>> byOutcome = new LinkedHashMap<>();
    for (JsonNode ballot : ballots) {
      if (ballot.path("votes").asInt() > 0) {
        byOutcome
            .computeIfAbsent(ballot.path("outcome").asText(), _ -> new ArrayList<>())
            .add(ballot.path("votes").asInt() + " of " + text(ballot.path("seat").asText()));
      }
    }
    List<String> all = new ArrayList<>();
    byOutcome.forEach((outcome, votes) -> all.add(text(outcome) + ": " + enumerated(votes)));
    return all.isEmpty() ? "no votes" : String.join("; ", all);
  }

  private static String type(JsonNode unit) {
    return unit.path("type").asText().replace('_', ' ');
  }

  static String counted(int count, String noun) {
    return count + " " + (count == 1 ? noun : plural(noun));
  }

  private static String plural(String noun) {
    return switch (noun) {
      case "infantry", "pds" -> noun;
      case "die" -> "dice";
      case "success" -> "successes";
      default -> noun.endsWith("ty") ? noun.replaceAll("y$", "ies") : noun + "s";
    };
  }

  private static String enumerated(List<String> all) {
    return all.size() < 2
        ? String.join("", all)
        : String.join(", ", all.subList(0, all.size() - 1)) + " and " + all.getLast();
  }
}
