import {lines} from './api.js';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 16_000;

/** Reads the frame of one commit before those before it. */
export async function loadEarly(id, film, seq) {
  for await (const frame of lines(`${path(id)}?from=${seq}&head=${seq}`)) film.addEarly(frame);
}

/**
 * Reads the frames that are missing, in order. A transfer that breaks off goes on after its last frame, after
 * growing pauses.
 *
 * @param tell is called after each frame
 */
export async function load(id, film, tell) {
  for (let pause = FIRST_PAUSE; !film.isLoaded; pause *= 2) {
    try {
      for await (const frame of lines(`${path(id)}?from=${film.loaded + 1}&head=${film.head}`)) {
        film.add(frame);
        tell();
        pause = FIRST_PAUSE;
      }
    } catch (failure) {
      if (failure.status !== undefined || pause > LONGEST_PAUSE) throw failure;
    }
    if (!film.isLoaded) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const path = (id) => `/games/${encodeURIComponent(id)}/frames`;
