import {html, nothing} from './lit.js';
import {card, effect, printed} from './catalog.js';
import {count, named} from './names.js';
import {badge, playerName, seatsOf} from './seats.js';

/** Objectives with who scored them, strategy cards that lie free, laws, and the discard pile. */
export const council = (view) => html`<div class="council">
  <h2>Objectives</h2>
  ${Object.keys(view.objectives ?? {}).length ? html`<ul class="objectives">${Object.entries(view.objectives).map(([id, by]) => objective(view, id, by))}</ul>` : html`<p class="none">None is revealed.</p>`}
  ${view.hidden ? html`<p class="hidden">Face down: ${view.hidden.stageOne} of stage I, ${view.hidden.stageTwo} of stage II</p>` : nothing}
  ${list('Free strategy cards', view.strategyRow, (id, goods) => html`${card(`strategy_card/${id}`)}${goods > 0 ? html` <small>${count(goods, 'good')}</small>` : nothing}`)}
  ${list('Laws', view.laws, (id, law) => html`${card(`agenda/${id}`)}${law.elected ? html` <small>${elected(view, law.owner ?? law.elected)}</small>` : nothing}${law.exhausted ? html` <small>exhausted</small>` : nothing}`)}
  ${list('Discarded action cards', view.discards, (id, n) => html`${card(`action_card/${id}`)}${n > 1 ? html` <small>${n}</small>` : nothing}`)}
</div>`;

const objective = (view, id, by) => html`<li data-objective=${id}>
  <span>${card(objectiveRef(id))} <small>${effect(objectiveRef(id))}</small></span>
  <span class="scored">${seatsOf(view).map((seat) => by[seat]
    ? html`<span title=${`${playerName(view, seat)} has scored it`}>${badge(seat)}</span>`
    : html`<i></i>`)}</span>
</li>`;

/** Secret objectives can become public. */
const objectiveRef = (id) => (printed(`secret_objective/${id}`) ? `secret_objective/${id}` : `public_objective/${id}`);

const list = (title, all, item) =>
  Object.keys(all ?? {}).length === 0
    ? nothing
    : html`<h2>${title}</h2><ul class="chips">${Object.entries(all).map(([id, value]) => html`<li>${item(id, value)}</li>`)}</ul>`;

const elected = (view, what) => (view.players?.[what] ? playerName(view, what) : named(what));
