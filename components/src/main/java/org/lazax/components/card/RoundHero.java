package org.lazax.components.card;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.WithAbilities;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.ability.occurrence.PhaseOccurrence.RoundEnds;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.LastingEffects;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/**
 * A hero that is used as an action, has an effect until the round ends, and is purged then. Its
 * hooks look whether the effect lasts.
 */
public abstract class RoundHero implements WithAbilities {
  private final AbilityRef name;

  /**
   * @param id the hero's in the catalog
   */
  protected RoundHero(String id) {
    this.name = AbilityRef.parse(ComponentRef.Kind.LEADER + "/" + id);
  }

  @Override
  public final ComponentRef ref() {
    return name.component();
  }

  @Override
  public final List<Ability<?>> abilities() {
    return List.of(new Begins(), new Ends());
  }

  private final class Begins implements ActionAbility {
    @Override
    public AbilityRef name() {
      return name;
    }

    @Override
    public boolean possible(Table table, Grant grant) {
      return grant.isReady(table) && !LastingEffects.is(table, grant);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
      draft.add(
          LastingEffects.until(
              draft.table().kernel().frameOf(Round.class).map(Frame::id),
              name,
              grant.user(),
              Map.of()));
    }
  }

  private final class Ends implements Ability<RoundEnds> {
    @Override
    public AbilityRef name() {
      return new AbilityRef(ref(), "purge");
    }

    @Override
    public Class<RoundEnds> trigger() {
      return RoundEnds.class;
    }

    @Override
    public boolean forced() {
      return true;
    }

    @Override
    public boolean usable(Table table, Grant grant, RoundEnds ends) {
      return grant.isReady(table) && LastingEffects.is(table, grant);
    }

    @Override
    public void resolve(Draft<?, Table> draft, Grant grant, RoundEnds ends, Chosen chosen) {
      LeaderUses.use(draft, grant);
    }
  }
}
