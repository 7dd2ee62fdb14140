package org.lazax.components.faction.naalu;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AfterAgendaRevealed;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.council.AgendaDeck.Uppermost;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.council.AgendasSeen;

/**
 * The first print: after an agenda is revealed, the owner may look at the top card of the agenda
 * deck. Then it may show that card to another player. Rule: leader/zeu.original.N1.
 */
final class ZeuFirstPrint implements WithAbilities {
  private static final ComponentRef CARD = ComponentRef.parse("leader/zeu.base");
  private static final AbilityRef SHOWING = new AbilityRef(CARD, "show");
  private static final String PLAYER = "player";

  @Override
  public ComponentRef ref() {
    return CARD;
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Look(), new Show());
  }

  /** The owner looks. */
  private static final class Look implements Ability<AfterAgendaRevealed> {
    @Override
    public AbilityRef name() {
      return AbilityRef.of(CARD);
    }

    @Override
    public Class<AfterAgendaRevealed> trigger() {
      return AfterAgendaRevealed.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, AfterAgendaRevealed revealed) {
      return grant.isReady(table);
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, AfterAgendaRevealed revealed, Chosen chosen) {
      LeaderUses.use(draft, grant);
      Uppermost top = AgendaDeck.onTop(draft, 1);
      draft.add(new AgendasSeen(grant.user(), top.cards(), top.chance()));
      draft.call(Effect.goingOn(draft.table(), SHOWING, Chosen.NOTHING));
    }
  }

  /** The owner shows the card that it has seen, or does not. */
  private static final class Show extends LaterParagraph<AfterAgendaRevealed> {
    Show() {
      super(SHOWING, AfterAgendaRevealed.class);
    }

    @Override
    public Optional<Ask> asks(
        Table table, Grant grant, AfterAgendaRevealed revealed, Chosen soFar) {
      List<String> others =
          table.seats().stream()
              .filter(seat -> !seat.equals(grant.user()) && !table.player(seat).eliminated())
              .map(Seat::toString)
              .toList();
      return soFar.has(PLAYER) ? Optional.empty() : Optional.of(new Ask(PLAYER, others, 0, 1));
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, AfterAgendaRevealed revealed, Chosen chosen) {
      chosen
          .one(PLAYER)
          .map(Seat::of)
          .ifPresent(seat ->
              draft.add(
                  new AgendasSeen(
                      seat, List.of(draft.table().council().top().getFirst()), Optional.empty())));
    }
  }
}
