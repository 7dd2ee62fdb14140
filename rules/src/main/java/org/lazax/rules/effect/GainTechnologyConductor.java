package org.lazax.rules.effect;

import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.rules.ability.Moments;
import org.lazax.rules.ability.ResolutionOrder;
import org.lazax.rules.ability.occurrence.TechnologyOccurrence;
import org.lazax.rules.procedure.GainTechnology;
import org.lazax.table.Table;
import org.lazax.table.event.technology.TechnologyGained;

/**
 * Conducts the gain of a technology. The card comes into play readied. Then the abilities that the
 * gain triggers come. Rules: technology.2, technology.5.
 *
 * @param <S> the service's own state
 */
public final class GainTechnologyConductor<S>
    extends NonInteractiveConductor<S, Table, GainTechnology> {
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
        new TechnologyOccurrence.TechnologyGained(
            ResolutionOrder.first(draft.table()),
            gain.seat(),
            gain.technology(),
            gain.researched()));
  }
}
