import { copyWithout } from './viewRecorder';

test('a copy has no text that is a password, nor what is called one', () => {
  const form = {
    values: { email: 'ana@taller.ec', password: 'demo1234', newPassword: 'x' },
    errors: { password: 'ERROR_FORM_REQUIRED', newPassword: 'clave-9' },
    tries: ['clave-9', 2],
  };
  expect(copyWithout(form, new Set(['clave-9']))).toEqual({
    values: { email: 'ana@taller.ec', password: '', newPassword: '' },
    errors: { password: 'ERROR_FORM_REQUIRED', newPassword: '' },
    tries: ['', 2],
  });
});
