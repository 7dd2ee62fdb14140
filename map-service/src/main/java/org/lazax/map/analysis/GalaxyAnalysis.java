package org.lazax.map.analysis;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.galaxy.Anomaly;
import org.lazax.catalog.galaxy.Hex;
import org.lazax.catalog.galaxy.Wormhole;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.rules.galaxy.Starmap;
import org.lazax.table.galaxy.Galaxy;
import org.lazax.table.galaxy.SystemId;

/**
 * The analysis of a galaxy.
 *
 * @param problems what is unusual about the galaxy but does not prevent the analysis
 * @param inert the laws of the request that have no effect yet
 */
public record GalaxyAnalysis(
    List<AnalysedSystem> systems, List<Refusal> problems, List<String> inert) {

  /** A system as the viewer of the request sees it. */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  public record AnalysedSystem(
      SystemId id,
      Optional<Integer> q,
      Optional<Integer> r,
      Set<SystemId> adjacent,
      Set<Wormhole> wormholes,
      Set<Anomaly> anomalies,
      List<PlanetId> planets) {}

  /** Analyses the galaxy of a request. */
  public static GalaxyAnalysis of(HypotheticalTable imagined) {
    Galaxy galaxy = imagined.table().galaxy();
    Starmap map =
        imagined
            .viewer()
            .map(seat -> Starmap.seenBy(imagined.table(), seat))
            .orElseGet(() -> Starmap.of(imagined.table()));
    List<AnalysedSystem> systems = new ArrayList<>();
    for (SystemId system : imagined.systems()) {
      Optional<Hex> hex = galaxy.system(system).position();
      systems.add(
          new AnalysedSystem(
              system,
              hex.map(Hex::q),
              hex.map(Hex::r),
              map.adjacent(system),
              map.wormholes(system),
              map.anomalies(system),
              galaxy.planets(system)));
    }
    return new GalaxyAnalysis(
        systems, problems(galaxy), imagined.table().inert(imagined.table().council().laws()));
  }

  static List<Refusal> problems(Galaxy galaxy) {
    return galaxy.disconnected().stream()
        .map(system ->
            Refusal.of("disconnected", "no sides or hyperlanes lead here from the middle")
                .with("system", system))
        .toList();
  }
}
