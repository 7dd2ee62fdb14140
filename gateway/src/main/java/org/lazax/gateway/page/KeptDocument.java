package org.lazax.gateway.page;

/**
 * The page that checks logs, in one file: it has the modules of the page in it, so that it can be
 * kept and works from a disk.
 *
 * @param text the file
 * @param policy the value of {@code Content-Security-Policy} with which a server sends it: its own
 *     script and style run, and nothing is loaded
 */
public record KeptDocument(String text, String policy) {
  private static final String MODULE = "/page/dropped.js";
  private static final String FRAME = "/org/lazax/gateway/page/verify.html";
  private static final String GAP = "/* script */";

  /** The file, put together from the modules. */
  public static KeptDocument assembled() {
    String script = JoinedModules.script(MODULE);
    String frame = Resources.text(FRAME);
    String style = frame.substring(frame.indexOf("<style>") + 7, frame.indexOf("</style>"));
    return new KeptDocument(
        frame.replace(GAP, script),
        ("default-src 'none'; script-src %s; style-src %s; worker-src blob:; base-uri 'none';"
                + " form-action 'none'")
            .formatted(Resources.source(script), Resources.source(style)));
  }
}
