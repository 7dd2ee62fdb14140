package org.lazax.game.politics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.game.state.GameConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.council.AgendaDeck;
import org.lazax.rules.council.AgendaDeck.Uppermost;
import org.lazax.rules.procedure.StrategyCardProcedure.LookAtAgendas;
import org.lazax.table.Table;
import org.lazax.table.event.council.AgendasReturned;
import org.lazax.table.event.council.AgendasSeen;

/**
 * The player looks at the uppermost agendas and puts each on the top or on the bottom of the deck.
 * Nobody else sees them. Rules: politics.2.3, politics.N2.
 */
@Asks(
    value = "return-agendas",
    awaited = "A player who looks at agendas.",
    silence = "`return-agendas`: all on top of the deck, in the same order")
public final class LookAtAgendasConductor implements GameConductor<LookAtAgendas, ReturnAgendas> {
  @Override
  public Class<LookAtAgendas> procedure() {
    return LookAtAgendas.class;
  }

  @Override
  public Class<ReturnAgendas> commands() {
    return ReturnAgendas.class;
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, LookAtAgendas look) {
    if (look.progress().seen() > 0) {
      draft.ask("return-agendas", look.seat());
      return;
    }
    Uppermost top = AgendaDeck.onTop(draft, look.count());
    if (top.cards().isEmpty()) {
      draft.close();
    } else {
      draft.change(look.seen(top.cards().size()));
      draft.add(new AgendasSeen(look.seat(), top.cards(), top.chance()));
    }
  }

  private static List<AgendaId> seen(Table table, LookAtAgendas look) {
    return table.council().top().subList(0, look.progress().seen());
  }

  @Override
  public void answer(Draft<GameState, Table> draft, LookAtAgendas look, ReturnAgendas command) {
    draft.answered();
    List<AgendaId> returned = new ArrayList<>(command.top());
    returned.addAll(command.bottom());
    List<AgendaId> seen = seen(draft.table(), look);
    if (returned.size() != seen.size() || !returned.containsAll(seen)) {
      throw new RefusalException(
          Refusal.rule("politics.2.3", "each agenda looked at goes to the top or to the bottom")
              .with("agendas", seen)
              .with("top", command.top())
              .with("bottom", command.bottom()));
    }
    draft.add(new AgendasReturned(look.seat(), command.top(), command.bottom()));
    draft.close();
  }

  @Override
  public List<Option> options(Position<GameState, Table> position, LookAtAgendas look, Seat seat) {
    return List.of(new PoliticsOption.AgendaReturn(seen(position.table(), look)));
  }

  /** Puts all on the top in their order. */
  @Override
  public Optional<ReturnAgendas> defaultAnswer(
      Position<GameState, Table> position, LookAtAgendas look, Seat seat) {
    return Optional.of(new ReturnAgendas(seen(position.table(), look), List.of()));
  }
}
