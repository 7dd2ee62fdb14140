package org.lazax.gateway.account;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a token allows. */
public enum Scope {
  /** To see what the account's seats see. */
  READ,
  /** To act for the account's seats. */
  PLAY,
  /** To create games and invite to them. */
  ORGANISE;

  @JsonValue
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  @JsonCreator
  static Scope parse(String wireName) {
    return Arrays.stream(values())
        .filter(scope -> scope.wireName().equals(wireName))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no scope is named " + wireName));
  }

  /** As they are kept, in alphabetical order. */
  static String print(Set<Scope> scopes) {
    return scopes.stream()
        .map(Scope::wireName)
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .collect(Collectors.joining(" "));
  }

  static Set<Scope> parseAll(String kept) {
    return Arrays.stream(kept.split(" ")).map(Scope::parse).collect(Collectors.toUnmodifiableSet());
  }
}
