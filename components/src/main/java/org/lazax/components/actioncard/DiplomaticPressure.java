package org.lazax.components.actioncard;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ActionCard;
import org.lazax.components.card.HandedNote;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.AgendaRevealed;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;

/**
 * Another player gives a promissory note of its hand, which it chooses, to the player. Nobody aims
 * two copies at one player on one agenda. Rules: action_card/diplomatic_pressure.N1 to
 * action_card/diplomatic_pressure.N3.3.
 */
public final class DiplomaticPressure extends ActionCard<AgendaRevealed> {
  private static final String PLAYER = "player";

  public DiplomaticPressure() {
    super(AgendaRevealed.class);
  }

  @Override
  public boolean repeatable() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, AgendaRevealed revealed) {
    return !players(table, grant).isEmpty();
  }

  private List<Seat> players(Table table, Grant grant) {
    return HandedNote.holders(table, grant.user()).stream()
        .filter(seat -> !isPressed(table, grant, seat))
        .toList();
  }

  private boolean isPressed(Table table, Grant grant, Seat player) {
    return table.kernel().effects().stream()
        .anyMatch(effect ->
            effect.ability().equals(name())
                && effect.user().equals(Optional.of(grant.user()))
                && player.toString().equals(effect.params().get(PLAYER)));
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, AgendaRevealed revealed, Chosen soFar) {
    return Ask.once(PLAYER, soFar, () -> players(table, grant))
        .or(() -> HandedNote.asks(table, player(soFar), grant.user(), soFar));
  }

  private static Seat player(Chosen chosen) {
    return Seat.of(chosen.one(PLAYER).orElseThrow());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, AgendaRevealed revealed, Chosen chosen) {
    Seat player = player(chosen);
    draft.add(
        LastingEffects.until(
            Agenda.frame(draft.table()), name(), grant, Map.of(PLAYER, player.toString())));
    HandedNote.give(draft, player, grant.user(), chosen);
  }
}
