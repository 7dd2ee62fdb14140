import {html, nothing} from './lit.js';
import {json} from './api.js';
import {named} from './names.js';

let kinds = {};

/** Reads what is printed on the components of a ruleset. Without it, names are made out of ids. */
export async function readCatalog(ruleset) {
  kinds = (await json(`/catalog/${encodeURIComponent(ruleset)}`)).kinds;
}

/** What is printed now: another object once the catalog has been read. */
export const edition = () => kinds;

/** What is printed on a component, such as {@code technology/gravity_drive}; undefined if that is not known. */
export function printed(ref) {
  const [kind, id] = ref.split('/');
  return kinds[kind]?.[id?.replace(/@.*|\.base$/, '')];
}

/** The name of a component. */
export const title = (ref) => printed(ref)?.name ?? named(ref.replace(/@.*/, ''));

/** What a component does, in one text. */
export const effect = (ref) =>
  (printed(ref)?.texts ?? []).map(({timing, effect: does}) => (timing ? `${timing}: ${does}` : does)).join(' ');

/** The name of a component. A click tells everything that is printed on it; main.js listens. */
export const card = (ref, more = nothing) =>
  html`<button type="button" class="card" data-card=${ref} title=${effect(ref) || nothing}>${title(ref)}${more}</button>`;
