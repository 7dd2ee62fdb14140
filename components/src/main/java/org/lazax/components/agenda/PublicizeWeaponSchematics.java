package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.actioncards.Discards;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.technology.ResearchHooks;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * War suns cannot sustain damage. Once somebody owns a war sun technology, all others can research
 * theirs without prerequisites. If it is voted down, the owners of such technologies discard all
 * action cards. Rules: agenda/publicize_weapon_schematics.N1 to
 * agenda/publicize_weapon_schematics.N3.
 */
public final class PublicizeWeaponSchematics
    implements Component, HitHooks, ResearchHooks, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/publicize_weapon_schematics");
  }

  @Override
  public boolean barsSustain(CombatView battle, Side me, Side whose, UnitGroup unit) {
    return unit.type() == UnitType.WAR_SUN;
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    if (outcome.equals(AgendaOutcome.AGAINST)) {
      List<Seat> owners =
          Voters.inOrder(draft.table()).stream().filter(seat -> owns(draft.table(), seat)).toList();
      draft.callInOrder(owners, seat -> Discards.all(draft, seat));
    }
  }

  private static boolean owns(Table table, Seat seat) {
    return table.player(seat).technologies().stream()
        .map(table.catalog()::technology)
        .anyMatch(PublicizeWeaponSchematics::isWarSun);
  }

  private static boolean isWarSun(Technology technology) {
    return technology.upgrades().filter(UnitType.WAR_SUN::equals).isPresent();
  }

  @Override
  public int ignored(Table table, Grant grant, Technology technology) {
    boolean isPublic = isWarSun(technology) && table.seats().stream().anyMatch(s -> owns(table, s));
    return isPublic ? ALL : 0;
  }
}
