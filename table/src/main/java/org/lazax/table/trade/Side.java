package org.lazax.table.trade;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.chronicle.wire.Limits;
import org.lazax.table.notes.Note;

/**
 * What one player gives in a transaction. Rules: transactions.0, transactions.2.
 *
 * @param note at most one promissory note of the hand
 */
@JsonClassDescription("What one player gives in a transaction. Rule: transactions.2.")
public record Side(
    @JsonPropertyDescription("Trade goods.") @Limits(min = 0, max = 999) int tradeGoods,
    @JsonPropertyDescription("Commodities. They become trade goods.") @Limits(min = 0, max = 99)
        int commodities,
    @JsonPropertyDescription("A promissory note of the hand.") Optional<Note> note) {
  /** Nothing, as in a gift of the other player. */
  public static final Side NOTHING = new Side(0, 0, Optional.empty());

  /** Goods without a note. */
  public static Side goods(int tradeGoods, int commodities) {
    return new Side(tradeGoods, commodities, Optional.empty());
  }

  /** The same with a note. */
  public Side and(Note note) {
    return new Side(tradeGoods, commodities, Optional.of(note));
  }

  /** Whether it gives nothing. */
  public boolean givesNothing() {
    return tradeGoods == 0 && commodities == 0 && note.isEmpty();
  }
}
