package org.lazax.gateway.page;

import java.util.HexFormat;

/**
 * The document of the page with one script in place of its modules, so that a browser asks once for
 * all of them.
 *
 * @param text the document
 * @param script what it runs
 * @param scriptAddress where it loads its script from. The address has a digest of the script, so
 *     that browsers can keep what they got there.
 */
public record PageDocument(String text, String script, String scriptAddress) {
  private static final String FRAME = "/META-INF/resources/page/index.html";
  private static final String MODULE = "/page/main.js";

  /** The document, put together from the modules. */
  public static PageDocument assembled() {
    String script = JoinedModules.script(MODULE);
    String digest = HexFormat.of().formatHex(Resources.digest(script), 0, 16);
    String address = "/page/joined-" + digest + ".js";
    return new PageDocument(Resources.text(FRAME).replace(MODULE, address), script, address);
  }
}
