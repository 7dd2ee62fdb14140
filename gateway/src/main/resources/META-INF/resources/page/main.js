import {html, render} from './lit.js';
import {showGame} from './game.js';
import {showGames} from './games.js';
import {opened} from './opened.js';

const page = document.getElementById('page');
const shown = opened ? showGame(page, opened.id, opened.embedded) : showGames(page);
shown.catch((failure) => render(html`<main class="message"><h1>Lazax</h1><p role="alert">${failure.message}</p><p><a href="/">All games</a></p></main>`, page));
