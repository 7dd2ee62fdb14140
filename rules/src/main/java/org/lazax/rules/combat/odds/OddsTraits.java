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
 * @param actsBy the hooks by which odds reckon with it, in place of its own; empty where those tell
 *     all. A game has such a component by an ability, for its player chooses more than odds do, or
 *     at a moment that odds do not know.
 * @param brings types of which units may come to its owner's side by it
 * @param onlyIfNamed whether its circumstance is rare, so that odds, which cannot look it up,
 *     assume it only for who names the component
 * @param dependsOnOtherSide whether by it, in a round of combat, what becomes of one side depends
 *     on the other side's units or on what is done to them. Odds reckon with each side by itself
 *     where no such component is there.
 * @param annulsIfBehind whether its owner has a combat roll of both sides thrown again as if it had
 *     not been, once the opponent has made more hits
 * @param raises sources of its owner's rolls to whose results the owner can pay to add 1. Odds are
 *     told for how many results.
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

  /** What becomes of one side depends on the other. */
  public static final OddsTraits DEPENDS_ON_OTHER_SIDE = NONE.withDependsOnOtherSide(true);

  /** It is reckoned with only where it is named. */
  public static final OddsTraits ONLY_IF_NAMED = NONE.withOnlyIfNamed(true);

  public OddsTraits {
    brings = Set.copyOf(brings);
    raises = Set.copyOf(raises);
  }

  /** That units of these types may come by a component. */
  public static OddsTraits bringing(UnitType... types) {
    return NONE.withBrings(Set.of(types));
  }

  /** The same, and odds reckon with these hooks. */
  public OddsTraits actingBy(CombatHooks hooks) {
    return withActsBy(Optional.of(hooks));
  }
}
