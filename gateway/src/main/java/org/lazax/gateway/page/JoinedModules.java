package org.lazax.gateway.page;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Modules put together to one script, which needs none of their files. Each module becomes a
 * function that runs once, after those that it imports, and gives back what it exports. So names of
 * different modules do not meet. Modules name what they import and export one by one, do not import
 * each other in a circle, and export no variable that changes.
 */
final class JoinedModules {
  private static final String FILES = "/META-INF/resources";
  private static final String FROM = "\\{([^}]*)}\\s*from\\s*['\"]([^'\"]+)['\"];?";
  private static final Pattern IMPORT = Pattern.compile("(?m)(?<=^|;)import\\s*" + FROM);
  private static final Pattern PASSED_ON = Pattern.compile("(?m)^export\\s*" + FROM);
  private static final Pattern LISTED = Pattern.compile("\\bexport\\s*\\{([^}]*)};?");
  private static final Pattern DECLARED =
      Pattern.compile("(?m)^export ((?:const|class|(?:async )?function\\*?) (\\w+))");

  private static final Pattern FOR_TOOLS = Pattern.compile("(?m)^//# .*$");
  private static final Pattern LEFT = Pattern.compile("(?m)(?<=^|[;}])(?:import|export)\\b(?!\\()");

  private final Map<String, String> constants = new HashMap<>();
  private final Set<String> begun = new HashSet<>();
  private final StringBuilder script = new StringBuilder("\n");

  private JoinedModules() {}

  /**
   * The script that does what this module does, with all that it imports.
   *
   * @param path the address of the module, such as {@code /page/main.js}
   * @throws IllegalArgumentException if a module cannot be joined
   */
  static String script(String path) {
    JoinedModules modules = new JoinedModules();
    modules.join(path);
    return modules.script.toString();
  }

  /** Adds a module, if it is not there yet, and names the constant that has what it exports. */
  private String join(String path) {
    String constant = constants.get(path);
    if (constant == null) {
      if (!begun.add(path)) {
        throw new IllegalArgumentException(path + " imports itself");
      }
      String function = function(path);
      constant = "module" + constants.size();
      constants.put(path, constant);
      script.append("const ").append(constant).append(" = ").append(function).append(";\n");
    }
    return constant;
  }

  private String function(String path) {
    List<String> exports = new ArrayList<>();
    String text = Resources.text(FILES + path);
    text =
        replaced(
            text,
            IMPORT,
            found ->
                "const {%s} = %s;"
                    .formatted(
                        named(found).map(Named::inPattern).collect(Collectors.joining(", ")),
                        join(beside(path, found.group(2)))));
    text =
        replaced(
            text,
            PASSED_ON,
            found -> {
              String other = join(beside(path, found.group(2)));
              named(found).forEach(each -> exports.add(each.to + ": " + other + "." + each.from));
              return "";
            });
    text =
        replaced(
            text,
            DECLARED,
            found -> {
              exports.add(found.group(2));
              return found.group(1);
            });
    text =
        replaced(
            text,
            LISTED,
            found -> {
              named(found).forEach(each -> exports.add(each.to + ": " + each.from));
              return "";
            });
    text = replaced(text, FOR_TOOLS, _ -> "");
    if (LEFT.matcher(text).find()) {
      throw new IllegalArgumentException(path + " imports or exports in another way");
    }
    return "(() => {\n%s\nreturn {%s};\n})()".formatted(text.strip(), String.join(", ", exports));
  }

  /** One name in the braces of an import or export, and the name that it is given there. */
  private record Named(String from, String to) {
    String inPattern() {
      return from.equals(to) ? from : from + ": " + to;
    }
  }

  private static Stream<Named> named(MatchResult found) {
    return Stream.of(found.group(1).split(",", -1))
        .map(each -> each.strip().split("\\s+as\\s+", -1))
        .map(names -> new Named(names[0], names[names.length - 1]));
  }

  private static String beside(String path, String reference) {
    return URI.create(path).resolve(reference).getPath();
  }

  private static String replaced(
      String text, Pattern pattern, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(replacement.apply(found)));
  }
}
