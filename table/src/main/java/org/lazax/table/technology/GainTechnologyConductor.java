package org.lazax.table.technology;

import org.lazax.chronicle.Draft;
import org.lazax.chronicle.UnaskedConductor;
import org.lazax.table.Table;
import org.lazax.table.ability.Moments;
import org.lazax.table.ability.Occurrence;
import org.lazax.table.ability.Priority;
import org.lazax.table.procedure.GainTechnology;

/**
 * The card comes into play readied, then whatever follows upon the gain. Rules: technology.2,
 * technology.5.
 *
 * @param <S> the own state of the service
 */
public final class GainTechnologyConductor<S> extends UnaskedConductor<S, Table, GainTechnology> {
  private final Moments moments;

  public GainTechnologyConductor(Moments moments) {
    super(GainTechnology.class);
    this.moments = moments;
  }

  @Override
  public void proceed(Draft<S, Table> draft, GainTechnology gain) {
    draft.add(new TechnologyGained(gain.seat(), gain.technology()));
    draft.close();
    moments.occur(
        draft,
        new Occurrence.TechnologyGained(
            Priority.first(draft.table()), gain.seat(), gain.technology(), gain.researched()));
  }
}
