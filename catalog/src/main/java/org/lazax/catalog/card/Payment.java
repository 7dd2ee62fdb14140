package org.lazax.catalog.card;

/** Objectives that are bought while they are scored. Everything named is paid in full. */
public sealed interface Payment extends Requirement {
  /**
   * Of several sums each is paid on its own, and a planet pays into one of them only. Trade goods
   * beyond those asked for may stand in for resources and influence.
   */
  record Spend(int resources, int influence, int tradeGoods) implements Payment {}

  /** Command tokens out of the tactic and strategy pools together. */
  record SpendTokens(int count) implements Payment {}

  record DiscardActionCards(int count) implements Payment {}

  /** Relic fragments of any types. */
  record PurgeRelicFragments(int count) implements Payment {}
}
