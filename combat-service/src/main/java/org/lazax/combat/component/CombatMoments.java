package org.lazax.combat.component;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.combat.ability.DiceAnswer;
import org.lazax.combat.ability.LikenessHooks;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Words;
import org.lazax.combat.component.own.OwnAbilities;
import org.lazax.combat.moment.Acting;
import org.lazax.combat.moment.Answering;
import org.lazax.combat.moment.Fight;
import org.lazax.combat.moment.Likening;
import org.lazax.combat.moment.Using;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Moments;
import org.lazax.table.component.AbilityRef;

/** What hangs on the moments that combat-service opens. */
public final class CombatMoments {
  public static final Moments MOMENTS = new Moments(Words.OF_COMBAT, _ -> all(), Fight::isOver);

  private CombatMoments() {}

  /**
   * The components with hooks for moments, as a game uses them, but for those that a game has by an
   * ability of its own; and what only a game knows of.
   */
  private static List<Ability<?>> all() {
    List<Ability<?>> all = new ArrayList<>(OwnAbilities.ALL);
    Set<AbilityRef> own = all.stream().map(Ability::name).collect(Collectors.toSet());
    CombatComponents.all()
        .forEach((component, hooks) -> {
          AbilityRef name = AbilityRef.parse(component);
          if (hooks instanceof DiceAnswer answer) {
            all.add(new Answering(name, answer));
          } else if (hooks instanceof LikenessHooks likeness) {
            all.add(new Likening(name, likeness));
          } else if (hooks instanceof Spent spent && !spent.isOwnInGames()) {
            all.add(new Using(name, spent));
          }
          AbilityRef acting =
              hooks instanceof Spent ? new AbilityRef(name.component(), "acts") : name;
          if (hooks instanceof MomentHooks acts && !isOver(hooks) && !own.contains(acting)) {
            all.add(new Acting(acting, acts));
          }
        });
    return all;
  }

  /** Whether it does all it does in the moment of its use. */
  private static boolean isOver(Object hooks) {
    return hooks instanceof Spent spent && spent.lasts() == Spent.Span.MOMENT;
  }
}
