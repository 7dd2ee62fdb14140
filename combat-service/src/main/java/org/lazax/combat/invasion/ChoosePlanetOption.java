package org.lazax.combat.invasion;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** The step may go on with any of these planets. */
public record ChoosePlanetOption(List<PlanetId> planets) implements Option {
  public ChoosePlanetOption {
    planets = List.copyOf(planets);
  }

  @Override
  public Form form() {
    return Form.of(new ChoosePlanet(planets.getFirst())).with(Field.one("planet", planets));
  }
}
