import {html, render} from './lit.js';
import {showGame} from './game.js';
import {showGames} from './games.js';

const page = document.getElementById('page');
const game = location.pathname.match(/^(\/embed)?\/games\/([^/]+)\/?$/);

const shown = game ? showGame(page, decoded(game[2]), game[1] !== undefined) : showGames(page);
shown.catch((failure) => render(html`<main class="message"><h1>Lazax</h1><p role="alert">${failure.message}</p><p><a href="/">All games</a></p></main>`, page));

/** A part of the address. What encodes no text names no game, as it is. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
