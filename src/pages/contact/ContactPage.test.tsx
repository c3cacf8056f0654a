import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { contact } from '@/features/contact';
import { signInCustomer, renderWithStore } from '@/testing/renderWithStore';
import ContactPage from './ContactPage';

const guest = auth.sessionReceived({ session: { account: null, customer: null, demo: [] } });
const show = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(<ContactPage />, { at: '/site/contact-us-v1', before });
const field = (name: string) => screen.findByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Enviar mensaje' });

const message = { name: 'Ana', email: 'ana@example.ec', phone: '', subject: 'Pedido', message: '¿Llegó?' };
const sending = [contact.messageSubmitted({ message }), contact.sendingBegan({ idempotencyKey: 'k1' })];

async function fill(shop: ReturnType<typeof show>) {
  await shop.user.type(await field('Nombre'), ' Ana ');
  await shop.user.type(await field('Correo electrónico'), 'ana@example.ec');
  await shop.user.type(await field('Asunto'), 'Pedido');
  await shop.user.type(await field('Mensaje'), '¿Llegó?');
}

test('a message is sent with all its fields, without surrounding spaces', async () => {
  const shop = show(guest);
  await fill(shop);
  await shop.user.click(send());
  expect(shop.dispatched(contact.messageSubmitted)).toEqual([{ message }]);
});

test('missing and invalid fields show their errors, and no message is sent', async () => {
  const shop = show(guest);
  await shop.user.type(await field('Correo electrónico'), 'ana@');
  await shop.user.type(await field('Teléfono (opcional)'), '12');
  await shop.user.click(send());
  expect(await field('Nombre')).toHaveAccessibleDescription('Complete este campo.');
  expect(await field('Correo electrónico')).toHaveAccessibleDescription(/correo válido/);
  expect(await field('Teléfono (opcional)')).toHaveAccessibleDescription(/7 a 15 dígitos/);
  expect(await field('Nombre')).toHaveFocus();
  expect(shop.dispatched(contact.messageSubmitted)).toEqual([]);
});

test('name and e-mail of an account are filled in', async () => {
  show(signInCustomer());
  expect(await field('Nombre')).toHaveValue('Taller El Pistón');
  expect(await field('Correo electrónico')).toHaveValue('compras@taller.ec');
});

test('the draft of a message is restored when the page opens', async () => {
  show(guest, contact.draftTyped({ draft: message }));
  expect(await field('Mensaje')).toHaveValue('¿Llegó?');
});

test('a sent message shows its number, and another message can be written', async () => {
  const shop = show(guest);
  await field('Nombre');
  for (const event of [...sending, contact.messageSent({ number: 'M-00007' })]) shop.happens(event);
  expect(screen.getByRole('status')).toHaveTextContent('n.º M-00007');
  expect(screen.getByRole('status')).toHaveFocus();
  await shop.user.click(screen.getByRole('button', { name: 'Escribir otro' }));
  expect(await field('Mensaje')).toHaveValue('');
});

test('a refused message shows an error at the field that was refused, and keeps its text', async () => {
  const shop = show(guest);
  await fill(shop);
  await shop.user.click(send());
  shop.happens(contact.sendingBegan({ idempotencyKey: 'k1' }));
  shop.happens(contact.messageRefused({ code: 'BAD_REQUEST', fields: ['email'] }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(await field('Mensaje')).toHaveValue('¿Llegó?');
  expect(await field('Correo electrónico')).toHaveAccessibleDescription(/no se pudo aceptar/);
});

test('the map is only a link, and no frame of the page loads it', () => {
  const { view } = show(guest);
  expect(screen.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search\?query=Av\./),
  );
  expect(view.container.querySelector('iframe')).toBeNull();
});
