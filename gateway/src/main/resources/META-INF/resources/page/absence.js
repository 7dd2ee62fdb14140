const LONG = 30_000;

/** Acts when this tab has been hidden for a while. */
export class Absence {
  /** Whether it has acted. */
  isLong = false;
  #act;
  #timer;

  constructor(act) {
    this.#act = act;
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  #look = () => {
    clearTimeout(this.#timer);
    if (document.hidden) this.#timer = setTimeout(this.#leave, LONG);
  };

  #leave = () => {
    this.end();
    this.isLong = true;
    this.#act();
  };

  end() {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
  }
}

/** Waits until this tab is seen. */
export const seen = () =>
  new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
