package org.lazax.rulebook;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the {@code @Rule} annotations of parsed sources. An annotation on a class applies to all
 * its tests. The argument of the scan is the name of the enclosing class.
 */
final class RuleAnnotations extends TreePathScanner<@Nullable Void, String> {
  private static final Set<String> TESTS =
      Set.of("Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate");

  private final Path root;
  private final Trees trees;
  private final CalledMethods calls;
  private final List<Showing> showings = new ArrayList<>();
  private final List<String> errors = new ArrayList<>();
  private int disabledClasses;
  private final Set<AnnotationTree> onTests = Collections.newSetFromMap(new IdentityHashMap<>());

  RuleAnnotations(Path root, Trees trees, CalledMethods calls) {
    this.root = root;
    this.trees = trees;
    this.calls = calls;
  }

  void read(CompilationUnitTree unit) {
    scan(unit, "");
  }

  TestSources found() {
    return new TestSources(showings, errors);
  }

  @Override
  public @Nullable Void visitClass(ClassTree type, String enclosing) {
    String simple = type.getSimpleName().toString();
    String name = enclosing.isEmpty() ? simple : enclosing + "." + simple;
    boolean disabled = disabled(type.getModifiers());
    disabledClasses += disabled ? 1 : 0;
    List<MethodTree> tests =
        type.getMembers().stream()
            .filter(member -> member instanceof MethodTree method && runs(method))
            .map(MethodTree.class::cast)
            .toList();
    if (!tests.isEmpty()) {
      show(type.getModifiers(), name);
      tests.stream()
          .filter(test -> hasRule(type.getModifiers()) || hasRule(test.getModifiers()))
          .forEach(this::checkBody);
      checkAssumptions(type, tests);
    }
    super.visitClass(type, name);
    disabledClasses -= disabled ? 1 : 0;
    return null;
  }

  @Override
  public @Nullable Void visitMethod(MethodTree method, String type) {
    if (runs(method)) {
      show(method.getModifiers(), type + "#" + method.getName());
    }
    return super.visitMethod(method, type);
  }

  @Override
  public @Nullable Void visitAnnotation(AnnotationTree annotation, String type) {
    if (isRule(annotation) && !onTests.contains(annotation)) {
      errors.add(place(annotation) + ": @Rule is not on a test, or the test can be disabled");
    }
    return super.visitAnnotation(annotation, type);
  }

  private boolean runs(MethodTree method) {
    return disabledClasses == 0
        && !disabled(method.getModifiers())
        && method.getModifiers().getAnnotations().stream()
            .anyMatch(annotation -> TESTS.contains(simpleName(annotation)));
  }

  private void checkBody(MethodTree test) {
    if (!calls.reach(test, name -> name.startsWith("assert") || name.equals("fail"))) {
      errors.add(place(test) + ": the test asserts nothing");
    }
  }

  /** A class that shows lines must not assume anything, neither in its tests nor before them. */
  private void checkAssumptions(ClassTree type, List<MethodTree> tests) {
    boolean shows =
        hasRule(type.getModifiers()) || tests.stream().anyMatch(it -> hasRule(it.getModifiers()));
    if (!shows) {
      return;
    }
    type.getMembers().stream()
        .filter(member -> CalledMethods.in(member).stream().anyMatch(n -> n.startsWith("assume")))
        .forEach(member -> errors.add(place(member) + ": an assumption can skip the tests"));
  }

  private static boolean hasRule(ModifiersTree modifiers) {
    return modifiers.getAnnotations().stream().anyMatch(RuleAnnotations::isRule);
  }

  private static boolean disabled(ModifiersTree modifiers) {
    return modifiers.getAnnotations().stream()
        .map(RuleAnnotations::simpleName)
        .anyMatch(name -> name.startsWith("Disabled") || name.startsWith("Enabled"));
  }

  private void show(ModifiersTree modifiers, String test) {
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      if (isRule(annotation)) {
        onTests.add(annotation);
        show(annotation, test);
      }
    }
  }

  private void show(AnnotationTree annotation, String test) {
    for (ExpressionTree argument : annotation.getArguments()) {
      ExpressionTree value =
          argument instanceof AssignmentTree named ? named.getExpression() : argument;
      List<? extends ExpressionTree> ids =
          value instanceof NewArrayTree array && array.getInitializers() != null
              ? array.getInitializers()
              : List.of(value);
      for (ExpressionTree id : ids) {
        if (id instanceof LiteralTree literal && literal.getValue() instanceof String text) {
          showings.add(new Showing(text, test, place(id)));
        } else {
          errors.add(place(id) + ": @Rule takes literal ids, not " + id);
        }
      }
    }
  }

  private String place(Tree tree) {
    CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
    long position = trees.getSourcePositions().getStartPosition(unit, tree);
    Path file = root.relativize(Path.of(unit.getSourceFile().toUri()));
    return file + ":" + unit.getLineMap().getLineNumber(position);
  }

  private static boolean isRule(AnnotationTree annotation) {
    String name = annotation.getAnnotationType().toString();
    return name.equals("Rule") || name.equals("org.lazax.rulebook.Rule");
  }

  private static String simpleName(AnnotationTree annotation) {
    String name = annotation.getAnnotationType().toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
