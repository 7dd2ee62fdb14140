package org.lazax.chronicle.acceptance;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.lazax.chronicle.Refusal;

/** The final result of a command. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "answer")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Answer.Applied.class, name = "applied"),
  @JsonSubTypes.Type(value = Answer.Refused.class, name = "declined")
})
public sealed interface Answer {

  /** The command was carried out by this commit. */
  record Applied(long seq) implements Answer {}

  /** The command changed nothing. */
  record Refused(Refusal refusal) implements Answer {}
}
