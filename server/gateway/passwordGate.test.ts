import { createPasswordGate, maxPlaces, places, workedOnAtOnce } from './passwordGate';

/** Fills the gate. Returns the running jobs, so that the test can end them one by one. */
function makeGate() {
  const gate = createPasswordGate();
  const running: { name: string; end: () => void }[] = [];
  const started: string[] = [];
  const send = (name: string, isKnown = false) =>
    gate(isKnown, () => {
      started.push(name);
      return new Promise<void>((resolve) => running.push({ name, end: resolve }));
    });
  /** Ends the job that has run longest and lets the next one begin. */
  const endFirst = async (): Promise<void> => {
    running.shift()?.end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { gate, send, started, endFirst };
}

describe('the password gate', () => {
  it('lets a known browser of the account go first in the queue', async () => {
    const { gate, send, started, endFirst } = makeGate();
    const sent = Array.from({ length: places }, (_, at) => send(`stranger ${at}`));
    sent.push(send('known', true));
    expect(started).toHaveLength(workedOnAtOnce);
    await endFirst();
    expect(started.at(-1)).toBe('known');
    while (gate.count() > 0) await endFirst();
    await Promise.all(sent);
    expect(started).toHaveLength(places + 1);
  });

  it('refuses unknown browsers when its places are taken, and known browsers only when their extra places are, too', async () => {
    const { gate, send, endFirst } = makeGate();
    const sent = Array.from({ length: places }, () => send('stranger'));
    await expect(send('one more')).rejects.toMatchObject({ code: 'OVERLOADED' });
    for (let known = places; known < maxPlaces; known += 1) sent.push(send('known', true));
    await expect(send('one more', true)).rejects.toMatchObject({ code: 'OVERLOADED' });
    expect(gate.count()).toBe(maxPlaces);
    while (gate.count() > 0) await endFirst();
    await Promise.all(sent);
    await Promise.all([send('later'), endFirst()]);
  });
});
