package org.lazax.game.setup;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.faction.Faction.TechnologyChoice;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.event.technology.TechnologyGained;

/** The technologies that a faction starts with. Some factions have a choice. */
final class StartingTechnologies {
  private StartingTechnologies() {}

  static List<TechnologyGained> given(Table table, Seat seat) {
    return gained(seat, StartingUnits.faction(table, seat).startingTechnologies());
  }

  /**
   * The choice that this player still has to make. Who chooses among the technologies of the others
   * waits until they have theirs. Rules: faction_ability/the_tribunii.N1,
   * faction_ability/the_tribunii.N2.
   */
  static Optional<TechnologyChoice> pending(Table table, Seat seat) {
    var faction = StartingUnits.faction(table, seat);
    int owned = table.player(seat).technologies().size();
    return faction
        .technologyChoice()
        .map(choice -> choice.ownedByOthers() ? ofOthers(table, seat, choice) : choice)
        .filter(choice -> owned < faction.startingTechnologies().size() + choice.choose());
  }

  private static TechnologyChoice ofOthers(Table table, Seat seat, TechnologyChoice printed) {
    List<Seat> others = table.seats().stream().filter(other -> !other.equals(seat)).toList();
    List<TechnologyId> owned =
        others.stream().anyMatch(other -> pending(table, other).isPresent())
            ? List.of()
            : others.stream()
                .flatMap(other -> table.player(other).technologies().stream())
                .filter(id -> table.catalog().technology(id).faction().isEmpty())
                .distinct()
                .sorted()
                .toList();
    return new TechnologyChoice(Math.min(printed.choose(), owned.size()), owned, true);
  }

  static Optional<Refusal> check(TechnologyChoice choice, List<TechnologyId> chosen) {
    boolean fits =
        chosen.size() == choice.choose()
            && new HashSet<>(chosen).size() == chosen.size()
            && choice.options().containsAll(chosen);
    return fits
        ? Optional.empty()
        : Optional.of(
            Refusal.rule(
                    "technology.2",
                    "the faction starts with %d of its technologies, each once"
                        .formatted(choice.choose()))
                .with("choose", choice.choose())
                .with("options", choice.options())
                .with("technologies", chosen));
  }

  static List<TechnologyGained> gained(Seat seat, List<TechnologyId> technologies) {
    return technologies.stream().map(id -> new TechnologyGained(seat, id)).toList();
  }
}
