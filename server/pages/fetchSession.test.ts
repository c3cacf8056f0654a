import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { setXsrfCookie } from '../gateway/cookies';
import { fetchSession } from './fetchSession';

test.each([
  ['tienda.example.ec', true],
  ['localhost:8080', false],
])('the cookies that come with a page of %s are Secure: %s', async (host, secure) => {
  const app = fastify();
  app.decorate('publicUrl', null);
  await app.register(cookie);
  app.get('/api/shop/session', (request, reply) => setXsrfCookie(request, reply, 'token').send({}));
  app.get('/', (request, reply) => fetchSession(app, request, reply));
  const answer = await app.inject({ url: '/', headers: { host }, cookies: { session: 'token' } });
  expect(answer.cookies.map((given) => given.secure === true)).toEqual([secure]);
  await app.close();
});
