import path from 'node:path';
import { numberClassNames } from './classNames';

const names = numberClassNames(path.join(__dirname, '../src'));

test('class names are short, and no two classes share one', () => {
  expect(names.size).toBeGreaterThan(500);
  expect(new Set(names.values()).size).toBe(names.size);
  expect([...names.values()].filter((name) => !/^[a-zA-Z]{1,3}$/.test(name))).toEqual([]);
});

test('class names are the same each time they are numbered', () => {
  expect([...numberClassNames(path.join(__dirname, '../src'))]).toEqual([...names]);
});
