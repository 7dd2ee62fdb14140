import {svg} from './lit.js';
import {named} from './names.js';

// Each type has a silhouette in a box of 20 around a point. Heavier ships are larger.
const SHAPES = {
  flagship: 'M0-11 4-4 11-7 8 3 11 9H-11L-8 3-11-7-4-4Z',
  war_sun: 'M0-10A10 10 0 1 1-.01-10ZM0-4.5A4.5 4.5 0 1 0 .01-4.5Z',
  dreadnought: 'M0-10 5-3 8 9 3 6H-3L-8 9-5-3Z',
  carrier: 'M-4-10H4L6 10H1V5H-1V10H-6Z',
  cruiser: 'M0-10 3-2 8 5 3 4 2 9H-2L-3 4-8 5-3-2Z',
  destroyer: 'M0-8 4 8 0 5-4 8Z',
  fighter: 'M0-5 5 5 0 3-5 5Z',
  mech: 'M-4-9H4V-4H8V3H4V9H1V3H-1V9H-4V3H-8V-4H-4Z',
  infantry: 'M0-8A3 3 0 1 1-.01-8ZM-4 8V1Q-4-1-2-1H2Q4-1 4 1V8Z',
  pds: 'M-8 7V2A8 8 0 0 1 8 2V7ZM-1.5-6V-10H1.5V-6Z',
  space_dock: 'M-9-3H-4V-8H4V-3H9V3H4V8H-4V3H-9ZM-2.5-2.5V2.5H2.5V-2.5Z',
};

const ORDER = Object.keys(SHAPES);
const STEP = 24;

/** The types of units of a player at a place, in the order of their weight. */
export const typesOf = (stacks) => ORDER.filter((type) => stacks.all?.[type]);

/** Units of one player in a row around a point. They are smaller where the row would be wider than this. */
export function row(seat, stacks, x, y, most, width) {
  const types = typesOf(stacks);
  const scale = Math.min(most, width / (types.length * STEP));
  const left = x - ((types.length - 1) * STEP * scale) / 2;
  return types.map((type, i) => unit(seat, type, stacks.all[type], stacks.damaged?.[type], left + i * STEP * scale, y, scale));
}

function unit(seat, type, count, damaged, x, y, scale) {
  return svg`<g class="unit ${seat}" transform="translate(${x} ${y}) scale(${scale})" data-type=${type} data-count=${count}>
    <path class="hull" fill-rule="evenodd" d=${SHAPES[type]}/>
    ${damaged ? svg`<path class="damage" d="M-7-8 7 8M7-8-7 8"/>` : ''}
    ${count > 1 ? svg`<text x="8" y="11">${count}</text>` : ''}
  </g>`;
}

/** Units in words: {@code 2 cruisers, 1 carrier (damaged)}. */
export function unitsInWords(stacks) {
  return typesOf(stacks)
    .map((type) => {
      const damaged = stacks.damaged?.[type];
      return `${stacks.all[type]} ${named(type)}${damaged ? ` (${damaged} damaged)` : ''}`;
    })
    .join(', ');
}
