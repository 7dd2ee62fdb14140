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

  /** The choice that this player still has to make. */
  static Optional<TechnologyChoice> pending(Table table, Seat seat) {
    var faction = StartingUnits.faction(table, seat);
    int owned = table.player(seat).technologies().size();
    return faction
        .technologyChoice()
        .filter(choice -> owned < faction.startingTechnologies().size() + choice.choose());
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
