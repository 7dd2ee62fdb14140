/** The keys of the game's page. Fields and the galaxy have keys of their own. */
export function listen(actions) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('input, select, textarea, summary')) return;
    const act = KEYS[(event.shiftKey ? 'Shift ' : '') + event.key];
    if (!act || (event.key === ' ' && event.target.closest('button'))) return;
    event.preventDefault();
    act(actions);
  });
}

const KEYS = {
  ArrowLeft: (actions) => actions.step(-1),
  ArrowRight: (actions) => actions.step(1),
  'Shift ArrowLeft': (actions) => actions.jump(-1),
  'Shift ArrowRight': (actions) => actions.jump(1),
  Home: (actions) => actions.go(1),
  End: (actions) => actions.go(Infinity),
  ' ': (actions) => actions.play(),
  m: (actions) => actions.since(),
  Escape: (actions) => actions.choose(null),
};
