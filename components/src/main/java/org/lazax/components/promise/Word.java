package org.lazax.components.promise;

import java.util.List;
import java.util.Map;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/** The player gives its word, which is noted and binds it to nothing. Rule: deals.N8. */
final class Word extends PromiseUntil {
  private static final String WORD = "word";
  private static final List<String> WORDS = List.of("help", "peace", "repayment", "support");

  Word() {
    super("word");
  }

  @Override
  List<Map<String, String>> subjects(Table table, Seat by, Seat to) {
    return WORDS.stream().map(word -> Map.of(WORD, word)).toList();
  }
}
