package org.lazax.table.trade;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Map;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.immutable.Copies;

/**
 * A promise of a kind that the platform keeps. Rule: deals.N3.
 *
 * @param kind the kind, such as {@code promise/no_activation}
 * @param terms what is promised, by names that the kind knows
 */
@JsonClassDescription("A promise that the platform keeps. Rule: deals.N3.")
public record Promise(
    @JsonPropertyDescription("Its kind, such as promise/no_activation.") ComponentRef kind,
    @JsonPropertyDescription("What is promised, as one of the forms of offers has it.")
        Map<String, String> terms) {
  public Promise {
    terms = Copies.sorted(terms);
  }
}
