import {Absence, seen} from './absence.js';
import {readerName} from './api.js';
import {Silence, stream} from './live.js';

const MANY = 4;
const BEAT = 10_000;

/**
 * Follows a game until it ends. All tabs of a reader share one stream: the tab that holds the lock
 * reads it and passes on what comes. When it closes, the next one goes on after its own last frame.
 * A tab that has not heard of it for a while takes the lock from it. A tab that is hidden for a while gives the stream back,
 * for browsers open few, and waits for nothing until it is seen again.
 *
 * @param take is given each new frame, in order
 * @param tell is told whether the game is followed
 * @param warn is told what the reader should know
 */
export async function follow(id, film, take, tell, warn) {
  if (!navigator.locks) return followAlone(id, film, take, tell, warn);
  const name = `lazax ${id} ${await readerName()}`;
  const tabs = new BroadcastChannel(name);
  const takeNext = (frame) => frame.seq === film.head + 1 && take(frame);
  let silence = null;
  let live = null;

  tabs.onmessage = ({data: {from, frames, live: isLive}}) => {
    if (from !== undefined) {
      if (live !== null) tabs.postMessage({frames: film.frames.slice(from - 1), live});
    } else if (live === null) {
      silence?.broken();
      if (frames.length > 0 && frames[0].seq > film.head + 1) tabs.postMessage({from: film.head + 1});
      frames.forEach(takeNext);
      tell(isLive);
    }
  };
  const lead = async (stop) => {
    silence?.end();
    live = false;
    const beat = setInterval(() => tabs.postMessage({frames: [], live}), BEAT);
    try {
      await stream(id, film, (frame) => {
        takeNext(frame);
        tabs.postMessage({frames: [frame], live: true});
      }, (now) => {
        live = now;
        tell(now);
        tabs.postMessage({frames: [], live: now});
      }, stop);
    } finally {
      clearInterval(beat);
      live = null;
    }
  };
  try {
    for (let late = false; !film.isOver;) {
      const waiting = new AbortController();
      const leading = new AbortController();
      const absence = new Absence(() => {
        waiting.abort();
        leading.abort();
      });
      let isSilent = false;
      if (!late) {
        silence = new Silence(() => {
          isSilent = true;
          waiting.abort();
        });
        tabs.postMessage({from: film.head + 1});
      }
      try {
        await navigator.locks.request(name, late ? {steal: true} : {signal: waiting.signal}, () => lead(leading.signal));
      } catch (failure) {
        if (failure.name !== 'AbortError') throw failure;
        leading.abort();
      } finally {
        absence.end();
        silence?.end();
        silence = null;
      }
      late = isSilent && !absence.isLong;
      if (late || absence.isLong) tell(false);
      if (absence.isLong) await seen();
    }
  } finally {
    tabs.close();
  }
}

/** Browsers have locks over https and on localhost alone. Elsewhere every tab has its own stream, and browsers open few. */
async function followAlone(id, film, take, tell, warn) {
  const tabs = new BroadcastChannel('lazax');
  const own = String(Math.random());
  let others = 0;
  let absence = null;
  tabs.onmessage = ({data: {opened, answer}}) => {
    if (opened !== undefined && !absence?.isLong) tabs.postMessage({answer: opened});
    else if (answer === own && ++others + 1 === MANY) warn(`You have ${MANY} games open. Browsers keep few connections to a server, so close some if one does not go on.`);
  };
  tabs.postMessage({opened: own});
  try {
    while (!film.isOver) {
      const stop = new AbortController();
      absence = new Absence(() => stop.abort());
      await stream(id, film, take, tell, stop.signal).finally(() => absence.end());
      if (!absence.isLong) continue;
      tell(false);
      await seen();
    }
  } finally {
    tabs.close();
  }
}
