import {nothing, svg} from './lit.js';
import {count, named, planetsOf, systemName} from './names.js';
import {playerName, shape} from './seats.js';
import {row, unitsInWords} from './units.js';
import {corners} from './hexes.js';
import {planets} from './planets.js';

const GREEK = {alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ'};
const HEX = corners(97);
const FLEET_WIDTH = 130;

// Command tokens lie along the left sides, wormholes at the right corner.
const TOKENS = [[-80, 0], [-70, -24], [-70, 24], [-58, -46], [-58, 46], [-46, -66], [-46, 66], [-80, -12]];

/** One system of the galaxy. */
export function drawnSystem({id, system, at}, {view, chosen, lit, focused, choose, move}) {
  const anomalies = Object.keys(system.anomalies ?? {});
  const classes = ['system', ...anomalies, view.active === id ? 'active' : '', system.planets?.mecatol_rex ? 'mecatol' : '', chosen === id ? 'chosen' : '', lit.has(id) ? 'lit' : '', system.hyperlane ? 'hyperlane' : ''];
  return svg`<g class=${classes.filter(Boolean).join(' ')} transform="translate(${at[0]} ${at[1]})" data-system=${id}
      role="button" tabindex=${focused ? 0 : -1} aria-label=${inWords(id, system, view)} aria-pressed=${chosen === id}
      @click=${() => choose(id)} @keydown=${(event) => move(event, id)}>
    <polygon class="hex" points=${HEX}/>
    ${anomalies.map((kind) => ANOMALIES[kind])}
    ${wormholes(system)}
    ${system.markers?.frontier ? svg`<path class="frontier" d="M0-14 12 0 0 14-12 0Z"/>` : nothing}
    ${planets(system)}
    ${view.custodians && system.planets?.mecatol_rex ? svg`<path class="custodians" d="M-7 34h14v9q-7 8-14 0Z"/>` : nothing}
    ${fleets(system)}
    ${Object.keys(system.tokens ?? {}).map((seat, i) => token(seat, ...TOKENS[i % TOKENS.length]))}
  </g>`;
}

const ANOMALIES = {
  nebula: svg`<g class="cloud"><ellipse cx="-20" cy="-10" rx="58" ry="36"/><ellipse cx="28" cy="22" rx="48" ry="32"/><ellipse cx="16" cy="-34" rx="34" ry="22"/></g>`,
  asteroid_field: svg`<g class="rocks"><path d="M-52-12l14-9 10 8-7 13-15-2ZM18-40l18-3 7 13-13 9-14-7ZM-8 26l13-8 12 7-4 12-17 2ZM38 10l11-6 8 9-9 9-10-3ZM-36-46l9-4 6 7-7 7-9-3Z"/></g>`,
  supernova: svg`<g class="nova"><circle r="62"/><circle r="38"/><circle r="16"/></g>`,
  gravity_rift: svg`<g class="rift"><ellipse rx="58" ry="34"/><ellipse rx="42" ry="23"/><ellipse rx="25" ry="12"/></g>`,
};

const token = (seat, x, y) => svg`<g class="token ${seat}"><circle cx=${x} cy=${y} r="12"/>${shape(seat, x, y, 0.7)}</g>`;

/** Fleets lie at the bottom; a second one at the top. */
function fleets(system) {
  const owners = Object.entries(system.space ?? {});
  return owners.map(([seat, stacks], i) => row(seat, stacks, 0, i % 2 === 0 ? 63 - Math.floor(i / 2) * 26 : -64, 1.25, FLEET_WIDTH));
}

function wormholes(system) {
  return Object.keys(system.wormholes ?? {}).map((kind, i) => svg`<g class="wormhole ${kind}" transform="translate(${66 - i * 12} ${-30 - i * 24})">
    <circle r="13"/><circle r="8.5"/><text y="5">${GREEK[kind] ?? '?'}</text></g>`);
}

function inWords(id, system, view) {
  if (system.hyperlane) return `Hyperlane ${id}`;
  const parts = [`${systemName(id, system)}, system ${id}`];
  parts.push(...Object.keys(system.anomalies ?? {}).map(named));
  parts.push(...Object.keys(system.wormholes ?? {}).map((kind) => `${kind} wormhole`));
  for (const [, planet] of planetsOf(system)) {
    const owner = planet.controller ? `of ${playerName(view, planet.controller)}` : 'free';
    const units = Object.entries(planet.units ?? {}).map(([seat, stacks]) => `${unitsInWords(stacks)} of ${playerName(view, seat)}`);
    parts.push([`${planet.name} ${planet.resources}/${planet.influence} ${owner}`, ...units].join(' with '));
  }
  for (const [seat, stacks] of Object.entries(system.space ?? {})) parts.push(`${unitsInWords(stacks)} of ${playerName(view, seat)} in space`);
  const tokens = Object.keys(system.tokens ?? {});
  if (tokens.length) parts.push(`${count(tokens.length, 'command token')}: ${tokens.map((seat) => playerName(view, seat)).join(', ')}`);
  return parts.join('; ');
}
