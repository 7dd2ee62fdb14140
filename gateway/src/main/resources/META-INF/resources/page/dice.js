import {html, nothing} from './lit.js';
import {count, named} from './names.js';
import {badge, playerName} from './seats.js';

/** The dice of a commit: what was rolled, what hits, and what changed it. */
export const dice = (view, frame) =>
  frame?.dice?.length
    ? html`<div class="dice" role="group" aria-label="Dice">${frame.dice.map((roll) => html`<div class="roll ${roll.seat}">
        <p>${badge(roll.seat)} ${playerName(view, roll.seat)} · ${named(roll.unit)} ${roll.hitsOn ? html`<small>hits on ${roll.hitsOn}${roll.modifiers?.map((each) => html` ${each.plus > 0 ? '+' : '−'}${Math.abs(each.plus)} ${named(each.by)}`)}</small>` : nothing}</p>
        <p class="faces">${roll.rolled.map((face) => html`<span class=${hits(roll, face) ? 'hit' : ''}>${face}</span>`)} ${roll.hits === undefined ? nothing : html`<b>${count(roll.hits, 'hit')}</b>`}</p>
      </div>`)}</div>`
    : nothing;

const hits = (roll, face) =>
  roll.hitsOn && face + (roll.modifiers ?? []).reduce((sum, each) => sum + each.plus, 0) >= roll.hitsOn;
