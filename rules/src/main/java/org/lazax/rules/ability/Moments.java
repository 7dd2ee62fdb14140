package org.lazax.rules.ability;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.AbilityProcedure.Use;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** The moments that one service opens, and the abilities that they trigger. */
public final class Moments {
  private final Service service;
  private final Function<Ruleset, List<Ability<?>>> own;
  private final BiPredicate<Table, Occurrence> lapsed;

  /** Moments with the abilities of the ruleset only. */
  public Moments(Service service) {
    this(service, _ -> List.of());
  }

  /**
   * Moments with further abilities.
   *
   * @param own the service's own abilities, in addition to those of the ruleset's components. Each
   *     has a unique name.
   */
  public Moments(Service service, Function<Ruleset, List<Ability<?>>> own) {
    this(service, own, (_, _) -> false);
  }

  /**
   * Moments that can lapse before all players have passed.
   *
   * @param lapsed whether no ability can be used at this moment any more, by the current table
   */
  public Moments(
      Service service,
      Function<Ruleset, List<Ability<?>>> own,
      BiPredicate<Table, Occurrence> lapsed) {
    this.service = service;
    this.own = own;
    this.lapsed = lapsed;
  }

  /** The abilities that can be used in a game. */
  Abilities abilities(Table table) {
    return Ruleset.of(table).cached(this, ruleset -> Abilities.of(ruleset, own.apply(ruleset)));
  }

  /** Whether no ability can be used at this moment any more. */
  boolean isLapsed(Table table, Occurrence occurrence) {
    boolean isOver = occurrence instanceof CardPlayed played && !Effect.isPending(table, played);
    return isOver || lapsed.test(table, occurrence);
  }

  /**
   * Opens a moment for an occurrence if it concerns any ability. Its abilities come before the
   * caller goes on.
   *
   * @return whether a moment was opened
   */
  public boolean occur(Draft<?, Table> draft, Occurrence occurrence) {
    boolean concerns = concern(draft.table(), occurrence);
    if (concerns) {
      Seat first = ResolutionOrder.first(draft.table(), occurrence);
      draft.call(new Moment(service, occurrence, first));
    }
    return concerns;
  }

  /** Whether any player could use an ability or be subject to one if this happened now. */
  public boolean concern(Table table, Occurrence occurrence) {
    return abilities(table).concern(table, occurrence);
  }

  /**
   * The options to use an ability in a window that is open anyway, such as that for the action of a
   * turn.
   */
  public List<Option> offers(Table table, Seat seat, Occurrence occurrence) {
    return abilities(table).usable(table, seat, occurrence, List.of()).stream()
        .filter(granted -> !granted.ability().forced())
        .<Option>map(granted -> granted.option(table, service))
        .toList();
  }

  /** Whether an ability is triggered by occurrences of this type. */
  public boolean hangs(Table table, AbilityRef ability, Class<? extends Occurrence> moment) {
    return abilities(table).hangs(ability, moment);
  }

  /**
   * Uses one of the offered abilities for the acting player. Its effect comes before the caller
   * goes on.
   */
  public void use(Draft<?, Table> draft, UseAbility command, Occurrence occurrence) {
    Use use = command.by(draft.actor());
    draft.require(abilities(draft.table()).refusal(draft.table(), use, occurrence, List.of()));
    abilities(draft.table()).show(draft, use);
    draft.call(new Effect(service, use, occurrence));
  }

  /** The conductor of the moments of this service. */
  public <S> Conductor<S, Table, ?, ?> moment() {
    return new MomentConductor<>(service, this);
  }

  /** The conductor of the effects of its abilities. */
  public <S> Conductor<S, Table, ?, ?> effect() {
    return new EffectConductor<>(service, this);
  }
}
