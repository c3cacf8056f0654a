import { copyWithout } from './viewRecorder';

test('a copy of the page’s state leaves out known passwords everywhere, and values of fields named `password`', () => {
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
