import { routePaths } from '@/features/navigation/routes';
import { categories } from '../../demo/erp/data/categories';
import { makeProducts } from '../../demo/erp/data/products';
import { findPage, findSymptom, findSynonym, isFiller, pageWords, symptoms, synonyms } from './dictionary';
import { readTokens, toStem } from './words';

const stemsOf = (text: string): Set<string> =>
  new Set(readTokens(text).flatMap(({ word, pieces }) => [word, ...pieces].map(toStem)));

/** Words of each product that the demonstration sells. */
const sold = makeProducts(1200).map(({ name, attributes }) =>
  stemsOf([name, ...attributes.map(({ valor }) => valor)].join(' ')),
);
const isSold = (words: readonly string[]): boolean =>
  sold.some((stems) => words.every((word) => stems.has(toStem(word))));

const lines = [...new Map(synonyms.map((synonym) => [synonym.line, synonym])).values()];

describe('the dictionary', () => {
  it.each(lines.map((synonym) => [synonym.line, synonym] as const))(
    'leads to words of a product that is sold, unless the line is marked as not sold: %s',
    (_line, { meant, isElsewhere }) => {
      expect(meant.length).toBeGreaterThan(0);
      if (!isElsewhere) expect(meant.filter(isSold)).not.toEqual([]);
    },
  );

  it.each(lines.map((synonym) => [synonym.line] as const))(
    'finds the meaning of each phrase of the line: %s',
    (line) => {
      for (const { said } of synonyms.filter((synonym) => synonym.line === line)) {
        expect(said.length).toBeGreaterThan(0);
        expect(findSynonym(said)).not.toBeNull();
      }
    },
  );

  it('has no synonym that is only a filler word', () => {
    expect(
      synonyms.filter(({ said }) => said.length === 1 && isFiller(said[0] ?? '')).map(({ said }) => said),
    ).toEqual([]);
  });

  it('has at least 60 symptoms', () => {
    expect(symptoms.length).toBeGreaterThanOrEqual(60);
  });

  it.each(symptoms.map((symptom) => [symptom.example, symptom] as const))(
    'leads from "%s" to categories that exist',
    (example, symptom) => {
      const names = categories.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(symptom.categories));
      // an earlier line of the dictionary may match instead, if the two have a category in common
      const found = findSymptom(example);
      expect(found?.categories.some((name) => symptom.categories.includes(name))).toBe(true);
    },
  );

  it.each([
    ['chirrido al encender en frío', 'Bandas de accesorios'],
    ['carro inestable en curvas', 'Amortiguadores'],
    ['abc de frenos', 'Pastillas y zapatas'],
    ['codigo p0301', 'Bobinas de encendido'],
  ])('recognises "%s" as a symptom of %s', (question, category) => {
    expect(findSymptom(question)?.categories).toContain(category);
  });

  it.each(pageWords.map(({ phrase, route }) => [phrase, route] as const))(
    'finds a page for "%s", and its route %s exists',
    (phrase, route) => {
      expect(Object.keys(routePaths)).toContain(route);
      expect(findPage(phrase)).not.toBeNull();
    },
  );

  it.each(['pastillas de freno', 'filtro de aceite aveo', 'amortiguador', 'batería 60 Ah'])(
    'finds neither a symptom nor a page for "%s"',
    (question) => {
      expect(findSymptom(question)).toBeNull();
      expect(findPage(question)).toBeNull();
    },
  );
});
