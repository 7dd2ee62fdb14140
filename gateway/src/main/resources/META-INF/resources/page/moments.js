import {readAloud} from './aloud.js';
import {count} from './names.js';
import {playerName} from './seats.js';
import {texts} from './words.js';

const JUMPS = ['round', 'phase', 'activation', 'fight', 'point', 'agenda', 'end'];
const BASE_PAUSE = 600;

/** Moves through the moments of a game. One whose frame is not there yet is awaited: `state.awaited` tells it. */
export function moments(film, state, changed) {
  const show = (seq) => {
    if (seq === film.head) state.waiting = 0;
    state.seq = seq;
    if (!state.embedded) address(seq, film.head);
    if (!state.playing) readAloud(texts(film.frame(seq)));
  };
  const tick = () => {
    if (!state.playing) return;
    if (state.seq >= film.head) state.playing = false;
    else if (!state.awaited && film.has(state.seq + 1)) show(state.seq + 1);
    changed();
    setTimeout(tick, BASE_PAUSE / state.speed);
  };
  const moves = {
    /** Goes to the commit that this says, as soon as its frame is there. */
    to(target) {
      const seq = target();
      const isThere = film.has(seq);
      state.awaited = isThere ? null : target;
      if (isThere) show(seq);
      changed();
    },
    go(seq) {
      state.note = null;
      moves.to(() => (seq === Infinity ? film.head : film.clamp(seq)));
    },
    step: (by) => moves.go(state.seq + by),
    jump(by) {
      const from = state.seq;
      state.note = null;
      moves.to(() => film.nextMark(from, by, JUMPS));
    },
    since(seat = state.own) {
      const last = seat ? film.lastBy(seat) : 0;
      if (last === 0) return;
      moves.go(last);
      state.note = `${count(film.head - last, 'commit')} since the last action of ${playerName(film.view(last), seat)}`;
    },
    play() {
      state.playing = !state.playing;
      if (state.playing && state.seq >= film.head) moves.go(1);
      if (state.playing) tick();
      changed();
    },
  };
  return moves;
}

let addressed = 0;

/** The address is that of the moment. It changes at most four times a second, as browsers demand. */
function address(seq, head) {
  clearTimeout(addressed);
  addressed = setTimeout(() => history.replaceState(null, '', seq === head ? location.pathname : `?at=${seq}`), 250);
}
