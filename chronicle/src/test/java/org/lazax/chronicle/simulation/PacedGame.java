package org.lazax.chronicle.simulation;

import java.util.List;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.commit.EventLines;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.simulation.Observer.ObservedGame;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.wire.Upcasters;

/**
 * One game whose players wait for each answer, while a seed determines the speed of the services.
 */
final class PacedGame {
  static final int ROUNDS = 4;

  private static final int MAX_STEPS = 200_000;
  private static final List<ToyService> SERVICES = ToyService.all();

  private PacedGame() {}

  /** The events of all commits but the first. */
  static List<List<GameEvent>> play(long pace, PlatformSeed seed) {
    World world = new World(pace, Faults.NONE, Mutation.NONE, SERVICES);
    world.clients.clear();
    Client client = Client.deterministic(ROUNDS);
    world.clients.add(client);
    world.useSeed(seed);
    for (int i = 0; i < MAX_STEPS; i++) {
      world.step();
      ObservedGame seen = world.seen(client);
      if (seen.chain.seq() > 1 && seen.now().table().kernel().top().isEmpty()) {
        EventLines lines = EventLines.ofAll(ToyService.allTypes(), Upcasters.NONE);
        return seen.commits.stream().skip(1).map(lines::read).toList();
      }
    }
    throw new AssertionError("no end");
  }
}
