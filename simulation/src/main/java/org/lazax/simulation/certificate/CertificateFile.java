package org.lazax.simulation.certificate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lazax.chronicle.commit.Hash;
import org.lazax.chronicle.commit.Line;
import org.lazax.chronicle.export.InvalidExportException;

/**
 * A certificate whose lines have the right form.
 *
 * @param lines all lines before the head line
 * @param end the head line
 */
record CertificateFile(List<JsonNode> lines, End end) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final byte[] BEGINNING = "{\"certificate\":".getBytes(StandardCharsets.UTF_8);
  private static final Pattern HEAD =
      Pattern.compile(
          "\\{\"head\":\"([0-9a-f]{64})\",\"seq\":([1-9][0-9]{0,17}),"
              + "\"sha256\":\"([0-9a-f]{64})\",\"key\":\"([0-9a-f]{88})\"}");
  private static final Pattern SIGNATURE = Pattern.compile("\\{\"signature\":\"([0-9a-f]{128})\"}");

  /** The head line and its signature at the end. */
  private static final int END_LINES = 2;

  /**
   * The head line.
   *
   * @param number of the line, from 1
   * @param head of the tournament's log
   * @param seq of its last commit
   * @param key that signed it
   * @param sound whether the signature fits, and the SHA-256 is that of the lines before
   */
  record End(int number, Hash head, long seq, String key, boolean sound) {}

  CertificateFile {
    lines = List.copyOf(lines);
  }

  /** Whether a file is meant to be a certificate. */
  static boolean isOne(byte[] file) {
    return Arrays.equals(
        file, 0, Math.min(file.length, BEGINNING.length), BEGINNING, 0, BEGINNING.length);
  }

  /**
   * Reads a certificate.
   *
   * @throws InvalidExportException at the first line that has a wrong form
   */
  static CertificateFile read(byte[] file) {
    List<Line> split = Line.split(file);
    int last = split.size() - END_LINES;
    if (last < 1 || file[file.length - 1] != '\n') {
      throw new InvalidExportException(split.size(), "the file ends too early");
    }
    List<JsonNode> lines = new ArrayList<>();
    int length = 0;
    for (int at = 0; at < last; at++) {
      lines.add(json(split.get(at), at + 1));
      length += split.get(at).length() + 1;
    }
    MatchResult head = matched(HEAD, split.get(last), last + 1, "not a head line");
    MatchResult signature = matched(SIGNATURE, split.get(last + 1), last + 2, "not a signature");
    return new CertificateFile(
        lines,
        new End(
            last + 1,
            Hash.of(head.group(1)),
            Long.parseLong(head.group(2)),
            head.group(4),
            Hash.of(head.group(3)).equals(Hash.sha256(Arrays.copyOf(file, length)))
                && isSigned(split.get(last), head.group(4), signature.group(1))));
  }

  private static JsonNode json(Line line, int number) {
    try {
      return JSON.readTree(line.bytes());
    } catch (IOException _) {
      throw new InvalidExportException(number, "not JSON");
    }
  }

  private static MatchResult matched(Pattern form, Line line, int number, String otherwise) {
    Matcher matcher = form.matcher(line.toString());
    if (!matcher.matches()) {
      throw new InvalidExportException(number, otherwise);
    }
    return matcher.toMatchResult();
  }

  private static boolean isSigned(Line head, String key, String signature) {
    try {
      PublicKey signer =
          KeyFactory.getInstance("Ed25519")
              .generatePublic(new X509EncodedKeySpec(HexFormat.of().parseHex(key)));
      Signature check = Signature.getInstance("Ed25519");
      check.initVerify(signer);
      check.update(head.bytes());
      return check.verify(HexFormat.of().parseHex(signature));
    } catch (GeneralSecurityException _) {
      return false;
    }
  }
}
