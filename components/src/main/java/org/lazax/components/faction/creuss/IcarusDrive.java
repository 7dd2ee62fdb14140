package org.lazax.components.faction.creuss;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsRemoved;

/**
 * After any player activates a system, the owner may remove one of these mechs from the board to
 * place or move a wormhole token into the system that it leaves. Rules: unit/icarus_drive.N1,
 * unit/icarus_drive.N2.
 */
final class IcarusDrive extends Card<SystemActivated> {
  private static final String MECH = "mech";

  IcarusDrive() {
    super(Kind.UNIT, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !mechs(table, grant).isEmpty();
  }

  private static List<Piece> mechs(Table table, Grant grant) {
    return table.units().at().entrySet().stream()
        .flatMap(at ->
            at.getValue().stream()
                .filter(unit -> unit.owner().equals(grant.user()))
                .filter(unit -> unit.type() == UnitType.MECH)
                .flatMap(unit -> Piece.of(at.getKey(), unit, 1).stream()))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return Ask.once(MECH, soFar, () -> mechs(table, grant))
        .or(() -> WormholeTokens.asksToken(soFar));
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Piece mech = Piece.parse(chosen.one(MECH).orElseThrow());
    draft.add(new UnitsRemoved(mech.from(), List.of(mech.stack(grant.user()))));
    WormholeTokens.lay(draft, chosen, mech.from().system());
  }
}
