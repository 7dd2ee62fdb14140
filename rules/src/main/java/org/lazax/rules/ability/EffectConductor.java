package org.lazax.rules.ability;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Asks.Players;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.rules.ability.AbilityCommand.Choose;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.AbilityProcedure.Effect.Sealed;
import org.lazax.rules.ability.AbilityProcedure.Moment;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.AbilityResolved;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ability.occurrence.HandOccurrence.CardsDiscarded;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.table.Table;

/**
 * Resolves an ability: asks for one choice after another, then carries out the effect, then waits
 * for the procedures that it called. The card of the ability is shown before. An action card can be
 * cancelled between the choices and the effect: targets are named by then, but nothing is paid,
 * drawn or rolled. Rules: action_cards.7, action_cards.8, action_card/sabotage.N2 to
 * action_card/sabotage.N5.
 *
 * @param <S> the service's own state
 */
@Asks(
    named = "what the ability asks",
    players = Players.ALL,
    awaited =
        "Mostly the user of an ability; some abilities ask another player, or several at once.",
    silence = "`choose`: what the ability names for it; mostly as few as allowed, the first ones")
final class EffectConductor<S> implements Conductor<S, Table, Effect, Choose> {
  private final Service service;
  private final Moments moments;

  EffectConductor(Service service, Moments moments) {
    this.service = service;
    this.moments = moments;
  }

  @Override
  public Class<Effect> procedure() {
    return Effect.class;
  }

  @Override
  public Class<Choose> commands() {
    return Choose.class;
  }

  @Override
  public void proceed(Draft<S, Table> draft, Effect effect) {
    if (effect.progress().cancelled()) {
      giveBack(draft, effect);
    }
    if (effect.progress().resolved() || effect.progress().cancelled()) {
      moments.abilities(draft.table()).putAway(draft, effect.use());
      draft.close();
      discarded(draft, effect);
      if (!effect.progress().cancelled()) {
        moments.occur(draft, resolved(effect));
      }
      return;
    }
    Granted<?> granted = granted(draft.table(), effect);
    Chosen known = known(draft.table(), effect);
    Optional<Ask> ask = granted.asks(draft.table(), known);
    if (ask.isEmpty() && granted.isActionCard() && !effect.progress().announced()) {
      announce(draft, effect);
    } else if (ask.isEmpty()) {
      unseal(draft, effect);
      draft.change(effect.resolved());
      granted.resolve(draft, known);
    } else {
      gather(draft, new Gathering(effect, frame(draft.table()), ask.get()));
    }
  }

  private static <S> void gather(Draft<S, Table> draft, Gathering gathering) {
    List<Seat> missing = gathering.missing(draft.table());
    if (missing.isEmpty()) {
      gathering.tell(draft);
    } else {
      unseal(draft, gathering.effect());
      draft.ask(gathering.ask().about(), missing, PassRule.MUST_ANSWER);
    }
  }

  /** What the ability does, and what it asks next, may depend on sealed answers. */
  private static <S> void unseal(Draft<S, Table> draft, Effect effect) {
    if (!effect.progress().sealed().isEmpty()) {
      draft.add(new AnswersUnsealed(frame(draft.table())));
    }
  }

  private static AbilityResolved resolved(Effect effect) {
    return new AbilityResolved(
        effect.occurrence().active(),
        effect.use().seat(),
        effect.use().ability(),
        effect.progress().chosen().answers());
  }

  private void announce(Draft<S, Table> draft, Effect effect) {
    int frame = frame(draft.table());
    draft.change(effect.announced());
    moments.occur(
        draft,
        new CardPlayed(
            effect.occurrence().active(), effect.use().seat(), effect.use().ability(), frame));
  }

  /**
   * A card that was played lies in the discard pile now, unless its player has taken it back.
   * Rules: action_cards.7, action_cards.8.
   */
  private void discarded(Draft<S, Table> draft, Effect effect) {
    if (granted(draft.table(), effect).isActionCard() && !effect.progress().takenBack()) {
      ActionCardId card = new ActionCardId(effect.use().ability().component().name());
      moments.occur(
          draft,
          new CardsDiscarded(effect.occurrence().active(), effect.use().seat(), List.of(card)));
    }
  }

  /**
   * Gives back what the use of a cancelled card has used up where it was used. Rules:
   * action_cards.N6, component_action.4.
   */
  private static <S> void giveBack(Draft<S, Table> draft, Effect effect) {
    if (effect.occurrence() instanceof ComponentAction) {
      Turn.giveBackAction(draft);
    } else if (Moment.of(draft.table(), effect.occurrence()).orElse(null)
        instanceof Frame(int id, Moment moment, var _)) {
      draft.add(new FrameChanged(id, moment.without(effect.use())));
    }
  }

  @Override
  public void answer(Draft<S, Table> draft, Effect effect, Choose command) {
    Gathering gathering = gathering(draft.table(), effect);
    draft.require(gathering.of(draft.actor()).refusal(command));
    draft.answered();
    gathering.answered(draft, command.pieces());
  }

  /** All that was chosen so far, also what not everybody may know. */
  private static Chosen known(Table table, Effect effect) {
    Chosen known = effect.progress().chosen();
    for (Sealed sealed : effect.progress().sealed()) {
      known =
          known.withSealed(
              sealed.about(),
              table
                  .part(SealedAnswers.ID)
                  .of(frame(table), sealed.about(), sealed.seat())
                  .orElseThrow());
    }
    return known;
  }

  private static int frame(Table table) {
    return table.kernel().frame().orElseThrow().id();
  }

  private Gathering gathering(Table table, Effect effect) {
    Ask ask =
        granted(table, effect)
            .asks(table, known(table, effect))
            .orElseThrow(() -> new IllegalStateException(effect + " asks for nothing"));
    return new Gathering(effect, frame(table), ask);
  }

  private Granted<?> granted(Table table, Effect effect) {
    return moments.abilities(table).granted(effect.use(), effect.occurrence());
  }

  @Override
  public List<Option> options(Position<S, Table> position, Effect effect, Seat seat) {
    Ask ask = gathering(position.table(), effect).of(seat);
    return List.of(
        new AbilityOption.Choice(
            ask.choosing(service, ask.silence()),
            effect.use().ability(),
            AbilityWords.of(position.table(), effect.use().ability().component()),
            ask));
  }

  @Override
  public Optional<Choose> defaultAnswer(Position<S, Table> position, Effect effect, Seat seat) {
    Ask ask = gathering(position.table(), effect).of(seat);
    return Optional.of(ask.choosing(service, ask.silence()));
  }
}
