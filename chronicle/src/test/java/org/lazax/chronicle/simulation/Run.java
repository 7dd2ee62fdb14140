package org.lazax.chronicle.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.Header;
import org.lazax.chronicle.kernel.Window;
import org.lazax.chronicle.simulation.Observer.ObservedGame;
import org.lazax.chronicle.toy.ToyPlay;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;

/** A run of one seed: first with faults, then without, and then checks of what must hold. */
final class Run {
  private static final int FAULTY_STEPS = 1_000;
  private static final int MAX_CALM_STEPS = 40_000;

  /** Shared by all runs: mappers are slow to warm up. */
  private static final List<ToyService> SERVICES =
      ToyService.all(Optional.of(World.ANSWER_TIMEOUT));

  private final World world;

  Run(long seed, Faults faults, Mutation mutation) {
    this.world = new World(seed, faults, mutation, SERVICES);
  }

  World play() {
    for (int i = 0; i < FAULTY_STEPS; i++) {
      world.step();
    }
    world.stopFaults();
    settle("all commands are answered and all debts paid");
    passDeadlines();
    check();
    return world;
  }

  private void settle(String what) {
    for (int i = 0; i < MAX_CALM_STEPS; i++) {
      world.step();
      if (i % 50 == 0 && world.isIdle() && world.allAnswered()) {
        return;
      }
    }
    throw new AssertionError("not reached: " + what);
  }

  /**
   * Restarts all instances and passes all deadlines. Games must wake whether they are in memory or
   * not.
   */
  private void passDeadlines() {
    Map<Client, Long> before = new HashMap<>();
    world.clients.forEach(client -> before.put(client, world.seen(client).chain.seq()));
    for (int i = 0; i < 300; i++) {
      world.step();
    }
    world.restartAll();
    settle("all instances are back");
    world.advance(World.ANSWER_TIMEOUT.multipliedBy(2));
    for (int i = 0; i < 300; i++) {
      world.step();
    }
    settle("all default answers are given");
    for (Client client : world.clients) {
      ObservedGame seen = world.seen(client);
      if (seen.chain.seq() > 0) {
        Optional<Window> window =
            seen.now().table().kernel().awaiting().filter(w -> !w.awaited().isEmpty());
        assertThat(window.flatMap(Window::deadline).filter(at -> at.isBefore(world.now)))
            .as("a missed deadline of %s, since commit %d", client.game, before.get(client))
            .isEmpty();
      }
    }
  }

  private void check() {
    for (Client client : world.clients) {
      ObservedGame seen = world.seen(client);
      check(client, seen);
    }
  }

  private void check(Client client, ObservedGame seen) {
    Set<CommandId> applied = new HashSet<>();
    for (int i = 0; i < seen.commits.size(); i++) {
      Commit commit = seen.commits.get(i);
      Header header = commit.header();
      assertThat(header.seq()).isEqualTo(i + 1);
      header
          .command()
          .ifPresent(id -> {
            assertThat(applied.add(id)).as("%s applied twice", id).isTrue();
            assertThat(seen.answers.to(id)).contains(new Answer.Applied(header.seq()));
          });
      ToyTable before = seen.states.get(i).table();
      Optional<Service> debtor = before.kernel().debtor();
      if (debtor.isPresent() && !header.has("kernel.rewound.v1")) {
        assertThat(header.by()).as("who pays the debt before %d", i + 1).isEqualTo(debtor.get());
      }
      assertThat(header.at()).isAfterOrEqualTo(seen.states.get(i).stamp().at());
      assertThat(seen.states.get(i + 1).table().total()).isEqualTo(10 * ToyPlay.SEATS.size());
    }
    for (CommandId id : client.ids()) {
      assertThat(seen.answers.to(id)).as("the answer to %s", id).isPresent();
    }
    world.repeatedAnswers.forEach(
        (id, answer) -> seen.answers.to(id).ifPresent(real -> assertThat(answer).isEqualTo(real)));
    world.services.forEach(service -> check(client, seen, service));
  }

  private static void check(Client client, ObservedGame seen, SimService service) {
    service
        .owner
        .host
        .orElseThrow()
        .position(client.game)
        .ifPresent(position -> {
          assertThat(position.head()).isEqualTo(seen.now().stamp());
          assertThat(position.table()).isEqualTo(seen.now().table());
          assertThat(position.own()).isEqualTo(seen.now().own().get(service.name()));
        });
    List<Long> rows = service.database.numbers(client.game);
    assertThat(rows).isEqualTo(LongStream.rangeClosed(1, rows.size()).boxed().toList());
    service
        .database
        .answers(client.game)
        .forEach((id, answer) -> assertThat(seen.answers.to(id)).contains(answer));
  }

  /** The state of the world, to investigate a seed that fails. */
  String describe() {
    StringBuilder text = new StringBuilder();
    for (SimInstance instance : world.instances) {
      text.append(instance.name)
          .append(instance.host.isPresent() ? " hosts" : " idles")
          .append(" read ")
          .append(instance.readTo)
          .append(" commands ")
          .append(instance.commandsTo)
          .append(" effects ")
          .append(instance.effects)
          .append('\n');
    }
    for (Client client : world.clients) {
      ObservedGame seen = world.seen(client);
      text.append(client.game)
          .append(' ')
          .append(seen.chain)
          .append(" top ")
          .append(seen.now().table().kernel().top())
          .append('\n');
      client.unanswered(seen).forEach(envelope -> text.append("  ").append(envelope).append('\n'));
    }
    return text.append("log ").append(world.log.size()).append('\n').toString();
  }
}
