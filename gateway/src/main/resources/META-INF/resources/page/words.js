import {html, nothing} from './lit.js';

const SHOWN = 40;

/** What the chosen commit says. */
export const told = (frame) =>
  html`<p class="told" tabindex="0">${(frame?.words ?? []).map((each) => html`<span>${each.text} </span>`)}</p>`;

/** The words of the commits up to the chosen one, the newest first. Those that were taken back are struck out. */
export function chronicle(film, seq, go) {
  const lines = [];
  for (let at = seq; at >= 1 && lines.length < SHOWN; at--) {
    const frame = film.frame(at);
    if (!frame) {
      lines.push(html`<li>The commits before are still loading.</li>`);
      break;
    }
    if (at === seq || !isQuiet(frame)) lines.push(line(frame, at === seq, go));
  }
  return html`<ol class="chronicle">${lines}</ol>`;
}

const line = (frame, now, go) => html`<li class=${now ? 'now' : ''}>
  <button type="button" title=${`Go to commit ${frame.seq}`} @click=${() => go(frame.seq)}>${frame.seq}</button>
  <p>${frame.takenBack ? html`<s>${sentences(frame)}</s>` : sentences(frame)}</p>
  ${frame.rewoundTo === undefined ? nothing : html`<em>back to commit ${frame.rewoundTo}</em>`}
</li>`;

const sentences = (frame) => (frame.words ?? []).map((each) => html`<span class=${each.quiet ? 'quiet' : ''}>${each.text} </span>`);

const isQuiet = (frame) => !frame.mark && (frame.words ?? []).every((each) => each.quiet);

/** The systems and planets that the words of a commit name. */
export const namedIn = (frame) => (frame?.words ?? []).flatMap((each) => each.refs ?? []);

/** What a commit says, without what is said quietly. */
export const texts = (frame) => (frame?.words ?? []).filter((each) => !each.quiet).map((each) => each.text);
