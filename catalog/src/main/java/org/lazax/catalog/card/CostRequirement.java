package org.lazax.catalog.card;

/** Objectives that are bought while they are scored. Everything named is paid in full. */
public sealed interface CostRequirement extends Requirement {
  /**
   * Of several sums each is paid on its own, and a planet pays into one of them only. Trade goods
   * beyond those asked for may stand in for resources and influence.
   */
  record Spend(int resources, int influence, int tradeGoods) implements CostRequirement {}

  /** Command tokens out of the tactic and strategy pools together. */
  record SpendTokens(int count) implements CostRequirement {}

  record DiscardActionCards(int count) implements CostRequirement {}

  /** Relic fragments of any types. */
  record PurgeRelicFragments(int count) implements CostRequirement {}
}
