import {render} from './lit.js';
import {readAloud} from './aloud.js';
import {isKnown, json, stayAnonymous, whenForgotten} from './api.js';
import {readCatalog} from './catalog.js';
import {Check} from './check.js';
import {Film} from './film.js';
import {Galaxy} from './galaxy.js';
import {listen} from './keyboard.js';
import {load, loadEarly} from './loading.js';
import {moments} from './moments.js';
import {screen} from './screen.js';
import {follow} from './shared.js';
import {fill} from './viewport.js';
import {texts} from './words.js';

/** A commit after this one is asked for before all others, to be seen at once. */
const SOON = 64;

/** While frames are loading, the timeline is drawn anew so often, in milliseconds. */
const PROGRESS = 250;

/** The page of one game. Embedded, it shows the galaxy and the points alone, always of the latest moment. */
export async function showGame(page, id, embedded = false) {
  if (embedded) stayAnonymous();
  document.documentElement.classList.toggle('embedded', embedded);
  const film = new Film();
  const state = {seq: 0, awaited: null, chosen: null, card: null, playing: false, speed: 4, waiting: 0, tab: 'players', live: null, note: null, notices: [], own: null, embedded};
  let due = false;

  /** Draws the moment. What is out of sight may be left to the next frame in which nothing else has changed. */
  const draw = (isRest = false) => {
    due = false;
    if (!film.has(state.seq)) return;
    let left = false;
    const later = isRest ? null : () => { left = true; };
    render(screen(film, state, {galaxy, check, actions, later}), page);
    page.setAttribute('aria-busy', left);
    atFirst();
    if (left) requestAnimationFrame(() => due || draw(true));
  };
  const changed = () => {
    if (!due) requestAnimationFrame(() => draw());
    due = true;
  };
  const actions = {
    ...moments(film, state, changed),
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

  const game = await json(`/games/${encodeURIComponent(id)}`);
  document.title = `${game.name || id} · Lazax`;
  film.expect(game.seq);
  let atFirst = () => {
    atFirst = () => {};
    fill(page.querySelector('.galaxy'), page.querySelector('.stars'));
    if (game.view?.ruleset) readCatalog(game.view.ruleset).then(changed, () => {});
    if (isKnown()) json(`/games/${encodeURIComponent(id)}/options`).then(({seat}) => { state.own = seat; changed(); }, () => {});
  };

  const wanted = new URLSearchParams(location.search).get('at');
  if (wanted === null && game.status === 'FINISHED' && !embedded) {
    actions.to(() => film.nextMark(1, 1, ['round']));
  } else {
    const opening = wanted === null ? film.head : film.clamp(wanted.trim() === '' ? NaN : Number(wanted));
    if (opening > SOON) await loadEarly(id, film, opening);
    actions.go(opening);
    if (wanted !== null && String(opening) !== wanted) state.note = `There is no commit “${wanted.slice(0, 20)}”. This is the nearest one.`;
  }

  let told = 0;
  try {
    await load(id, film, () => {
      if (state.awaited) actions.to(state.awaited);
      if (performance.now() - told > PROGRESS) {
        told = performance.now();
        changed();
      }
    });
  } catch (failure) {
    if (!film.has(state.seq)) throw failure;
    state.notices.push(`The game is not loaded as a whole: ${failure.message}`);
    changed();
    return;
  }
  changed();

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
