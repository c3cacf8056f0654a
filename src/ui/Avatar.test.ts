import { getInitials } from './Avatar';

test.each([
  ['Taller Ñañez', 'TÑ'],
  ['repuestos el águila s.a.', 'RÁ'],
  ['De la Torre', 'T'],
  ['María', 'M'],
  ['  «3 Hermanos»', '3H'],
  ['𝒜nna Ω', '𝒜Ω'],
  ['—', ''],
  ['', ''],
])('the initials of %p are %p', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
