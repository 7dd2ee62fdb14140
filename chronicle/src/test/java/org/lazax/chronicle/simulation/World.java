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
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.host.PartitionHost;
import org.lazax.chronicle.memory.LogRecord;
import org.lazax.chronicle.memory.MemoryRows;
import org.lazax.chronicle.simulation.Observer.ObservedGame;
import org.lazax.chronicle.toy.ToyFlow;
import org.lazax.chronicle.toy.ToyService;
import org.lazax.chronicle.toy.ToyTable;

/**
 * Four services with one partition, two instances and a database each, and players. In each step
 * one random thing happens; the seed determines it.
 */
final class World {
  static final Duration ANSWER_TIMEOUT = Duration.ofHours(1);
  private static final Limits LIMITS =
      new Limits(
          Duration.ofSeconds(5),
          64,
          64,
          100,
          MemoryBudget.unlimited(),
          Duration.ofSeconds(20),
          8,
          Duration.ofSeconds(1),
          5,
          Duration.ofDays(365),
          Duration.ofDays(365));

  final Random random;
  final Faults faults;
  final Mutation mutation;
  final Observer observer;
  final List<Client> clients = new ArrayList<>();
  final List<LogRecord> log = new ArrayList<>();
  final List<SimService> services = new ArrayList<>();
  final List<SimInstance> instances = new ArrayList<>();

  /** The answers in the repeated replies. */
  final Map<CommandId, Answer> repeatedAnswers = new HashMap<>();

  private final List<LogRecord> delayedAppends = new ArrayList<>();
  private final List<CommandEnvelope> undelivered = new ArrayList<>();
  private Supplier<PlatformSeed> seeds;
  private int claims;
  private boolean faultless;
  Instant now = Instant.parse("2026-01-01T00:00:00Z");

  World(long seed, Faults faults, Mutation mutation, List<ToyService> deciders) {
    this.random = new Random(seed);
    this.faults = faults;
    this.seeds = () -> OpenSecrets.seed(random);
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

  /** Uses this seed for all games. */
  void useSeed(PlatformSeed seed) {
    seeds = () -> seed;
  }

  /** Does one random step. */
  void step() {
    now = now.plusMillis(random.nextInt(100));
    if (!faultless) {
      injectFaults();
    }
    switch (random.nextInt(6)) {
      case 0 -> giveCommand();
      case 1 -> deliver();
      default -> act(instances.get(random.nextInt(instances.size())));
    }
  }

  /** Ends all faults. */
  void stopFaults() {
    faultless = true;
    services.forEach(service -> service.unavailable = false);
    instances.forEach(instance -> instance.paused = instance.disconnected = false);
  }

  /** Kills all instances. They start again from their databases. */
  void restartAll() {
    instances.forEach(SimInstance::end);
  }

  void advance(Duration time) {
    now = now.plus(time);
  }

  ObservedGame seen(Client client) {
    observer.readAll(log);
    return observer.game(client.game);
  }

  boolean allAnswered() {
    return clients.stream().allMatch(client -> client.unanswered(seen(client)).isEmpty());
  }

  /** Whether all owners have read all records and carried out all effects. */
  boolean isIdle() {
    observer.readAll(log);
    return delayedAppends.isEmpty()
        && observer.games().values().stream().allMatch(seen -> seen.chain.next().isEmpty())
        && services.stream().allMatch(service -> isIdle(service.owner))
        && instances.stream().allMatch(i -> i.isOwner() || i.host.isEmpty());
  }

  private boolean isIdle(SimInstance owner) {
    return owner.host.isPresent()
        && owner.effects.isEmpty()
        && owner.readTo == log.size()
        && owner.commandsTo == owner.service.commands.size();
  }

  // ---- faults ----

  private boolean chance(int inThousand) {
    return !faultless && random.nextInt(1000) < inThousand;
  }

  private void injectFaults() {
    SimInstance target = instances.get(random.nextInt(instances.size()));
    SimService service = target.service;
    if (chance(faults.crash())) {
      crash(target);
    }
    if (chance(faults.pause())) {
      target.paused = true;
    }
    if (chance(faults.disconnect())) {
      target.disconnected = true;
    }
    if (chance(faults.pause())) {
      instances.forEach(instance -> instance.paused &= random.nextBoolean());
    }
    if (chance(faults.disconnect() / 4)) {
      instances.forEach(instance -> instance.disconnected &= random.nextBoolean());
    }
    if (chance(faults.reassign())) {
      service.owner = target;
    }
    if (chance(faults.databaseOutage())) {
      service.unavailable = true;
    }
    if (chance(2 * faults.databaseOutage())) {
      services.forEach(any -> any.unavailable &= random.nextBoolean());
    }
    if (chance(faults.restoreBackup())) {
      service.backup = Optional.of(service.database.copy());
    }
    if (chance(faults.restoreBackup())) {
      service.backup.ifPresent(service.database::restore);
    }
    if (chance(faults.timeJump())) {
      now = now.plus(ANSWER_TIMEOUT);
    }
  }

  private void crash(SimInstance instance) {
    for (HostEffect effect : instance.effects) {
      if (effect instanceof HostEffect.Append append && random.nextBoolean()) {
        delayedAppends.add(new LogRecord(append.key(), append.value()));
      }
    }
    instance.end();
  }

  // ---- players and topics ----

  private void giveCommand() {
    Client client = clients.get(random.nextInt(clients.size()));
    ObservedGame seen = seen(client);
    List<CommandEnvelope> waiting = client.unanswered(seen);
    if (!waiting.isEmpty()
        && (faultless || client.isDeterministic() || waiting.size() > 4 || random.nextInt(3) > 0)) {
      // The same key again, as a client without an answer does.
      if (undelivered.isEmpty() && random.nextInt(20) == 0) {
        undelivered.add(waiting.get(random.nextInt(waiting.size())));
      }
      return;
    }
    if (faultless) {
      return;
    }
    if (seen.chain.seq() > 0 && chance(faults.rewind())) {
      undelivered.add(client.rewind(seen, random));
    } else if (chance(faults.invalidCommand())) {
      undelivered.add(client.invalidCommand(seen, random));
    } else {
      client.validCommand(seen, random).ifPresent(undelivered::add);
    }
    if (chance(100) && !client.commands().isEmpty()) {
      List<CommandEnvelope> all = List.copyOf(client.commands().values());
      undelivered.add(all.get(random.nextInt(all.size())));
    }
  }

  private void deliver() {
    if (!delayedAppends.isEmpty()) {
      log.add(delayedAppends.remove(random.nextInt(delayedAppends.size())));
    }
    if (!undelivered.isEmpty()) {
      CommandEnvelope envelope = undelivered.remove(random.nextInt(undelivered.size()));
      List<LogRecord> topic =
          services.stream()
              .filter(service -> service.accepts(envelope.type()))
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
      if (instance.isOwner() && !instance.service.unavailable) {
        begin(instance);
      }
      return;
    }
    if (!instance.isOwner() && random.nextInt(faultless ? 5 : 60) == 0) {
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
        int max = instance.disconnected ? 0 : 1 + random.nextInt(5);
        int until = Math.min(log.size(), instance.readTo + max);
        while (instance.readTo < until) {
          int offset = instance.readTo++;
          LogRecord record = log.get(offset);
          instance.effects.addAll(host.read(offset, record.key(), record.value(), now));
        }
      }
      case 2 -> {
        List<LogRecord> topic = instance.service.commands;
        if (instance.commandsTo < topic.size()) {
          int offset = instance.commandsTo++;
          LogRecord record = topic.get(offset);
          instance.effects.addAll(host.commanded(offset, record.key(), record.value(), now, now));
        }
      }
      case 3 -> instance.effects.addAll(host.tick(now));
      default -> {
        if (!instance.effects.isEmpty()) {
          int which = random.nextInt(3) == 0 ? random.nextInt(instance.effects.size()) : 0;
          carryOut(instance, host, instance.effects.remove(which));
        }
      }
    }
  }

  private void begin(SimInstance instance) {
    SimService service = instance.service;
    String name = mutation == Mutation.CLAIM ? service.name().prefix() : Integer.toString(++claims);
    ClaimId claim = new ClaimId("claim-" + name);
    PartitionCheckpoint checkpoint = service.database.take(claim);
    instance.start(checkpoint, LIMITS, service.committedOffset);
    if (mutation == Mutation.READ_BACK) {
      byte[] own = new Claim(claim, service.name(), instance.name).bytes();
      int before = instance.readTo++;
      instance.effects.addAll(
          instance.host.orElseThrow().read(before, service.name().wireName(), own, now));
    }
  }

  private void carryOut(
      SimInstance instance, PartitionHost<ToyFlow, ToyTable> host, HostEffect effect) {
    MemoryRows database = instance.service.database;
    boolean down = instance.service.unavailable;
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
              host.opened(open.game(), OpenSecrets.opened(seeds.get()), now);
          case HostEffect.CommandsDone commandsDone -> {
            if (instance.isOwner()) {
              instance.service.committedOffset = (int) commandsDone.offset();
            }
            yield List.of();
          }
          case HostEffect.Repeat repeat -> {
            recordRepeated(repeat.command(), repeat.answer());
            yield List.of();
          }
          case HostEffect.Ended _ -> {
            crash(instance);
            yield List.of();
          }
          case HostEffect.Failed failed -> throw new AssertionError("failed", failed.cause());
          case HostEffect.GameStopped stopped ->
              throw new AssertionError(instance.name + " stopped: " + stopped.reason());
          case HostEffect.Reply _,
              HostEffect.TurnedAway _,
              HostEffect.DeadLetter _,
              HostEffect.Expired _ ->
              List.of();
        };
    instance.effects.addAll(more);
  }

  private void recordRepeated(CommandId command, Answer answer) {
    Answer before = repeatedAnswers.putIfAbsent(command, answer);
    if (before != null && !before.equals(answer)) {
      throw new AssertionError(command + " was answered " + before + " and then " + answer);
    }
  }

  private List<HostEffect> append(PartitionHost<ToyFlow, ToyTable> host, HostEffect.Append append) {
    boolean fails = chance(faults.appendFailure());
    if (!fails || random.nextBoolean()) {
      log.add(new LogRecord(append.key(), append.value()));
    }
    return fails ? host.appendFailed(append.ticket()) : host.appended(append.ticket());
  }
}
