package org.lazax.chronicle.toy;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;

/** The own state of a toy service: the number of its events, and the secret bids. */
public record ToyFlow(int steps, Map<Seat, Integer> bids) {
  static final ToyFlow NONE = new ToyFlow(0, Map.of());

  public ToyFlow {
    bids = Collections.unmodifiableMap(new TreeMap<>(bids));
  }

  ToyFlow evolve(ToyEvent event) {
    return switch (event) {
      case ToyEvent.BidMade e -> {
        Map<Seat, Integer> more = new TreeMap<>(bids);
        more.put(e.seat(), e.bid());
        yield new ToyFlow(steps + 1, more);
      }
      case ToyEvent.Quarrelled _ -> new ToyFlow(steps + 1, Map.of());
      case ToyEvent.RoundBegan _, ToyEvent.Given _, ToyEvent.Voted _ ->
          new ToyFlow(steps + 1, bids);
      case ToyEvent.Minted _, ToyEvent.Moved _, ToyEvent.Tithed _ -> this;
    };
  }
}
