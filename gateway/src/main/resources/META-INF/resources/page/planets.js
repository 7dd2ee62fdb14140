import {svg} from './lit.js';
import {planetsOf} from './names.js';
import {row} from './units.js';

const PLACES = {
  1: [[0, -10, 38]],
  2: [[-38, -26, 30], [38, 4, 30]],
  3: [[-44, -30, 26], [44, -30, 26], [0, 14, 26]],
};

/** The planets of a system, each with its values, its ring of control and what is on it. */
export function planets(system) {
  const all = planetsOf(system);
  const places = PLACES[Math.min(3, all.length)] ?? [];
  return all.map(([id, planet], i) => drawn(id, planet, places[i] ?? [0, 0, 18]));
}

function drawn(id, planet, [x, y, r]) {
  const trait = Object.keys(planet.traits ?? {})[0] ?? 'plain';
  const owners = Object.entries(planet.units ?? {});
  return svg`<g class="planet ${trait} ${planet.exhausted ? 'exhausted' : ''}" data-planet=${id}>
    <circle class="ball" cx=${x} cy=${y} r=${r}/>
    <path class="shade" d=${`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r * 1.5} ${r * 1.5} 0 0 0 ${x} ${y - r}Z`}/>
    ${planet.controller ? svg`<circle class="ring ${planet.controller}" cx=${x} cy=${y} r=${r + 4}/>` : ''}
    ${planet.legendary ? svg`<circle class="legendary" cx=${x} cy=${y} r=${r + 8}/>` : ''}
    <text class="values" x=${x} y=${y}><tspan class="resources">${planet.resources}</tspan><tspan class="slash">/</tspan><tspan class="influence">${planet.influence}</tspan></text>
    <text class="name" x=${x} y=${y - r * 0.52}>${short(planet.name)}</text>
    ${Object.keys(planet.specialties ?? {}).map((colour, i) => svg`<rect class="specialty ${colour}" x=${x - r - 2 + i * 9} y=${y - r - 2} width="8" height="8" rx="2"/>`)}
    ${Object.keys(planet.attached ?? {}).length + (planet.sleeper ? 1 : 0) > 0 ? svg`<path class="attached" d=${`M${x + r - 6} ${y - r - 4}h10v12l-5-4-5 4Z`}/>` : ''}
    ${owners.map(([seat, stacks], i) => row(seat, stacks, x, y + r * 0.66 + i * 22, 0.92, r * 3.2))}
  </g>`;
}

const short = (name) => (name.length > 12 ? `${name.slice(0, 11)}…` : name);
