import { CANCEL } from 'redux-saga';
import { Failure } from './failure';
import { mapAbortable, replaceTransport, requestJson, type HttpAnswer, type HttpRequest } from './http';
import { getNow, getToday, setClock } from './time';

const get: HttpRequest = { method: 'GET', path: '/x' };
const post: HttpRequest = { method: 'POST', path: '/x', body: { a: 1 } };

let restore: () => void = () => undefined;
afterEach(() => {
  restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Installs a transport with one fixed answer. */
const answering = (answer: HttpAnswer) => {
  restore = replaceTransport(() => () => Promise.resolve(answer));
};

/** Installs a transport that waits until it is aborted, as fetch does; returns the abort signals of its requests. */
const waiting = () => {
  const signals: AbortSignal[] = [];
  restore = replaceTransport(() => (_, signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Failure('OFFLINE')));
    });
  });
  return signals;
};

const getFailure = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );

describe('a request', () => {
  test('aborts its signal when its caller aborts it', async () => {
    const signals = waiting();
    const request = requestJson(get);
    request.abort();
    await expect(request).rejects.toThrow(Failure);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('aborts its signal when its flow is cancelled', async () => {
    const signals = waiting();
    const request = requestJson(get);
    const cancel: unknown = Reflect.get(request, CANCEL);
    if (typeof cancel === 'function') Reflect.apply(cancel, request, []);
    await expect(request).rejects.toThrow(Failure);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('aborts its signal when the result of mapAbortable is aborted', async () => {
    const signals = waiting();
    const request = mapAbortable(requestJson(get), String);
    request.abort();
    await expect(request).rejects.toThrow(Failure);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('without an answer for fifteen seconds fails with TIMEOUT', async () => {
    jest.useFakeTimers();
    const signals = waiting();
    const code = getFailure(requestJson(get));
    await jest.advanceTimersByTimeAsync(15_000);
    expect([await code, signals[0]?.aborted]).toEqual(['TIMEOUT', true]);
  });

  test('without an answer is still pending a millisecond before fifteen seconds', async () => {
    jest.useFakeTimers();
    const signals = waiting();
    const request = requestJson(get);
    request.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(signals[0]?.aborted).toBe(false);
    request.abort();
  });

  test('does not fail with TIMEOUT when its caller aborts it', async () => {
    waiting();
    const request = requestJson(get);
    request.abort();
    await expect(getFailure(request)).resolves.toBe('OFFLINE');
  });

  test('leaves no timer behind once it is answered', async () => {
    jest.useFakeTimers();
    answering({ status: 200, body: {} });
    await requestJson(get);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('an answer', () => {
  test('yields its body when it is a success', async () => {
    answering({ status: 200, body: { a: [1] } });
    await expect(requestJson(get)).resolves.toEqual({ a: [1] });
  });

  test('with the status 204 yields undefined', async () => {
    answering({ status: 204, body: undefined });
    await expect(requestJson(get)).resolves.toBeUndefined();
  });

  test('may have the body null', async () => {
    answering({ status: 200, body: null });
    await expect(requestJson(get)).resolves.toBeNull();
  });

  test('fails with BAD_ANSWER when it is a success without a JSON body', async () => {
    answering({ status: 200, body: undefined });
    await expect(getFailure(requestJson(get))).resolves.toBe('BAD_ANSWER');
  });

  test('fails with the code of its problem', async () => {
    answering({ status: 409, body: { code: 'ORDER_CHANGED', changes: [] } });
    await expect(getFailure(requestJson(get))).resolves.toBe('ORDER_CHANGED');
  });

  test('fails with the complete body of its problem as details', async () => {
    const problem = { code: 'ORDER_CHANGED', changes: [{ kind: 'gone' }] };
    answering({ status: 409, body: problem });
    await expect(requestJson(get)).rejects.toMatchObject({ details: problem });
  });

  test.each([
    ['an unknown code', { code: 'TEAPOT' }],
    ['a code that is no text', { code: 7 }],
    ['no code', {}],
    ['no body', undefined],
    ['a body that is no object', 'Bad Gateway'],
    ['the body null', null],
  ])('with the status 502 and %s fails with UNEXPECTED', async (_, body) => {
    answering({ status: 502, body });
    await expect(getFailure(requestJson(get))).resolves.toBe('UNEXPECTED');
  });
});

describe('over the network', () => {
  const networkFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = networkFetch;
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });

  const fetching = (answer: () => Promise<Response>) => {
    const calls = jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer);
    globalThis.fetch = calls;
    return {
      asked: () => calls.mock.lastCall,
      header: (name: string) => new Headers(calls.mock.lastCall?.[1]?.headers).get(name),
    };
  };
  const json =
    (body: unknown, status = 200) =>
    () =>
      Promise.resolve(Response.json(body, { status }));

  test('a failed connection is reported as OFFLINE', async () => {
    fetching(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(getFailure(requestJson(get))).resolves.toBe('OFFLINE');
  });

  test('an HTML page instead of JSON is reported as BAD_ANSWER', async () => {
    fetching(() => Promise.resolve(new Response('<!doctype html><p>Hi', { status: 200 })));
    await expect(getFailure(requestJson(get))).resolves.toBe('BAD_ANSWER');
  });

  test('an HTML page instead of a problem is reported as UNEXPECTED', async () => {
    fetching(() => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })));
    await expect(getFailure(requestJson(get))).resolves.toBe('UNEXPECTED');
  });

  test('an answer with the status 204 and no body yields undefined', async () => {
    fetching(() => Promise.resolve(new Response(null, { status: 204 })));
    await expect(requestJson({ method: 'DELETE', path: '/x' })).resolves.toBeUndefined();
  });

  describe('the clock of a device', () => {
    const day = 86_400_000;
    const answerAt = (moment: number) =>
      fetching(() =>
        Promise.resolve(Response.json({}, { headers: { Date: new Date(moment).toUTCString() } })),
      );
    afterEach(() => setClock(() => Date.now()));

    test.each([-1095, -2, 2, 1095])(
      'is replaced by the service’s clock when it is %i days wrong',
      async (days) => {
        const now = Date.parse('2026-11-28T15:00:00Z');
        jest.useFakeTimers({ now: now + days * day });
        answerAt(now);
        await requestJson(get);
        expect(getToday()).toBe('2026-11-28');
        jest.setSystemTime(now + days * day + 1_000);
        expect(getNow()).toBe(now + 1_000);
      },
    );

    test('is used again once it has been corrected', async () => {
      const now = Date.parse('2026-11-28T15:00:00Z');
      jest.useFakeTimers({ now: now - 2 * day });
      answerAt(now);
      await requestJson(get);
      jest.setSystemTime(now);
      await requestJson(get);
      expect(getNow()).toBe(now);
    });

    test('is kept when it is five minutes wrong', async () => {
      jest.useFakeTimers({ now: Date.parse('2026-11-28T15:05:00Z') });
      answerAt(Date.parse('2026-11-28T15:00:00Z'));
      await requestJson(get);
      expect(getNow()).toBe(Date.now());
    });

    test('is kept when an answer has no time', async () => {
      fetching(json({}));
      await requestJson(get);
      expect(getNow()).toBe(Date.now());
    });
  });

  test('the body of a request is sent as JSON', async () => {
    const { asked: request, header } = fetching(json({}));
    await requestJson(post);
    expect([request()?.[1]?.body, header('Content-Type')]).toEqual(['{"a":1}', 'application/json']);
  });

  test('a request without a body has no content type', async () => {
    const { header } = fetching(json({}));
    await requestJson(get);
    expect(header('Content-Type')).toBeNull();
  });

  test('cookies are sent to the same origin only', async () => {
    const { asked: request } = fetching(json({}));
    await requestJson(get);
    expect(request()?.[1]?.credentials).toBe('same-origin');
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('a %s sends the XSRF token', async (method) => {
    document.cookie = 'other=1';
    document.cookie = 'XSRF-TOKEN=abc%3D%3D';
    const { header } = fetching(json({}));
    await requestJson({ method, path: '/x' });
    expect(header('X-XSRF-TOKEN')).toBe('abc==');
  });

  test('a GET sends no XSRF token', async () => {
    document.cookie = 'XSRF-TOKEN=abc';
    const { header } = fetching(json({}));
    await requestJson(get);
    expect(header('X-XSRF-TOKEN')).toBeNull();
  });

  test('a POST without an XSRF cookie is sent without an XSRF header', async () => {
    const { header } = fetching(json({}));
    await requestJson(post);
    expect(header('X-XSRF-TOKEN')).toBeNull();
  });

  describe('an XSRF token unknown to the service', () => {
    const refused = json({ code: 'XSRF_REQUIRED' }, 403);

    test('is replaced by a newer token that another tab received', async () => {
      document.cookie = 'XSRF-TOKEN=before';
      const { header } = fetching(() => {
        if (document.cookie.includes('XSRF-TOKEN=after')) return json({ a: 1 })();
        document.cookie = 'XSRF-TOKEN=after';
        return refused();
      });
      await expect(requestJson(post)).resolves.toEqual({ a: 1 });
      expect(header('X-XSRF-TOKEN')).toBe('after');
    });

    test('fails the request with XSRF_REQUIRED when there is no newer token', async () => {
      document.cookie = 'XSRF-TOKEN=before';
      let times = 0;
      fetching(() => {
        times += 1;
        return refused();
      });
      expect(await getFailure(requestJson(post))).toBe('XSRF_REQUIRED');
      expect(times).toBe(1);
    });
  });
});
