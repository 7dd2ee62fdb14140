import {readerName} from './api.js';
import {Silence, stream} from './live.js';

const MANY = 4;

/**
 * Follows a game until it ends. All tabs of a reader share one stream: the tab that holds the lock
 * reads it and passes on what comes. When it closes, the next one goes on after its own last frame.
 *
 * @param take is given each new frame, in order
 * @param tell is told whether the game is followed
 * @param warn is told what the reader should know
 */
export async function follow(id, film, take, tell, warn) {
  if (!navigator.locks) return followAlone(id, film, take, tell, warn);
  const name = `lazax ${id} ${await readerName()}`;
  const tabs = new BroadcastChannel(name);
  const silence = new Silence(() => tell(false));
  let leads = false;
  let live = false;

  tabs.onmessage = ({data: {from, frames, live: isLive}}) => {
    if (from !== undefined) {
      if (leads) tabs.postMessage({frames: film.frames.slice(from - 1), live});
    } else if (!leads) {
      silence.broken();
      if (frames.length > 0 && frames[0].seq > film.head + 1) tabs.postMessage({from: film.head + 1});
      for (const frame of frames) if (frame.seq === film.head + 1) take(frame);
      tell(isLive);
    }
  };
  tabs.postMessage({from: film.head + 1});
  try {
    await navigator.locks.request(name, async () => {
      leads = true;
      silence.end();
      await stream(id, film, (frame) => {
        take(frame);
        tabs.postMessage({frames: [frame], live: true});
      }, (now) => {
        live = now;
        tell(now);
        tabs.postMessage({frames: [], live: now});
      });
    });
  } finally {
    silence.end();
    tabs.close();
  }
}

/** Browsers have locks over https and on localhost alone. Elsewhere every tab has its own stream, and browsers open few. */
function followAlone(id, film, take, tell, warn) {
  const tabs = new BroadcastChannel('lazax');
  const own = String(Math.random());
  let others = 0;
  tabs.onmessage = ({data: {opened, answer}}) => {
    if (opened !== undefined) tabs.postMessage({answer: opened});
    else if (answer === own && ++others + 1 === MANY) warn(`You have ${MANY} games open. Browsers keep few connections to a server, so close some if one does not go on.`);
  };
  tabs.postMessage({opened: own});
  return stream(id, film, take, tell).finally(() => tabs.close());
}
