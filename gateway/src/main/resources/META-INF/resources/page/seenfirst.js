import {directive, Directive, noChange} from './lit.js';

/** The timeline covers at least so much of the window, at its lower edge. */
const COVERED = 100;

const outOfSight = new WeakSet();
const observer = new IntersectionObserver((changes) => {
  for (const {target, isIntersecting} of changes) {
    if (isIntersecting) outOfSight.delete(target);
    else outOfSight.add(target);
  }
}, {rootMargin: `0px 0px -${COVERED}px`});

class SeenFirst extends Directive {
  #seen = null;

  update(part, [seen, later, draw]) {
    const element = part.startNode.nextElementSibling;
    if (this.#seen) {
      observer.observe(element);
      if (seen.length === this.#seen.length && seen.every((each, i) => each === this.#seen[i])) return noChange;
      if (later && outOfSight.has(element)) {
        later();
        return noChange;
      }
    }
    this.#seen = seen;
    return draw(later && (() => this.#left(later)));
  }

  /** A part of the element is left: the next drawing must come to it. */
  #left(later) {
    this.#seen = [];
    later();
  }
}

/**
 * An element that is drawn anew only if something of it has changed. One that the reader does not see, such as what is
 * scrolled away or folded, stays as it is: `later` is called, so that there is another drawing. That one has no `later`
 * and leaves out nothing. `draw` is given the `later` for what is inside of the element.
 */
export const seenFirst = directive(SeenFirst);
