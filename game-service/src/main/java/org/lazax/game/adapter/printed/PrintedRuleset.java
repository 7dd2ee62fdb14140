package org.lazax.game.adapter.printed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.rules.ruleset.Rulebook;
import org.lazax.rules.ruleset.Ruleset;

/**
 * The components of a ruleset as they are printed.
 *
 * @param ruleset the name of the ruleset: its expansions, and a fingerprint of all that is printed.
 *     So what a name stands for never changes
 * @param kinds the components by kind and id
 */
public record PrintedRuleset(String ruleset, Map<String, Map<String, PrintedComponent>> kinds) {
  private static final ObjectMapper JSON = JsonMapper.builder().addModule(new Jdk8Module()).build();
  private static final String BETWEEN = ".";
  private static final int FINGERPRINT = 6;

  /** The components of this ruleset. They are read once. */
  public static PrintedRuleset of(Ruleset ruleset) {
    return ruleset.cached(PrintedRuleset.class, PrintedRuleset::read);
  }

  /** The components of the ruleset of a book with this name; empty if there is none. */
  static Optional<PrintedRuleset> named(String name, Rulebook book) {
    List<String> parts = Arrays.asList(name.split("\\" + BETWEEN, -1));
    List<ExpansionId> expansions =
        parts.subList(0, parts.size() - 1).stream().map(ExpansionId::new).toList();
    return book.refused(expansions).isPresent()
        ? Optional.empty()
        : Optional.of(of(book.of(Optional.of(expansions))))
            .filter(known -> known.ruleset().equals(name));
  }

  /** The same with the components of one kind alone; empty if there is no such kind. */
  Optional<PrintedRuleset> only(String kind) {
    return Optional.ofNullable(kinds.get(kind))
        .map(all -> new PrintedRuleset(ruleset, Map.of(kind, all)));
  }

  /** The components as JSON. */
  public byte[] json() {
    return json(this);
  }

  private static PrintedRuleset read(Ruleset ruleset) {
    Map<String, Map<String, PrintedComponent>> kinds = Printings.of(ruleset, JSON);
    String fingerprint = HexFormat.of().formatHex(sha256(json(kinds)), 0, FINGERPRINT);
    String expansions =
        ruleset.expansions().stream().map(ExpansionId::value).collect(Collectors.joining(BETWEEN));
    return new PrintedRuleset(expansions + BETWEEN + fingerprint, kinds);
  }

  private static byte[] json(Object printed) {
    try {
      return JSON.writeValueAsString(printed).getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("printed components are always writable", e);
    }
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
