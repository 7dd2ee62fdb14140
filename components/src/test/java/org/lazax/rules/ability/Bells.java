package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.rules.ability.AbilityCommand.LetPass;
import org.lazax.rules.ability.AbilityCommand.UseAbility;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** A service that does nothing but open moments on which these abilities hang. */
final class Bells extends ProcedureDecider<Integer, Table> {
  private Bells(Moments moments) {
    super(List.of(moments.moment(), moments.effect()));
  }

  static Bells of(Ability<?>... bells) {
    return new Bells(new Moments(Service.GAME, _ -> List.of(bells)));
  }

  @Override
  public Service service() {
    return Service.GAME;
  }

  @Override
  public WireTypes wire() {
    return TableTypes.SHARED;
  }

  @Override
  public Integer initial() {
    return 0;
  }

  @Override
  public Table table() {
    return StandardRules.TABLE;
  }

  @Override
  public Integer evolve(Integer own, GameEvent event, Stamp stamp) {
    return own;
  }

  /** Rings a bell: uses the ability. */
  static UseAbility ring(String ability) {
    return new UseAbility(Service.GAME, AbilityRef.parse(ability));
  }

  static LetPass pass() {
    return new LetPass(Service.GAME);
  }
}
