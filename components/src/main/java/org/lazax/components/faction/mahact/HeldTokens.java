package org.lazax.components.faction.mahact;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.event.tokens.TokensInFleetPools;
import org.lazax.table.immutable.Copies;

/**
 * The command tokens of others in the fleet pools of those who have won against them, one of each
 * player's in a pool. Everybody sees them. Rules: faction_ability/edict.N3,
 * faction_ability/edict.N5.
 *
 * @param owners whose tokens lie in a player's fleet pool; nobody who holds none is named
 */
@WireType("prophecy-of-kings.held-tokens")
public record HeldTokens(Map<Seat, Set<Seat>> owners) implements TablePart, TokensInFleetPools {
  public static final PartId<HeldTokens> ID =
      PartId.of(new HeldTokens(Map.of()), List.of(TokensHeld.class));

  public HeldTokens {
    owners = Copies.sorted(owners);
  }

  /** Whose tokens lie in this player's fleet pool. */
  public static Set<Seat> of(Table table, Seat seat) {
    return table.part(ID).inFleetPool(seat);
  }

  /** The same with these in this player's fleet pool, and no others. */
  HeldTokens with(Seat seat, Set<Seat> now) {
    return new HeldTokens(
        now.isEmpty() ? Copies.without(owners, seat) : Copies.with(owners, seat, now));
  }

  @Override
  public Set<Seat> inFleetPool(Seat seat) {
    return owners.getOrDefault(seat, Set.of());
  }

  @Override
  public TokensHeld returned(Seat seat, Seat owner) {
    return new TokensHeld(seat, Copies.without(inFleetPool(seat), owner));
  }

  @Override
  public boolean isEmpty() {
    return owners.isEmpty();
  }

  /** Rules: elimination.10.5, elimination.10.6. */
  @Override
  public HeldTokens without(Seat out) {
    return with(out, Set.of());
  }

  @Override
  public HeldTokens shown() {
    return this;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    List<String> found = new ArrayList<>();
    owners.forEach((seat, others) -> {
      if (!table.seats().contains(seat) || others.contains(seat)) {
        found.add(seat + " holds the command tokens of " + others);
      }
    });
    return found;
  }
}
