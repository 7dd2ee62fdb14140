package org.lazax.game.setup;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;
import org.lazax.game.setup.SetupCommand.Landed;

/** The choices of the setup. */
public sealed interface SetupOption extends Option {

  /** One of these factions is to be chosen. */
  record FactionPick(List<FactionId> factions) implements SetupOption {
    @Override
    public Form form() {
      return Form.of(new SetupCommand.PickFaction(factions.getFirst()))
          .with(Field.one("faction", factions));
    }
  }

  /** All these units are to be placed on these planets. */
  record UnitPlacement(Map<UnitType, Integer> units, List<PlanetId> planets)
      implements SetupOption {
    @Override
    public Form form() {
      return Form.of(
              new SetupCommand.PlaceStartingUnits(
                  units.entrySet().stream()
                      .map(unit -> new Landed(unit.getKey(), unit.getValue(), planets.getFirst()))
                      .toList()))
          .with(
              new Field.Assign(
                  "units",
                  Bounds.exactly(units.values().stream().mapToInt(Integer::intValue).sum()),
                  units.entrySet().stream()
                      .map(
                          unit -> Candidate.of(Map.of("type", unit.getKey())).most(unit.getValue()))
                      .toList(),
                  planets.stream().map(planet -> Candidate.of(Map.of("planet", planet))).toList()))
          .refusedBy("units.3");
    }
  }

  /** This number of these technologies is to be chosen. */
  record TechnologyPick(int choose, List<TechnologyId> technologies) implements SetupOption {
    @Override
    public Form form() {
      return Form.of(new SetupCommand.ChooseTechnologies(technologies.subList(0, choose)))
          .with(Field.choose("technologies", Bounds.exactly(choose), Candidate.each(technologies)));
    }
  }

  /** One of these secret objectives is to be kept. */
  record SecretPick(List<ObjectiveId> objectives) implements SetupOption {
    @Override
    public Form form() {
      return Form.of(new SetupCommand.KeepSecret(objectives.getFirst()))
          .with(Field.one("objective", objectives));
    }
  }
}
