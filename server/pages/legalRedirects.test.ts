import fastify from 'fastify';
import { registerLegalRedirects } from './legalRedirects';

test.each([
  ['/legal/privacy', '/site/privacy'],
  ['/legal/terms', '/site/privacy#terms'],
  ['/legal/terms?lang=en', '/site/privacy?lang=en#terms'],
])('%s redirects to %s permanently', async (url, location) => {
  const app = fastify();
  registerLegalRedirects(app);
  const { statusCode, headers } = await app.inject({ method: 'GET', url });
  await app.close();
  expect([statusCode, headers.location]).toEqual([301, location]);
});
