import {verify} from './verify.js';

const MOST = 100 * 1024 * 1024;
const result = document.getElementById('result');

/** Tells one fact in a line, as text. */
function line(text, kind = '') {
  const told = document.createElement('p');
  told.textContent = text;
  told.className = kind;
  result.append(told);
}

async function check(file) {
  result.replaceChildren();
  if (file.size > MOST) return line(`${file.name} has more than 100 MB. Use ./lazax verify.`, 'bad');
  line(`${file.name} is being checked …`);
  const found = await verify(new Uint8Array(await file.arrayBuffer()));
  result.replaceChildren();
  if (!found.valid) return line(`${file.name}: line ${found.fault.line} is bad: ${found.fault.reason}.`, 'bad');
  line(`${file.name}: everything that could be checked is right.`, 'valid');
  line(`Game ${found.game} as seen by ${found.viewer}: ${found.commits} commits, ${found.events} events, ${found.dice} dice and draws made again.`);
  found.unchecked.forEach((each) => line(`Not checked: ${each}.`));
  line(`Head ${found.head}`);
  line(`Signed with ${found.key}`);
  const wanted = document.getElementById('key').value.trim().toLowerCase();
  if (wanted) line(wanted === found.key ? 'That is the key that you expect.' : 'That is not the key that you expect.', wanted === found.key ? 'valid' : 'bad');
}

const checked = (file) => file && check(file).catch((failure) => line(String(failure), 'bad'));

document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  checked(event.dataTransfer.files[0]);
});

const chosen = document.getElementById('file');
chosen.addEventListener('change', () => checked(chosen.files[0]));
chosen.disabled = false;
