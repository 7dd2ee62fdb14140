package org.lazax.simulation.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.time.Instant;
import java.util.function.IntFunction;
import org.lazax.simulation.page.Browser;

/** Measures the page of one game in a browser. */
final class ShownGame {
  /** Notes when the first galaxy is painted, and when each commit is. */
  private static final String WATCH =
      """
      globalThis.afterFrame = () => new Promise(done => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(0);
      }));
      globalThis.painted = {};
      new MutationObserver(() => {
        if (!document.querySelector('[data-system]')) return;
        const seq = document.querySelector('.moment b')?.textContent;
        if (painted[seq]) return;
        painted[seq] = 1;
        afterFrame().then(() => {
          globalThis.firstGalaxy ??= performance.now();
          painted[seq] = Date.now();
        });
      }).observe(document, {childList: true, subtree: true, characterData: true});
      """;

  private static final String GALAXY = "globalThis.firstGalaxy !== undefined";
  private static final String LOADED =
      "document.querySelector('.moment') !== null && document.querySelector('.timeline progress') === null";

  private static final int AT_ONCE = 200;
  private static final String STEP =
      "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))";
  private static final String JUMP =
      """
      const slider = document.querySelector('.timeline input');
      slider.value = 1 + Math.floor(Math.random() * slider.max);
      slider.dispatchEvent(new Event('input', {bubbles: true}))
      """;

  private final Browser browser;
  private final URI address;

  ShownGame(Browser browser, URI address) {
    this.browser = browser;
    this.address = address;
  }

  /**
   * How long something took, in milliseconds.
   *
   * @param work of the page's thread: the event, scripts, style and layout
   * @param painted until the frame was there, which waits for the screen's next one
   */
  record Times(Samples work, Samples painted) {}

  /** Bytes and number of the files of the page itself, compressed. */
  record Shell(long bytes, long files) {}

  /** Opens the page in a new tab, and tells after how many milliseconds there was a galaxy. */
  double firstGalaxy(Device device) {
    browser.before(WATCH);
    browser.openTab();
    browser.looks(device.width(), device.height(), true);
    browser.slow(device.processor(), device.bitsPerSecond(), device.latencyMillis());
    browser.open(address, GALAXY);
    browser.await(LOADED);
    return browser.run("firstGalaxy").asDouble();
  }

  Shell shell() {
    JsonNode sizes =
        browser.run(
            """
            performance.getEntries()
              .filter(each => each.entryType === 'navigation' || /\\/(page|_static)\\//.test(each.name))
              .map(each => each.encodedBodySize)
            """);
    long bytes = 0;
    for (JsonNode size : sizes) {
      bytes += size.asLong();
    }
    return new Shell(bytes, sizes.size());
  }

  /** Goes one commit on, so many times. */
  Times steps(int count) {
    browser.run(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Home', bubbles: true}))");
    return times(count, STEP);
  }

  /** Goes to a random commit, so many times. */
  Times jumps(int count) {
    return times(count, JUMP);
  }

  /** Acts so many times, each after the frame before. */
  private Times times(int count, String act) {
    Samples work = new Samples();
    Samples painted = new Samples();
    JsonNode times =
        browser.run(
            """
            (async () => {
              const times = [];
              for (let i = 0; i < %d; i++) {
                let frame;
                requestAnimationFrame(() => { frame = performance.now(); });
                const start = performance.now();
                %s;
                const acted = performance.now();
                await afterFrame();
                const end = performance.now();
                times.push([acted - start + end - frame, end - start]);
              }
              return times;
            })()
            """
                .formatted(count, act));
    for (JsonNode time : times) {
      work.add((long) (time.get(0).asDouble() * 1e6));
      painted.add((long) (time.get(1).asDouble() * 1e6));
    }
    return new Times(work, painted);
  }

  /** Milliseconds to verify the log of a game, which was fetched before. */
  double verification(String log) {
    return browser
        .run(
            """
            (async () => {
              const {verify} = await import('/page/verify.js');
              const log = new Uint8Array(await (await fetch('%s')).arrayBuffer());
              const start = performance.now();
              const {valid} = await verify(log);
              return valid ? performance.now() - start : NaN;
            })()
            """
                .formatted(log))
        .asDouble(Double.NaN);
  }

  /** Bytes of the heap before and after so many jumps. */
  long[] heapAround(int jumps) {
    long before = browser.heap();
    // The browser has to answer in time, so not all at once.
    for (int done = 0; done < jumps; done += AT_ONCE) {
      jumps(AT_ONCE);
    }
    return new long[] {before, browser.heap()};
  }

  /** Milliseconds from the time in a commit to its picture, for the commits that were shown. */
  Samples delays(IntFunction<JsonNode> frame) {
    Samples delays = new Samples();
    browser
        .run("painted")
        .properties()
        .forEach(each -> {
          long shown = each.getValue().asLong();
          if (shown > 1) {
            long at =
                Instant.parse(frame.apply(Integer.parseInt(each.getKey())).path("at").asText())
                    .toEpochMilli();
            delays.add((shown - at) * 1_000_000);
          }
        });
    return delays;
  }

  void close() {
    browser.closeTab();
  }
}
