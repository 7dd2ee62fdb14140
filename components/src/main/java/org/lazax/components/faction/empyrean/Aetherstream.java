package org.lazax.components.faction.empyrean;

import java.util.Map;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.galaxy.Neighbours;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.rules.movement.MovementHooks;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.galaxy.SystemId;

/**
 * After its owner or a neighbor of it activates a system next to an anomaly, the owner may give
 * each ship of that player +1 move in this tactical action. Rules: technology/aetherstream.N1,
 * technology/aetherstream.N2.
 */
public final class Aetherstream extends Card<SystemActivated> implements MovementHooks {
  public Aetherstream() {
    super(Kind.TECHNOLOGY, SystemActivated.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return isOwned(table, grant)
        && (activated.active().equals(grant.user())
            || Neighbours.are(table, grant.user(), activated.active()))
        && isBesideAnomaly(Starmap.of(table), activated.system())
        && ShipsElsewhere.are(table, activated.active(), activated.system());
  }

  /** Whoever has only the effect on its ships cannot use the technology. */
  private static boolean isOwned(Table table, Grant grant) {
    return ActiveComponents.of(table, grant.user()).standing().contains(grant.component());
  }

  /** An anomaly is not beside itself. */
  private static boolean isBesideAnomaly(Starmap map, SystemId active) {
    return map.adjacent(active).stream().anyMatch(system -> !map.anomalies(system).isEmpty());
  }

  /** The effect is on the active player, whoever has the technology. */
  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    draft.add(
        LastingEffects.until(
            draft.table().kernel().frameOf(TacticalAction.class).map(Frame::id),
            name(),
            activated.active(),
            Map.of()));
  }

  @Override
  public Change move(MovementView view, Grant by, Ship ship) {
    return Change.plus(LastingEffects.count(view.table(), by));
  }
}
