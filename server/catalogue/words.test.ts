import fc from 'fast-check';
import { getPropertyRuns } from '@/testing/testDepth';
import { countEdits, readTokens, toStem, toNumberKey, toSound } from './words';

const words = (text: string): string[] => readTokens(text).map(({ word }) => word);

describe('words', () => {
  it.each([
    ['10W-30', ['10w30']],
    ['aceite 10 w 30', ['aceite', '10w30']],
    ['60 Ah', ['60ah']],
    ['60 amperios', ['60a']],
    ['1,4 kW', ['1.4kw']],
    ['22"', ['22in']],
    ['22 pulgadas', ['22in']],
    ['205/75 R15', ['20575', 'r15']],
    ['2057515', ['20575', 'r15']],
    ['D-Max', ['dmax']],
    ['Cigüeñal, bujía', ['ciguenal', 'bujia']],
    ['!!! — ', []],
  ])('read from %j are %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ['pastillas', 'pastilla'],
    ['delanteras', 'delantero'],
    ['amortiguadores', 'amortiguador'],
    ['luces', 'luz'],
    ['capós', 'capo'],
    ['ejes', 'eje'],
    ['relés', 'relé'],
  ])('%s and %s have one stem', (one, other) => {
    expect(toStem(words(one)[0] ?? '')).toBe(toStem(words(other)[0] ?? ''));
  });

  it.each([
    ['vateria', 'bateria'],
    ['yanta', 'llanta'],
    ['omocinetica', 'homocinetica'],
    ['siguenal', 'ciguenal'],
    ['enbrague', 'embrague'],
    ['aseite', 'aceite'],
    ['kit', 'quit'],
  ])('%s sounds like %s', (one, other) => {
    expect(toSound(one)).toBe(toSound(other));
  });

  it('are compared as part numbers by letters and digits alone, with O as 0', () => {
    expect(toNumberKey('ELE_RE/2O784 ')).toBe('elere20784');
  });

  it('are compared by a count of edits that is at most one above the maximum and equal in both directions', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
        const edits = countEdits(one, other, most);
        expect(edits).toBeLessThanOrEqual(most + 1);
        expect(countEdits(other, one, most)).toBe(edits);
        if (one === other) expect(edits).toBe(0);
      }),
      { numRuns: getPropertyRuns(200, 5_000) },
    );
  });

  it('with two exchanged neighbouring letters are one edit apart', () => {
    expect(countEdits('nebilnero', 'neblinero', 2)).toBe(1);
  });
});
