package org.lazax.components.faction.saar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.units.UnitsMarked;
import org.lazax.table.units.UnitStack;

/**
 * After any player activates a system, one ship of that player has the highest move value of any
 * ship on the board in this tactical action. Rules: leader/captain_mendosa.N2 to
 * leader/captain_mendosa.N3.
 */
final class CaptainMendosa extends Card<SystemActivated> implements MovementHooks {
  private static final String SHIP = "ship";
  private static final String MOVE = "move";

  CaptainMendosa() {
    super(Kind.LEADER, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return grant.isReady(table) && !ships(table, activated).isEmpty();
  }

  /** The ships of the active player in other systems that move by themselves. */
  private static List<Piece> ships(Table table, SystemActivated activated) {
    return table.units().at().entrySet().stream()
        .filter(at -> at.getKey().isSpace() && !at.getKey().system().equals(activated.system()))
        .flatMap(at ->
            at.getValue().stream()
                .filter(stack -> stack.owner().equals(activated.active()))
                .filter(stack -> stack.mark().isEmpty() && move(table, stack) > 0)
                .flatMap(stack -> Piece.of(at.getKey(), stack, 1).stream()))
        .toList();
  }

  private static int move(Table table, UnitStack stack) {
    return Stats.of(table, stack).move();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, SystemActivated activated, Chosen soFar) {
    return Ask.once(SHIP, soFar, () -> ships(table, activated));
  }

  /** The value is copied now. The effect is on the active player, whoever has the agent. */
  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Table table = draft.table();
    Piece ship = Piece.parse(chosen.one(SHIP).orElseThrow());
    draft.add(
        LastingEffects.until(
            table.kernel().frameOf(TacticalAction.class).map(Frame::id),
            name(),
            activated.active(),
            Map.of(MOVE, Integer.toString(fastest(table)))));
    draft.add(
        new UnitsMarked(ship.from(), List.of(ship.stack(activated.active())), Optional.of(ref())));
  }

  private static int fastest(Table table) {
    return table.units().at().entrySet().stream()
        .filter(at -> at.getKey().isSpace())
        .flatMap(at -> at.getValue().stream())
        .mapToInt(stack -> move(table, stack))
        .max()
        .orElse(0);
  }

  @Override
  public Change move(MovementView view, Grant by, Ship ship) {
    return ship.mark().filter(ref()::equals).isPresent()
        ? LastingEffects.param(view.table(), by, MOVE)
            .map(value -> Change.becomes(Integer.parseInt(value)))
            .orElse(Change.NONE)
        : Change.NONE;
  }
}
