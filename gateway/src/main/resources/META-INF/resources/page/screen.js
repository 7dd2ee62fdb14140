import {html, nothing} from './lit.js';
import {cardPanel} from './cardpanel.js';
import {countdown} from './clock.js';
import {council} from './council.js';
import {dice} from './dice.js';
import {named} from './names.js';
import {badge, playerName} from './seats.js';
import {systemPanel} from './systempanel.js';
import {tableau} from './tableau.js';
import {timeline} from './timeline.js';
import {chronicle, namedIn} from './words.js';

const TABS = [['players', 'Players'], ['council', 'Objectives'], ['words', 'Chronicle'], ['check', 'Check']];

const shown = (film, state, view, {actions, check, later}) => ({
  players: () => tableau(view, film, actions.since, later),
  council: () => council(view),
  words: () => chronicle(film, state.seq, actions.go),
  check: () => check.draw(),
})[state.tab]();

/** What the page of a game shows at one moment. */
export function screen(film, state, parts) {
  const {galaxy, actions} = parts;
  const view = film.view(state.seq);
  const frame = film.frame(state.seq);
  const sky = html`<div class="sky">${galaxy.draw(view, state.chosen, lit(frame))}${dice(view, frame)}</div>`;
  if (state.embedded) return html`<main class="game"><h1 class="aloud">${view.name || 'A game without a name'}</h1>${scores(view)}${sky}</main>`;
  return html`
    <header class="bar">
      <a href="/" title="All games" aria-label="All games">⬡</a>
      <h1>${view.name || 'A game without a name'}</h1>
      ${state.live === null ? nothing : html`<span class=${state.live ? 'live' : 'lost'}>${state.live ? 'live' : 'connecting'}</span>`}
      ${scores(view)}
      ${state.live && state.seq === film.head ? countdown(view.awaiting?.deadline) : nothing}
      <p class="now">${view.winner ? html`${playerName(view, view.winner)} has won` : now(view)}</p>
    </header>
    <main class="game">
      ${sky}
      <aside>
        ${state.card ? cardPanel(state.card, () => actions.read(null)) : nothing}
        ${state.chosen ? systemPanel(view, state.chosen, () => actions.choose(null)) : nothing}
        <div class="tabs" role="tablist">${TABS.map(([id, title]) => html`<button type="button" role="tab" id=${`tab-${id}`} aria-controls="shown" aria-selected=${state.tab === id} @click=${() => actions.tab(id)}>${title}</button>`)}</div>
        <div id="shown" role="tabpanel" aria-labelledby=${`tab-${state.tab}`}>${shown(film, state, view, parts)}</div>
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
