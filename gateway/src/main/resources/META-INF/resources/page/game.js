import {render} from './lit.js';
import {readAloud} from './aloud.js';
import {isKnown, json, lines, stayAnonymous, whenForgotten} from './api.js';
import {readCatalog} from './catalog.js';
import {Check} from './check.js';
import {Film} from './film.js';
import {Galaxy} from './galaxy.js';
import {listen} from './keyboard.js';
import {count} from './names.js';
import {screen} from './screen.js';
import {playerName} from './seats.js';
import {follow} from './shared.js';

const JUMPS = ['round', 'phase', 'activation', 'fight', 'point', 'agenda', 'end'];
const BASE_PAUSE = 600;

/** The page of one game. Embedded, it shows the galaxy and the points alone, always of the latest moment. */
export async function showGame(page, id, embedded = false) {
  if (embedded) stayAnonymous();
  document.documentElement.classList.toggle('embedded', embedded);
  const film = new Film();
  const state = {seq: 1, chosen: null, card: null, playing: false, speed: 4, waiting: 0, tab: 'players', live: null, note: null, notices: [], own: null, embedded};
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
      state.note = null;
      if (!embedded) address(to, film.head);
      if (!state.playing) readAloud(texts(film.frame(to)));
      changed();
    },
    step: (by) => actions.go(state.seq + by),
    jump: (by) => actions.go(film.nextMark(state.seq, by, JUMPS)),
    since(seat = state.own) {
      const last = seat ? film.lastBy(seat) : 0;
      if (last === 0) return;
      actions.go(last);
      state.note = `${count(film.head - last, 'commit')} since the last action of ${playerName(film.view(last), seat)}`;
    },
    choose(system) {
      state.chosen = state.chosen === system ? null : system;
      if (state.chosen === null) state.card = null;
      changed();
    },
    read(ref) {
      state.card = ref;
      draw();
      page.querySelector('.panel.printed')?.focus();
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
  if (!embedded) listen(actions);
  page.addEventListener('click', (event) => {
    const opened = event.target.closest('[data-card]');
    if (opened) actions.read(opened.dataset.card);
  });
  setInterval(() => state.live && film.view(film.head).awaiting?.deadline && changed(), 1000);

  whenForgotten(() => {
    state.own = null;
    state.notices.push('Your token is not valid any more. You see what spectators see.');
    changed();
  });

  const wanted = new URLSearchParams(location.search).get('at');
  const game = await json(`/games/${encodeURIComponent(id)}`);
  document.title = `${game.name || id} · Lazax`;
  for await (const frame of lines(`/games/${encodeURIComponent(id)}/frames`)) film.add(frame);
  if (wanted !== null) {
    actions.go(wanted.trim() === '' ? NaN : Number(wanted));
    if (String(state.seq) !== wanted) state.note = `There is no commit “${wanted.slice(0, 20)}”. This is the nearest one.`;
  } else {
    actions.go(game.status === 'FINISHED' && !embedded ? film.nextMark(1, 1, ['round']) : film.head);
  }
  if (game.view?.ruleset) readCatalog(game.view.ruleset).then(changed, () => {});

  if (isKnown()) json(`/games/${encodeURIComponent(id)}/options`).then(({seat}) => { state.own = seat; changed(); }, () => {});

  await follow(id, film, (frame) => {
    const watching = state.seq === film.head && !state.playing;
    film.add(frame);
    if (watching) {
      state.seq = film.head;
      readAloud(texts(frame));
    } else state.waiting++;
    changed();
  }, (live) => {
    state.live = live;
    changed();
  }, (note) => {
    state.note = note;
    changed();
  }).catch((failure) => {
    if (failure.status === undefined) throw failure;
    state.notices.push(`The game can be followed no longer: ${failure.message}. What came before stays here.`);
  });
  state.live = null;
  changed();
}

const texts = (frame) => (frame?.words ?? []).filter((each) => !each.quiet).map((each) => each.text);

let addressed = 0;

/** The address is that of the moment. It changes at most four times a second, as browsers demand. */
function address(seq, head) {
  clearTimeout(addressed);
  addressed = setTimeout(() => history.replaceState(null, '', seq === head ? location.pathname : `?at=${seq}`), 250);
}
