package org.lazax.components.faction.mahact;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.immutable.Copies;

/**
 * The command tokens of other players in a player's fleet pool have changed.
 *
 * @param owners the players whose tokens are there now, one of each. New tokens come from their
 *     reinforcements, and the others return to them.
 */
@WireType("table.tokens-held.v1")
public record TokensHeld(Seat seat, Set<Seat> owners) implements TableEvent {
  public TokensHeld {
    // Sorted by seat, so that the state does not depend on the order in the log.
    owners = Copies.ordered(new TreeSet<>(owners));
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(HeldTokens.ID, held -> held.with(seat, owners));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    Set<Seat> held = HeldTokens.of(table, seat);
    return owners.stream()
        .filter(owner -> !held.contains(owner))
        .filter(owner -> owner.equals(seat) || TokenSupply.reinforcements(table, owner) < 1)
        .findFirst()
        .map(owner ->
            Refusal.rule("command_tokens.3", "there is no command token of another's there")
                .with("owner", owner));
  }
}
