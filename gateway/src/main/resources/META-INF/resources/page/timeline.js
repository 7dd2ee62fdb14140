import {guard, html, nothing, svg} from './lit.js';
import {button} from './buttons.js';
import {told} from './words.js';

const NAMES = {
  round: 'a round begins', phase: 'a phase begins', activation: 'a system is activated', fight: 'a fight begins',
  point: 'a point is scored', agenda: 'an agenda is revealed', end: 'the game ends',
};

/** The moments of a game with a slider over them. */
export function timeline(film, state, actions) {
  const {seq, awaited, playing, speed, waiting, note, notices} = state;
  const frame = film.frame(seq);
  return html`<section class="timeline" aria-label="Timeline">
    ${notices.map((each) => html`<p class="note" role="status">${each}</p>`)}
    ${note ? html`<p class="note" role="status">${note}</p>` : nothing}
    ${awaited ? html`<p class="note" role="status">The commits up to there are still loading.</p>` : nothing}
    ${told(frame)}
    <div class="track">
      <svg class="marks" aria-hidden="true">${guard([film, film.loaded], () => marks(film))}</svg>
      <input type="range" min="1" max=${Math.max(2, film.head)} .value=${String(seq)} aria-label="Commit"
        aria-valuetext=${`commit ${seq} of ${film.head}${frame?.mark ? `, ${NAMES[frame.mark]}` : ''}`}
        @input=${(event) => actions.go(event.target.valueAsNumber)}>
      ${film.isLoaded ? nothing : html`<progress max=${film.head} value=${film.loaded} aria-label="Commits loaded"></progress>`}
    </div>
    <div class="controls">
      ${button('back-mark', 'The mark before (Shift ←)', () => actions.jump(-1))}
      ${button('back', 'One commit back (←)', () => actions.go(seq - 1))}
      ${button(playing ? 'pause' : 'play', playing ? 'Stop (space)' : 'Play (space)', actions.play, 'play')}
      ${button('next', 'One commit on (→)', () => actions.go(seq + 1))}
      ${button('next-mark', 'The next mark (Shift →)', () => actions.jump(1))}
      ${state.own && film.lastBy(state.own) > 0 ? button('since', 'Since my last action (m)', () => actions.since(), 'since') : nothing}
      <label class="speed"><span>Speed</span>
        <select aria-label="Speed" @change=${(event) => actions.speed(Number(event.target.value))}>
          ${[0.5, 1, 2, 4, 8, 16].map((each) => html`<option value=${each} ?selected=${each === speed}>${each === 0.5 ? '½' : each}×</option>`)}
        </select>
      </label>
      <span class="moment">${frame?.takenBack ? html`<s>commit ${seq}</s> taken back by ${frame.takenBack}` : html`<span>commit </span><b>${seq}</b>/${film.head}`}</span>
      ${waiting > 0 ? html`<button type="button" class="new" @click=${() => actions.go(film.head)}>${waiting} new</button>` : nothing}
    </div>
  </section>`;
}

/** The marks above the slider. */
function marks(film) {
  const span = Math.max(1, film.head - 1);
  const x = (seq) => `${(((seq - 1) / span) * 100).toFixed(2)}%`;
  let round = 0;
  const parts = [];
  for (const frame of film.frames) {
    if (frame.mark === 'round') {
      round++;
      parts.push(svg`<line class="round" x1=${x(frame.seq)} x2=${x(frame.seq)} y1="2" y2="30"/>`);
      if (x(frame.seq) !== '100.00%') parts.push(svg`<text x=${x(frame.seq)} dx="4" y="11">${round}</text>`);
    } else if (frame.mark === 'phase') {
      parts.push(svg`<line class="phase" x1=${x(frame.seq)} x2=${x(frame.seq)} y1="16" y2="30"/>`);
    } else if (frame.mark === 'fight') {
      parts.push(svg`<circle class="fight" cx=${x(frame.seq)} cy="24" r="2.5"/>`);
    } else if (frame.mark === 'point' || frame.mark === 'end') {
      parts.push(svg`<circle class="point" cx=${x(frame.seq)} cy="18" r="3"/>`);
    } else if (frame.mark === 'agenda') {
      parts.push(svg`<rect class="agenda" x=${x(frame.seq)} y="21" width="5" height="5"/>`);
    }
    if (frame.rewoundTo !== undefined) {
      parts.push(svg`<line class="back" x1=${x(frame.rewoundTo)} x2=${x(frame.seq)} y1="30" y2="30"/>`);
    }
  }
  return parts;
}
