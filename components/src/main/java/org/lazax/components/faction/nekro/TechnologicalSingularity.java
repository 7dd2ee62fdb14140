package org.lazax.components.faction.nekro;

import java.util.Optional;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.chronicle.kernel.KernelEvent.AbilityUsed;
import org.lazax.components.technology.LateGain;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatAbility;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.GroundCombat;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.procedure.SpaceCombat;
import org.lazax.rules.procedure.TakeHits;
import org.lazax.rules.ruleset.ActiveComponents;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * Once in a combat, after a unit of the opponent was destroyed, the owner may gain a technology of
 * the opponent, or copy a faction technology. If a roll's hits destroyed the unit, the technology
 * does not apply to other units that the same hits destroy. Rules:
 * faction_ability/technological_singularity.N1 to faction_ability/technological_singularity.N3.3,
 * faction_ability/technological_singularity.N6, faction_ability/technological_singularity.N6.1.
 */
public final class TechnologicalSingularity implements Component, CombatAbility {
  private static final AbilityRef NAME =
      AbilityRef.parse("faction_ability/technological_singularity");
  private static final ComponentRef ANTIVIRUS = ComponentRef.parse("promissory_note/antivirus");

  @Override
  public ComponentRef ref() {
    return name().component();
  }

  @Override
  public AbilityRef name() {
    return NAME;
  }

  @Override
  public boolean usable(Table table, Grant grant, InFight happens) {
    return CombatMoment.DESTROYED.isIn(happens)
        && happens.round() > 0
        && happens.isParty(grant.user())
        && !happens.whose().equals(grant.user())
        && !ActiveComponents.of(table, happens.whose()).all().contains(ANTIVIRUS)
        && !table.kernel().hasUsed(grant.user(), NAME)
        && !Assimilating.of(table, grant.user(), happens.whose()).isEmpty();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, InFight happens, Chosen soFar) {
    return Assimilating.asks(
        table, grant.user(), () -> Assimilating.of(table, grant.user(), happens.whose()), soFar);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, InFight happens, Chosen chosen) {
    draft.add(new AbilityUsed(NAME, grant.user(), combat(draft.table())));
    TechnologyId gained = Assimilating.technology(chosen);
    roll(draft.table()).ifPresent(roll -> draft.add(LateGain.of(roll, grant, gained)));
    Assimilating.gain(draft, grant.user(), chosen);
  }

  /**
   * The frame of the roll whose hits destroyed the unit; empty if an ability destroyed it while
   * hits are being taken.
   */
  private static Optional<Integer> roll(Table table) {
    boolean byAbility =
        table
            .kernel()
            .frameOf(procedure ->
                procedure instanceof AssignHits
                    || (procedure instanceof TakeHits hits && !hits.assigns()))
            .isPresent();
    return byAbility ? Optional.empty() : table.kernel().frameOf(RollHits.class).map(Frame::id);
  }

  private static Optional<Integer> combat(Table table) {
    return table
        .kernel()
        .frameOf(procedure -> procedure instanceof SpaceCombat || procedure instanceof GroundCombat)
        .map(Frame::id);
  }
}
