import {html, nothing} from './lit.js';
import {card, printed, title} from './catalog.js';
import {named} from './names.js';

/** Everything that is printed on one component, in our own words. */
export function cardPanel(ref, close) {
  const of = printed(ref);
  const kind = named(ref.split('/')[0]);
  return html`<section class="panel printed" tabindex="-1" aria-label="The chosen component">
    <header><h2>${title(ref)}</h2><small>${kind}${of?.faction ? ` of ${title(`faction/${of.faction}`)}` : ''}</small>
      <button type="button" aria-label="Close" title="Close (Esc)" @click=${close}>✕</button></header>
    ${of ? html`${(of.texts ?? []).map(({timing, effect}) => html`<p>${timing ? html`<b>${timing}:</b> ` : nothing}${effect}</p>`)}
      ${facts(of.facts ?? {})}
      ${of.inert ? html`<p class="none">It has no effect on this platform yet.</p>` : nothing}` : html`<p class="none">Nothing more is known of it.</p>`}
  </section>`;
}

const facts = (all) =>
  Object.keys(all).length === 0 ? nothing : html`<dl class="facts">${Object.entries(all).map(([name, value]) => html`<dt>${worded(name)}</dt><dd>${told(name, value)}</dd>`)}</dl>`;

/** A name in the style of programs, in words. */
const worded = (name) => named(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

const OF_KIND = {abilities: 'faction_ability', startingTechnologies: 'technology', technology: 'technology', homePlanets: 'planet'};

function told(name, value) {
  if (value === true) return 'yes';
  if (name === 'firstPrint') return value.map((effect) => html`<p>${effect}</p>`);
  if (Array.isArray(value)) return html`<ul class="chips">${value.map((each) => html`<li>${OF_KIND[name] ? card(`${OF_KIND[name]}/${each}`) : named(each)}</li>`)}</ul>`;
  if (typeof value === 'object') return Object.entries(value).map(([part, of]) => `${worded(part)} ${plain(of)}`.trim()).join(', ');
  return name === 'technology' ? card(`technology/${value}`) : plain(value);
}

const plain = (value) => {
  if (value === true) return '';
  if (typeof value === 'object') return `(${Object.entries(value).map(([part, of]) => `${worded(part)} ${plain(of)}`).join(', ')})`;
  return typeof value === 'string' ? named(value) : value;
};
