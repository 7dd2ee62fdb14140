package org.lazax.rules.ability;

import java.util.Map;
import java.util.Set;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.table.Table;

/** What happens at a moment, in words for the players who are asked. */
public final class MomentWords {
  private static final Sentences SENTENCES = new Sentences("moments_en.properties");

  private MomentWords() {}

  /** What happens, without a full stop; the name of the moment if there are no words for it. */
  public static String of(Table table, Occurrence occurrence) {
    String kind = occurrence.kind();
    return SENTENCES.about(kind, table, occurrence, Map.of()).orElseGet(() -> titled(kind));
  }

  /** A name such as {@code strategy-card} as the beginning of a sentence. */
  static String titled(String name) {
    String words = name.replace('-', ' ').replace('_', ' ');
    return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** The kinds of occurrences for which there are words. */
  public static Set<String> kinds() {
    return SENTENCES.names();
  }
}
