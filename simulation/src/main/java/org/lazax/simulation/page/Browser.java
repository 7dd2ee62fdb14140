package org.lazax.simulation.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A headless Chromium, driven by its debugging protocol. One of its tabs is shown at a time. For
 * one thread.
 */
public final class Browser implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final long TIMEOUT_SECONDS = 120;
  private static final String WATCH =
      """
      globalThis.faults = [];
      addEventListener('error', event => faults.push(`${event.message} ${event.target.src ?? ''}`), true);
      addEventListener('unhandledrejection', event => faults.push(String(event.reason)));
      addEventListener('securitypolicyviolation',
        event => faults.push(`${event.effectiveDirective} forbids ${event.blockedURI}`));
      """;

  private static final String READY = "DevTools listening on ";

  private final Process process;
  private final BlockingQueue<JsonNode> answers = new LinkedBlockingQueue<>();
  private final WebSocket socket;
  private final List<Tab> tabs = new ArrayList<>();
  private String before = WATCH;
  private int shown;
  private int asked;

  private record Tab(String target, String session) {}

  private Browser(Process process, URI address) {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(address, new Answers(answers))
            .join();
  }

  /** Starts the one on the PATH, if there is one; its profile lies in this folder. */
  public static Optional<Browser> start(Path folder) throws IOException {
    Optional<Path> program =
        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
            .flatMap(path ->
                Stream.of("chromium", "chromium-browser", "google-chrome")
                    .map(name -> Path.of(path, name)))
            .filter(Files::isExecutable)
            .findFirst();
    return program.isEmpty() ? Optional.empty() : Optional.of(start(program.get(), folder));
  }

  private static Browser start(Path program, Path folder) throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    program.toString(),
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--hide-scrollbars",
                    "--user-data-dir=" + folder.resolve("profile"),
                    "--remote-debugging-port=0",
                    "about:blank"))
            .redirectErrorStream(true)
            .start();
    var lines = process.inputReader();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.startsWith(READY)) {
        Thread.ofPlatform().daemon().start(() -> lines.lines().forEach(_ -> {}));
        Browser browser = new Browser(process, URI.create(line.substring(READY.length())));
        browser.openTab();
        return browser;
      }
    }
    throw new IOException("Chromium does not start");
  }

  /** Opens a tab in a window of its own, which is shown from now on. */
  public void openTab() {
    String target =
        ask("", "Target.createTarget", Map.of("url", "about:blank", "newWindow", true))
            .path("targetId")
            .asText();
    String session =
        ask("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
            .path("sessionId")
            .asText();
    tabs.add(new Tab(target, session));
    shown = tabs.size() - 1;
    ask("Page.enable", Map.of());
    ask("Page.addScriptToEvaluateOnNewDocument", Map.of("source", before));
  }

  /** Shows another tab. They are numbered from 0 in the order in which they were opened. */
  public void showTab(int tab) {
    shown = tab;
    ask("Page.bringToFront", Map.of());
  }

  /** Closes the tab that is shown, and shows the one that was opened last. */
  public void closeTab() {
    ask("", "Target.closeTarget", Map.of("targetId", tabs.remove(shown).target()));
    showTab(tabs.size() - 1);
  }

  /** Runs a script in all pages of tabs that are opened from now on, before theirs. */
  public void before(String script) {
    before = WATCH + script;
  }

  /** What the page looks like, as PNG. */
  public byte[] picture() {
    return Base64.getDecoder()
        .decode(ask("Page.captureScreenshot", Map.of("format", "png")).path("data").asText());
  }

  /** The size of the page, and whether it is dark. */
  public void looks(int width, int height, boolean dark) {
    ask(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    ask(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
  }

  /**
   * Makes the page as slow as a smaller device, and lets it keep no file.
   *
   * @param processor how many times slower scripts are; 1 is as fast as they are here
   * @param bitsPerSecond how much is received; 0 for no limit
   * @param latencyMillis how long each answer takes besides
   */
  public void slow(int processor, int bitsPerSecond, int latencyMillis) {
    ask("Network.enable", Map.of());
    ask("Network.setCacheDisabled", Map.of("cacheDisabled", true));
    ask("Emulation.setCPUThrottlingRate", Map.of("rate", processor));
    int bytesPerSecond = bitsPerSecond == 0 ? -1 : bitsPerSecond / Byte.SIZE;
    ask(
        "Network.emulateNetworkConditions",
        Map.of(
            "offline",
            false,
            "latency",
            latencyMillis,
            "downloadThroughput",
            bytesPerSecond,
            "uploadThroughput",
            bytesPerSecond));
  }

  /**
   * Bytes of the heap of the page's scripts that are in use, after what is garbage was collected.
   */
  public long heap() {
    ask("HeapProfiler.collectGarbage", Map.of());
    return ask("Runtime.getHeapUsage", Map.of()).path("usedSize").asLong();
  }

  /** Opens an address and waits until this script says true. */
  public void open(URI address, String ready) {
    ask("Page.navigate", Map.of("url", address.toString()));
    await(ready);
  }

  /** Drops a file with this name on the page. */
  public void drop(String name, byte[] file) {
    String bytes = Base64.getEncoder().encodeToString(file);
    drop(
        "new File([Uint8Array.from(atob('%s'), c => c.charCodeAt(0))], '%s')"
            .formatted(bytes, name));
  }

  /** Drops the file that this script makes on the page. */
  public void drop(String file) {
    run(
        """
        (() => {
          const dropped = new DataTransfer();
          dropped.items.add(%s);
          document.dispatchEvent(
            new DragEvent('drop', {dataTransfer: dropped, bubbles: true, cancelable: true}));
        })()
        """
            .formatted(file));
  }

  /** Waits until this script says true. */
  public void await(String script) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS);
    while (!run(script).asBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(
            script + " is not true of " + run("document.body.innerText") + faults());
      }
      run("new Promise(done => setTimeout(done, 20))");
    }
  }

  /** What has failed or was forbidden in the page since it was opened. */
  public List<String> faults() {
    List<String> faults = new ArrayList<>();
    run("faults").forEach(fault -> faults.add(fault.asText()));
    return faults;
  }

  /** What a script says, as JSON. A promise is waited for. */
  public JsonNode run(String script) {
    JsonNode result =
        ask(
            "Runtime.evaluate",
            Map.of("expression", script, "returnByValue", true, "awaitPromise", true));
    return result.path("result").path("value");
  }

  private JsonNode ask(String method, Map<String, ?> parameters) {
    return ask(tabs.get(shown).session(), method, parameters);
  }

  /** Asks a tab, or the browser itself if there is no session. */
  private JsonNode ask(String session, String method, Map<String, ?> parameters) {
    int id = ++asked;
    ObjectNode question = JSON.createObjectNode().put("id", id).put("method", method);
    if (!session.isEmpty()) {
      question.put("sessionId", session);
    }
    question.set("params", JSON.valueToTree(parameters));
    socket.sendText(question.toString(), true).join();
    return answer(each -> each.path("id").asInt() == id).path("result");
  }

  private JsonNode answer(Predicate<JsonNode> wanted) {
    try {
      for (; ; ) {
        JsonNode next = answers.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        if (next == null) {
          throw new IllegalStateException("Chromium does not answer");
        }
        if (wanted.test(next)) {
          return next;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Ends all processes of the browser and waits for them, so that its profile can be deleted. */
  @Override
  public void close() {
    socket.abort();
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(each -> each.onExit().join());
  }

  /** Collects the answers, which may arrive in parts. */
  private record Answers(BlockingQueue<JsonNode> queue, StringBuilder part)
      implements WebSocket.Listener {
    Answers(BlockingQueue<JsonNode> queue) {
      this(queue, new StringBuilder());
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        try {
          queue.add(JSON.readTree(part.toString()));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        part.setLength(0);
      }
      return WebSocket.Listener.super.onText(from, data, last);
    }
  }
}
