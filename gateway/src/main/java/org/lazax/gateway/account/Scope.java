package org.lazax.gateway.account;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A permission of a token. */
public enum Scope {
  /** Read what the account's seats may see. */
  READ,
  /** Act for the account's seats. */
  PLAY,
  /** Create games and invite players to them. */
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

  /** The scopes as they are stored: in alphabetical order, with blanks between them. */
  static String print(Set<Scope> scopes) {
    return scopes.stream()
        .map(Scope::wireName)
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .collect(Collectors.joining(" "));
  }

  static Set<Scope> parseAll(String stored) {
    return Arrays.stream(stored.split(" "))
        .map(Scope::parse)
        .collect(Collectors.toUnmodifiableSet());
  }
}
