package org.lazax.table.trade;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.OmittedByDefault;
import org.lazax.table.notes.Note;

/**
 * What one player gives in a deal. Rules: transactions.0, transactions.2, deals.N3.
 *
 * @param note at most one promissory note of the hand
 * @param promise at most one promise that the platform keeps
 */
@JsonClassDescription("What one player gives in a deal. Rules: transactions.2, deals.N3.")
public record Side(
    @JsonPropertyDescription("Trade goods.") @Limits(min = 0, max = 999) int tradeGoods,
    @JsonPropertyDescription("Commodities. They become trade goods.") @Limits(min = 0, max = 99)
        int commodities,
    @JsonPropertyDescription("A promissory note of the hand.") Optional<Note> note,
    @JsonPropertyDescription("A promise that is kept.") @OmittedByDefault
        Optional<Promise> promise) {
  /** Nothing, as in a gift of the other player. */
  public static final Side NOTHING = goods(0, 0);

  /** Goods without a note and a promise. */
  public static Side goods(int tradeGoods, int commodities) {
    return new Side(tradeGoods, commodities, Optional.empty(), Optional.empty());
  }

  /** The same with a note. */
  public Side and(Note more) {
    return new Side(tradeGoods, commodities, Optional.of(more), promise);
  }

  /** The same with a promise. */
  public Side and(Promise more) {
    return new Side(tradeGoods, commodities, note, Optional.of(more));
  }

  /** The same without a note and a promise. */
  public Side goodsOnly() {
    return goods(tradeGoods, commodities);
  }

  /** Whether neither goods nor a note change hands. */
  public boolean keepsAll() {
    return tradeGoods == 0 && commodities == 0 && note.isEmpty();
  }

  /** Whether it gives nothing, not even a promise. */
  public boolean givesNothing() {
    return keepsAll() && promise.isEmpty();
  }
}
