package org.lazax.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The reports of the last test run of all modules.
 *
 * @param cases the number of cases that ran, by test as {@code <module>/Class#method}
 * @param skipped the cases that were skipped
 */
record TestReports(Map<String, Integer> cases, List<String> skipped) {
  /** A method name, without the parameters and the number of a case. */
  private static final Pattern METHOD = Pattern.compile("^\\w+");

  TestReports {
    cases = Map.copyOf(cases);
    skipped = List.copyOf(skipped);
  }

  /** Reads {@code <root>/<module>/target/surefire-reports} of every module. */
  static TestReports read(Path root) throws IOException {
    Map<String, Integer> cases = new TreeMap<>();
    List<String> skipped = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root, 4)) {
      for (Path file : files.filter(TestReports::isReport).sorted().toList()) {
        read(root.relativize(file).getName(0).toString(), file, cases, skipped);
      }
    }
    return new TestReports(cases, skipped);
  }

  private static boolean isReport(Path file) {
    String name = file.getFileName().toString();
    return file.resolveSibling("").endsWith("target/surefire-reports")
        && name.startsWith("TEST-")
        && name.endsWith(".xml");
  }

  private static void read(
      String module, Path file, Map<String, Integer> cases, List<String> skipped)
      throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      XMLStreamReader xml = XMLInputFactory.newDefaultFactory().createXMLStreamReader(in);
      String test = "";
      while (xml.hasNext()) {
        if (xml.next() != XMLStreamConstants.START_ELEMENT) {
          continue;
        }
        switch (xml.getLocalName()) {
          case "testcase" -> {
            test = test(module, xml);
            cases.merge(test, 1, Integer::sum);
          }
          case "skipped" -> {
            skipped.add(test);
            cases.merge(test, -1, Integer::sum);
          }
          default -> {}
        }
      }
    } catch (XMLStreamException e) {
      throw new IOException("the report cannot be read: " + file, e);
    }
  }

  private static String test(String module, XMLStreamReader xml) {
    String type = xml.getAttributeValue(null, "classname");
    String simple = type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
    Matcher method = METHOD.matcher(xml.getAttributeValue(null, "name"));
    return module + "/" + simple + (method.find() ? "#" + method.group() : "");
  }

  /** The number of cases of a test that ran; of all tests of a class if it names no method. */
  int ran(Showing showing) {
    String module = showing.place().substring(0, showing.place().indexOf('/'));
    String test = module + "/" + showing.test();
    return test.contains("#")
        ? cases.getOrDefault(test, 0)
        : cases.entrySet().stream()
            .filter(entry -> entry.getKey().startsWith(test + "#"))
            .mapToInt(Map.Entry::getValue)
            .sum();
  }

  /** The number of cases that ran. */
  int total() {
    return cases.values().stream().mapToInt(Integer::intValue).sum();
  }
}
