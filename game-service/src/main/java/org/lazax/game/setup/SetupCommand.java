package org.lazax.game.setup;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;

/** What players choose before the first round, all at once. */
public sealed interface SetupCommand extends Command {
  /** One of the factions dealt is played. */
  @JsonClassDescription("Chooses one of the factions dealt to the player.")
  @WireType("game.pick-faction")
  record PickFaction(@JsonPropertyDescription("The faction.") FactionId faction)
      implements SetupCommand {}

  /** Ground forces and structures go to the planets of the home system. */
  @JsonClassDescription(
      "Places the starting ground forces and structures on planets of the home " + "system.")
  @WireType("game.place-starting-units")
  record PlaceStartingUnits(
      @JsonPropertyDescription("All of these units, by type and planet.") List<Landed> units)
      implements SetupCommand {
    public PlaceStartingUnits {
      units = List.copyOf(units);
    }
  }

  @JsonClassDescription("Starting units of one type on one planet.")
  record Landed(
      @JsonPropertyDescription("The type of the units.") UnitType type,
      @JsonPropertyDescription("The number of units.") @Limits(min = 1) int count,
      @JsonPropertyDescription("A planet of the home system.") PlanetId planet) {}

  /** Starting technologies, where the faction has a choice. */
  @JsonClassDescription("Chooses the starting technologies of a faction that has a choice.")
  @WireType("game.choose-technologies")
  record ChooseTechnologies(
      @JsonPropertyDescription("The technologies, exactly as many as the faction may choose.")
          List<TechnologyId> technologies)
      implements SetupCommand {
    public ChooseTechnologies {
      technologies = List.copyOf(technologies);
    }
  }

  /** One of the two secret objectives is kept. Rule: objective_cards.20. */
  @JsonClassDescription(
      "Keeps one of the two secret objectives that were dealt. Rule: " + "objective_cards.20.")
  @WireType("game.keep-secret")
  record KeepSecret(
      @JsonPropertyDescription("The secret objective that is kept.") ObjectiveId objective)
      implements SetupCommand {}
}
