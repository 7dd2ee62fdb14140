package org.lazax.rulebook;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The methods that the methods of the test sources call, by their simple names. Methods with the
 * same name count as one, so the answers can err on the side of a test, never against it.
 */
final class CalledMethods {
  private final Map<String, Set<String>> calls = new HashMap<>();

  CalledMethods(List<? extends CompilationUnitTree> units) {
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
        calls.computeIfAbsent(method.getName().toString(), _ -> new HashSet<>()).addAll(in(method));
        return super.visitMethod(method, null);
      }
    }.scan(units, null);
  }

  /** Whether the code calls such a method, itself or through methods of the test sources. */
  boolean reach(Tree code, Predicate<String> name) {
    Set<String> seen = new HashSet<>();
    Set<String> next = in(code);
    while (!next.isEmpty()) {
      if (next.stream().anyMatch(name)) {
        return true;
      }
      seen.addAll(next);
      Set<String> further = new HashSet<>();
      next.forEach(each -> further.addAll(calls.getOrDefault(each, Set.of())));
      further.removeAll(seen);
      next = further;
    }
    return false;
  }

  /** The methods that the code itself calls. */
  static Set<String> in(Tree code) {
    Set<String> called = new HashSet<>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitMethodInvocation(
          MethodInvocationTree call, @Nullable Void nothing) {
        ExpressionTree method = call.getMethodSelect();
        switch (method) {
          case IdentifierTree plain -> called.add(plain.getName().toString());
          case MemberSelectTree member -> called.add(member.getIdentifier().toString());
          default -> {}
        }
        return super.visitMethodInvocation(call, null);
      }

      @Override
      public @Nullable Void visitMemberReference(
          MemberReferenceTree reference, @Nullable Void nothing) {
        called.add(reference.getName().toString());
        return super.visitMemberReference(reference, null);
      }
    }.scan(code, null);
    return called;
  }
}
