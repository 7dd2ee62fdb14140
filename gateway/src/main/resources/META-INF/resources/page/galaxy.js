import {guard, html, repeat} from './lit.js';
import {bounds, neighbour, placed} from './hexes.js';
import {seatsOf} from './seats.js';
import {drawnSystem} from './system.js';
import {Viewport} from './viewport.js';

/** The galaxy as a picture that can be zoomed, moved and walked through by keys. */
export class Galaxy {
  #viewport = new Viewport();
  #focused = null;
  #choose;
  #places = [];

  constructor(choose) {
    this.#choose = choose;
  }

  draw(view, chosen, lit) {
    const places = placed(view.systems ?? {});
    this.#places = places;
    const stop = places.some((place) => place.id === this.#focused) ? this.#focused : view.systems?.['18'] ? '18' : places[0]?.id;
    const factions = seatsOf(view).map((seat) => view.players[seat].faction).join();
    return html`<div class="galaxy">
      <svg class="stars" viewBox=${this.#viewport.box(bounds(places))} preserveAspectRatio="xMidYMid meet" role="group" aria-label="The galaxy"
          @wheel=${this.#viewport.wheel} @pointerdown=${this.#viewport.down} @pointermove=${this.#viewport.drag}
          @pointerup=${this.#viewport.up} @pointercancel=${this.#viewport.up}>
        ${repeat(places, (place) => place.id, (place) => this.#drawn(place, {view, chosen, lit, focused: place.id === stop}, factions))}
      </svg>
      <div class="zoom">
        <button type="button" title="Closer" aria-label="Closer" @click=${() => this.#viewport.zoom(1.3)}>+</button>
        <button type="button" title="Farther" aria-label="Farther" @click=${() => this.#viewport.zoom(1 / 1.3)}>−</button>
        <button type="button" title="The whole galaxy" aria-label="The whole galaxy" @click=${() => this.#viewport.reset()}>⤢</button>
      </div>
    </div>`;
  }

  /** A system is drawn anew only if something of it has changed since. */
  #drawn(place, now, factions) {
    const {id, system, at} = place;
    const {view, chosen, lit, focused} = now;
    const seen = [system, ...at, view.active === id, Boolean(view.custodians), factions, chosen === id, lit.has(id), focused];
    return guard(seen, () => drawnSystem(place, {...now, choose: this.#chosen, move: this.#move}));
  }

  #chosen = (id) => {
    if (!this.#viewport.moved) this.#choose(id);
  };

  #move = (event, id) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      this.#choose(id);
      return;
    }
    const next = neighbour(this.#places, this.#places.find((place) => place.id === id), event.key);
    if (next) {
      event.preventDefault();
      event.stopPropagation();
      this.#focused = next.id;
      const element = event.currentTarget.ownerSVGElement.querySelector(`[data-system="${CSS.escape(next.id)}"]`);
      event.currentTarget.setAttribute('tabindex', '-1');
      element.setAttribute('tabindex', '0');
      element.focus();
    }
  };
}
