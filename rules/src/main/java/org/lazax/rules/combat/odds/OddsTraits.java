package org.lazax.rules.combat.odds;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.procedure.HitSource;

/**
 * What odds need to know of a component beside what games ask of it.
 *
 * @param actsBy the hooks that odds use in place of the component's own; empty where its own say
 *     all. Games have such a component by an ability in which its player chooses more than in odds,
 *     or at a moment that odds do not have.
 * @param brings the types of units that may come to its owner's side by it
 * @param onlyIfNamed whether odds use it only if the request names it, because its condition is
 *     rare and odds cannot look it up
 * @param dependsOnOtherSide whether it makes the result of a round for one side depend on the other
 *     side's units, or on what is done to them. Without such a component, odds compute each side
 *     for itself.
 * @param annulsIfBehind whether odds use it to have both sides roll again once the opponent has
 *     made more hits
 * @param raises the rolls of its owner, by their source, to whose results the owner can add 1 for a
 *     price. The request says to how many.
 */
@RecordBuilder
public record OddsTraits(
    Optional<CombatHooks> actsBy,
    Set<UnitType> brings,
    boolean onlyIfNamed,
    boolean dependsOnOtherSide,
    boolean annulsIfBehind,
    Set<HitSource> raises)
    implements OddsTraitsBuilder.With {
  /** Nothing: its hooks tell all. */
  public static final OddsTraits NONE =
      new OddsTraits(Optional.empty(), Set.of(), false, false, false, Set.of());

  /** The result of a round for one side depends on the other side. */
  public static final OddsTraits DEPENDS_ON_OTHER_SIDE = NONE.withDependsOnOtherSide(true);

  /** Odds use it only if the request names it. */
  public static final OddsTraits ONLY_IF_NAMED = NONE.withOnlyIfNamed(true);

  public OddsTraits {
    brings = Set.copyOf(brings);
    raises = Set.copyOf(raises);
  }

  /** Units of these types may come by it. */
  public static OddsTraits bringing(UnitType... types) {
    return NONE.withBrings(Set.of(types));
  }

  /** The same, and odds use these hooks in place of its own. */
  public OddsTraits actingBy(CombatHooks hooks) {
    return withActsBy(Optional.of(hooks));
  }
}
