import { requireStrongPassword } from './passwordStrength';

const known = ['rosa.molina@example.ec', 'Rosa Molina'];

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
])('the password «%s» is refused', async (password) => {
  await expect(requireStrongPassword(password, known)).rejects.toMatchObject({ code: 'AUTH_WEAK_PASSWORD' });
});

test.each(['kj4t9q', 'nueva-clave', 'tres blancos en medio', 'ñandú-2026', 'x7'.repeat(64)])(
  'the password «%s» is taken',
  async (password) => {
    await expect(requireStrongPassword(password, known)).resolves.toBeUndefined();
  },
);
