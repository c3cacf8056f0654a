import fc from 'fast-check';
import { createSecretAction, redacted, redactFields, redactSecrets } from './redactAction';

const signedUp = createSecretAction<{ email: string; password: string; pin: number }>('test/signedUp', [
  'password',
  'pin',
]);

test('the event itself carries the secret, which a saga needs', () => {
  expect(signedUp({ email: 'a@b.ec', password: 'x', pin: 7 }).payload).toEqual({
    email: 'a@b.ec',
    password: 'x',
    pin: 7,
  });
});

test('redaction keeps every other field', () => {
  const event = signedUp({ email: 'a@b.ec', password: 'x', pin: 7 });
  expect(redactSecrets(event)).toEqual({
    ...event,
    payload: { email: 'a@b.ec', password: redacted, pin: redacted },
  });
});

test('the event with the secret is left as it was', () => {
  const event = signedUp({ email: 'a@b.ec', password: 'x', pin: 7 });
  redactSecrets(event);
  expect(event.payload.password).toBe('x');
});

test.each([
  ['without meta', { type: 'test/plain', payload: { password: 'x' } }],
  ['whose meta names no secret', { type: 'test/plain', meta: { time: 1 } }],
  ['whose secret is no list', { type: 'test/plain', meta: { secret: 'password' } }],
  ['whose meta is null', { type: 'test/plain', meta: null }],
])('an event %s is the same object', (_, event) => {
  expect(redactSecrets(event)).toBe(event);
});

test('a secret event without a payload is redacted without an error', () => {
  const event = { type: 'test/empty', meta: { secret: ['password'] } };
  expect(redactSecrets(event)).toEqual({ ...event, payload: undefined });
});

test('a redacted event never contains the password, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4 }), (typed) => {
      const password = `<${typed}>`;
      expect(JSON.stringify(redactSecrets(signedUp({ email: '', password, pin: 1 })))).not.toContain(
        JSON.stringify(password).slice(1, -1),
      );
    }),
  );
});

test.each([['a text'], [7], [null], [undefined]])('%j has no fields to redact', (body) => {
  expect(redactFields(body, ['password'])).toBe(body);
});

test('a redacted body keeps its other fields, and gets no new ones', () => {
  expect(redactFields({ user: 'a', password: 'x' }, ['password', 'pin'])).toEqual({
    user: 'a',
    password: redacted,
  });
});
