package org.lazax.simulation.bench;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.chronicle.kernel.KernelEvent.Passed;
import org.lazax.chronicle.kernel.KernelEvent.WindowOpened;
import org.lazax.chronicle.kernel.PassRule;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.memory.LocalCommit;

/** How often players are asked whether they use an ability at a moment, over several games. */
public final class AskedMoments {
  private final Map<String, Tally> tallies = new TreeMap<>();

  /**
   * What was asked at one kind of moment.
   *
   * @param windows how often anybody was asked
   * @param asked the seats that were asked, summed over the windows
   * @param passed the seats that let the moment pass, by a command or by their standing orders
   */
  public record Tally(long windows, long asked, long passed) {
    private static final Tally NONE = new Tally(0, 0, 0);

    private Tally plus(Tally other) {
      return new Tally(windows + other.windows, asked + other.asked, passed + other.passed);
    }
  }

  /** Adds the commits of one game. */
  public void add(List<LocalCommit> commits) {
    Map<Integer, String> open = new HashMap<>();
    commits.stream()
        .flatMap(commit -> commit.events().stream())
        .forEach(event -> {
          if (event instanceof WindowOpened(Window window)
              && window.rule() == PassRule.UNTIL_ALL_PASS) {
            open.put(window.id(), window.about());
            count(window.about(), new Tally(1, window.order().size(), 0));
          } else if (event instanceof Passed(int window, _) && open.containsKey(window)) {
            count(open.get(window), new Tally(0, 0, 1));
          }
        });
  }

  private void count(String moment, Tally tally) {
    tallies.merge(moment, tally, Tally::plus);
  }

  /** The tallies by the name of the moment. */
  public Map<String, Tally> byMoment() {
    return Map.copyOf(tallies);
  }

  /** The sum over all moments. */
  public Tally all() {
    return tallies.values().stream().reduce(Tally.NONE, Tally::plus);
  }
}
