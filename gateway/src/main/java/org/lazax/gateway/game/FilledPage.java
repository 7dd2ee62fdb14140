package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A page of a list from which some entries are left out. Entries that come later take their place.
 */
final class FilledPage {
  /** How many pages are read for one. If all entries of so many are left out, a page is shorter. */
  static final int MOST_READ = 10;

  private final int max;
  private final Function<String, Uni<List<ObjectNode>>> reading;
  private final Predicate<ObjectNode> shown;
  private final List<ObjectNode> entries = new ArrayList<>();

  /**
   * A page.
   *
   * @param entries that are shown
   * @param next cursor of the page after it; empty if it is the last
   */
  record Filled(List<ObjectNode> entries, Optional<String> next) {
    Filled {
      entries = List.copyOf(entries);
    }
  }

  private FilledPage(
      int max, Function<String, Uni<List<ObjectNode>>> reading, Predicate<ObjectNode> shown) {
    this.max = max;
    this.reading = reading;
    this.shown = shown;
  }

  /**
   * Reads until the page is full, or there is nothing more.
   *
   * @param after the id before the first
   * @param max how many entries it has at most
   * @param reading the next entries after an id, as many as {@code max} if there are so many
   * @param shown whether an entry is not left out
   */
  static Uni<Filled> read(
      String after,
      int max,
      Function<String, Uni<List<ObjectNode>>> reading,
      Predicate<ObjectNode> shown) {
    return new FilledPage(max, reading, shown).fill(after, MOST_READ);
  }

  private Uni<Filled> fill(String after, int pages) {
    return reading
        .apply(after)
        .chain(read -> {
          int taken = take(read);
          Optional<String> next =
              taken < read.size()
                  ? Optional.of(Cursor.after(read.get(taken - 1)))
                  : Cursor.next(read, max);
          return entries.size() == max || next.isEmpty() || pages == 1
              ? Uni.createFrom().item(new Filled(entries, next))
              : fill(read.getLast().path("id").asText(), pages - 1);
        });
  }

  /** Takes entries until the page is full. Returns how many it has looked at. */
  private int take(List<ObjectNode> read) {
    int looked = 0;
    while (looked < read.size() && entries.size() < max) {
      ObjectNode entry = read.get(looked++);
      if (shown.test(entry)) {
        entries.add(entry);
      }
    }
    return looked;
  }
}
