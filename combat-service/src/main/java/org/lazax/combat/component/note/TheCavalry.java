package org.lazax.combat.component.note;

import java.util.Optional;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.unit.Combat;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.LikenessHooks;
import org.lazax.combat.ability.Side;

/**
 * In a space combat against others than the Nomad a ship that is no fighter sustains damage, rolls
 * and fires its barrage as the Nomad's flagship does. Rule: promissory_note/the_cavalry.N1.
 */
public final class TheCavalry implements LikenessHooks {
  private static final FactionId NOMAD = new FactionId("nomad");
  private static final int FACES = 10;

  @Override
  public FactionId model() {
    return NOMAD;
  }

  @Override
  public boolean useful(BattleView battle, Side me) {
    return battle.place().isSpace()
        && !battle.isPlayedBy(me, NOMAD.value())
        && !battle.isPlayedBy(me.other(), NOMAD.value());
  }

  @Override
  public Optional<UnitCard> like(UnitCard ship, UnitCard flagship) {
    return ship.isShip() && ship.type() != UnitType.FIGHTER && gains(ship, flagship)
        ? Optional.of(with(ship, flagship))
        : Optional.empty();
  }

  private static boolean gains(UnitCard ship, UnitCard flagship) {
    return !ship.abilities().sustainDamage()
        || ship.combat().map(TheCavalry::hitsInTen).orElse(0)
            < flagship.combat().map(TheCavalry::hitsInTen).orElse(0);
  }

  /** What so many dice hit in ten rounds. Who rolls for each opposing ship rolls enough. */
  private static int hitsInTen(Combat combat) {
    return combat.dicePerOpposingShip()
        ? Integer.MAX_VALUE
        : combat.dice() * (FACES + 1 - combat.hitsOn());
  }

  private static UnitCard with(UnitCard ship, UnitCard flagship) {
    return ship.with(as ->
        as.combat(flagship.combat())
            .abilities(
                ship.abilities()
                    .withSustainDamage(flagship.abilities().sustainDamage())
                    .withAntiFighterBarrage(flagship.abilities().antiFighterBarrage())));
  }
}
