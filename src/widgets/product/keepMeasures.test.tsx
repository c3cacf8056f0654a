import { render } from '@testing-library/react';
import { keepMeasures } from './keepMeasures';

const draw = (name: string) => render(<h1>{keepMeasures(name)}</h1>).container;
const unbroken = (name: string) =>
  [...draw(name).querySelectorAll('span')].map(({ textContent }) => textContent);

test.each([
  ['Aceite 20W-50 mineral', ['20W-50']],
  ['Perno de rueda M20 x 1,5', ['M20 x 1,5']],
  ['Pastillas de freno 136 × 52 × 17 mm', ['136 × 52 × 17 mm']],
  ['Aceite 10W-30 4 L', ['10W-30', '4 L']],
  ['Llanta 235/75R15 102 T', ['235/75R15']],
  ['Foco 12 V, 55 W', ['12 V', '55 W']],
])('the name %p cannot be broken within its measures', (name, measures) => {
  expect(unbroken(name)).toEqual(measures);
  expect(draw(name)).toHaveTextContent(name);
});

test.each(['Filtro de aceite', 'Repuesto 001', 'Anti-polvo', 'Kit de 5 más', 'Bujía NGK6962', ''])(
  'the name %p contains no measure',
  (name) => {
    expect(unbroken(name)).toEqual([]);
    expect(draw(name).textContent).toBe(name);
  },
);

test('a hostile name renders quickly', () => {
  const began = performance.now();
  draw('1'.repeat(5000));
  draw('1 x '.repeat(2000));
  draw('1-'.repeat(3000));
  expect(performance.now() - began).toBeLessThan(1000);
});
