package ecumene.app.page;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import ecumene.table.Sentence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the templates of all sentences that are made in Java sources. One that is put together when
 * the program runs could not be found, and nobody would translate it: that is a fault.
 */
final class Templates extends TreeScanner<@Nullable Void, CompilationUnitTree> {
  private static final String SENTENCE = "Sentence";

  /** What makes a sentence, and which of its arguments is the template; the gaps' follow it. */
  private static final Map<String, Integer> MAKERS =
      Map.of("Refusal", 1, "Problem", 1, SENTENCE, 0);

  private final SortedSet<String> found = new TreeSet<>();
  private final List<String> faults = new ArrayList<>();

  SortedSet<String> found() {
    return found;
  }

  /** Sentences whose template is none, each with its place. */
  List<String> faults() {
    return faults;
  }

  /** The makers themselves are left alone: they pass on what they are given. */
  void search(CompilationUnitTree source) {
    var file = source.getSourceFile().getName();
    if (MAKERS.keySet().stream().noneMatch(maker -> file.endsWith("/" + maker + ".java"))) {
      scan(source, source);
    }
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree made, CompilationUnitTree source) {
    var place = MAKERS.get(simpleName(made.getIdentifier()));
    if (place != null) {
      take(made.getArguments(), place, made, source);
    }
    return super.visitNewClass(made, source);
  }

  @Override
  public @Nullable Void visitMethodInvocation(
      MethodInvocationTree call, CompilationUnitTree source) {
    if (call.getMethodSelect() instanceof MemberSelectTree method
        && method.getIdentifier().contentEquals("of")
        && simpleName(method.getExpression()).equals(SENTENCE)) {
      take(call.getArguments(), 0, call, source);
    }
    return super.visitMethodInvocation(call, source);
  }

  @Override
  public @Nullable Void visitMemberReference(MemberReferenceTree made, CompilationUnitTree source) {
    if (MAKERS.containsKey(simpleName(made.getQualifierExpression()))) {
      fault(made, source);
    }
    return super.visitMemberReference(made, source);
  }

  private void take(
      List<? extends ExpressionTree> arguments, int place, Tree made, CompilationUnitTree source) {
    var templates = arguments.size() > place ? literals(arguments.get(place)) : List.<String>of();
    for (var template : templates) {
      var gaps = Sentence.gaps(template);
      boolean fits = gaps.size() == arguments.size() - place - 1;
      if (!fits || new HashSet<>(gaps).size() < gaps.size()) {
        fault(made, source);
      }
    }
    if (templates.isEmpty()) {
      fault(made, source);
    }
    found.addAll(templates);
  }

  /** What the expression can be; empty if that is not written out. */
  private static List<String> literals(ExpressionTree expression) {
    return switch (expression) {
      case LiteralTree literal when literal.getValue() instanceof String text -> List.of(text);
      case ParenthesizedTree inner -> literals(inner.getExpression());
      case ConditionalExpressionTree choice -> {
        var one = literals(choice.getTrueExpression());
        var other = literals(choice.getFalseExpression());
        yield one.isEmpty() || other.isEmpty()
            ? List.of()
            : Stream.concat(one.stream(), other.stream()).toList();
      }
      case BinaryTree sum when sum.getKind() == Tree.Kind.PLUS -> {
        var left = literals(sum.getLeftOperand());
        var right = literals(sum.getRightOperand());
        yield left.size() == 1 && right.size() == 1
            ? List.of(left.getFirst() + right.getFirst())
            : List.of();
      }
      default -> List.of();
    };
  }

  private static String simpleName(Tree name) {
    return switch (name) {
      case IdentifierTree simple -> simple.getName().toString();
      case MemberSelectTree qualified -> qualified.getIdentifier().toString();
      default -> "";
    };
  }

  private void fault(Tree made, CompilationUnitTree source) {
    faults.add(source.getSourceFile().getName() + ": " + made);
  }
}
