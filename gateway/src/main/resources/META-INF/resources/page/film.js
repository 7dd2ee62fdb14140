import {patched, shared} from './merge.js';

/**
 * The frames of a game, and the view after each of its commits. Commits are numbered from 1. The frames come in
 * this order, but for some that may come early.
 */
export class Film {
  frames = [];
  #early = new Map();
  #expected = 0;
  #near = null;
  #whole = null;

  /** Takes the next frame. One that is there already is left alone. */
  add(frame) {
    if (frame.seq !== this.loaded + 1) return;
    if (frame.rewoundTo !== undefined) this.#takeBack(frame);
    if (frame.view) this.#whole = frame.view = shared(this.#whole, frame.view);
    this.frames.push(frame);
  }

  /** Takes a frame with the whole view before those before it. */
  addEarly(frame) {
    this.#early.set(frame.seq, frame);
  }

  /** Notes that the game has so many commits, before their frames are there. */
  expect(commits) {
    this.#expected = commits;
  }

  /** The number of the last commit; 0 before the first. */
  get head() {
    return Math.max(this.loaded, this.#expected);
  }

  /** The number of the last commit before which no frame is missing. */
  get loaded() {
    return this.frames.length;
  }

  get isLoaded() {
    return this.loaded === this.head;
  }

  /** Whether the frame of this commit is there. */
  has(seq) {
    return this.frame(seq) !== undefined;
  }

  get isOver() {
    return this.frames.at(-1)?.mark === 'end';
  }

  frame(seq) {
    return this.frames[seq - 1] ?? this.#early.get(seq);
  }

  /** The nearest commit that is there. */
  clamp(seq) {
    return Math.min(Math.max(1, Number.isFinite(seq) ? Math.round(seq) : this.head), Math.max(1, this.head));
  }

  /** The view after a commit whose frame is there. */
  view(seq) {
    let begin = seq;
    while (!this.frame(begin).view && this.#near?.seq !== begin) begin--;
    let view = this.#near?.seq === begin ? this.#near.view : this.frame(begin).view;
    const made = new Set();
    for (let next = begin + 1; next <= seq; next++) view = patched(view, this.frame(next).patch, made);
    this.#near = {seq, view};
    return view;
  }

  /**
   * The next commit with one of these marks, or the last one; backwards if the step is -1. It is undefined while
   * frames are missing on the way.
   */
  nextMark(from, step, marks) {
    let seq = from + step;
    while (seq > 1 && seq < this.head && !marks.includes(this.frame(seq)?.mark)) {
      if (!this.has(seq)) return undefined;
      seq += step;
    }
    return this.clamp(seq);
  }

  /** The last commit by a player that was not taken back; 0 if there is none, or while frames are missing. */
  lastBy(seat) {
    if (!this.isLoaded) return 0;
    return this.frames.findLast((frame) => frame.actor === seat && !frame.takenBack)?.seq ?? 0;
  }

  #takeBack(frame) {
    for (let seq = frame.rewoundTo + 1; seq < frame.seq; seq++) this.frame(seq).takenBack = frame.seq;
  }
}
