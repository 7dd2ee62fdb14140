package org.lazax.combat;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.Conductor;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.wire.SealedTypes;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.combat.bombardment.BombardmentConductor;
import org.lazax.combat.capture.CaptureRollsConductor;
import org.lazax.combat.exchange.RollHitsConductor;
import org.lazax.combat.groundcombat.GroundCombatConductor;
import org.lazax.combat.hits.AssignHitsConductor;
import org.lazax.combat.hits.SingleOutConductor;
import org.lazax.combat.hits.TakeHitsConductor;
import org.lazax.combat.invasion.CommitmentConductor;
import org.lazax.combat.invasion.InvasionConductor;
import org.lazax.combat.round.DestroyedConductor;
import org.lazax.combat.spacecannon.SpaceCannonDefenseConductor;
import org.lazax.combat.spacecannon.SpaceCannonOffenseConductor;
import org.lazax.combat.spacecombat.SpaceCombatConductor;
import org.lazax.combat.state.CombatEvent;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.combat.roll.AbilityRolled;
import org.lazax.rules.combat.roll.DiceRaised;
import org.lazax.rules.effect.GainControlConductor;
import org.lazax.rules.effect.GainTechnologyConductor;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsDestroyed;

/**
 * The decider of combat-service. It consists of the conductors of its procedures. The default
 * answers of a silent player never fire a unit ability and never commit ground forces; they only
 * end what is under way.
 */
public final class CombatDecider extends ProcedureDecider<CombatState, Table> {
  private static final List<Conductor<CombatState, Table, ?, ?>> CONDUCTORS =
      List.of(
          new SpaceCannonOffenseConductor(),
          new SpaceCombatConductor(),
          new RollHitsConductor(),
          new TakeHitsConductor(),
          new AssignHitsConductor(),
          new SingleOutConductor(),
          new DestroyedConductor(),
          new CaptureRollsConductor(),
          new InvasionConductor(),
          new BombardmentConductor(),
          new CommitmentConductor(),
          new SpaceCannonDefenseConductor(),
          new GroundCombatConductor(),
          new GainControlConductor<>(CombatMoments.MOMENTS),
          new GainTechnologyConductor<>(CombatMoments.MOMENTS),
          CombatMoments.MOMENTS.moment(),
          CombatMoments.MOMENTS.effect());

  static final WireTypes OWN =
      commands(Service.COMBAT, CONDUCTORS)
          .and(SealedTypes.of(CombatEvent.class))
          .and(List.of(DiceRaised.class, AbilityRolled.class));

  private final Table emptyTable;

  /**
   * Creates a decider.
   *
   * @param emptyTable an empty table. A game uses the rules of this table or, if it chooses other
   *     expansions, those that the rulebook of this table has for them.
   */
  public CombatDecider(Table emptyTable) {
    super(CONDUCTORS);
    this.emptyTable = emptyTable;
  }

  @Override
  public Service service() {
    return Service.COMBAT;
  }

  @Override
  public WireTypes wire() {
    return TableTypes.of(emptyTable, OWN);
  }

  @Override
  public Upcasters upcasters() {
    return TableTypes.UPCASTERS;
  }

  @Override
  public CombatState initial() {
    return CombatState.INITIAL;
  }

  @Override
  public Table table() {
    return emptyTable;
  }

  @Override
  public CombatState evolve(CombatState own, GameEvent event, Stamp stamp) {
    return switch (event) {
      case CombatEvent fought -> own.after(fought, stamp);
      case UnitsDestroyed lost -> own.after(lost);
      case DiceRaised raised -> own.after(raised);
      case AbilityRolled rolled -> own.after(rolled, stamp);
      default -> own;
    };
  }
}
