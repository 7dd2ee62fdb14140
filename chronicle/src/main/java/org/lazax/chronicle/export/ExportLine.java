package org.lazax.chronicle.export;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Hex;
import org.lazax.chronicle.commit.Line;

/**
 * The lines that an export adds to those of the chronicle. Each has one exact form, so that every
 * changed byte is noticed.
 */
enum ExportLine {
  OPENING("\\{\"export\":1,\"game\":\"([0-9a-z-]{1,64})\",\"viewer\":\"(all|spectator|p[1-8])\"}"),
  SALT("\\{\"salt\":\"([0-9a-f]{64})\"}"),
  DIGEST("\\{\"digest\":\"([0-9a-f]{64})\"}"),
  HEAD(
      "\\{\"head\":\"([0-9a-f]{64})\",\"seq\":([1-9][0-9]{0,17}),"
          + "\"sha256\":\"([0-9a-f]{64})\",\"key\":\"([0-9a-f]{88})\"}"),
  SIGNATURE("\\{\"signature\":\"([0-9a-f]{128})\"}");

  private final Pattern form;

  ExportLine(String form) {
    this.form = Pattern.compile(form);
  }

  static Line opening(GameId game, Viewer viewer) {
    return Line.of("{\"export\":1,\"game\":\"%s\",\"viewer\":\"%s\"}".formatted(game, viewer));
  }

  static Line salt(byte[] salt) {
    return Line.of("{\"salt\":\"%s\"}".formatted(Hex.of(salt)));
  }

  static Line digest(Hash digest) {
    return Line.of("{\"digest\":\"%s\"}".formatted(digest));
  }

  static Line head(Hash head, long seq, Hash sha256, byte[] key) {
    return Line.of(
        "{\"head\":\"%s\",\"seq\":%d,\"sha256\":\"%s\",\"key\":\"%s\"}"
            .formatted(head, seq, sha256, Hex.of(key)));
  }

  static Line signature(byte[] signature) {
    return Line.of("{\"signature\":\"%s\"}".formatted(Hex.of(signature)));
  }

  /** The values in a line of this kind; empty for any other line. */
  Optional<MatchResult> in(Line line) {
    Matcher matcher = form.matcher(line.toString());
    return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
  }
}
