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
 * The command tokens of other players in fleet pools, at most one of each player in each pool. They
 * are public. Rules: faction_ability/edict.N3, faction_ability/edict.N5.
 *
 * @param owners the players whose tokens are in the fleet pool of each player; players without such
 *     tokens are left out
 */
@WireType("prophecy-of-kings.held-tokens")
public record HeldTokens(Map<Seat, Set<Seat>> owners) implements TablePart, TokensInFleetPools {
  public static final PartId<HeldTokens> ID =
      PartId.of(new HeldTokens(Map.of()), List.of(TokensHeld.class));

  public HeldTokens {
    owners = Copies.sorted(owners);
  }

  /** The players whose tokens are in this player's fleet pool. */
  public static Set<Seat> of(Table table, Seat seat) {
    return table.part(ID).inFleetPool(seat);
  }

  /** The tokens after this player's fleet pool was set to those of these players. */
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

  /**
   * The tokens without those in this player's fleet pool. Rules: elimination.10.5,
   * elimination.10.6.
   */
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
