package org.lazax.rules.combat.odds;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.procedure.HitSource;

/**
 * The information about a component that only odds need.
 *
 * @param actsBy the hooks that odds use in place of the component's own; empty if its own hooks are
 *     sufficient. In games, such a component has an ability in which the player has more choices
 *     than in odds, or which is used at a moment that odds do not have.
 * @param brings the types of units that can come to its owner's side by its effect
 * @param onlyIfNamed whether odds use it only if the request names it, because its condition is
 *     rare and odds cannot look it up
 * @param dependsOnOtherSide whether the result of a round for one side depends on the other side's
 *     units or on what is done to them. Without such a component, odds compute each side
 *     separately.
 * @param annulsIfBehind whether odds use it to let both sides roll again if the opponent has made
 *     more hits
 * @param raises the rolls of its owner, by their source, to whose results the owner can add 1 for a
 *     price. The request says to how many.
 * @param rollsOneAgain the rolls of its owner, by their source, of which the owner rolls one die
 *     again if any missed, in every round
 * @param left whether odds refuse it by name, because they do not compute what it does
 */
@RecordBuilder
public record OddsTraits(
    Optional<CombatHooks> actsBy,
    Set<UnitType> brings,
    boolean onlyIfNamed,
    boolean dependsOnOtherSide,
    boolean annulsIfBehind,
    Set<HitSource> raises,
    Set<HitSource> rollsOneAgain,
    boolean left)
    implements OddsTraitsBuilder.With {
  /** The traits of a component whose hooks are sufficient. */
  public static final OddsTraits NONE =
      new OddsTraits(Optional.empty(), Set.of(), false, false, false, Set.of(), Set.of(), false);

  /** The result of a round for one side depends on the other side. */
  public static final OddsTraits DEPENDS_ON_OTHER_SIDE = NONE.withDependsOnOtherSide(true);

  /** Odds use it only if the request names it. */
  public static final OddsTraits ONLY_IF_NAMED = NONE.withOnlyIfNamed(true);

  /** Odds refuse it by name. */
  public static final OddsTraits LEFT = NONE.withLeft(true);

  public OddsTraits {
    brings = Set.copyOf(brings);
    raises = Set.copyOf(raises);
    rollsOneAgain = Set.copyOf(rollsOneAgain);
  }

  /** Units of these types can come to the owner's side. */
  public static OddsTraits bringing(UnitType... types) {
    return NONE.withBrings(Set.of(types));
  }

  /** The same traits. Odds use these hooks in place of the component's own. */
  public OddsTraits actingBy(CombatHooks hooks) {
    return withActsBy(Optional.of(hooks));
  }
}
