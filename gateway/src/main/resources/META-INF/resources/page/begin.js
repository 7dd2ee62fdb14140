import {askFor} from './ask.js';
import {opened} from './opened.js';

// Stands in the document itself: the game is asked for while the script of the page is still on its way.
if (opened) {
  const path = `/games/${encodeURIComponent(opened.id)}`;
  const answer = askFor(path, 'application/json', opened.embedded);
  answer.catch(() => {});
  globalThis.begun = {path, answer};
}
