import {html, svg} from './lit.js';
import {named} from './names.js';

// Seats differ by shape too, not by colour alone.
const SHAPES = {
  p1: 'M0-8A8 8 0 1 1-.01-8Z',
  p2: 'M-7-7H7V7H-7Z',
  p3: 'M0-9 9 7H-9Z',
  p4: 'M0-10 9 0 0 10-9 0Z',
  p5: 'M-5-9H5L10 0 5 9H-5L-10 0Z',
  p6: 'M0-10 2.6-3.4 9.5-3 4 1.4 6 8.4 0 4.4-6 8.4-4 1.4-9.5-3-2.6-3.4Z',
  p7: 'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z',
  p8: 'M-9-7H9L0 9Z',
};

/** The shape of a seat, around a point of a picture. */
export const shape = (seat, x, y, scale = 1) =>
  svg`<path class="seat ${seat}" d=${SHAPES[seat]} transform="translate(${x} ${y}) scale(${scale})"/>`;

/** The shape of a seat in a text. */
export const badge = (seat) =>
  html`<svg class="badge" viewBox="-11 -11 22 22" aria-hidden="true">${shape(seat, 0, 0)}</svg>`;

/** The name of a player: the faction, or the seat before there is one. */
export const playerName = (view, seat) =>
  view.players?.[seat]?.faction ? named(view.players[seat].faction) : seat;

/** The players, clockwise. */
export const seatsOf = (view) => Object.keys(view.players ?? {}).sort();
