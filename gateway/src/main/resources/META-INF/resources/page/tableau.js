import {html, nothing} from './lit.js';
import {button} from './buttons.js';
import {card, edition} from './catalog.js';
import {count} from './names.js';
import {badge, playerName, seatsOf} from './seats.js';
import {seenFirst} from './seenfirst.js';

/**
 * The players with what lies in front of them. One is drawn anew only if something of it has changed since, and
 * those who can be seen are drawn first: `later` is told that others are left.
 */
export const tableau = (view, film, since, later) =>
  html`<ol class="players">${seatsOf(view).map((seat) => {
    const of = view.players[seat];
    const last = film.lastBy(seat);
    const planets = planetsOf(view, seat);
    const {resources, influence} = planets.ready;
    const seen = [seat, of, last, planets.count, resources, influence, view.turn === seat, view.speaker === seat, Boolean(view.awaiting?.seats[seat]), view.target, edition()];
    return seenFirst(seen, later, (inside) => player(view, seat, of, planets, last, () => since(seat), inside));
  })}</ol>`;

function player(view, seat, of, planets, last, since, later) {
  const classes = ['player', seat, view.turn === seat ? 'turn' : '', of.passed ? 'passed' : '', of.eliminated ? 'out' : ''];
  const awaited = view.awaiting?.seats[seat];
  return html`<li class=${classes.filter(Boolean).join(' ')} data-seat=${seat}>
    <header>
      ${badge(seat)}
      <h2>${of.faction ? card(`faction/${of.faction}`) : seat}</h2>
      ${view.speaker === seat ? html`<abbr class="speaker" title="Speaker">S</abbr>` : nothing}
      ${awaited ? html`<span class="awaited" title="is awaited">…</span>` : nothing}
      ${last > 0 ? button('since', `What happened since the last action of ${playerName(view, seat)}, commit ${last}`, since, 'since') : nothing}
      <strong class="points" title="Victory points">${of.points}<small>/${view.target}</small></strong>
    </header>
    <dl class="numbers">
      ${number('Tactic', of.tokens.tactic)} ${number('Fleet', of.tokens.fleet)} ${number('Strat.', of.tokens.strategy)}
      ${number('Goods', of.tradeGoods)} ${number('Com.', of.commodities)} ${number('Cards', of.actionCards)}
      ${number('Secr.', of.secrets)} ${number('Notes', of.notes)}
    </dl>
    <p class="strategies">
      ${Object.entries(of.strategyCards ?? {}).map(([id, exhausted]) => html`<span class="strategy ${id} ${exhausted ? 'exhausted' : ''}">${card(`strategy_card/${id}`)}</span>`)}
      ${of.passed ? html`<span class="has-passed">passed</span>` : nothing}
      <span class="lands" title="Resources and influence of readied planets"><b>${planets.ready.resources}</b>/<i>${planets.ready.influence}</i> of ${count(planets.count, 'planet')}</span>
    </p>
    <details>
      <summary>${count(Object.keys(of.technologies ?? {}).length, 'technology', 'technologies')} and more</summary>
      ${seenFirst([of, edition()], later, () => more(of))}
    </details>
  </li>`;
}

const more = (of) => html`<div>
  ${chips('Technologies', 'technology', of.technologies)} ${leaders(of.leaders)}
  ${chips('Secrets shown', 'secret_objective', of.shownSecrets)} ${chips('Secrets scored', 'secret_objective', of.scoredSecrets)} ${chips('Notes shown', 'promissory_note', of.shownNotes)} ${chips('Notes in play', 'promissory_note', of.notesInPlay)}
</div>`;

const number = (name, value) => html`<div><dt>${name}</dt><dd>${value ?? 0}</dd></div>`;

function chips(title, kind, all) {
  const names = Object.entries(all ?? {});
  return names.length === 0
    ? nothing
    : html`<h3>${title}</h3><ul class="chips">${names.map(([id, exhausted]) => html`<li class=${exhausted === true && kind === 'technology' ? 'exhausted' : ''}>${card(`${kind}/${id}`)}</li>`)}</ul>`;
}

const leaders = (all) =>
  Object.keys(all ?? {}).length === 0
    ? nothing
    : html`<h3>Leaders</h3><ul class="chips">${Object.entries(all).map(([id, state]) => html`<li class="leader ${state}">${card(`leader/${id}`)} <small>${state}</small></li>`)}</ul>`;

/** How many planets a player has, and the values of the readied ones. */
function planetsOf(view, seat) {
  const ready = {resources: 0, influence: 0};
  let all = 0;
  for (const system of Object.values(view.systems ?? {})) {
    for (const planet of Object.values(system.planets ?? {})) {
      if (planet.controller !== seat) continue;
      all++;
      if (planet.exhausted) continue;
      ready.resources += planet.resources;
      ready.influence += planet.influence;
    }
  }
  return {count: all, ready};
}
