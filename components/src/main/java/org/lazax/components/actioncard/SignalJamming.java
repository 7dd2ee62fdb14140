package org.lazax.components.actioncard;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenPlaced;
import org.lazax.table.event.tokens.TokenSupply;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.tokens.Pool;

/**
 * The player chooses a system that is no home system and has ships of its own or is adjacent to
 * some. A command token of another player is placed there. If it has none in its reinforcements, it
 * takes one from a pool of its choice. Rules: action_card/signal_jamming.N1,
 * action_card/signal_jamming.N2, command_tokens.3.2.
 */
public final class SignalJamming extends ComponentActionCard {
  private static final String SYSTEM = "system";
  private static final String PLAYER = "player";
  private static final String POOL = "pool";

  @Override
  public boolean possible(Table table, Grant grant) {
    return !systems(table, grant).isEmpty();
  }

  private static List<SystemId> systems(Table table, Grant grant) {
    Set<SystemId> near = new HashSet<>();
    Starmap map = Starmap.seenBy(table, grant.user());
    for (SystemId system : table.galaxy().systems()) {
      if (!table.units().ships(system, grant.user()).isEmpty()) {
        near.add(system);
        near.addAll(map.adjacent(system));
      }
    }
    return table.galaxy().systems().stream()
        .filter(near::contains)
        .filter(system -> !table.galaxy().tile(system).isHome())
        .filter(system -> !players(table, grant, system).isEmpty())
        .toList();
  }

  /** The other players who have a token to place and none in the system. */
  private static List<Seat> players(Table table, Grant grant, SystemId system) {
    return table.players().values().stream()
        .filter(player -> !player.eliminated() && !player.seat().equals(grant.user()))
        .map(Player::seat)
        .filter(seat -> !table.tokens().getOrDefault(system, Set.of()).contains(seat))
        .filter(seat -> !TokenSupply.sources(table, seat).isEmpty())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    if (!soFar.has(SYSTEM)) {
      return Optional.of(Ask.one(SYSTEM, systems(table, grant)));
    }
    SystemId system = SystemId.of(soFar.one(SYSTEM).orElseThrow());
    if (!soFar.has(PLAYER)) {
      return Optional.of(Ask.one(PLAYER, players(table, grant, system)));
    }
    Seat player = Seat.of(soFar.one(PLAYER).orElseThrow());
    return Ask.once(POOL, soFar, () -> words(TokenSupply.sources(table, player)))
        .map(ask -> ask.chosenBy(player));
  }

  private static List<String> words(List<Pool> pools) {
    return pools.stream().map(Pool::word).toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    SystemId system = SystemId.of(chosen.one(SYSTEM).orElseThrow());
    Seat player = Seat.of(chosen.one(PLAYER).orElseThrow());
    TokenSupply.sources(draft.table(), player).stream()
        .filter(pool -> chosen.one(POOL).filter(pool.word()::equals).isPresent())
        .findFirst()
        .ifPresent(pool -> draft.add(new TokenPlaced(player, pool, system)));
  }
}
