package org.lazax.game.setup;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;

/** What is to be chosen before the first round. */
public sealed interface SetupOption extends Option {

  /** One of these is played. */
  record FactionPick(List<FactionId> factions) implements SetupOption {
    @Override
    public String command() {
      return WireTypes.nameOf(SetupCommand.PickFaction.class);
    }
  }

  /** All of these units go to these planets. */
  record UnitPlacement(Map<UnitType, Integer> units, List<PlanetId> planets)
      implements SetupOption {
    @Override
    public String command() {
      return WireTypes.nameOf(SetupCommand.PlaceStartingUnits.class);
    }
  }

  /** So many of these technologies. */
  record TechnologyPick(int choose, List<TechnologyId> technologies) implements SetupOption {
    @Override
    public String command() {
      return WireTypes.nameOf(SetupCommand.ChooseTechnologies.class);
    }
  }

  /** One of these is kept. */
  record SecretPick(List<ObjectiveId> objectives) implements SetupOption {
    @Override
    public String command() {
      return WireTypes.nameOf(SetupCommand.KeepSecret.class);
    }
  }
}
