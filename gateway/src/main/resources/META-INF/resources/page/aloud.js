const PAUSE = 2_000;

let waiting = [];
let due = 0;
let region = null;

/** Has these words read aloud, politely: at most once in two seconds, with all that came meanwhile. */
export function readAloud(words) {
  if (words.length === 0) return;
  waiting.push(...words);
  if (!due) due = setTimeout(say, region ? PAUSE : 0);
}

function say() {
  due = 0;
  if (!region) {
    region = document.createElement('p');
    region.className = 'aloud';
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = waiting.slice(-12).join(' ');
  waiting = [];
  due = setTimeout(() => {
    due = 0;
    if (waiting.length) say();
  }, PAUSE);
}
