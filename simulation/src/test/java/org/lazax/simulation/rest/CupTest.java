package org.lazax.simulation.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lazax.simulation.certificate.CertificateCheck;
import org.lazax.simulation.certificate.CertificateCheck.Checked;
import org.lazax.simulation.rules.Services;

/** The cup of {@code ./lazax cup}. */
@OnPlatform
final class CupTest {
  private static final CupPlan PLAN = new CupPlan("Cup of tests", 36, 2, false, 6, 5);
  private static final Pattern FIRST_DIGIT = Pattern.compile("([^0-9]*)([0-9])(.*)");
  private static final Pattern LAST_DIGIT = Pattern.compile("(.*)([0-9])([^0-9]*)");

  @TempDir private Path folder;

  @Test
  void botsPlayACupFromTheirAccountsToTheChampion(LivePlatform platform) throws IOException {
    List<String> lines = new ArrayList<>();

    Cup cup = new Cup(platform.anonymous(), Services.wire(), PLAN, () -> {}, lines::add).play();

    JsonNode last = platform.anonymous().get(cup.address() + "/rounds/final/r1").body();
    JsonNode table = last.path("tables").path(0);
    String seat = table.path("result").path("winner").asText().substring(1);
    assertThat(table.path("players").path(Integer.parseInt(seat) - 1).asText())
        .isEqualTo(cup.champion());
    assertThat(lines).contains("The champion is " + cup.champion() + ".");
    assertThat(lines).anyMatch(line -> line.startsWith("  prelims/r2/t6"));
    // Every row but the last of a stage says why it is ahead.
    assertThat(lines).filteredOn(line -> line.contains(" won, share ")).hasSize(36 + 6);
    assertThat(lines).filteredOn(line -> line.contains(" lot put ")).isNotEmpty();
    Path certificate = cup.keep(folder);
    byte[] valid = Files.readAllBytes(certificate);
    Checked checked = CertificateCheck.of(valid, Optional.of(folder));
    assertThat(checked.defect()).isEmpty();
    assertThat(checked.games()).isEqualTo(13);
    assertThat(checked.lines()).isEqualTo(1 + 12 + 36 + 1 + 6 + 1);
    isFoundInItsLine(new String(valid, UTF_8), FIRST_DIGIT);
    isFoundInItsLine(new String(valid, UTF_8), LAST_DIGIT);
  }

  /** A changed digit is found in its line; one of the signature, in the head line. */
  private void isFoundInItsLine(String valid, Pattern digit) throws IOException {
    List<String> lines = valid.lines().toList();
    for (int at : firstAndLastOfEachKind(lines)) {
      List<String> changed = new ArrayList<>(lines);
      changed.set(
          at,
          digit
              .matcher(lines.get(at))
              .replaceFirst(found ->
                  found.group(1) + (9 - Integer.parseInt(found.group(2))) + found.group(3)));
      assertThat(changed).isNotEqualTo(lines);
      Checked checked =
          CertificateCheck.of(
              (String.join("\n", changed) + "\n").getBytes(UTF_8), Optional.of(folder));
      assertThat(checked.defect()).as(changed.get(at)).isPresent();
      assertThat(checked.defect().orElseThrow().line())
          .as(changed.get(at))
          .isEqualTo(Math.min(at + 1, lines.size() - 1));
    }
  }

  /** The kind of a line is its first property. */
  private static SortedSet<Integer> firstAndLastOfEachKind(List<String> lines) {
    Map<String, Integer> first = new HashMap<>();
    Map<String, Integer> last = new HashMap<>();
    for (int at = 0; at < lines.size(); at++) {
      String kind = lines.get(at).substring(0, lines.get(at).indexOf(':'));
      first.putIfAbsent(kind, at);
      last.put(kind, at);
    }
    SortedSet<Integer> chosen = new TreeSet<>(first.values());
    chosen.addAll(last.values());
    return chosen;
  }
}
