package org.lazax.chronicle.acceptance;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.lazax.chronicle.Refusal;

/** What became of a command, for good. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "answer")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Answer.Applied.class, name = "applied"),
  @JsonSubTypes.Type(value = Answer.Refused.class, name = "declined")
})
public sealed interface Answer {

  /** It was carried out by this commit. */
  record Applied(long seq) implements Answer {}

  /** It changed nothing. */
  record Refused(Refusal refusal) implements Answer {}
}
