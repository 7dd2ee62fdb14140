package org.lazax.rules.ability;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.Stamp;
import org.lazax.chronicle.decider.ProcedureDecider;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.rules.wire.TableTypes;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;

/** A service that does nothing but open moments on which these abilities hang. */
final class Bells extends ProcedureDecider<Integer, Table> {
  private static final AbilityCommandTypes WORDS =
      new AbilityCommandTypes(
          Service.GAME, Ring.class, Pass.class, Pick.class, Ring::new, Pass::new, Pick::new);

  private Bells(Moments moments) {
    super(List.of(moments.moment(), moments.effect()));
  }

  static Bells of(Ability<?>... bells) {
    return new Bells(new Moments(WORDS, _ -> List.of(bells)));
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

  @WireType("game.ring")
  record Ring(AbilityRef ability) implements AbilityCommand.UseAbility {
    static Ring of(String ability) {
      return new Ring(AbilityRef.parse(ability));
    }
  }

  @WireType("game.hold")
  record Pass() implements AbilityCommand.LetPass {}

  @WireType("game.pick")
  record Pick(List<String> chosen) implements AbilityCommand.Choose {
    Pick {
      chosen = List.copyOf(chosen);
    }
  }
}
