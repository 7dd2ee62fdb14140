import {bytesOf, hex, joined, sha256} from './bytes.js';
import {Fault} from './exported.js';

const SEED_EVENTS = /^kernel\.(chronicle-opened|entropy-added|seed-frozen|seed-revealed|rewound)\.v1$/;

/** Draws every die and card again, once the seed is told. Numbers of a commit follow each other without gaps. */
export class Chances {
  #seed;
  #after = [{entropy: {}, frozen: false, commitment: undefined}];
  #keys = new Map();

  constructor(commits) {
    const revealed = commits.flatMap((commit) => commit.events).find((event) => event.text && event.entry.type === 'kernel.seed-revealed.v1');
    this.#seed = revealed && told(revealed).seed;
  }

  /** The seed in hexadecimal; undefined while it is secret. */
  get seed() {
    return this.#seed;
  }

  /** Checks the next commit. Says how many numbers were drawn again. */
  async check(commit) {
    let now = this.#after.at(-1);
    const entropy = now.entropy;
    let numbers = 0;
    let position = 0;
    let gaps = this.#seed === undefined;
    for (const event of commit.events) {
      if (!event.text) {
        gaps = true;
        continue;
      }
      const {chance, ...rest} = told(event);
      if (SEED_EVENTS.test(event.entry.type)) now = await this.#evolve(now, event, rest);
      if (!chance) continue;
      if (!now.frozen) throw new Fault(event.line, 'random numbers before the seed was frozen');
      const begin = chance.position;
      if (gaps ? begin < position : begin !== position) throw new Fault(event.line, `its numbers begin at ${begin} of the stream, not at ${position}`);
      position = await this.#redraw(chance, commit, event, entropy);
      numbers += chance.values.length;
    }
    this.#after.push(now);
    return this.#seed === undefined ? 0 : numbers;
  }

  async #evolve(now, event, told) {
    switch (event.entry.type.split('.')[1]) {
      case 'chronicle-opened':
        return {entropy: {}, frozen: false, commitment: told.seedCommitment};
      case 'entropy-added':
        return {...now, entropy: {...now.entropy, [told.seat]: told.entropy}};
      case 'seed-frozen':
        return {...now, frozen: true};
      case 'rewound':
        if (!(told.toSeq >= 1 && told.toSeq < this.#after.length)) throw new Fault(event.line, 'a rewind that names no earlier commit');
        return this.#after[told.toSeq];
      default:
        if ((await sha256(bytesOf(told.seed))) !== now.commitment) throw new Fault(event.line, 'not the seed that was committed to');
        return now;
    }
  }

  async #redraw(chance, commit, event, entropy) {
    if (this.#seed === undefined) return chance.position + chance.values.length;
    const stream = new Stream(await this.#key(entropy), commit.header.seq, chance.position);
    const values = [];
    for (const bound of chance.bounds) {
      if (!(Number.isInteger(bound) && bound > 0)) throw new Fault(event.line, `there is no number from 1 to ${bound}`);
      values.push(await stream.number(bound));
    }
    if (String(values) !== String(chance.values)) throw new Fault(event.line, `the seed gives ${values.join(', ')} here, not ${chance.values.join(', ')}`);
    return stream.position;
  }

  #key(entropy) {
    const given = JSON.stringify(entropy);
    if (!this.#keys.has(given)) this.#keys.set(given, diceKey(bytesOf(this.#seed), entropy));
    return this.#keys.get(given);
  }
}

/** What an event tells. */
function told(event) {
  try {
    const read = JSON.parse(event.text);
    if (read && typeof read === 'object') return read;
  } catch {
    // told below
  }
  throw new Fault(event.line, 'not an event');
}

async function diceKey(seed, entropy) {
  const parts = Object.keys(entropy).sort().flatMap((seat) => {
    const text = new TextEncoder().encode(entropy[seat]);
    return [Uint8Array.of(Number(seat.slice(1))), numberBytes(text.length, 4), text];
  });
  const secret = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits']);
  const info = new TextEncoder().encode('lazax dice v1');
  const bits = await crypto.subtle.deriveBits({name: 'HKDF', hash: 'SHA-256', salt: joined(parts), info}, secret, 256);
  return crypto.subtle.importKey('raw', bits, {name: 'HMAC', hash: 'SHA-256'}, false, ['sign']);
}

/** The random stream of one commit from a position on. */
class Stream {
  #block;
  #loaded = -1;

  constructor(key, seq, position) {
    Object.assign(this, {key, seq, position});
  }

  /** A number from 1 to its bound. Numbers that would make some more likely are discarded. */
  async number(bound) {
    const width = bound <= 256 ? 1 : bound <= 65_536 ? 2 : bound <= 16_777_216 ? 3 : 4;
    const limit = 256 ** width - (256 ** width % bound);
    for (;;) {
      let drawn = 0;
      for (let i = 0; i < width; i++) drawn = drawn * 256 + (await this.#byte());
      if (drawn < limit) return (drawn % bound) + 1;
    }
  }

  async #byte() {
    const wanted = Math.floor(this.position / 32);
    if (wanted !== this.#loaded) {
      this.#block = new Uint8Array(await crypto.subtle.sign('HMAC', this.key, joined([numberBytes(this.seq, 8), numberBytes(wanted, 4)])));
      this.#loaded = wanted;
    }
    return this.#block[this.position++ % 32];
  }
}

const numberBytes = (number, width) => bytesOf(hex(number, width));
