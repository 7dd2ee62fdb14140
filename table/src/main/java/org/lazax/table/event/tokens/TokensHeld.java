package org.lazax.table.event.tokens;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.immutable.Copies;

/**
 * Whose command tokens lie in a player's fleet pool now beside its own, one of each. What was not
 * there comes from its owner's reinforcements, and what is there no more has gone back to them.
 */
@WireType("table.tokens-held.v1")
public record TokensHeld(Seat seat, Set<Seat> owners) implements TableEvent {
  public TokensHeld {
    // By seat, so that a game is the same however its log was read.
    owners = Copies.ordered(new TreeSet<>(owners));
  }

  @Override
  public Table fold(Table table) {
    return table.withPlayer(seat, player -> player.withHeldTokens(owners));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return owners.stream()
        .filter(owner -> !table.player(seat).heldTokens().contains(owner))
        .filter(owner -> owner.equals(seat) || TokenSupply.reinforcements(table, owner) < 1)
        .findFirst()
        .map(owner ->
            Refusal.rule("command_tokens.3", "there is no command token of another's there")
                .with("owner", owner));
  }
}
