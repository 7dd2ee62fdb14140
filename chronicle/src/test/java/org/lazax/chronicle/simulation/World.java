package org.lazax.chronicle.simulation;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.Claim;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.dice.PlatformSeed;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.chronicle.host.GameScan;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.chronicle.host.Limits;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.host.PartitionHost;
import org.lazax.chronicle.memory.LogRecord;
import org.lazax.chronicle.memory.MemoryRows;
import org.lazax.chronicle.simulation.Observer.Seen;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;

/**
 * Four services with two instances and a database each, one partition, and players. Each step
 * something happens to somebody, as the seed wants it.
 */
final class World {
  static final Duration PATIENCE = Duration.ofHours(1);
  private static final Limits LIMITS =
      new Limits(
          Duration.ofSeconds(5),
          64,
          64,
          100,
          60,
          50,
          Duration.ofSeconds(20),
          8,
          Duration.ofSeconds(1));

  final Random random;
  final Faults faults;
  final Mutation mutation;
  final Observer observer;
  final List<Client> clients = new ArrayList<>();
  final List<LogRecord> log = new ArrayList<>();
  final List<SimService> services = new ArrayList<>();
  final List<SimInstance> instances = new ArrayList<>();

  /** Every answer that anybody was told. */
  final Map<CommandId, Answer> told = new HashMap<>();

  private final List<LogRecord> delayedAppends = new ArrayList<>();
  private final List<CommandEnvelope> underWay = new ArrayList<>();
  private Supplier<PlatformSeed> seeds;
  private int claims;
  private boolean calm;
  Instant now = Instant.parse("2026-01-01T00:00:00Z");

  World(long seed, Faults faults, Mutation mutation, List<ToyService> deciders) {
    this.random = new Random(seed);
    this.faults = faults;
    this.seeds = () -> OpenChances.seed(random);
    this.mutation = mutation;
    this.observer = new Observer(deciders);
    for (ToyService decider : deciders) {
      SimService service = new SimService(decider, new MutatedDatabase(mutation));
      services.add(service);
      instances.addAll(service.instances);
    }
    clients.add(new Client(new GameId("one"), 3));
    clients.add(new Client(new GameId("two"), 2));
  }

  /** Every game gets this seed. */
  void onlySeed(PlatformSeed seed) {
    seeds = () -> seed;
  }

  /** One thing happens. */
  void step() {
    now = now.plusMillis(random.nextInt(100));
    if (!calm) {
      misfortune();
    }
    switch (random.nextInt(6)) {
      case 0 -> speak();
      case 1 -> deliver();
      default -> act(instances.get(random.nextInt(instances.size())));
    }
  }

  /** From here on nothing fails any more. */
  void calmDown() {
    calm = true;
    services.forEach(service -> service.away = false);
    instances.forEach(instance -> instance.paused = instance.deaf = false);
  }

  /** Every process ends, and begins again with what its database knows. */
  void restartAll() {
    instances.forEach(SimInstance::end);
  }

  void wait(Duration time) {
    now = now.plus(time);
  }

  Seen seen(Client client) {
    observer.readOn(log);
    return observer.game(client.game);
  }

  boolean allAnswered() {
    return clients.stream().allMatch(client -> client.unanswered(seen(client)).isEmpty());
  }

  /** Whether the owners have read and done everything there is. */
  boolean quiet() {
    observer.readOn(log);
    return delayedAppends.isEmpty()
        && observer.games().values().stream().allMatch(seen -> seen.chain.next().isEmpty())
        && services.stream().allMatch(service -> quiet(service.owner))
        && instances.stream().allMatch(i -> i.isOwner() || i.host.isEmpty());
  }

  private boolean quiet(SimInstance owner) {
    return owner.host.isPresent()
        && owner.todo.isEmpty()
        && owner.readTo == log.size()
        && owner.commandsTo == owner.service.commands.size();
  }

  // ---- what goes wrong ----

  private boolean chance(int inThousand) {
    return !calm && random.nextInt(1000) < inThousand;
  }

  private void misfortune() {
    SimInstance unlucky = instances.get(random.nextInt(instances.size()));
    SimService service = unlucky.service;
    if (chance(faults.crash())) {
      crash(unlucky);
    }
    if (chance(faults.pause())) {
      unlucky.paused = true;
    }
    if (chance(faults.deafness())) {
      unlucky.deaf = true;
    }
    if (chance(faults.pause())) {
      instances.forEach(instance -> instance.paused &= random.nextBoolean());
    }
    if (chance(faults.deafness() / 4)) {
      instances.forEach(instance -> instance.deaf &= random.nextBoolean());
    }
    if (chance(faults.reassign())) {
      service.owner = unlucky;
    }
    if (chance(faults.outage())) {
      service.away = true;
    }
    if (chance(2 * faults.outage())) {
      services.forEach(any -> any.away &= random.nextBoolean());
    }
    if (chance(faults.oldBackup())) {
      service.backup = Optional.of(service.database.copy());
    }
    if (chance(faults.oldBackup())) {
      service.backup.ifPresent(service.database::restore);
    }
    if (chance(faults.night())) {
      now = now.plus(PATIENCE);
    }
  }

  private void crash(SimInstance instance) {
    for (HostEffect effect : instance.todo) {
      if (effect instanceof HostEffect.Append append && random.nextBoolean()) {
        delayedAppends.add(new LogRecord(append.key(), append.value()));
      }
    }
    instance.end();
  }

  // ---- players and topics ----

  private void speak() {
    Client client = clients.get(random.nextInt(clients.size()));
    Seen seen = seen(client);
    List<CommandEnvelope> waiting = client.unanswered(seen);
    if (!waiting.isEmpty()
        && (calm || client.isPatient() || waiting.size() > 4 || random.nextInt(3) > 0)) {
      // The same key once more, as clients do who hear nothing.
      if (underWay.isEmpty() && random.nextInt(20) == 0) {
        underWay.add(waiting.get(random.nextInt(waiting.size())));
      }
      return;
    }
    if (calm) {
      return;
    }
    if (seen.chain.seq() > 0 && chance(faults.rewind())) {
      underWay.add(client.rewind(seen, random));
    } else if (chance(faults.nonsense())) {
      underWay.add(client.nonsense(seen, random));
    } else {
      client.sensible(seen, random).ifPresent(underWay::add);
    }
    if (chance(100) && !client.given().isEmpty()) {
      List<CommandEnvelope> all = List.copyOf(client.given().values());
      underWay.add(all.get(random.nextInt(all.size())));
    }
  }

  private void deliver() {
    if (!delayedAppends.isEmpty()) {
      log.add(delayedAppends.remove(random.nextInt(delayedAppends.size())));
    }
    if (!underWay.isEmpty()) {
      CommandEnvelope envelope = underWay.remove(random.nextInt(underWay.size()));
      List<LogRecord> topic =
          services.stream()
              .filter(service -> service.takes(envelope.type()))
              .findFirst()
              .orElseThrow()
              .commands;
      LogRecord record = new LogRecord(envelope.game().value(), envelope.bytes());
      topic.add(record);
      if (chance(100)) {
        topic.add(record);
      }
    }
  }

  // ---- instances ----

  private void act(SimInstance instance) {
    if (instance.paused) {
      return;
    }
    if (instance.host.isEmpty()) {
      if (instance.isOwner() && !instance.service.away) {
        begin(instance);
      }
      return;
    }
    if (!instance.isOwner() && random.nextInt(calm ? 5 : 60) == 0) {
      crash(instance);
      return;
    }
    for (int i = random.nextInt(8); i >= 0 && instance.host.isPresent(); i--) {
      act(instance, instance.host.get());
    }
  }

  private void act(SimInstance instance, PartitionHost<ToyFlow, ToyTable> host) {
    switch (random.nextInt(6)) {
      case 0, 1 -> {
        int most = instance.deaf ? 0 : 1 + random.nextInt(5);
        int until = Math.min(log.size(), instance.readTo + most);
        while (instance.readTo < until) {
          int offset = instance.readTo++;
          LogRecord record = log.get(offset);
          instance.todo.addAll(host.read(offset, record.key(), record.value(), now));
        }
      }
      case 2 -> {
        List<LogRecord> topic = instance.service.commands;
        if (instance.commandsTo < topic.size()) {
          int offset = instance.commandsTo++;
          LogRecord record = topic.get(offset);
          instance.todo.addAll(host.commanded(offset, record.key(), record.value(), now));
        }
      }
      case 3 -> instance.todo.addAll(host.tick(now));
      default -> {
        if (!instance.todo.isEmpty()) {
          int which = random.nextInt(3) == 0 ? random.nextInt(instance.todo.size()) : 0;
          perform(instance, host, instance.todo.remove(which));
        }
      }
    }
  }

  private void begin(SimInstance instance) {
    SimService service = instance.service;
    String name = mutation == Mutation.CLAIM ? service.name().prefix() : Integer.toString(++claims);
    ClaimId claim = new ClaimId("claim-" + name);
    PartitionCheckpoint checkpoint = service.database.take(claim);
    instance.begin(checkpoint, LIMITS, service.done);
    if (mutation == Mutation.READ_BACK) {
      byte[] own = new Claim(claim, service.name(), instance.name).bytes();
      int before = instance.readTo++;
      instance.todo.addAll(
          instance.host.orElseThrow().read(before, service.name().wireName(), own, now));
    }
  }

  private void perform(
      SimInstance instance, PartitionHost<ToyFlow, ToyTable> host, HostEffect effect) {
    MemoryRows database = instance.service.database;
    boolean down = instance.service.away;
    List<HostEffect> more =
        switch (effect) {
          case HostEffect.Append append -> append(host, append);
          case HostEffect.Save save -> {
            if (down) {
              if (chance(100)) {
                database.save(save.batch());
              }
              yield host.saveFailed(save.batch().number());
            }
            yield database.save(save.batch()) ? host.saved(save.batch().number()) : host.fenced();
          }
          case HostEffect.Load load ->
              down
                  ? host.loadFailed(load.game(), load.toSeq())
                  : host.loaded(
                      load.game(), load.toSeq(), database.load(load.game(), load.toSeq()), now);
          case HostEffect.Rebuild rebuild -> {
            GameScan scan = new GameScan(rebuild.game(), new Partition(0, 1));
            log.subList(0, (int) rebuild.beforeOffset())
                .forEach(record -> scan.read(record.key(), record.value()));
            yield host.loaded(rebuild.game(), 0, scan.found(), now);
          }
          case HostEffect.Open open ->
              host.opened(open.game(), OpenChances.opened(seeds.get()), now);
          case HostEffect.CommandsDone commandsDone -> {
            if (instance.isOwner()) {
              instance.service.done = (int) commandsDone.offset();
            }
            yield List.of();
          }
          case HostEffect.Repeat repeat -> {
            tell(repeat.command(), repeat.answer());
            yield List.of();
          }
          case HostEffect.Ended _ -> {
            crash(instance);
            yield List.of();
          }
          case HostEffect.Failed failed -> throw new AssertionError("failed", failed.cause());
          case HostEffect.GameStopped stopped ->
              throw new AssertionError(instance.name + " stopped: " + stopped.reason());
          case HostEffect.Reply _, HostEffect.TurnedAway _, HostEffect.DeadLetter _ -> List.of();
        };
    instance.todo.addAll(more);
  }

  private void tell(CommandId command, Answer answer) {
    Answer before = told.putIfAbsent(command, answer);
    if (before != null && !before.equals(answer)) {
      throw new AssertionError(command + " was answered " + before + " and then " + answer);
    }
  }

  private List<HostEffect> append(PartitionHost<ToyFlow, ToyTable> host, HostEffect.Append append) {
    boolean fails = chance(faults.appendFails());
    if (!fails || random.nextBoolean()) {
      log.add(new LogRecord(append.key(), append.value()));
    }
    return fails ? host.appendFailed(append.ticket()) : host.appended(append.ticket());
  }
}
