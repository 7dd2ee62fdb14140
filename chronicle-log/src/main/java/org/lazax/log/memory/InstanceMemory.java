package org.lazax.log.memory;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.BaseUnits;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.quarkus.runtime.configuration.MemorySize;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.lazax.chronicle.host.MemoryBudget;
import org.lazax.chronicle.host.MemoryUse;

/** The budget of this instance, and its metrics. */
final class InstanceMemory {
  private static final Logger LOG = Logger.getLogger(InstanceMemory.class);

  /** The other part of the heap is for requests, records that are being read, and garbage. */
  private static final int PART_OF_HEAP = 2;

  private InstanceMemory() {}

  /**
   * The budget, which is told when the instance starts.
   *
   * @param configured such as {@code 300M}; half of the largest heap if it is not set
   */
  @Produces
  @Singleton
  static MemoryBudget budget(
      @ConfigProperty(name = "lazax.memory.budget") Optional<MemorySize> configured) {
    long heap = Runtime.getRuntime().maxMemory();
    long bytes = configured.map(size -> size.asLongValue()).orElse(heap / PART_OF_HEAP);
    LOG.infof("what waits in memory may weigh %d MiB of %d MiB", bytes >> 20, heap >> 20);
    return new MemoryBudget(bytes);
  }

  /** Exports the budget and what is used of it. */
  @Produces
  @Singleton
  static MeterBinder meters(MemoryBudget budget) {
    return registry -> {
      Gauge.builder("lazax.memory.budget", budget, MemoryBudget::bytes)
          .baseUnit(BaseUnits.BYTES)
          .register(registry);
      used(registry, budget, "games", MemoryUse::games);
      used(registry, budget, "unsaved", MemoryUse::unsaved);
      used(registry, budget, "commands", MemoryUse::commands);
      used(registry, budget, "questions", MemoryUse::questions);
      used(registry, budget, "followers", MemoryUse::followers);
    };
  }

  private static void used(
      MeterRegistry registry, MemoryBudget budget, String kind, ToLongFunction<MemoryUse> weight) {
    Gauge.builder("lazax.memory.used", budget, all -> weight.applyAsLong(all.used()))
        .tag("kind", kind)
        .baseUnit(BaseUnits.BYTES)
        .register(registry);
  }
}
