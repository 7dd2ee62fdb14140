package org.lazax.gateway.page;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Comparator;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.lazax.gateway.RealServers;

/** Browsers get the page, complete, small and without anything from elsewhere. */
@QuarkusTest
@QuarkusTestResource(RealServers.class)
class PageTest {
  private static final String BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";
  private static final Pattern NAMED =
      Pattern.compile("(?:from |import\\(|import |href=|src=|Worker\\()['\"]([^'\"#]+)['\"]");
  private static final String MODULES = "/page/index.html";
  private static final String SHOWN = "/games/6f9a0b7c";
  private static final int SHELL = 60 * 1024;
  private static final int MOST_LINES = 150;

  @Test
  void browsersGetThePageAndAllOthersJson() {
    for (String address : new String[] {"/", "/games/6f9a0b7c"}) {
      given()
          .header("Accept", BROWSER)
          .get(address)
          .then()
          .statusCode(200)
          .contentType("text/html")
          .header("Vary", containsString("accept"))
          .body(containsString("/page/joined-"));
    }
    given().get("/").then().statusCode(200).contentType("application/json");
    given().header("Accept", "*/*").get("/").then().body("name", equalTo("Lazax"));
    given()
        .get("/games/6f9a0b7c")
        .then()
        .statusCode(404)
        .body("type", equalTo("https://lazax.org/problems/unknown-resource"));
  }

  @Test
  void onlyTheEmbeddedPageMayStandInPagesOfOthers() {
    assertThat(policy("/games/6f9a0b7c")).endsWith("frame-ancestors 'none'");
    assertThat(policy("/embed/games/6f9a0b7c"))
        .isEqualTo(
            policy("/games/6f9a0b7c").replace("frame-ancestors 'none'", "frame-ancestors *"));
  }

  private static String policy(String address) {
    return given()
        .header("Accept", BROWSER)
        .get(address)
        .then()
        .statusCode(200)
        .contentType("text/html")
        .extract()
        .header("Content-Security-Policy");
  }

  @Test
  void everyFileThatThePageNamesIsThere() {
    Map<String, Response> files = files(MODULES);
    files.putAll(files(SHOWN));

    assertThat(files.keySet())
        .contains("/page/main.js", "/page/verify.worker.js", "/page/verify.js", "/page/page.css")
        .contains(script());
    files.forEach((path, file) -> assertThat(file.statusCode()).as(path).isEqualTo(200));
    files.forEach((path, file) ->
        assertThat(file.header("Content-Security-Policy"))
            .as(path)
            .matches(
                "default-src 'none'; script-src 'self'( 'sha256-[^ ']+')?; style-src 'self';.*")
            .doesNotContain("unsafe"));
    files.forEach((path, file) ->
        assertThat(file.header("X-Content-Type-Options")).as(path).isEqualTo("nosniff"));
    files.forEach((path, file) -> assertThat(type(file)).as(path).isEqualTo(typeOf(path)));
  }

  @Test
  void theScriptOfThePageHasAllItsModules() {
    Response script = given().get(script());
    String text = script.asString();

    assertThat(text).doesNotContainPattern("(?m)^(import|export)\\b").doesNotContain("from '");
    files(MODULES)
        .forEach((path, module) -> {
          if (path.matches("/page/.*\\.js")
              && !path.matches("/page/(verify|exported|chance|begin).*")) {
            assertThat(text.contains(longestLine(module))).as(path).isTrue();
          }
        });
  }

  private static String longestLine(Response module) {
    return module
        .asString()
        .lines()
        .filter(line -> !line.matches("(import|export) .*"))
        .max(Comparator.comparingInt(String::length))
        .orElseThrow();
  }

  /** Its address says what it is. Another address may be that of another version of the gateway. */
  @Test
  void browsersKeepTheScriptOfThePage() {
    given().get(script()).then().header("Cache-Control", containsString("immutable"));
    given()
        .get("/page/joined-00.js")
        .then()
        .statusCode(200)
        .header("Cache-Control", equalTo("no-cache"));
    given().get("/page/main.js").then().header("Cache-Control", equalTo("no-cache"));
  }

  /** A file on a disk can load nothing, and its own policy must let its script run. */
  @Test
  void thePageThatChecksLogsIsOneFile() throws NoSuchAlgorithmException {
    Response page = given().get("/verify.html");
    String script = inside(page, "<script type=\"module\">");

    assertThat(page.contentType()).startsWith("text/html");
    assertThat(script).contains("function verify(").doesNotContain("\nimport ", "\nexport ");
    assertThat(page.asString()).doesNotContain("src=", "href=");
    assertThat(page.header("Content-Security-Policy"))
        .contains("script-src 'sha256-" + digest(script) + "'");
  }

  /** It asks for the game, and is the only one that may stand there. */
  @Test
  void theScriptInsideTheDocumentMayRun() throws NoSuchAlgorithmException {
    for (String address : new String[] {"/", SHOWN, "/embed" + SHOWN}) {
      Response page = given().header("Accept", BROWSER).get(address);
      String script = inside(page, "<script>");

      assertThat(script).contains("fetch(");
      assertThat(page.header("Content-Security-Policy"))
          .contains("script-src 'self' 'sha256-" + digest(script) + "';");
    }
  }

  private static String inside(Response page, String tag) {
    String text = page.asString();
    int begin = text.indexOf(tag) + tag.length();
    return text.substring(begin, text.indexOf("</script>", begin));
  }

  private static String digest(String text) throws NoSuchAlgorithmException {
    return Base64.getEncoder()
        .encodeToString(
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void thePageIsSmall() {
    int size = files(SHOWN).values().stream().mapToInt(PageTest::compressed).sum();

    assertThat(size).isLessThan(SHELL);
  }

  /** Names of players and games are data: they must never become markup or code. */
  @Test
  void nothingOfThePageMakesMarkupOrCodeOutOfData() {
    files(MODULES).entrySet().stream()
        .filter(file -> file.getKey().startsWith("/page/"))
        .forEach(file -> {
          String text = file.getValue().asString();
          assertThat(text)
              .as(file.getKey())
              .doesNotContain(
                  "innerHTML", "unsafeHTML", "unsafeSVG", "eval(", " style=", "onclick=")
              .doesNotContain("http://localhost", "https://");
          assertThat(text.lines().count()).as(file.getKey()).isLessThan(MOST_LINES);
        });
  }

  /** The address of the script. */
  private static String script() {
    return files(SHOWN).keySet().stream()
        .filter(path -> path.startsWith("/page/joined-"))
        .findFirst()
        .orElseThrow();
  }

  /** A document and everything that it loads, by path. */
  private static Map<String, Response> files(String document) {
    Map<String, Response> files = new TreeMap<>();
    Deque<String> named = new ArrayDeque<>();
    named.add(document);
    while (!named.isEmpty()) {
      String path = named.pop();
      if (!files.containsKey(path)) {
        Response file = given().header("Accept", BROWSER).get(path);
        files.put(path, file);
        Matcher references = NAMED.matcher(file.asString());
        while (references.find()) {
          String reference = references.group(1);
          if (reference.startsWith(".")
              || reference.startsWith("/page")
              || reference.startsWith("/_static")) {
            named.add(URI.create(path).resolve(reference).toString());
          }
        }
      }
    }
    return files;
  }

  private static String type(Response file) {
    return file.contentType().replaceAll(";.*", "");
  }

  private static String typeOf(String path) {
    return switch (path.replaceFirst(".*\\.", ".")) {
      case ".js" -> "text/javascript";
      case ".css" -> "text/css";
      case ".svg" -> "image/svg+xml";
      default -> "text/html";
    };
  }

  private static int compressed(Response file) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(file.asByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.size();
  }
}
