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

/** A whole answer each time, from the question as it came. */
@State(Scope.Thread)
public class OddsBenchmark {
  private static final int FIGHTS = 100_000;

  @Param({"A", "B", "C", "D"})
  @Nullable Fight fight;

  private @Nullable JsonNode exact;
  private @Nullable JsonNode fought;

  @Setup
  public void ask() {
    Fight asked = Objects.requireNonNull(fight);
    exact = asked.exactly();
    fought = asked.fought(FIGHTS);
  }

  /** How long an exact answer takes. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public OddsAnswer exact() {
    return Odds.of(Objects.requireNonNull(exact), Services.book());
  }

  /** How many fights a second are fought. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @OperationsPerInvocation(FIGHTS)
  public OddsAnswer fights() {
    return Odds.of(Objects.requireNonNull(fought), Services.book());
  }
}
