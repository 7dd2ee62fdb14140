package org.lazax.table.ability;

import java.util.List;
import org.lazax.chronicle.Conductor;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Option;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.ability.AbilityProcedure.Effect;
import org.lazax.table.ability.AbilityProcedure.Moment;
import org.lazax.table.ability.AbilityProcedure.Use;
import org.lazax.table.grants.AbilityRef;

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

  /**
   * Something happens: whatever hangs on it comes before the caller goes on.
   *
   * @return whether anything does
   */
  public boolean occur(Draft<?, Table> draft, Occurrence occurrence) {
    boolean concerns = concern(draft.table(), occurrence);
    if (concerns) {
      Seat first = Priority.first(draft.table(), occurrence);
      draft.call(new Moment(words.service(), occurrence, first));
    }
    return concerns;
  }

  /** Whether anybody could use or suffer anything, if this happened now. */
  public boolean concern(Table table, Occurrence occurrence) {
    return abilities.concern(table, occurrence);
  }

  /** What a seat may use where it is asked anyway, as for the action of its turn. */
  public List<Option> offers(Table table, Seat seat, Occurrence occurrence) {
    return abilities.usable(table, seat, occurrence, List.of()).stream()
        .map(Granted::ability)
        .filter(ability -> !ability.forced())
        .<Option>map(ability -> new AbilityOption.Usable(words.useName(), ability.name()))
        .toList();
  }

  /** Whether an ability hangs on occurrences of this kind. */
  public boolean hangs(AbilityRef ability, Class<? extends Occurrence> moment) {
    return abilities.hangs(ability, moment);
  }

  /** The acting seat uses one of the offers: its effect comes before the caller goes on. */
  public void use(Draft<?, Table> draft, AbilityRef ability, Occurrence occurrence) {
    Use use = new Use(ability, draft.actor());
    draft.require(abilities.refusal(draft.table(), use, occurrence, List.of()));
    abilities.show(draft, use);
    draft.call(new Effect(words.service(), use, occurrence, Chosen.NOTHING, false));
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
