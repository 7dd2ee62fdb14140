package org.lazax.game.adapter.film;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.export.Viewer;
import org.lazax.chronicle.kernel.KernelEvent.Rewound;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.table.Table;

/**
 * Makes the frames of a game out of its commits, in one fold. The first frame, every 64th and one
 * after a rewind has the whole view; each other has a merge patch of the view before it. For one
 * game and one thread.
 */
public final class Film {
  /** How many commits have one whole view. */
  public static final int EVERY = 64;

  private static final String REWOUND = WireTypes.nameOf(Rewound.class);

  private final EventLines lines;
  private final ObjectMapper json;
  private final Viewer viewer;
  private final Words words;
  private final Projector projector;
  private final Table empty;
  private final Set<Long> targets;
  private final Map<Long, Table> kept = new HashMap<>();
  private Table table;
  private Optional<ObjectNode> last = Optional.empty();

  /**
   * A film before its first commit.
   *
   * @param empty the table before the first commit
   * @param json the mapper of the wire types
   * @param viewer who looks: a player sees the own hand, too
   * @param targets numbers of the commits to which the game is rewound later
   */
  public Film(
      Table empty,
      EventLines lines,
      ObjectMapper json,
      Words words,
      Viewer viewer,
      Set<Long> targets) {
    this.lines = lines;
    this.json = json;
    this.words = words;
    this.viewer = viewer;
    this.projector = new Projector(json, viewer.seat());
    this.empty = empty;
    this.targets = Set.copyOf(targets);
    this.table = empty;
  }

  /** Numbers of the commits to which these commits rewind the game. */
  public static Set<Long> targets(List<Commit> commits, EventLines lines) {
    Set<Long> targets = new HashSet<>();
    for (Commit commit : commits) {
      if (commit.header().has(REWOUND)) {
        target(lines.read(commit)).ifPresent(targets::add);
      }
    }
    return targets;
  }

  /** Folds the next commit, without a frame. */
  public void skip(Commit commit) {
    fold(commit);
    last = Optional.empty();
  }

  /**
   * A frame that lacks its words and dice. They follow from the commit and the table after it, so
   * another thread may add them while the fold goes on.
   */
  record Shot(Commit commit, Table table, ObjectNode frame) {}

  /** Folds the next commit and makes its frame. */
  public ObjectNode show(Commit commit) {
    return told(shot(commit));
  }

  /** Folds the next commit and makes its frame without words. */
  Shot shot(Commit commit) {
    Header header = commit.header();
    Table before = table;
    List<GameEvent> events = fold(commit);
    OptionalLong back = target(events);
    ObjectNode now = projector.view(table);
    ObjectNode frame = json.createObjectNode();
    frame
        .put("seq", header.seq())
        .put("hash", commit.hash().toString())
        .put("at", header.at().toString());
    header.actor().ifPresent(seat -> frame.put("actor", seat.toString()));
    Mark.of(before, events, table).ifPresent(mark -> frame.put("mark", Names.name(mark)));
    back.ifPresent(seq -> frame.put("rewoundTo", seq));
    if (last.isEmpty() || back.isPresent() || header.seq() % EVERY == 0) {
      frame.set("view", now);
    } else {
      frame.set("patch", MergePatch.between(last.get(), now));
    }
    last = Optional.of(now);
    return new Shot(commit, table, frame);
  }

  /** Adds the words and dice. Any thread may do it, once for each frame. */
  ObjectNode told(Shot shot) {
    ObjectNode frame = shot.frame();
    frame.set("words", words.about(shot.commit(), viewer, shot.table()));
    ArrayNode dice = Rolls.of(shot.commit(), json);
    if (!dice.isEmpty()) {
      frame.set("dice", dice);
    }
    return frame;
  }

  /** Whether the game has ended, so that no frame follows. */
  boolean isOver() {
    return table.ending().isPresent() && table.kernel().top().isEmpty();
  }

  /** The whole view after the last commit. */
  public ObjectNode view() {
    return last.orElseGet(() -> projector.view(table));
  }

  /**
   * The whole view of a game.
   *
   * @param viewer the player whose hand is shown too
   */
  public static ObjectNode view(Table table, Optional<Seat> viewer, ObjectMapper json) {
    return new Projector(json, viewer).view(table);
  }

  private List<GameEvent> fold(Commit commit) {
    List<GameEvent> events = lines.read(commit);
    OptionalLong back = target(events);
    if (back.isPresent()) {
      table = kept.getOrDefault(back.getAsLong(), empty);
    }
    for (GameEvent event : events) {
      table = table.evolve(event, commit.header().stamp());
    }
    if (targets.contains(commit.header().seq())) {
      kept.put(commit.header().seq(), table);
    }
    return events;
  }

  private static OptionalLong target(List<GameEvent> events) {
    return events.stream()
        .filter(Rewound.class::isInstance)
        .mapToLong(event -> ((Rewound) event).toSeq())
        .findFirst();
  }
}
