package org.lazax.simulation.bench.galaxy;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.lazax.map.movement.MovementOption;
import org.lazax.map.movement.Movers;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.PlacedTile;
import org.lazax.table.galaxy.SystemId;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures adjacency and movement in a full galaxy of eight players. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class GalaxyBenchmark {
  private final CrowdedGalaxy crowded = CrowdedGalaxy.of(1);
  private final List<PlacedTile> tiles = crowded.table().galaxy().tiles();

  /** Computes the neighbours of every system from the tiles alone. */
  @Benchmark
  public int adjacency() {
    Galaxy galaxy = new Galaxy(tiles, crowded.table().catalog());
    int adjacent = 0;
    for (SystemId system : galaxy.systems()) {
      adjacent += galaxy.adjacent(system).size();
    }
    return adjacent;
  }

  /** Computes the ships that can move to the active system, with their paths, dice and cargo. */
  @Benchmark
  public MovementOption reachableShips() {
    return Movers.of(crowded.table(), crowded.movement());
  }
}
