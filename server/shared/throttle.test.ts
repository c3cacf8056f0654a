import { throttle } from './throttle';

function makeQuestion() {
  let time = 0;
  const asked: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const ask = throttle(
    () => new Promise<string>((resolve, reject) => asked.push({ resolve, reject })),
    1_000,
    () => time,
  );
  const pass = (ms: number) => {
    time += ms;
  };
  return { ask, asked, pass };
}

test('a throttled read runs once for all callers within its interval, and once more after the interval', async () => {
  const { ask, asked, pass } = makeQuestion();
  const answers = [ask(), ask()];
  asked[0]?.resolve('one');
  expect(await Promise.all(answers)).toEqual(['one', 'one']);
  pass(999);
  expect(await ask()).toBe('one');
  pass(1);
  const next = ask();
  asked[1]?.resolve('two');
  expect(await next).toBe('two');
  expect(asked).toHaveLength(2);
});

test('a throttled read never runs twice at the same time, however long it takes', async () => {
  const { ask, asked, pass } = makeQuestion();
  const first = ask();
  pass(60_000);
  const second = ask();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('late');
  expect(await Promise.all([first, second])).toEqual(['late', 'late']);
});

test('a throttled read that failed keeps failing for its interval, and then runs again', async () => {
  const { ask, asked, pass } = makeQuestion();
  const first = ask();
  asked[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect(ask()).rejects.toThrow('away');
  pass(1_000);
  const next = ask();
  asked[1]?.resolve('back');
  expect(await next).toBe('back');
});

test('a throttled read runs a second time at once when the clock was set back', async () => {
  const { ask, asked, pass } = makeQuestion();
  const first = ask();
  asked[0]?.resolve('one');
  await first;
  pass(-3_600_000);
  void ask();
  expect(asked).toHaveLength(2);
});
