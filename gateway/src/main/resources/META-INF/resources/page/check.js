import {html, nothing} from './lit.js';
import {bytes} from './api.js';

/** The panel that checks the log of a game in a worker, so that the page stays fluent. */
export class Check {
  #id;
  #changed;
  #state = {};

  constructor(id, changed) {
    this.#id = id;
    this.#changed = changed;
  }

  draw() {
    const {part, result, failure} = this.#state;
    return html`<div class="check">
      <p>Every commit has the hash of the one before it. Your browser fetches the log and checks it itself: the chain, the digests, the signature and, after the end of the game, every die and draw.</p>
      ${globalThis.isSecureContext
        ? html`<button type="button" ?disabled=${part !== undefined} @click=${() => this.#begin()}>Check the log</button>`
        : html`<p>Browsers check only over https and on localhost. Here, use <code>./lazax verify</code>.</p>`}
      <div aria-live="polite">
        ${part === undefined ? nothing : html`<progress max="1" value=${part} aria-label="Checked"></progress>`}
        ${failure ? html`<p role="alert">${failure}</p>` : nothing}
        ${result ? this.#told(result) : nothing}
      </div>
    </div>`;
  }

  #told(result) {
    return html`<p class=${result.valid ? 'valid' : 'bad'}>${result.valid
        ? 'Everything that could be checked is right.'
        : `Line ${result.fault.line} is bad: ${result.fault.reason}.`}</p>
      <dl>
        <dt>Commits</dt><dd>${result.commits}</dd>
        <dt>Events</dt><dd>${result.events}</dd>
        <dt>Dice and draws made again</dt><dd>${result.dice}</dd>
        ${result.unchecked.map((each) => html`<dt>Not checked</dt><dd>${each}</dd>`)}
        ${result.head ? html`<dt>Head</dt><dd class="hash">${result.head}</dd>` : nothing}
        ${result.seed ? html`<dt>Seed</dt><dd class="hash">${result.seed}</dd>` : nothing}
        ${result.key ? html`<dt>Signed with</dt><dd class="hash">${result.key.slice(24)}</dd>` : nothing}
      </dl>
      <p><small>A page proves little about the server that sent it. Compare the head with other viewers, or <a href="/verify.html" download="verify.html">keep the checker</a>, one file that works from your disk, and check the <a href=${`/api/v1/games/${encodeURIComponent(this.#id)}/log`} download="log.ndjson">exported log</a> with it.</small></p>`;
  }

  async #begin() {
    this.#tell({part: 0});
    try {
      const log = await bytes(`/games/${encodeURIComponent(this.#id)}/log`);
      const worker = new Worker('/page/verify.worker.js', {type: 'module'});
      worker.onerror = () => this.#tell({failure: 'The check failed in this browser.'});
      worker.onmessage = ({data}) => {
        this.#tell(data);
        if (data.part === undefined) worker.terminate();
      };
      worker.postMessage(log, [log]);
    } catch (failure) {
      this.#tell({failure: failure.message});
    }
  }

  #tell(state) {
    this.#state = state;
    this.#changed();
  }
}
