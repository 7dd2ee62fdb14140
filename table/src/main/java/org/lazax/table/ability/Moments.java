package org.lazax.table.ability;

import java.util.List;
import org.lazax.chronicle.Conductor;
import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.AbilityProcedure.Moment;

/** The moments that one service opens, with the abilities that hang on them. */
public final class Moments {
  private final Vocabulary words;
  private final Abilities abilities;

  /**
   * Moments of the service that speaks so.
   *
   * @param abilities all that may hang on what this service commits, each under a name of its own
   */
  public Moments(Vocabulary words, List<Ability<?>> abilities) {
    this.words = words;
    this.abilities = new Abilities(abilities);
  }

  /** Something happens: whatever hangs on it comes before the caller goes on. */
  public void occur(Draft<?, Table> draft, Occurrence occurrence) {
    if (abilities.concern(draft.table(), occurrence)) {
      draft.call(new Moment(words.service(), occurrence));
    }
  }

  /** Conducts the moments of this service. */
  public <S> Conductor<S, Table, ?, ?> moment() {
    return new MomentConductor<>(words, abilities);
  }

  /** Conducts the effects of its abilities. */
  public <S> Conductor<S, Table, ?, ?> effect() {
    return new EffectConductor<>(words, abilities);
  }
}
