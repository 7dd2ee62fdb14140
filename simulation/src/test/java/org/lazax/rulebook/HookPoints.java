package org.lazax.rulebook;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * The hook points of all modules, read from their sources: interfaces named {@code …Hooks} or
 * {@code …Bans}, with their Javadoc, the classes that call them and the components that implement
 * them.
 */
final class HookPoints {
  private static final String PROJECT = "org.lazax.";

  private final Map<String, Point> points = new TreeMap<>();
  private final Map<String, Set<String>> callers = new TreeMap<>();
  private final Map<String, Set<String>> implementers = new TreeMap<>();

  private HookPoints() {}

  /**
   * A hook point.
   *
   * @param packageName its package without {@code org.lazax}
   * @param description its Javadoc in one line
   * @param methods its methods, each with the first sentence of its Javadoc
   */
  private record Point(
      String packageName, String name, String description, Map<String, String> methods) {}

  /**
   * Reads {@code <root>/<module>/src/main/java} of every module but {@code simulation}, which
   * counts hooks and asks none.
   */
  static HookPoints read(Path root) throws IOException {
    List<Path> files = Sources.ofModules(root);
    files.removeIf(file -> file.startsWith(root.resolve("simulation")));
    Sources sources = Sources.of(files);
    HookPoints read = new HookPoints();
    for (CompilationUnitTree file : sources.files()) {
      read.new Reader(sources).scan(file, null);
    }
    return read;
  }

  /** The tables of {@code docs/hooks.md}, one for each package. */
  String tables() {
    StringBuilder out = new StringBuilder();
    String packageName = "";
    for (Point point : sorted()) {
      if (!point.packageName().equals(packageName)) {
        packageName = point.packageName();
        out.append("\n### `").append(packageName).append("`\n\n");
        out.append("| hook point | what it answers | asked by | components |\n|---|---|---|---|\n");
      }
      out.append(
          "| `%s` | %s | %s | %s |\n"
              .formatted(
                  point.name(),
                  point.description(),
                  names(callers, point.name()),
                  names(implementers, point.name())));
      point
          .methods()
          .forEach((method, description) ->
              out.append("| | `%s`: %s | | |\n".formatted(method, description)));
    }
    return out.toString();
  }

  private List<Point> sorted() {
    return points.values().stream()
        .sorted(Comparator.comparing(Point::packageName).thenComparing(Point::name))
        .toList();
  }

  private String names(Map<String, Set<String>> of, String point) {
    return of.getOrDefault(point, new TreeSet<>()).stream()
        .filter(name -> !name.equals(point))
        .map(name -> "`" + name + "`")
        .collect(Collectors.joining(", "));
  }

  private static boolean isPoint(String name) {
    return name.endsWith("Hooks") || name.endsWith("Bans");
  }

  /** Collects the hook points, callers and implementers of one file. */
  private final class Reader extends TreePathScanner<Void, Void> {
    private final Sources sources;

    Reader(Sources sources) {
      this.sources = sources;
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      String name = type.getSimpleName().toString();
      if (type.getKind() == Tree.Kind.INTERFACE && isPoint(name)) {
        points.put(name, point(type, name));
      }
      Stream.concat(type.getImplementsClause().stream(), Stream.ofNullable(type.getExtendsClause()))
          .map(Object::toString)
          .filter(HookPoints::isPoint)
          .filter(_ -> type.getKind() != Tree.Kind.INTERFACE)
          .forEach(point ->
              implementers.computeIfAbsent(point, _ -> new TreeSet<>()).add(outermost(name)));
      return super.visitClass(type, null);
    }

    /** {@code XHooks.class} means a call of this hook point. */
    @Override
    public Void visitMemberSelect(MemberSelectTree select, Void nothing) {
      String point = select.getExpression().toString();
      if (select.getIdentifier().contentEquals("class") && isPoint(point)) {
        callers.computeIfAbsent(point, _ -> new TreeSet<>()).add(outermost(point));
      }
      return super.visitMemberSelect(select, null);
    }

    /** {@code instanceof XHooks} also means a call of this hook point. */
    @Override
    public Void visitInstanceOf(InstanceOfTree test, Void nothing) {
      String point = String.valueOf(test.getType());
      if (isPoint(point)) {
        callers.computeIfAbsent(point, _ -> new TreeSet<>()).add(outermost(point));
      }
      return super.visitInstanceOf(test, null);
    }

    private String outermost(String fallback) {
      TreePath path = getCurrentPath();
      String name = fallback;
      for (Tree tree : path) {
        if (tree instanceof ClassTree type) {
          name = type.getSimpleName().toString();
        }
      }
      return name;
    }

    private Point point(ClassTree type, String name) {
      Map<String, String> methods = new LinkedHashMap<>();
      for (Tree member : type.getMembers()) {
        if (member instanceof MethodTree method && isHook(method)) {
          String description = sources.sentence(new TreePath(getCurrentPath(), method));
          if (!description.isEmpty()) {
            methods.put(method.getName().toString(), description);
          }
        }
      }
      String packageName =
          Objects.requireNonNull(getCurrentPath().getCompilationUnit().getPackageName())
              .toString()
              .substring(PROJECT.length());
      return new Point(packageName, name, sources.text(getCurrentPath()), methods);
    }

    private static boolean isHook(MethodTree method) {
      Set<Modifier> flags = method.getModifiers().getFlags();
      return !flags.contains(Modifier.STATIC) && !flags.contains(Modifier.PRIVATE);
    }
  }
}
