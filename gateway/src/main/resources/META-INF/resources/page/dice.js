import {html, nothing} from './lit.js';
import {title} from './catalog.js';
import {count, named} from './names.js';
import {badge, playerName} from './seats.js';

/** The dice of a commit by player: what was rolled, what hits, and what changed it. */
export function dice(view, frame) {
  const rolls = frame?.dice ?? [];
  if (rolls.length === 0) return nothing;
  const seats = [...new Set(rolls.map((roll) => roll.seat))];
  return html`<div class="dice" role="group" aria-label="Dice">${seats.map((seat) => player(view, seat, rolls.filter((roll) => roll.seat === seat)))}</div>`;
}

function player(view, seat, rolls) {
  const counted = rolls.filter((roll) => roll.hits !== undefined);
  const hits = counted.reduce((sum, roll) => sum + roll.hits, 0);
  return html`<section class="roll ${seat}">
    <h2>${badge(seat)} ${playerName(view, seat)}${counted.length ? html`: ${count(hits, 'hit')}` : nothing}</h2>
    ${rolls.map((roll) => html`<p class="faces"><small>${named(roll.unit)}${roll.hitsOn ? ` ${roll.hitsOn}+` : ''}${(roll.modifiers ?? []).map(modifier)}</small>
      ${roll.rolled.map((face) => html`<span class=${isHit(roll, face) ? 'hit' : ''}>${face}</span>`)}</p>`)}
  </section>`;
}

const modifier = (each) => ` ${each.plus > 0 ? '+' : '−'}${Math.abs(each.plus)} ${title(each.by)}`;

const isHit = (roll, face) =>
  roll.hitsOn && face + (roll.modifiers ?? []).reduce((sum, each) => sum + each.plus, 0) >= roll.hitsOn;
