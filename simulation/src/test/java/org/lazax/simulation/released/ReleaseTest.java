package org.lazax.simulation.released;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.kernel.AbilityName;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.simulation.released.Slot.Kind;
import org.lazax.simulation.rules.Services;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.setup.RulesChanged;

/** A small release has no defects after it was written, and every change to it is found. */
final class ReleaseTest {
  private static final Path PROJECT = Path.of("..");
  private static final int KILOBYTES = 1_000;
  private static final List<Slot> SLOTS =
      List.of(
          new Slot("01-rewound", 3, Kind.REWOUND, true, KILOBYTES),
          new Slot("02-first-prints", 2, Kind.FIRST_PRINTS, false, KILOBYTES));

  private static final List<String> OUTPUT = new ArrayList<>();

  @TempDir private static Path original;
  @TempDir private Path released;
  private ReleasedFolder release = new ReleasedFolder(Path.of(""));

  @BeforeAll
  static void writeRelease() throws IOException {
    release().write(PROJECT, original, "9.9.9");
  }

  @BeforeEach
  void copyRelease() throws IOException {
    try (Stream<Path> files = Files.walk(original.resolve("9.9.9"))) {
      for (Path file : files.toList()) {
        Files.copy(file, released.resolve(original.relativize(file)));
      }
    }
    release = new ReleasedFolder(released.resolve("9.9.9"));
  }

  @Test
  void aWrittenReleaseHasNoDefects() throws IOException {
    assertThat(ReleasedFolder.below(released)).containsExactly(release);
    assertThat(release.version()).isEqualTo("9.9.9");
    assertThat(release.games()).hasSize(SLOTS.size());
    assertThat(release.defects()).isEmpty();
    assertThat(OUTPUT).anyMatch(line -> line.startsWith("01-rewound") && line.contains("a rewind"));
    assertThat(OUTPUT)
        .anyMatch(line -> line.startsWith("02-first-prints") && line.contains("first prints"));
  }

  @Test
  void everyWireTypeHasItsSample() {
    assertThat(Services.wire().names().keySet())
        .allSatisfy(name -> assertThat(wire(name)).exists());
  }

  @Test
  void aReleaseIsNotWrittenTwice() {
    assertThatThrownBy(() -> release().write(PROJECT, released, "9.9.9"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("never written again");
  }

  @Test
  void aReleaseWithoutARequiredFeatureIsNotWritten() {
    Release incomplete = new Release(SLOTS, GameFeatures.REQUIRED, 1, OUTPUT::add);

    assertThatThrownBy(() -> incomplete.write(PROJECT, released, "9.9.10"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no game has the feature ");
    assertThat(released.toFile().list()).containsExactly("9.9.9");
  }

  @Test
  void aGameThatIsTooLargeIsNotStored() {
    Slot small = new Slot("01-small", 3, Kind.STANDARD, true, 10);
    Release large = new Release(List.of(small), List.of(), 1, OUTPUT::add);

    assertThatThrownBy(() -> large.write(PROJECT, released, "9.9.10"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("small enough");
    assertThat(released.toFile().list()).containsExactly("9.9.9");
  }

  @Test
  void aChangedRemovedOrAddedFileIsFound() throws IOException {
    Files.writeString(wire("table.rules-changed.v1"), "{\"from\":2,\"to\":3}");
    Files.delete(wire("table.round-began.v1"));
    Files.writeString(wire("table.of-tomorrow.v1"), "{}");

    assertThat(release.defects())
        .hasSize(3)
        .anyMatch(defect -> defect.endsWith("table.rules-changed.v1.json was changed"))
        .anyMatch(defect -> defect.endsWith("table.round-began.v1.json was removed"))
        .anyMatch(
            defect -> defect.endsWith("table.of-tomorrow.v1.json was added after the release"));
  }

  @Test
  void aLogThatFoldsToAnotherTableIsFound() throws IOException {
    Path other = released.resolve("9.9.9");
    byte[] log = Files.readAllBytes(release.games().getFirst().log());
    ReleasedGame.write(other, "03-other", new byte[0], StandardRules.TABLE.withRound(7));
    Files.write(other.resolve("03-other" + ReleasedGame.LOG), log);
    Checksums.write(other);

    assertThat(release.defects())
        .singleElement()
        .asString()
        .contains("03-other", "does not fold to its recorded table");
  }

  @Test
  void aLogThatDoesNotVerifyIsFound() throws IOException {
    Path log = release.games().getFirst().log();
    Files.write(log, ReleasedGame.compressed("{}\n".getBytes(StandardCharsets.UTF_8)));
    Checksums.write(release.path());

    assertThat(release.defects()).singleElement().asString().contains("does not verify");
  }

  @Test
  void aWireTypeThatNoServiceReadsIsFound() throws IOException {
    WireSamples tomorrow = new WireSamples(types(List.of()), Services.upcasters());

    assertThat(tomorrow.defects(release.path().resolve(ReleasedFolder.WIRE)))
        .singleElement()
        .asString()
        .contains("table.rules-changed.v1.json", "no service reads");
  }

  @Test
  void anOldVersionIsReadWithItsUpcaster() throws IOException {
    WireTypes types = types(List.of(RulesSucceeded.class));
    String old = WireTypes.nameOf(RulesChanged.class);
    String now = WireTypes.nameOf(RulesSucceeded.class);
    Path folder = release.path().resolve(ReleasedFolder.WIRE);

    assertThat(
            new WireSamples(types, Services.upcasters().with(old, now, ReleaseTest::succeeded))
                .defects(folder))
        .isEmpty();
    assertThat(
            new WireSamples(types, Services.upcasters().with(old, now, json -> json))
                .defects(folder))
        .singleElement()
        .asString()
        .contains(old, "cannot be read");
  }

  @Test
  void aTypeThatIsWrittenDifferentlyIsFound() throws IOException {
    WireSamples tomorrow =
        new WireSamples(types(List.of(RulesRounded.class)), Services.upcasters());

    assertThat(tomorrow.defects(release.path().resolve(ReleasedFolder.WIRE)))
        .singleElement()
        .asString()
        .contains("table.rules-changed.v1.json", "is written differently");
  }

  @Test
  void aSampleThatCannotBeReadIsFound() throws IOException {
    Files.writeString(wire("table.rules-changed.v1"), "{\"from\":2}");
    Files.writeString(wire("table.goods-gained.v1"), "[]");
    Checksums.write(release.path());

    assertThat(release.defects()).hasSize(2).allMatch(defect -> defect.contains("cannot be read"));
  }

  @Test
  void theTwelveGamesHaveTwoToEightPlayersAndEveryKindOfSetup() {
    assertThat(Release.TWELVE).hasSize(12);
    assertThat(Release.TWELVE).extracting(Slot::players).contains(2, 3, 4, 5, 6, 7, 8);
    assertThat(Release.TWELVE).extracting(Slot::kind).contains(Kind.values());
    assertThat(Set.copyOf(Release.TWELVE.stream().map(Slot::name).toList())).hasSize(12);
  }

  private static Release release() {
    return new Release(SLOTS, List.of("a rewind", "first prints"), 2, OUTPUT::add);
  }

  /** The types of the platform with others in place of {@link RulesChanged}. */
  private static WireTypes types(List<Class<?>> others) {
    Map<String, Class<?>> kept = new HashMap<>(Services.wire().names());
    kept.remove(WireTypes.nameOf(RulesChanged.class));
    WireTypes types = WireTypes.of(others).reading(AbilityName.class, AbilityRef.class);
    for (Map.Entry<String, Class<?>> type : kept.entrySet()) {
      Service service = Service.owning(type.getKey()).orElse(Service.GAME);
      types = types.and(WireTypes.of(service, List.of(type.getValue())));
    }
    return types;
  }

  /** What an event of today may be called in a later release. */
  @WireType("table.rules-changed.v2")
  record RulesSucceeded(int version) {}

  /** A current event with a changed constructor. */
  @WireType("table.rules-changed.v1")
  record RulesRounded(int from, int to) {
    RulesRounded {
      to = from + 10;
    }
  }

  private static ObjectNode succeeded(ObjectNode old) {
    int to = old.path("to").asInt();
    return old.removeAll().put("version", to);
  }

  private Path wire(String type) {
    return release.path().resolve(ReleasedFolder.WIRE).resolve(type + ".json");
  }
}
