package org.lazax.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks what can be checked of the pages that people write: their links, and the glossary. */
final class PagesTest {
  private static final Path ROOT = Checklist.projectRoot();
  private static final Pattern LINK = Pattern.compile("]\\(([^)#]*)#?([^)]*)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern CLASS = Pattern.compile("(?<![\\w…])[A-Z]\\w*[a-z]\\w*");
  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|interface|record|enum) ([A-Z]\\w*)");

  static List<Path> pages() throws IOException {
    return Stream.concat(
            files(ROOT.resolve("docs"), ".md").stream(),
            Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "k8s/README.md")
                .map(ROOT::resolve))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadToFilesAndHeadings(Path page) throws IOException {
    assertThat(LINK.matcher(Files.readString(page)).results())
        .filteredOn(link -> !link.group().contains("://"))
        .allSatisfy(link -> follow(page, link));
  }

  private static void follow(Path page, MatchResult link) throws IOException {
    Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
    assertThat(target).exists();
    if (!link.group(2).isEmpty()) {
      assertThat(HEADING.matcher(Files.readString(target)).results().map(PagesTest::anchor))
          .contains(link.group(2));
    }
  }

  /** The fragment by which GitHub links to a heading. */
  private static String anchor(MatchResult heading) {
    return heading
        .group(1)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9 _-]", "")
        .strip()
        .replace(' ', '-');
  }

  @Test
  void theGlossaryNamesClassesThatExist() throws IOException {
    Set<String> types = types();
    Stream<String> named =
        Files.readAllLines(ROOT.resolve("docs/glossary.md")).stream()
            .map(line -> line.split("\\|"))
            .filter(cells -> cells.length == 4)
            .flatMap(cells -> CODE.matcher(cells[3]).results())
            .flatMap(code -> CLASS.matcher(code.group(1)).results())
            .map(MatchResult::group);

    assertThat(named).isNotEmpty().isSubsetOf(types);
  }

  private static Set<String> types() throws IOException {
    Set<String> types = new HashSet<>();
    try (DirectoryStream<Path> modules = Files.newDirectoryStream(ROOT, "*")) {
      for (Path module : modules) {
        Path sources = module.resolve("src/main/java");
        if (Files.isDirectory(sources)) {
          for (Path source : files(sources, ".java")) {
            TYPE.matcher(Files.readString(source))
                .results()
                .forEach(type -> types.add(type.group(1)));
          }
        }
      }
    }
    return types;
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).toList();
    }
  }
}
