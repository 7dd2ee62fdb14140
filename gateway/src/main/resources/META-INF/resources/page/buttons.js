import {html} from './lit.js';

const SIGNS = {
  'back-mark': 'M-7-7h3V7h-3ZM7-8V8L-3 0Z',
  back: 'M5-8V8L-6 0Z',
  play: 'M-5-8V8L7 0Z',
  pause: 'M-6-7h4V7h-4ZM2-7h4V7H2Z',
  next: 'M-5-8V8L6 0Z',
  since: 'M-8-1 0-8V-4C6-4 8 0 8 7 6 3 4 2 0 2V6Z',
  'next-mark': 'M-7-8V8L3 0ZM4-7h3V7H4Z',
};

/** A button with a sign in place of a text. Its title is read aloud. */
export const button = (sign, title, act, kind = '') =>
  html`<button type="button" class=${kind} title=${title} aria-label=${title} @click=${act}><svg class="sign" viewBox="-10 -10 20 20" aria-hidden="true"><path d=${SIGNS[sign]}/></svg></button>`;
