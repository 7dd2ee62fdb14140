package org.lazax.rules.ability;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** The moments that one service opens, with the abilities that hang on them. */
public final class Moments {
  private final AbilityCommandTypes words;
  private final Function<Ruleset, List<Ability<?>>> own;
  private final BiPredicate<Table, Occurrence> lapsed;

  /** Moments of the service that speaks so, with the abilities of the ruleset alone. */
  public Moments(AbilityCommandTypes words) {
    this(words, _ -> List.of());
  }

  /**
   * Moments of the service that speaks so.
   *
   * @param own the abilities beside those of the ruleset's components that may hang on what this
   *     service commits, each under a name of its own
   */
  public Moments(AbilityCommandTypes words, Function<Ruleset, List<Ability<?>>> own) {
    this(words, own, (_, _) -> false);
  }

  /**
   * The same where a moment may end before all are done with it.
   *
   * @param lapsed whether nobody uses anything at this moment any more, as the table is now
   */
  public Moments(
      AbilityCommandTypes words,
      Function<Ruleset, List<Ability<?>>> own,
      BiPredicate<Table, Occurrence> lapsed) {
    this.words = words;
    this.own = own;
    this.lapsed = lapsed;
  }

  /** The abilities that may be used in a game. */
  Abilities abilities(Table table) {
    return Ruleset.of(table).kept(this, ruleset -> Abilities.of(ruleset, own.apply(ruleset)));
  }

  /** Whether nobody uses anything at this moment any more. */
  boolean isLapsed(Table table, Occurrence occurrence) {
    return lapsed.test(table, occurrence);
  }

  /**
   * Something happens: whatever hangs on it comes before the caller goes on.
   *
   * @return whether anything does
   */
  public boolean occur(Draft<?, Table> draft, Occurrence occurrence) {
    boolean concerns = concern(draft.table(), occurrence);
    if (concerns) {
      Seat first = ResolutionOrder.first(draft.table(), occurrence);
      draft.call(new Moment(words.service(), occurrence, first));
    }
    return concerns;
  }

  /** Whether anybody could use or suffer anything, if this happened now. */
  public boolean concern(Table table, Occurrence occurrence) {
    return abilities(table).concern(table, occurrence);
  }

  /** What a seat may use where it is asked anyway, as for the action of its turn. */
  public List<Option> offers(Table table, Seat seat, Occurrence occurrence) {
    return abilities(table).usable(table, seat, occurrence, List.of()).stream()
        .map(Granted::ability)
        .filter(ability -> !ability.forced())
        .<Option>map(ability -> new AbilityOption.Usable(words.using().apply(ability.name())))
        .toList();
  }

  /** Whether an ability hangs on occurrences of this kind. */
  public boolean hangs(Table table, AbilityRef ability, Class<? extends Occurrence> moment) {
    return abilities(table).hangs(ability, moment);
  }

  /** The acting seat uses one of the offers: its effect comes before the caller goes on. */
  public void use(Draft<?, Table> draft, AbilityRef ability, Occurrence occurrence) {
    Use use = new Use(ability, draft.actor());
    draft.require(abilities(draft.table()).refusal(draft.table(), use, occurrence, List.of()));
    abilities(draft.table()).show(draft, use);
    draft.call(new Effect(words.service(), use, occurrence));
  }

  /** Conducts the moments of this service. */
  public <S> Conductor<S, Table, ?, ?> moment() {
    return new MomentConductor<>(words, this);
  }

  /** Conducts the effects of its abilities. */
  public <S> Conductor<S, Table, ?, ?> effect() {
    return new EffectConductor<>(words, this);
  }
}
