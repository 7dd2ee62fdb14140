import {html, nothing} from './lit.js';

let ahead = -Infinity;

/** Notes the time of the server. Answers from a cache have an old one, so the latest counts. */
export function noteTime(response) {
  const at = Date.parse(response.headers.get('Date'));
  if (Number.isFinite(at)) ahead = Math.max(ahead, at - Date.now());
}

const serverTime = () => Date.now() + (Number.isFinite(ahead) ? ahead : 0);

/** How long players have to answer still, by the clock of the server. */
export function countdown(deadline) {
  if (!deadline) return nothing;
  const seconds = Math.max(0, Math.round((Date.parse(deadline) - serverTime()) / 1000));
  return html`<span class="clock ${seconds < 60 ? 'short' : ''}" role="timer" aria-label="Time to answer" title=${`until ${new Date(deadline).toLocaleString()}`}>${inWords(seconds)}</span>`;
}

function inWords(seconds) {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${Math.floor(seconds / 60) % 60} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
