import { requireStrongPassword } from './passwordStrength';

const longEmail = `${'rosa.molina.de.la.costa'.repeat(2)}@example.ec`;
const known = ['rosa.molina@example.ec', 'Rosa Molina', longEmail];

test.each([
  '',
  'corta',
  '      ',
  '123456',
  '12345678',
  'password',
  'qwerty',
  'aaaaaa',
  known[0] ?? '',
  'molina',
  'a'.repeat(128),
  longEmail.toUpperCase(),
])('the password «%s» is refused', async (password) => {
  await expect(requireStrongPassword(password, known)).rejects.toMatchObject({ code: 'AUTH_WEAK_PASSWORD' });
});

test.each([
  'kj4t9q',
  'nueva-clave',
  'tres blancos en medio',
  'ñandú-2026',
  'x7'.repeat(64),
  `${'a'.repeat(32)}kj4t9q`,
])('the password «%s» is accepted', async (password) => {
  await expect(requireStrongPassword(password, known)).resolves.toBeUndefined();
});
