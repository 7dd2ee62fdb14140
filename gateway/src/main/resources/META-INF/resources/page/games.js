import {html, nothing, render} from './lit.js';
import {json} from './api.js';

const STATUSES = [['RUNNING', 'Now playing'], ['LOBBY', 'Waiting for players'], ['FINISHED', 'Finished']];

/** The list of games, by status. Nobody learns here how a game ended. */
export async function showGames(page) {
  const show = async () => render(list(await all()), page);
  await show();
  setInterval(() => document.visibilityState === 'visible' && show().catch(() => {}), 10_000);
}

async function all() {
  const read = async ([status]) => [status, (await json(`/games?status=${status}&limit=100`)).games];
  return Object.fromEntries(await Promise.all(STATUSES.map(read)));
}

const list = (games) => html`<main class="games">
  <header class="title"><h1>Lazax</h1><p>Games of Twilight Imperium: watch them, replay them, check them.</p></header>
  ${STATUSES.map(([status, title]) => games[status].length === 0 ? nothing : html`<section><h2>${title}</h2>
    <ul>${games[status].map((game) => html`<li><a href="/games/${game.id}">
      <strong>${game.name || 'A game without a name'}</strong>
      <span>${status === 'LOBBY' ? 'in the lobby' : game.round === 0 ? 'setting up' : `round ${game.round}`}</span>
      <small>${game.seq} commits</small></a></li>`)}</ul></section>`)}
  ${STATUSES.every(([status]) => games[status].length === 0) ? html`<p class="none">There is no game yet.</p>` : nothing}
  <footer><a href="/api/v1/openapi">API</a> ${' · '} <a href="/api/v1/signing-key">Signing key</a></footer>
</main>`;
