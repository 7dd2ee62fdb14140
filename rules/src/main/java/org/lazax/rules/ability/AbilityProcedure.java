package org.lazax.rules.ability;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.FrameChanged;
import org.lazax.chronicle.kernel.KernelEvent.WindowClosed;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.CardPlayed;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.actioncards.ActionCardsTakenBack;
import org.lazax.table.immutable.Copies;

/** The procedures of abilities. The service that calls one conducts it. */
public sealed interface AbilityProcedure extends Procedure {
  /** The service that commits what happens. */
  Service service();

  @Override
  default Service owner() {
    return service();
  }

  /** The end of a moment or an effect is not an outcome for the procedure in which it occurred. */
  @Override
  default boolean interjects() {
    return true;
  }

  /**
   * An occurrence and its abilities. Forced abilities are resolved. Then all players who may use an
   * ability are asked in turn, until all of them pass consecutively. Rules: abilities.3,
   * abilities.19, abilities.N4.
   */
  @WireType("moment")
  record Moment(Service service, Occurrence occurrence, @JsonUnwrapped Moment.Progress progress)
      implements AbilityProcedure {

    /** The active player of the occurrence may act first. */
    public Moment(Service service, Occurrence occurrence) {
      this(service, occurrence, occurrence.active());
    }

    /** Another player than the active player may act first. */
    public Moment(Service service, Occurrence occurrence, Seat first) {
      this(service, occurrence, new Moment.Progress(List.of(), first, false));
    }

    /** The frame of an occurrence while abilities are used at it. */
    public static Optional<Frame> of(Table table, Occurrence occurrence) {
      return table
          .kernel()
          .frameOf(under -> under instanceof Moment it && it.occurrence.equals(occurrence));
    }

    /**
     * Whether nothing has happened at this occurrence yet by the decision of a player. What is
     * forced does not count.
     */
    public static boolean isUntouched(Table table, Occurrence occurrence) {
      return of(table, occurrence).map(Frame::procedure).stream()
          .filter(Moment.class::isInstance)
          .flatMap(moment -> ((Moment) moment).progress.used.stream())
          .allMatch(use -> Abilities.isForced(table, use.ability()));
    }

    /**
     * Changes the circumstances of an occurrence, for example the hits of dice that are rerolled.
     */
    public static void change(Draft<?, Table> draft, Occurrence occurrence, Occurrence now) {
      if (of(draft.table(), occurrence).orElse(null)
          instanceof Frame(int id, Moment moment, var _)) {
        draft.add(new FrameChanged(id, new Moment(moment.service, now, moment.progress)));
      }
    }

    /**
     * If this player has just received a card while others are asked at a moment, all who may use
     * an ability are asked anew, beginning with the one who was awaited. Nothing happens if the
     * player is asked anyway, or if no moment is on top. Rule: abilities.N1.
     */
    public static void includes(Draft<?, Table> draft, Seat receiver) {
      Window open = draft.table().kernel().awaiting().orElse(null);
      if (open != null
          && !open.isOver()
          && !open.order().contains(receiver)
          && draft.table().kernel().frame().orElseThrow().procedure() instanceof Moment moment) {
        draft.add(new WindowClosed(open.id()));
        draft.change(moment.askingAnew(open.awaited().getFirst()));
      }
    }

    /** The moment before players are asked. */
    private Moment askingAnew(Seat first) {
      return with(new Moment.Progress(progress.used, first, false));
    }

    /** The moment while players are asked. */
    Moment asking() {
      return with(new Moment.Progress(progress.used, progress.first, true));
    }

    /**
     * The moment after an ability is used.
     *
     * @param next the player who may act first after that
     */
    Moment used(Use use, Seat next) {
      return with(new Moment.Progress(Copies.with(progress.used, use), next, false));
    }

    /** The moment without a use whose card was cancelled. The player may use another copy. */
    Moment without(Use use) {
      List<Use> left = new ArrayList<>(progress.used);
      left.remove(use);
      return with(new Moment.Progress(left, progress.first, progress.asked));
    }

    private Moment with(Moment.Progress now) {
      return new Moment(service, occurrence, now);
    }

    /**
     * The progress of a moment.
     *
     * @param used the abilities used at this moment, with their users
     * @param first the player who may act first
     * @param asked whether all players who may use an ability are being asked or have passed
     */
    public record Progress(List<Use> used, Seat first, boolean asked) {
      public Progress {
        used = List.copyOf(used);
      }
    }
  }

  /**
   * The resolution of an ability: first the choices, then the effect. An action card can be
   * cancelled in between.
   */
  @WireType("effect")
  record Effect(
      Service service, Use use, Occurrence occurrence, @JsonUnwrapped Effect.Progress progress)
      implements AbilityProcedure {

    /** An ability for which nothing is chosen yet. */
    public Effect(Service service, Use use, Occurrence occurrence) {
      this(service, use, occurrence, Chosen.NOTHING);
    }

    private Effect(Service service, Use use, Occurrence occurrence, Chosen chosen) {
      this(
          service,
          use,
          occurrence,
          new Effect.Progress(chosen, false, false, false, false, List.of()));
    }

    /**
     * An effect that an ability calls while it is resolved, to continue with another paragraph of
     * its component: it needs another choice after dice are rolled or after a called procedure has
     * ended. The same player uses it at the same occurrence.
     *
     * @param table the table on which an effect is being resolved
     * @param paragraph an ability that is triggered by the same occurrence and is never usable by
     *     itself
     * @param known the choices and results with which it begins, without those that not everybody
     *     may know
     * @throws IllegalStateException if no effect is being resolved
     */
    public static Effect goingOn(Table table, AbilityRef paragraph, Chosen known) {
      Effect now = current(table);
      return new Effect(
          now.service,
          new Use(paragraph, now.use.seat(), now.use.of()),
          now.occurrence,
          known.open());
    }

    /**
     * An effect that an ability calls while it is resolved, to continue with a paragraph for one of
     * several players. That player makes its choices.
     *
     * @throws IllegalStateException if no effect is being resolved
     */
    public static Effect goingOn(Table table, AbilityRef paragraph, Seat seat) {
      Effect now = current(table);
      return new Effect(now.service, new Use(paragraph, seat), now.occurrence);
    }

    private static Effect current(Table table) {
      return table
          .kernel()
          .within(Effect.class)
          .orElseThrow(() -> new IllegalStateException("no effect is being resolved"));
    }

    /** The effect after one more choice. */
    Effect chosen(String about, List<String> chosen) {
      return with(
          new Effect.Progress(
              progress.chosen.with(about, chosen), false, false, false, false, progress.sealed));
    }

    /** The effect after one more choice that not everybody may know. */
    Effect chosen(Sealed choice) {
      return with(
          new Effect.Progress(
              progress.chosen, false, false, false, false, Copies.with(progress.sealed, choice)));
    }

    /** The effect while other players may cancel its card. */
    Effect announced() {
      return with(new Effect.Progress(progress.chosen, false, true, false, false, progress.sealed));
    }

    /** The effect after it is carried out, except for the procedures that it called. */
    Effect resolved() {
      return with(
          new Effect.Progress(
              progress.chosen, true, progress.announced, false, false, progress.sealed));
    }

    private Effect with(Effect.Progress now) {
      return new Effect(service, use, occurrence, now);
    }

    /**
     * Cancels the effect of a card that was played. Nothing of it is paid or carried out. Rule:
     * action_cards.8.
     */
    public static void cancel(Draft<?, Table> draft, CardPlayed played) {
      cancel(draft, played, false);
    }

    /**
     * Cancels the effect of an action card that was played, which its player takes back from the
     * discard pile into its hand. It was not discarded then.
     */
    public static void takeBack(Draft<?, Table> draft, CardPlayed played) {
      ActionCardId card = new ActionCardId(played.ability().component().name());
      draft.add(new ActionCardsTakenBack(played.player(), List.of(card)));
      cancel(draft, played, true);
    }

    private static void cancel(Draft<?, Table> draft, CardPlayed played, boolean takenBack) {
      of(draft.table(), played)
          .map(effect ->
              effect.with(
                  new Effect.Progress(
                      effect.progress.chosen,
                      false,
                      true,
                      true,
                      takenBack,
                      effect.progress.sealed)))
          .ifPresent(cancelled -> draft.add(new FrameChanged(played.effect(), cancelled)));
    }

    /** Whether its card was cancelled. */
    public boolean wasCancelled() {
      return progress.cancelled;
    }

    /** Whether the effect of a card that was played can still be cancelled. */
    static boolean isPending(Table table, CardPlayed played) {
      return of(table, played).filter(effect -> !effect.progress.cancelled).isPresent();
    }

    private static Optional<Effect> of(Table table, CardPlayed played) {
      return table
          .kernel()
          .frame(played.effect())
          .map(Frame::procedure)
          .filter(Effect.class::isInstance)
          .map(Effect.class::cast);
    }

    /** Whether anything is chosen for it or carried out. */
    public boolean hasBegun() {
      return !equals(new Effect(service, use, occurrence));
    }

    /**
     * Asks anew what an effect asks, because of what players have exchanged meanwhile. Nothing
     * happens if no effect awaits an answer.
     */
    public static void askAnew(Draft<?, Table> draft) {
      Table table = draft.table();
      if (table.kernel().frame().map(Frame::procedure).orElse(null) instanceof Effect) {
        table.kernel().awaiting().ifPresent(open -> draft.add(new WindowClosed(open.id())));
      }
    }

    /** Whether it is carried out, except for the procedures that it called. */
    public boolean carriedOut() {
      return progress.resolved;
    }

    /**
     * The progress of an effect.
     *
     * @param resolved whether it is carried out, except for the procedures that it called
     * @param announced whether other players were asked to cancel it
     * @param cancelled whether it is cancelled
     * @param takenBack whether its card is in the player's hand again since then
     * @param sealed the choices that not everybody may know
     */
    public record Progress(
        Chosen chosen,
        boolean resolved,
        @OmittedByDefault boolean announced,
        @OmittedByDefault boolean cancelled,
        @OmittedByDefault boolean takenBack,
        @OmittedByDefault List<Sealed> sealed) {
      public Progress {
        sealed = List.copyOf(sealed);
      }
    }

    /**
     * A choice that not everybody may know.
     *
     * @param count how many candidates were chosen
     */
    public record Sealed(String about, Seat seat, int count) {}
  }

  /**
   * A player's use of an ability.
   *
   * @param of the player of whose colour the component is, if each player has one
   */
  record Use(AbilityRef ability, Seat seat, @OmittedByDefault Optional<Seat> of) {

    /** The use of a component of which each game has one. */
    public Use(AbilityRef ability, Seat seat) {
      this(ability, seat, Optional.empty());
    }

    static Use of(AbilityRef ability, Grant grant) {
      return new Use(ability, grant.user(), grant.of());
    }

    /**
     * Whether this would be another use of what was used then. A promissory note is the same card
     * in every hand. Rule: abilities.N2.
     */
    boolean isAgain(Use earlier) {
      boolean sameCard =
          seat.equals(earlier.seat) || ability.component().kind() == Kind.PROMISSORY_NOTE;
      return sameCard && ability.equals(earlier.ability) && of.equals(earlier.of);
    }

    /** How the player has the component. */
    Grant grant() {
      return new Grant(ability.component(), seat, of);
    }
  }
}
