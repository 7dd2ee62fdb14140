package org.lazax.gateway.command;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.export.Viewer;

/**
 * A commit in the response to a command.
 *
 * @param events its events, as far as the caller may read them
 */
public record CommitView(String game, long seq, List<EventView> events) {

  /**
   * An event, shown or hidden.
   *
   * @param event absent if the caller may not read it
   * @param digest of a hidden event; absent if the event is shown
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record EventView(
      String type, @JsonRawValue @Nullable String event, @Nullable String digest) {}

  public static CommitView of(Commit commit, Viewer viewer) {
    Header header = commit.header();
    List<EventView> events =
        IntStream.range(0, header.events().size()).mapToObj(i -> event(commit, i, viewer)).toList();
    return new CommitView(header.game().value(), header.seq(), events);
  }

  private static EventView event(Commit commit, int index, Viewer viewer) {
    Header.Entry entry = commit.header().events().get(index);
    return viewer.sees(entry.audience())
        ? new EventView(entry.type(), commit.lines().get(index).toString(), null)
        : new EventView(entry.type(), null, entry.digest().toString());
  }
}
