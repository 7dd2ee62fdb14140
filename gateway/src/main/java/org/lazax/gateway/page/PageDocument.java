package org.lazax.gateway.page;

import java.util.HexFormat;

/**
 * The document of the page with one script in place of its modules, so that a browser asks once for
 * all of them. A small script inside the document asks for the game before that one is there.
 *
 * @param text the document
 * @param inside lets the script inside the document run, in a {@code Content-Security-Policy}
 * @param script what it runs
 * @param scriptAddress where it loads its script from. The address has a digest of the script, so
 *     that browsers can keep what they got there.
 */
public record PageDocument(String text, String inside, String script, String scriptAddress) {
  private static final String FRAME = "/META-INF/resources/page/index.html";
  private static final String MODULE = "/page/main.js";
  private static final String FIRST_MODULE = "/page/begin.js";
  private static final String GAP = "<!-- begin -->";

  /** The document, put together from the modules. */
  public static PageDocument assembled() {
    String script = JoinedModules.script(MODULE);
    String digest = HexFormat.of().formatHex(Resources.digest(script), 0, 16);
    String address = "/page/joined-" + digest + ".js";
    String first = JoinedModules.script(FIRST_MODULE);
    String text =
        Resources.text(FRAME)
            .replace(GAP, "<script>" + first + "</script>")
            .replace(MODULE, address);
    return new PageDocument(text, Resources.source(first), script, address);
  }
}
