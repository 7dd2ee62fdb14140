import {html, nothing, render} from './lit.js';
import {json, lines} from './api.js';
import {council} from './council.js';
import {dice} from './dice.js';
import {Film} from './film.js';
import {Galaxy} from './galaxy.js';
import {listen} from './keyboard.js';
import {named} from './names.js';
import {badge, playerName} from './seats.js';
import {systemPanel} from './systempanel.js';
import {tableau} from './tableau.js';
import {timeline} from './timeline.js';
import {chronicle, namedIn} from './words.js';

const JUMPS = ['round', 'phase', 'activation', 'fight', 'point', 'agenda', 'end'];
const BASE_PAUSE = 600;

/** The page of one game. */
export async function showGame(page, id) {
  const film = new Film();
  const state = {seq: 1, chosen: null, playing: false, speed: 4, waiting: 0, tab: 'players', loading: true};
  let due = false;

  const draw = () => {
    due = false;
    if (film.head === 0) return;
    render(screen(film, state, galaxy, actions), page);
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
  listen(actions);

  const wanted = new URLSearchParams(location.search).get('at');
  const game = await json(`/games/${encodeURIComponent(id)}`);
  document.title = `${game.name || id} · Lazax`;
  for await (const frame of lines(`/games/${encodeURIComponent(id)}/frames`)) film.add(frame);
  state.loading = false;
  if (wanted !== null) actions.go(Number(wanted));
  else actions.go(game.status === 'FINISHED' ? film.nextMark(1, 1, ['round']) : film.head);
}

let addressed = 0;

/** The address is that of the moment. It changes at most four times a second, as browsers demand. */
function address(seq, head) {
  clearTimeout(addressed);
  addressed = setTimeout(() => history.replaceState(null, '', seq === head ? location.pathname : `?at=${seq}`), 250);
}

const TABS = [['players', 'Players'], ['council', 'Objectives'], ['words', 'Chronicle']];

const shown = (film, state, view, actions) => ({
  players: () => tableau(view),
  council: () => council(view),
  words: () => chronicle(film, state.seq, actions.go),
})[state.tab]();

function screen(film, state, galaxy, actions) {
  const view = film.view(state.seq);
  const frame = film.frame(state.seq);
  return html`
    <header class="bar">
      <a href="/" title="All games" aria-label="All games">⬡</a>
      <h1>${view.name || 'A game without a name'}</h1>
      ${scores(view)}
      <p class="now">${view.winner ? html`${playerName(view, view.winner)} has won` : now(view)}</p>
    </header>
    <main class="game">
      <div class="sky">${galaxy.draw(view, state.chosen, lit(frame))}${dice(view, frame)}</div>
      <aside>
        ${state.chosen ? systemPanel(view, state.chosen, () => actions.choose(null)) : nothing}
        <div class="tabs" role="tablist">${TABS.map(([id, title]) => html`<button type="button" role="tab" id=${`tab-${id}`} aria-controls="shown" aria-selected=${state.tab === id} @click=${() => actions.tab(id)}>${title}</button>`)}</div>
        <div id="shown" role="tabpanel" aria-labelledby=${`tab-${state.tab}`}>${shown(film, state, view, actions)}</div>
      </aside>
    </main>
    ${timeline(film, state, actions)}`;
}

/** The systems that the words of the moment name. */
const lit = (frame) => new Set(namedIn(frame).filter(([kind]) => kind === 'system').map(([, id]) => id));

const scores = (view) => html`<ol class="scores" aria-label="Victory points">${Object.entries(view.players ?? {})
  .sort(([, a], [, b]) => b.points - a.points)
  .map(([seat, of]) => html`<li title=${named(of.faction)}>${badge(seat)}<b>${of.points}</b></li>`)}</ol>`;

function now(view) {
  const parts = [];
  if (view.round) parts.push(`Round ${view.round}`);
  if (view.phase) parts.push(`${named(view.phase)}${view.phase === 'setup' ? '' : ' phase'}`);
  if (view.turn) parts.push(`${playerName(view, view.turn)}’s turn`);
  return parts.join(' · ') || 'Lobby';
}
