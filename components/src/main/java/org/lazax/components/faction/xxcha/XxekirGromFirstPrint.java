package org.lazax.components.faction.xxcha;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.AbilityProcedure.Effect;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendasRevealed;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.council.AgendaDeck.Uppermost;
import org.lazax.rules.council.Laws;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.procedure.AgendasAside;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.HandHooks;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.vote.OwedVote;
import org.lazax.rules.vote.VoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.Law;
import org.lazax.table.event.council.AgendasSetAside;

/**
 * The first print: as an action the owner may discard a law, takes the top five agendas, reveals
 * two of them and resolves both as the only player who votes, with one vote each. The rest is
 * discarded. Meanwhile other players use no abilities. Rules: leader/xxekir_grom.original.N1 to
 * leader/xxekir_grom.original.N16.
 */
final class XxekirGromFirstPrint implements WithAbilities, VoteHooks, HandHooks {
  private static final ComponentRef CARD = ComponentRef.parse("leader/xxekir_grom.base");
  private static final AbilityRef REVEALING = new AbilityRef(CARD, "reveal");
  private static final AbilityRef ORDER = new AbilityRef(CARD, "order");
  private static final String LAW = "law";
  private static final String AGENDAS = "agendas";
  private static final String FIRST = "first";
  private static final int SEEN = 5;
  private static final int REVEALED = 2;

  @Override
  public ComponentRef ref() {
    return CARD;
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Action(), new Reveal(), new Order());
  }

  /** Whether the agendas that the owner has revealed are being resolved. */
  private static boolean isUnderWay(Table table, Grant grant) {
    return LastingEffects.is(table, grant);
  }

  @Override
  public boolean votesAlone(Table table, Grant grant) {
    return isUnderWay(table, grant);
  }

  @Override
  public boolean votesAlways(Table table, Grant grant) {
    return isUnderWay(table, grant);
  }

  @Override
  public boolean castsOneVote(Table table, Grant grant) {
    return isUnderWay(table, grant);
  }

  @Override
  public boolean barsAddedVotes(Table table, Grant grant) {
    return isUnderWay(table, grant);
  }

  @Override
  public Optional<OwedVote> owes(Table table, Grant grant) {
    return isUnderWay(table, grant)
        ? Optional.of(new OwedVote(Agenda.possible(table), "leader/xxekir_grom.original.N3"))
        : Optional.empty();
  }

  @Override
  public boolean mayPlay(Table table, Grant grant, Seat player, ComponentRef card) {
    return player.equals(grant.user()) || !isUnderWay(table, grant);
  }

  /** The action: a law may be discarded before the owner sees agendas. */
  private static final class Action implements ActionAbility {
    @Override
    public AbilityRef name() {
      return AbilityRef.of(CARD);
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return grant.isReady(table);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      List<AgendaId> laws = table.council().laws().stream().map(Law::agenda).toList();
      return soFar.has(LAW) || laws.isEmpty()
          ? Optional.empty()
          : Optional.of(new Ask(LAW, laws.stream().map(AgendaId::toString).toList(), 0, 1));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      LeaderUses.use(draft, grant);
      int effect = draft.table().kernel().frameOf(Effect.class).map(Frame::id).orElseThrow();
      draft.add(LastingEffects.until(effect, name(), grant));
      chosen.one(LAW).ifPresent(law -> draft.addAll(Laws.leave(draft.table(), new AgendaId(law))));
      Uppermost top = AgendaDeck.onTop(draft, SEEN);
      draft.add(new AgendasSetAside(grant.user(), top.cards(), top.chance()));
      draft.call(Effect.goingOn(draft.table(), REVEALING, Chosen.NOTHING));
    }
  }

  /** The owner chooses two of the agendas that it sees, in the order in which it reveals them. */
  private static final class Reveal extends LaterParagraph<ComponentAction> {
    Reveal() {
      super(REVEALING, ComponentAction.class);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
      List<String> seen = table.council().aside().stream().map(AgendaId::toString).toList();
      int count = Math.min(REVEALED, seen.size());
      return soFar.has(AGENDAS)
          ? Optional.empty()
          : Optional.of(new Ask(AGENDAS, seen, count, count).hidden());
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      List<AgendaId> revealed = chosen.all(AGENDAS).stream().map(AgendaId::new).toList();
      List<AgendaId> all = new ArrayList<>(draft.table().council().aside());
      all.removeAll(revealed);
      all.addAll(0, revealed);
      draft.add(new AgendasSetAside(grant.user(), all, Optional.empty()));
      if (!revealed.isEmpty()) {
        draft.call(new AgendasAside(all.size() - revealed.size()));
      }
    }
  }

  /** The owner chooses which of the two it resolves first. */
  private static final class Order implements Ability<AgendasRevealed> {
    @Override
    public AbilityRef name() {
      return ORDER;
    }

    @Override
    public Class<AgendasRevealed> trigger() {
      return AgendasRevealed.class;
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, AgendasRevealed revealed) {
      return isUnderWay(table, grant);
    }

    @Override
    public Optional<Ask> asks(Table table, Grant grant, AgendasRevealed revealed, Chosen soFar) {
      return Ask.once(FIRST, soFar, revealed::agendas);
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, AgendasRevealed revealed, Chosen chosen) {
      if (!chosen.one(FIRST).orElseThrow().equals(revealed.agendas().getLast().toString())) {
        Agenda.putOff(draft);
      }
    }
  }
}
