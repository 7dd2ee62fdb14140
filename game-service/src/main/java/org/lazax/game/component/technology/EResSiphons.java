package org.lazax.game.component.technology;

import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.SystemActivated;
import org.lazax.table.component.Gains;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;

/** Another player who activates a system with ships of one's own pays for it. */
final class EResSiphons implements Ability<SystemActivated> {
  private static final int GOODS = 4;

  @Override
  public AbilityRef name() {
    return AbilityRef.parse("technology/e_res_siphons");
  }

  @Override
  public Class<SystemActivated> moment() {
    return SystemActivated.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, SystemActivated activated) {
    return !activated.active().equals(grant.user())
        && !table.units().ships(activated.system(), grant.user()).isEmpty();
  }

  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, SystemActivated activated, Chosen chosen) {
    Gains.goods(draft, grant.user(), GOODS);
  }
}
