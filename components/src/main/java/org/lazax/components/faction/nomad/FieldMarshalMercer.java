package org.lazax.components.faction.nomad;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.components.card.GroundForceTransfer;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.SystemActivated;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnEnds;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.GameProcedure.Turn;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;

/**
 * At the end of a turn of any player, that player may move up to two of its ground forces from
 * anywhere to planets that it controls in the system that it activated last in this turn. Rules:
 * leader/field_marshal_mercer.N1 to leader/field_marshal_mercer.N5.
 */
final class FieldMarshalMercer implements WithAbilities {
  private static final AbilityRef NAME = AbilityRef.parse("leader/field_marshal_mercer");
  private static final AbilityRef ACTIVATED =
      AbilityRef.parse("leader/field_marshal_mercer#activated");
  private static final String SYSTEM = "system";

  @Override
  public ComponentRef ref() {
    return NAME.component();
  }

  @Override
  public List<Ability<?>> abilities() {
    return List.of(new Activated(), new Moves());
  }

  /** Records until the end of the turn which system was activated. */
  private static final class Activated implements Ability<SystemActivated> {
    @Override
    public AbilityRef name() {
      return ACTIVATED;
    }

    @Override
    public Class<SystemActivated> trigger() {
      return SystemActivated.class;
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, SystemActivated activated) {
      return table.kernel().within(Turn.class).isPresent();
    }

    @Override
    public void resolve(
        Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
      draft.add(
          LastingEffects.until(
              draft.table().kernel().frameOf(Turn.class).map(Frame::id),
              ACTIVATED,
              grant.user(),
              Map.of(SYSTEM, activated.system().toString())));
    }
  }

  /** Moves the ground forces. */
  private static final class Moves implements Ability<TurnEnds> {
    private static final GroundForceTransfer FORCES = new GroundForceTransfer(2);

    @Override
    public AbilityRef name() {
      return NAME;
    }

    @Override
    public Class<TurnEnds> trigger() {
      return TurnEnds.class;
    }

    @Override
    public boolean usable(Table table, Grant grant, TurnEnds turn) {
      return grant.isReady(table)
          && !planets(table, grant, turn).isEmpty()
          && FORCES.isPossible(table, turn.active());
    }

    /** The planets of the active player in the system that was activated last. */
    private static List<Place> planets(Table table, Grant grant, TurnEnds turn) {
      Optional<SystemId> system = activated(table, grant);
      return ControlledPlanets.open(table, turn.active()).stream()
          .filter(place -> system.filter(place.system()::equals).isPresent())
          .toList();
    }

    private static Optional<SystemId> activated(Table table, Grant grant) {
      return table.kernel().effects().stream()
          .filter(effect -> effect.ability().toString().equals(ACTIVATED.toString()))
          .filter(effect -> effect.user().filter(grant.user()::equals).isPresent())
          .reduce((_, later) -> later)
          .map(effect -> SystemId.of(effect.params().getOrDefault(SYSTEM, "")));
    }

    /** Another player than the user may also refuse. */
    @Override
    public Optional<Ask> asks(Table table, Grant grant, TurnEnds turn, Chosen soFar) {
      Seat active = turn.active();
      int least = active.equals(grant.user()) ? 1 : 0;
      return FORCES
          .asks(table, active, least, planets(table, grant, turn), soFar)
          .map(ask -> ask.chosenBy(active));
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, TurnEnds turn, Chosen chosen) {
      LeaderUses.use(draft, grant);
      FORCES.move(draft, turn.active(), chosen);
    }
  }
}
