package org.lazax.catalog.card;

/** Requirements that are paid when the objective is scored. All costs are paid in full. */
public sealed interface CostRequirement extends Requirement {
  /**
   * Resources, influence and trade goods. Each of the three is paid separately, and a planet pays
   * for only one of them. Trade goods beyond the required number can replace resources and
   * influence.
   */
  record Spend(int resources, int influence, int tradeGoods) implements CostRequirement {}

  /** Command tokens from the tactic and strategy pools. */
  record SpendTokens(int count) implements CostRequirement {}

  record DiscardActionCards(int count) implements CostRequirement {}

  /** Relic fragments of any types. */
  record PurgeRelicFragments(int count) implements CostRequirement {}
}
