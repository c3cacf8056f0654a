import fc from 'fast-check';
import { createSecretAction, redacted, redactFields, redactSecrets } from './redactAction';

const signedUp = createSecretAction<{ email: string; password: string; pin: number }>('test/signedUp', [
  'password',
  'pin',
]);

test('an event carries the values of its secret fields, as a saga needs them', () => {
  expect(signedUp({ email: 'a@b.ec', password: 'x', pin: 7 }).payload).toEqual({
    email: 'a@b.ec',
    password: 'x',
    pin: 7,
  });
});

test('redaction replaces the secret fields of an event, and keeps every other field', () => {
  const event = signedUp({ email: 'a@b.ec', password: 'x', pin: 7 });
  expect(redactSecrets(event)).toEqual({
    ...event,
    payload: { email: 'a@b.ec', password: redacted, pin: redacted },
  });
});

test('redaction does not change the event with the secret', () => {
  const event = signedUp({ email: 'a@b.ec', password: 'x', pin: 7 });
  redactSecrets(event);
  expect(event.payload.password).toBe('x');
});

test.each([
  ['without meta', { type: 'test/plain', payload: { password: 'x' } }],
  ['whose meta names no secret', { type: 'test/plain', meta: { time: 1 } }],
  ['whose secret is no list', { type: 'test/plain', meta: { secret: 'password' } }],
  ['whose meta is null', { type: 'test/plain', meta: null }],
])('redaction returns the same object for an event %s', (_, event) => {
  expect(redactSecrets(event)).toBe(event);
});

test('redaction accepts a secret event without a payload', () => {
  const event = { type: 'test/empty', meta: { secret: ['password'] } };
  expect(redactSecrets(event)).toEqual({ ...event, payload: undefined });
});

test('redaction leaves no password in an event, whatever the password is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4 }), (typed) => {
      const password = `<${typed}>`;
      expect(JSON.stringify(redactSecrets(signedUp({ email: '', password, pin: 1 })))).not.toContain(
        JSON.stringify(password).slice(1, -1),
      );
    }),
  );
});

test.each([['a text'], [7], [null], [undefined]])('redaction returns the body %j unchanged', (body) => {
  expect(redactFields(body, ['password'])).toBe(body);
});

test('redaction keeps the other fields of a body, and adds none', () => {
  expect(redactFields({ user: 'a', password: 'x' }, ['password', 'pin'])).toEqual({
    user: 'a',
    password: redacted,
  });
});
