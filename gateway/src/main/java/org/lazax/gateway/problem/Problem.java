package org.lazax.gateway.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Refusal;

/**
 * A problem detail of RFC 9457.
 *
 * @param type stable URI of the problem type
 * @param title the problem type in a few words
 * @param status HTTP status of the response
 * @param detail a sentence about this occurrence
 * @param rule id of the rule in the checklist that forbids the command; empty if no rule does
 * @param values the values that were checked: units, numbers, places
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Problem(
    String type,
    String title,
    int status,
    String detail,
    Optional<String> rule,
    Map<String, Object> values) {
  public static final String MEDIA_TYPE = "application/problem+json";

  private static final String TYPES = "https://lazax.org/problems/";

  /** A problem that the gateway itself found. */
  public static Problem of(ProblemType kind, String detail) {
    return new Problem(
        TYPES + kind.slug(), kind.title(), kind.status(), detail, Optional.empty(), Map.of());
  }

  /** The same problem with the values that were looked at. */
  public Problem with(Map<String, Object> looked) {
    return new Problem(type, title, status, detail, rule, looked);
  }

  /** The problem for a service's refusal. */
  public static Problem of(Refusal refusal) {
    return new Problem(
        TYPES + refusal.type(),
        title(refusal),
        status(refusal),
        refusal.detail(),
        refusal.rule(),
        refusal.values());
  }

  /**
   * The HTTP status: 422 for a command that no game could accept, 409 for one that this game does
   * not accept now.
   */
  private static int status(Refusal refusal) {
    int otherwise = refusal.type().equals(Refusal.MALFORMED) ? 422 : 409;
    return ProblemType.named(refusal.type()).map(ProblemType::status).orElse(otherwise);
  }

  private static String title(Refusal refusal) {
    return switch (refusal.type()) {
      case Refusal.MALFORMED -> "The command cannot be read";
      case Refusal.RULE_BROKEN -> "A rule forbids it";
      case Refusal.NOT_AWAITED -> "It is not your turn for this";
      default ->
          ProblemType.named(refusal.type())
              .map(ProblemType::title)
              .orElse("The command was refused");
    };
  }
}
