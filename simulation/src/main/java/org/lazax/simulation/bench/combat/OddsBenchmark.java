package org.lazax.simulation.bench.combat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.lazax.combat.odds.Odds;
import org.lazax.combat.odds.OddsAnswer;
import org.lazax.simulation.rules.Services;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Measures an analysis of a combat, from the request to the answer. */
@State(Scope.Thread)
public class OddsBenchmark {
  private static final int TRIALS = 100_000;

  @Param({"A", "B", "C", "D"})
  @Nullable SampleCombat combat;

  private @Nullable JsonNode exact;
  private @Nullable JsonNode simulation;

  @Setup
  public void setUp() {
    SampleCombat sample = Objects.requireNonNull(combat);
    exact = sample.exactRequest();
    simulation = sample.simulationRequest(TRIALS);
  }

  /** Average time of an exact answer. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public OddsAnswer exact() {
    return Odds.of(Objects.requireNonNull(exact), Services.book());
  }

  /** Simulated combats per second. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @OperationsPerInvocation(TRIALS)
  public OddsAnswer simulate() {
    return Odds.of(Objects.requireNonNull(simulation), Services.book());
  }
}
