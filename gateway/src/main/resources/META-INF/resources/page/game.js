import {render} from './lit.js';
import {json, lines} from './api.js';
import {Check} from './check.js';
import {Film} from './film.js';
import {Galaxy} from './galaxy.js';
import {listen} from './keyboard.js';
import {follow} from './live.js';
import {screen} from './screen.js';

const JUMPS = ['round', 'phase', 'activation', 'fight', 'point', 'agenda', 'end'];
const BASE_PAUSE = 600;

/** The page of one game. */
export async function showGame(page, id) {
  const film = new Film();
  const state = {seq: 1, chosen: null, playing: false, speed: 4, waiting: 0, tab: 'players', live: null};
  let due = false;

  const draw = () => {
    due = false;
    if (film.head === 0) return;
    render(screen(film, state, {galaxy, check, actions}), page);
  };
  const changed = () => {
    if (!due) requestAnimationFrame(draw);
    due = true;
  };
  const actions = {
    go(seq) {
      const to = seq === Infinity ? film.head : film.clamp(seq);
      if (to === film.head) state.waiting = 0;
      state.seq = to;
      address(to, film.head);
      changed();
    },
    step: (by) => actions.go(state.seq + by),
    jump: (by) => actions.go(film.nextMark(state.seq, by, JUMPS)),
    choose(system) {
      state.chosen = state.chosen === system ? null : system;
      changed();
    },
    tab(name) {
      state.tab = name;
      changed();
    },
    speed(speed) {
      state.speed = speed;
      changed();
    },
    play() {
      state.playing = !state.playing;
      if (state.playing && state.seq >= film.head) state.seq = 1;
      if (state.playing) tick();
      changed();
    },
  };
  const tick = () => {
    if (!state.playing) return;
    if (state.seq >= film.head) state.playing = false;
    else actions.go(state.seq + 1);
    changed();
    setTimeout(tick, BASE_PAUSE / state.speed);
  };
  const galaxy = new Galaxy(actions.choose);
  const check = new Check(id, changed);
  listen(actions);

  const wanted = new URLSearchParams(location.search).get('at');
  const game = await json(`/games/${encodeURIComponent(id)}`);
  document.title = `${game.name || id} · Lazax`;
  for await (const frame of lines(`/games/${encodeURIComponent(id)}/frames`)) film.add(frame);
  if (wanted !== null) actions.go(Number(wanted));
  else actions.go(game.status === 'FINISHED' ? film.nextMark(1, 1, ['round']) : film.head);

  await follow(id, film, (frame) => {
    const watching = state.seq === film.head && !state.playing;
    film.add(frame);
    if (watching) state.seq = film.head;
    else state.waiting = film.head - state.seq;
    changed();
  }, (live) => {
    state.live = live;
    changed();
  });
  state.live = null;
  changed();
}

let addressed = 0;

/** The address is that of the moment. It changes at most four times a second, as browsers demand. */
function address(seq, head) {
  clearTimeout(addressed);
  addressed = setTimeout(() => history.replaceState(null, '', seq === head ? location.pathname : `?at=${seq}`), 250);
}
