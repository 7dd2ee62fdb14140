package org.lazax.components.faction.vuilraith;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.GoodsOccurrence.CommoditiesReplenished;
import org.lazax.rules.commodities.CommodityValue;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Blockades;
import org.lazax.table.Table;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.units.UnitStack;

/**
 * After another player has replenished its commodities, they become trade goods, and the owner
 * captures a unit from that player's reinforcements that costs at most the player's commodity
 * value. Rules: leader/the_stillness_of_stars.N1 to leader/the_stillness_of_stars.N6.
 */
final class TheStillnessOfStars extends Card<CommoditiesReplenished> {
  private static final String UNIT = "unit";

  TheStillnessOfStars() {
    super(Kind.LEADER, CommoditiesReplenished.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, CommoditiesReplenished replenished) {
    return !replenished.player().equals(grant.user())
        && grant.isReady(table)
        && (table.player(replenished.player()).commodities() > 0
            || !units(table, grant, replenished.player()).isEmpty());
  }

  private static List<UnitType> units(Table table, Grant grant, Seat owner) {
    int value = CommodityValue.of(table, owner);
    return Blockades.of(table, grant.user()).contains(owner)
        ? List.of()
        : Arrays.stream(UnitType.values())
            .filter(type -> costsAtMost(table, owner, type, value))
            .filter(type -> Reinforcements.left(table, owner, type) > 0)
            .toList();
  }

  private static boolean costsAtMost(Table table, Seat owner, UnitType type, int value) {
    return Stats.find(table, owner, type)
        .flatMap(card -> card.cost())
        .filter(cost -> cost.resources() <= value)
        .isPresent();
  }

  @Override
  public Optional<Ask> asks(
      Table table, Grant grant, CommoditiesReplenished replenished, Chosen soFar) {
    List<String> units =
        units(table, grant, replenished.player()).stream().map(UnitType::text).toList();
    return soFar.has(UNIT) || units.isEmpty()
        ? Optional.empty()
        : Optional.of(Ask.one(UNIT, units));
  }

  /** What turns into trade goods is not gained. */
  @Override
  public void resolve(
      Draft<?, Table> draft, Grant grant, CommoditiesReplenished replenished, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Seat owner = replenished.player();
    int commodities = draft.table().player(owner).commodities();
    if (commodities > 0) {
      Gains.convert(draft, owner, commodities);
    }
    chosen
        .one(UNIT)
        .map(type -> UnitType.valueOf(type.toUpperCase(Locale.ROOT)))
        .ifPresent(type ->
            draft.add(new UnitsCaptured(grant.user(), List.of(UnitStack.of(owner, type, 1)))));
  }
}
