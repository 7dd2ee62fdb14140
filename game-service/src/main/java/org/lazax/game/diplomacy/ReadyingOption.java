package org.lazax.game.diplomacy;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Bounds;
import org.lazax.chronicle.form.Candidate;
import org.lazax.chronicle.form.Field;
import org.lazax.chronicle.form.Form;

/** Up to this number of exhausted planets may be readied. */
public record ReadyingOption(int most, List<PlanetId> planets) implements Option {
  @Override
  public Form form() {
    return Form.of(new MakeReady(planets.subList(0, Math.min(most, planets.size()))))
        .with(Field.choose("planets", Bounds.upTo(most), Candidate.each(planets)));
  }
}
