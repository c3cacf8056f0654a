import { toFailureCode, Failure, failureCodes, isFailureCode } from './failure';

test.each(failureCodes)('a failure with the code %s is read as that code', (code) => {
  expect(toFailureCode(new Failure(code))).toBe(code);
});

test.each([
  ['an error of the program', new TypeError('x is not a function')],
  ['an error whose message is a code', new Error('OFFLINE')],
  ['a text', 'OFFLINE'],
  ['an object with a code', { code: 'OFFLINE' }],
  ['nothing', undefined],
  ['null', null],
])('%s is read as UNEXPECTED', (_, thrown) => {
  expect(toFailureCode(thrown)).toBe('UNEXPECTED');
});

test.each([['TEAPOT'], ['offline'], [''], ['toString'], [7], [null], [undefined], [['OFFLINE']]])(
  '%j is not a known failure code',
  (code) => {
    expect(isFailureCode(code)).toBe(false);
  },
);

test('a failure keeps the fields of the service’s problem as its details', () => {
  const changes = [{ kind: 'gone', sku: 'A-1' }];
  expect(new Failure('ORDER_CHANGED', { changes }).details).toEqual({ changes });
});

test('a failure is an error whose message is its code', () => {
  expect(() => {
    throw new Failure('TIMEOUT');
  }).toThrow('TIMEOUT');
});
