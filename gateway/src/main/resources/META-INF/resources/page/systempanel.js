import {html, nothing} from './lit.js';
import {card} from './catalog.js';
import {named, planetsOf, systemName} from './names.js';
import {badge, playerName} from './seats.js';
import {unitsInWords} from './units.js';

/** Everything in one system, in words. */
export function systemPanel(view, id, close) {
  const system = view.systems?.[id];
  if (!system) return nothing;
  const signs = [...Object.keys(system.anomalies ?? {}).map(named), ...Object.keys(system.wormholes ?? {}).map((kind) => `${named(kind)} wormhole`), ...Object.keys(system.markers ?? {}).map(named)];
  return html`<section class="panel" aria-label="The chosen system">
    <header><h2>${systemName(id, system)}</h2><small>system ${id}</small>
      <button type="button" aria-label="Close" title="Close (Esc)" @click=${close}>✕</button></header>
    ${signs.length ? html`<p>${signs.join(' · ')}</p>` : nothing}
    ${Object.keys(system.space ?? {}).length || !planetsOf(system).length ? html`<h3>Space</h3>${units(view, system.space)}` : nothing}
    ${planetsOf(system).map(([id, planet]) => html`<h3>${card(`planet/${id}`)} <small>${planet.resources}/${planet.influence} ${Object.keys(planet.traits ?? {}).join(', ')}</small></h3>
      <p>${planet.controller ? html`${badge(planet.controller)} ${playerName(view, planet.controller)}${planet.exhausted ? ', exhausted' : ''}` : 'Nobody controls it.'}
      ${Object.keys(planet.attached ?? {}).length ? html`<br>Attached: ${Object.keys(planet.attached).map((ref) => card(ref))}` : nothing}</p>
      ${units(view, planet.units)}`)}
    ${Object.keys(system.tokens ?? {}).length ? html`<h3>Command tokens</h3><p>${Object.keys(system.tokens).map((seat) => html`${badge(seat)} ${playerName(view, seat)} `)}</p>` : nothing}
  </section>`;
}

const units = (view, all) =>
  Object.keys(all ?? {}).length === 0
    ? nothing
    : html`<ul class="fleet">${Object.entries(all).map(([seat, stacks]) => html`<li>${badge(seat)} ${unitsInWords(stacks)}</li>`)}</ul>`;
