import {otherFile} from './otherfile.js';
import {verify} from './verify.js';

const MOST = 100 * 1024 * 1024;

let worker;

/** Tells one fact in a line, as text. */
function tell(text, kind = '') {
  const told = document.createElement('p');
  told.textContent = text;
  told.className = kind;
  document.getElementById('result').append(told);
}

/** Tells in place of all that was told before. */
function tellAnew(text, kind) {
  document.getElementById('result').replaceChildren();
  tell(text, kind);
}

/** Has a file checked by a worker. A file before it, which is being checked still, is left. */
function check(file) {
  worker?.terminate();
  if (file.size > MOST) return tellAnew(`${file.name} has more than 100 MB. Use ./lazax verify.`, 'bad');
  tellAnew(`${file.name} is being checked …`);
  const script = document.querySelector('script').textContent;
  worker = new Worker(URL.createObjectURL(new Blob([script], {type: 'text/javascript'})));
  worker.onmessage = ({data}) => show(file.name, data);
  worker.onerror = () => checked(file).then((found) => show(file.name, found));
  worker.postMessage(file);
}

/** What is found in a file. Runs in the worker, or in the page of a browser that starts none. */
async function checked(file) {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const other = otherFile(bytes);
    return other ? {refused: other} : await verify(bytes);
  } catch (failure) {
    return {refused: `cannot be read: ${failure.message}`};
  }
}

function show(name, found) {
  if (found.refused) return tellAnew(`${name} ${found.refused}.`, 'bad');
  if (!found.valid) return tellAnew(`${name}: line ${found.fault.line} is bad: ${found.fault.reason}.`, 'bad');
  tellAnew(`${name}: everything that could be checked is right.`, 'valid');
  tell(`Game ${found.game} as seen by ${found.viewer}: ${found.commits} commits, ${found.events} events, ${found.dice} dice and draws made again.`);
  found.unchecked.forEach((each) => tell(`Not checked: ${each}.`));
  tell(`Head ${found.head}`);
  tell(`Signed with ${found.key}`);
  const wanted = document.getElementById('key').value.trim().toLowerCase();
  if (wanted) tell(wanted === found.key ? 'That is the key that you expect.' : 'That is not the key that you expect.', wanted === found.key ? 'valid' : 'bad');
}

function listenToThePage() {
  const chosen = document.getElementById('file');
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) check(event.dataTransfer.files[0]);
  });
  chosen.addEventListener('change', () => chosen.files.length > 0 && check(chosen.files[0]));
  chosen.disabled = false;
}

// The worker runs the same file.
if (globalThis.document) listenToThePage();
else addEventListener('message', async ({data}) => postMessage(await checked(data)));
