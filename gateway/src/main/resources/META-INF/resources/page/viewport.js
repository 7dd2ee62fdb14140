/** The part of a picture that is seen. Wheel and buttons zoom, dragging and two fingers move it. */
export class Viewport {
  moved = false;
  #whole = [0, 0, 1, 1];
  #seen = null;
  #svg = null;
  #pointers = new Map();

  /** The box to show, when this is the whole picture. */
  box(whole) {
    if (whole.some((value, i) => Math.abs(value - this.#whole[i]) > 1)) {
      this.#whole = whole;
      this.#seen = null;
    }
    return (this.#seen ?? this.#whole).join(' ');
  }

  reset() {
    this.#seen = null;
    this.#show();
  }

  /** Zooms around a point of the picture, or around its middle. */
  zoom(factor, point) {
    const [x, y, w, h] = this.#seen ?? this.#whole;
    const [px, py] = point ?? [x + w / 2, y + h / 2];
    const size = Math.min(Math.max(w / factor, this.#whole[2] / 8), this.#whole[2] * 1.2);
    const by = size / w;
    this.#seen = [px - (px - x) * by, py - (py - y) * by, size, h * by];
    this.#show();
  }

  wheel = {
    passive: false,
    handleEvent: (event) => {
      event.preventDefault();
      this.#svg = event.currentTarget;
      this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.#point(event));
    },
  };

  down = (event) => {
    this.#svg = event.currentTarget;
    if (this.#pointers.size === 0) this.moved = false;
    this.#pointers.set(event.pointerId, event);
  };

  drag = (event) => {
    const before = this.#pointers.get(event.pointerId);
    if (!before || (event.pointerType === 'touch' && this.#pointers.size < 2)) return;
    const others = [...this.#pointers.values()].filter((other) => other.pointerId !== event.pointerId);
    if (others.length === 1) {
      const now = distance(event, others[0]);
      const was = distance(before, others[0]);
      if (was > 0) this.zoom(now / was, this.#point(others[0]));
      this.moved = true;
    } else {
      const [ax, ay] = this.#point(before);
      const [bx, by] = this.#point(event);
      if (!this.moved && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 5) return;
      this.moved = true;
      const [x, y, w, h] = this.#seen ?? this.#whole;
      this.#seen = [x + ax - bx, y + ay - by, w, h];
      this.#show();
    }
    this.#pointers.set(event.pointerId, event);
  };

  up = (event) => this.#pointers.delete(event.pointerId);

  #point(event) {
    const matrix = this.#svg.getScreenCTM().inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [point.x, point.y];
  }

  #show() {
    const svg = this.#svg ?? document.querySelector('.stars');
    svg?.setAttribute('viewBox', (this.#seen ?? this.#whole).join(' '));
  }
}

/**
 * Keeps a picture as large as the box that it fills, in pixels. If it had its size in percents, browsers would lay
 * all of it out again whenever anything in it changes.
 */
export function fill(box, picture) {
  new ResizeObserver(([{contentRect}]) => {
    picture.style.width = `${contentRect.width}px`;
    picture.style.height = `${contentRect.height}px`;
  }).observe(box);
}

const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
