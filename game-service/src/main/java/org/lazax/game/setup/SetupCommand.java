package org.lazax.game.setup;

import java.util.List;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** What players choose before the first round, all at once. */
public sealed interface SetupCommand extends Command {
  List<Class<?>> TYPES =
      List.of(
          PickFaction.class, PlaceStartingUnits.class, ChooseTechnologies.class, KeepSecret.class);

  /** One of the factions dealt is played. */
  @WireType("game.pick-faction")
  record PickFaction(FactionId faction) implements SetupCommand {}

  /** Ground forces and structures go to the planets of the home system. */
  @WireType("game.place-starting-units")
  record PlaceStartingUnits(List<Landed> units) implements SetupCommand {
    public PlaceStartingUnits {
      units = List.copyOf(units);
    }
  }

  record Landed(UnitType type, int count, PlanetId planet) {}

  /** Starting technologies, where the faction has a choice. */
  @WireType("game.choose-technologies")
  record ChooseTechnologies(List<TechnologyId> technologies) implements SetupCommand {
    public ChooseTechnologies {
      technologies = List.copyOf(technologies);
    }
  }

  /** One of the two secret objectives is kept. Rule: objective_cards.20. */
  @WireType("game.keep-secret")
  record KeepSecret(ObjectiveId objective) implements SetupCommand {}
}
