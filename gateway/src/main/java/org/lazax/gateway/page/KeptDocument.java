package org.lazax.gateway.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The page that checks logs, in one file: it has the modules of the page in it, so that it can be
 * kept and works from a disk.
 *
 * @param text the file
 * @param policy the value of {@code Content-Security-Policy} with which a server sends it: its own
 *     script and style run, and nothing is loaded
 */
public record KeptDocument(String text, String policy) {
  private static final List<String> MODULES =
      List.of("bytes", "exported", "chance", "verify", "otherfile", "dropped");
  private static final String MODULES_AT = "/META-INF/resources/page/";
  private static final String FRAME = "/org/lazax/gateway/page/verify.html";
  private static final String GAP = "/* script */";

  /** The file, put together from the modules. */
  public static KeptDocument assembled() {
    String script =
        MODULES.stream()
            .map(name -> read(MODULES_AT + name + ".js"))
            .map(text -> text.replaceAll("(?m)^import .*\\R", "").replaceAll("(?m)^export ", ""))
            .collect(Collectors.joining("\n", "\n", ""));
    String frame = read(FRAME);
    String style = frame.substring(frame.indexOf("<style>") + 7, frame.indexOf("</style>"));
    return new KeptDocument(
        frame.replace(GAP, script),
        ("default-src 'none'; script-src '%s'; style-src '%s'; worker-src blob:; base-uri 'none';"
                + " form-action 'none'")
            .formatted(hash(script), hash(style)));
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static String read(String name) {
    try (InputStream file = KeptDocument.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
