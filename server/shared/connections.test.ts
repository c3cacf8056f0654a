import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitConnections, type ConnectionLimits } from './connections';
import { waitUntil } from '../testing/waitUntil';

jest.setTimeout(20_000);

let server: Server;
let end: () => void;
const sockets: Socket[] = [];
/** The service's ends of the connections, in the order of the connections. */
let served: Socket[];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function start(
  handler: RequestListener,
  limits: Partial<ConnectionLimits> = {},
  trustedProxies: string[] = [],
): Promise<void> {
  const limited = limitConnections({ trustedProxies, limits });
  served = [];
  server = limited.create(handler).listen(0, '127.0.0.1');
  server.on('connection', (socket) => served.push(socket));
  await once(server, 'listening');
  end = limited.endKeptConnections;
}

/** Opens a connection. Incoming data are read unless it `isDeaf`. */
async function open(
  isDeaf = false,
): Promise<{ socket: Socket; read: () => string; closed: Promise<unknown> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  if (isDeaf) socket.pause();
  else socket.on('data', (piece) => (text += String(piece)));
  await once(socket, 'connect');
  return { socket, read: () => text, closed };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const countAnswers = (text: string): number => text.split('HTTP/1.1 200').length - 1;

test('pipelined requests are answered one after the other, in their order', async () => {
  let [answering, most] = [0, 0];
  const asked: string[] = [];
  await start((request, response) => {
    asked.push(request.url ?? '');
    most = Math.max(most, (answering += 1));
    setImmediate(() => {
      answering -= 1;
      response.end(request.url);
    });
  });
  const { socket, read } = await open();
  const paths = Array.from({ length: 20 }, (_, at) => `/${at}`);
  socket.write(paths.map(get).join(''));
  await waitUntil(() => countAnswers(read()) === 20);
  expect(asked).toEqual(paths);
  expect(most).toBe(1);
});

test('a connection that pipelines more requests than may wait is closed', async () => {
  let asked = 0;
  await start((_request, response) => {
    asked += 1;
    setImmediate(() => response.end('page'));
  });
  const { socket, closed } = await open();
  socket.write(get('/').repeat(800));
  await closed;
  expect(asked).toBeLessThan(40);
});

/** Too large for any buffer of the system. */
const largePage = 'x'.repeat(16 * 1024 * 1024);

test('a client that does not read its answer gets no second answer, and is disconnected', async () => {
  let asked = 0;
  await start(
    (_request, response) => {
      asked += 1;
      response.end(largePage);
    },
    { readMs: 300 },
  );
  const { socket } = await open(true);
  socket.write(get('/').repeat(10));
  await waitUntil(() => served.length === 1 && served[0]?.destroyed === true);
  expect(asked).toBe(1);
});

test('a network address that leaves too many bytes unread gets no answer by another connection either', async () => {
  await start((request, response) => response.end(request.url === '/large' ? largePage : 'small'), {
    unreadBytes: 1024 * 1024,
  });
  const deaf = await open(true);
  deaf.socket.write(get('/large'));
  await waitUntil(() => (served[0]?.writableLength ?? 0) > 1024 * 1024);
  const other = await open();
  other.socket.write(get('/small'));
  await other.closed;
  expect(other.read()).toBe('');
  deaf.socket.resume();
  await waitUntil(() => served[0]?.writableLength === 0);
  const later = await open();
  later.socket.write(get('/small'));
  await waitUntil(() => countAnswers(later.read()) === 1);
});

test('a network address may open a limited number of connections, and a trusted proxy any number', async () => {
  await start((_request, response) => response.end('page'), { perAddress: 3 });
  const first = await Promise.all([open(), open(), open()]);
  const fourth = await open();
  await fourth.closed;
  first[0].socket.destroy();
  await first[0].closed;
  await waitUntil(() => served[0]?.destroyed === true);
  const fifth = await open();
  fifth.socket.write(get('/'));
  await waitUntil(() => countAnswers(fifth.read()) === 1);

  server.close();
  await start((_request, response) => response.end('page'), { perAddress: 3 }, ['loopback']);
  const all = await Promise.all(Array.from({ length: 8 }, () => open()));
  for (const { socket } of all) socket.write(get('/'));
  await waitUntil(() => all.every(({ read }) => countAnswers(read()) === 1));
});

test.each([
  ['the headers', 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
  ['the bytes of a body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\n'],
])('a connection is closed at the time limit while %s arrive byte by byte', async (_what, begin) => {
  await start((request, response) => void request.resume().once('end', () => response.end('page')), {
    headersMs: 500,
    requestMs: 500,
  });
  const { socket, closed } = await open();
  socket.write(begin);
  const dripping = setInterval(() => socket.write('x'), 50);
  const began = performance.now();
  await closed;
  clearInterval(dripping);
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('a connection is closed soon after a body was refused, although the body still arrives', async () => {
  await start((_request, response) => response.writeHead(413).end('too large'), { answeredBodyMs: 200 });
  const { socket, read, closed } = await open();
  socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000000\r\n\r\n');
  await waitUntil(() => read().includes('413'));
  const dripping = setInterval(() => socket.write('x'), 20);
  await closed;
  clearInterval(dripping);
});

test('a closed connection drops the requests that it pipelined', async () => {
  const asked: string[] = [];
  let answer: (() => void) | undefined;
  await start((request, response) => {
    asked.push(request.url ?? '');
    answer = () => response.end();
  });
  const { socket } = await open();
  socket.write(get('/1') + get('/2'));
  await waitUntil(() => answer !== undefined);
  socket.destroy();
  await waitUntil(() => served[0]?.destroyed === true);
  answer?.();
  const other = await open();
  other.socket.write(get('/3'));
  await waitUntil(() => asked.length > 1);
  expect(asked).toEqual(['/1', '/3']);
});

test('a service that ends its keep-alive connections answers sent requests first', async () => {
  await start((request, response) => setImmediate(() => response.end(request.url)));
  const { socket, read, closed } = await open();
  socket.write(get('/1'));
  await waitUntil(() => countAnswers(read()) === 1);
  expect(read()).toContain('Connection: keep-alive');
  end();
  socket.write(get('/2'));
  await closed;
  expect(read()).toMatch(/\/1HTTP[^]*Connection: close[^]*\/2$/);
});
