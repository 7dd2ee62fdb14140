import {verify} from './verify.js';

/** Verifies the bytes that it is sent, and tells how far it is. */
addEventListener('message', async ({data}) => {
  try {
    postMessage({result: await verify(new Uint8Array(data), (part) => postMessage({part}))});
  } catch (failure) {
    postMessage({failure: String(failure)});
  }
});
