package org.lazax.simulation.released;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.chronicle.kernel.AbilityName;
import org.lazax.chronicle.wire.Upcasters;
import org.lazax.chronicle.wire.WireType;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.components.StandardRules;
import org.lazax.simulation.released.Slot.Sort;
import org.lazax.simulation.rules.Services;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.setup.RulesChanged;

/** A small release is written, stands its test, and no longer stands it once it was touched. */
final class ReleaseTest {
  private static final Path PROJECT = Path.of("..");
  private static final int KILOBYTES = 1_000;
  private static final List<Slot> SLOTS =
      List.of(
          new Slot("01-rewound", 3, Sort.REWOUND, true, KILOBYTES),
          new Slot("02-first-prints", 2, Sort.FIRST_PRINTS, false, KILOBYTES));

  private static final List<String> TOLD = new ArrayList<>();

  @TempDir private static Path once;
  @TempDir private Path released;
  private ReleasedFolder release = new ReleasedFolder(Path.of(""));

  @BeforeAll
  static void aReleaseIsWritten() throws IOException {
    release().write(PROJECT, once, "9.9.9");
  }

  @BeforeEach
  void itLiesInAFolderOfItsOwn() throws IOException {
    try (Stream<Path> files = Files.walk(once.resolve("9.9.9"))) {
      for (Path file : files.toList()) {
        Files.copy(file, released.resolve(once.relativize(file)));
      }
    }
    release = new ReleasedFolder(released.resolve("9.9.9"));
  }

  @Test
  void whatWasWrittenIsReadAgain() throws IOException {
    assertThat(ReleasedFolder.below(released)).containsExactly(release);
    assertThat(release.version()).isEqualTo("9.9.9");
    assertThat(release.games()).hasSize(SLOTS.size());
    assertThat(release.faults()).isEmpty();
    assertThat(TOLD).anyMatch(line -> line.startsWith("01-rewound") && line.contains("a rewind"));
    assertThat(TOLD)
        .anyMatch(line -> line.startsWith("02-first-prints") && line.contains("first prints"));
  }

  @Test
  void everyWireTypeHasItsSample() {
    assertThat(Services.wire().all())
        .allSatisfy(type -> assertThat(wire(WireTypes.nameOf(type))).exists());
  }

  @Test
  void noReleaseIsWrittenTwice() {
    assertThatThrownBy(() -> release().write(PROJECT, released, "9.9.9"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("never written again");
  }

  @Test
  void aReleaseWithoutWhatItMustShowIsNotWritten() {
    Release lacking = new Release(SLOTS, Marks.REQUIRED, 1, TOLD::add);

    assertThatThrownBy(() -> lacking.write(PROJECT, released, "9.9.10"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no game shows ");
    assertThat(released.toFile().list()).containsExactly("9.9.9");
  }

  @Test
  void aGameThatIsTooLargeIsNotKept() {
    Slot small = new Slot("01-small", 3, Sort.USUAL, true, 10);
    Release large = new Release(List.of(small), List.of(), 1, TOLD::add);

    assertThatThrownBy(() -> large.write(PROJECT, released, "9.9.10"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("small enough");
    assertThat(released.toFile().list()).containsExactly("9.9.9");
  }

  @Test
  void aFileChangedTakenAwayOrAddedIsFound() throws IOException {
    Files.writeString(wire("table.rules-changed.v1"), "{\"from\":2,\"to\":3}");
    Files.delete(wire("table.round-began.v1"));
    Files.writeString(wire("table.of-tomorrow.v1"), "{}");

    assertThat(release.faults())
        .hasSize(3)
        .anyMatch(fault -> fault.endsWith("table.rules-changed.v1.json was changed"))
        .anyMatch(fault -> fault.endsWith("table.round-began.v1.json was taken away"))
        .anyMatch(fault -> fault.endsWith("table.of-tomorrow.v1.json was added after the release"));
  }

  @Test
  void aFoldThatComesToAnotherTableIsFound() throws IOException {
    Path other = released.resolve("9.9.9");
    byte[] log = Files.readAllBytes(release.games().getFirst().log());
    ReleasedGame.write(other, "03-other", new byte[0], StandardRules.TABLE.withRound(7));
    Files.write(other.resolve("03-other" + ReleasedGame.LOG), log);
    Checksums.write(other);

    assertThat(release.faults())
        .singleElement()
        .asString()
        .contains("03-other", "does not fold to the table");
  }

  @Test
  void aLogThatDoesNotVerifyIsFound() throws IOException {
    Path log = release.games().getFirst().log();
    Files.write(log, ReleasedGame.compressed("{}\n".getBytes(StandardCharsets.UTF_8)));
    Checksums.write(release.path());

    assertThat(release.faults()).singleElement().asString().contains("does not verify");
  }

  @Test
  void aWireTypeThatNobodyReadsAnyMoreIsFound() throws IOException {
    List<Class<?>> fewer = new ArrayList<>(Services.wire().all());
    fewer.remove(RulesChanged.class);
    WireSamples tomorrow = new WireSamples(types(fewer), Upcasters.NONE);

    assertThat(tomorrow.faults(release.path().resolve(ReleasedFolder.WIRE)))
        .singleElement()
        .asString()
        .contains("table.rules-changed.v1.json", "nothing reads");
  }

  @Test
  void anOldVersionIsReadThroughItsUpcaster() throws IOException {
    List<Class<?>> fewer = new ArrayList<>(Services.wire().all());
    fewer.remove(RulesChanged.class);
    fewer.add(RulesSucceeded.class);
    WireTypes types = types(fewer);
    String old = WireTypes.nameOf(RulesChanged.class);
    String now = WireTypes.nameOf(RulesSucceeded.class);
    Path folder = release.path().resolve(ReleasedFolder.WIRE);

    assertThat(
            new WireSamples(types, Upcasters.NONE.with(old, now, ReleaseTest::succeeded))
                .faults(folder))
        .isEmpty();
    assertThat(new WireSamples(types, Upcasters.NONE.with(old, now, json -> json)).faults(folder))
        .singleElement()
        .asString()
        .contains(old, "is not read");
  }

  @Test
  void aTypeThatIsPrintedOtherwiseIsFound() throws IOException {
    List<Class<?>> others = new ArrayList<>(Services.wire().all());
    others.remove(RulesChanged.class);
    others.add(RulesRounded.class);
    WireSamples tomorrow = new WireSamples(types(others), Upcasters.NONE);

    assertThat(tomorrow.faults(release.path().resolve(ReleasedFolder.WIRE)))
        .singleElement()
        .asString()
        .contains("table.rules-changed.v1.json", "is printed otherwise");
  }

  @Test
  void aSampleThatIsNotReadIsFound() throws IOException {
    Files.writeString(wire("table.rules-changed.v1"), "{\"from\":2}");
    Files.writeString(wire("table.goods-gained.v1"), "[]");
    Checksums.write(release.path());

    assertThat(release.faults()).hasSize(2).allMatch(fault -> fault.contains("is not read"));
  }

  @Test
  void theTwelveAreOfTwoToEightPlayersAndOfEverySort() {
    assertThat(Release.TWELVE).hasSize(12);
    assertThat(Release.TWELVE).extracting(Slot::players).contains(2, 3, 4, 5, 6, 7, 8);
    assertThat(Release.TWELVE).extracting(Slot::sort).contains(Sort.values());
    assertThat(Set.copyOf(Release.TWELVE.stream().map(Slot::name).toList())).hasSize(12);
  }

  private static Release release() {
    return new Release(SLOTS, List.of("a rewind", "first prints"), 2, TOLD::add);
  }

  private static WireTypes types(List<Class<?>> types) {
    return WireTypes.of(types).reading(AbilityName.class, AbilityRef.class);
  }

  /** What an event of today may be called in a later release. */
  @WireType("table.rules-changed.v2")
  record RulesSucceeded(int version) {}

  /** An event of today as somebody might change it. */
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
