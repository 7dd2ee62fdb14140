import {events} from './api.js';

const SILENCE = 40_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Reads the frames of a game until it ends. A stream that breaks off or falls silent is resumed after the last
 * frame, with growing pauses.
 *
 * @param take is given each new frame
 * @param tell is told whether the stream is open
 * @param stop ends it when it is aborted
 */
export async function stream(id, film, take, tell, stop = new AbortController().signal) {
  let pause = FIRST_PAUSE;
  while (!film.isOver && !stop.aborted) {
    const abort = new AbortController();
    const signal = AbortSignal.any([stop, abort.signal]);
    const silence = new Silence(() => abort.abort());
    try {
      for await (const frame of events(`/games/${encodeURIComponent(id)}/frames?from=${film.head + 1}`, signal)) {
        silence.broken();
        tell(true);
        if (frame === null) continue;
        pause = FIRST_PAUSE;
        take(frame);
      }
    } catch (failure) {
      if (failure.status !== undefined && !failure.retryable) throw failure;
    } finally {
      silence.end();
      abort.abort();
    }
    if (film.isOver || stop.aborted) return;
    tell(false);
    await past(pause * (0.75 + Math.random() / 2), stop);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

/** Waits for so many milliseconds, or until this is aborted. */
const past = (millis, stop) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, millis);
    stop.addEventListener('abort', () => { clearTimeout(timer); resolve(); }, {once: true});
  });

/** Acts when nothing came for a while, not even a sign of life. */
export class Silence {
  #act;
  #timer;

  constructor(act) {
    this.#act = act;
    this.broken();
  }

  broken() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#act, SILENCE);
  }

  end() {
    clearTimeout(this.#timer);
  }
}
