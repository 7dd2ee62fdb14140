package org.lazax.gateway.page;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
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
import org.lazax.gateway.Api;

/**
 * The page that checks logs, in one file: it has the modules of the page in it, so that it can be
 * kept and works from a disk.
 */
@ApplicationScoped
class KeptPage {
  private static final List<String> MODULES =
      List.of("bytes", "exported", "chance", "verify", "dropped");
  private static final String MODULES_AT = "/META-INF/resources/page/";
  private static final String FRAME = "/org/lazax/gateway/page/verify.html";
  private static final String GAP = "/* script */";

  private final Buffer document;
  private final String policy;

  KeptPage() {
    String script =
        MODULES.stream()
            .map(name -> read(MODULES_AT + name + ".js"))
            .map(text -> text.replaceAll("(?m)^import .*\\R", "").replaceAll("(?m)^export ", ""))
            .collect(Collectors.joining("\n", "\n", ""));
    String frame = read(FRAME);
    String style = frame.substring(frame.indexOf("<style>") + 7, frame.indexOf("</style>"));
    this.document = Buffer.buffer(frame.replace(GAP, script));
    this.policy =
        "default-src 'none'; script-src '%s'; style-src '%s'; base-uri 'none'; form-action 'none'"
            .formatted(hash(script), hash(style));
  }

  void routes(@Observes Router router) {
    router.route(HttpMethod.GET, "/verify.html").order(Api.BEFORE_RESOURCES).handler(this::send);
  }

  private void send(RoutingContext request) {
    Page.protect(request.response().headers())
        .set("Content-Security-Policy", policy)
        .set(HttpHeaders.CONTENT_TYPE, "text/html;charset=UTF-8");
    request.end(document);
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
    try (InputStream file = KeptPage.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
