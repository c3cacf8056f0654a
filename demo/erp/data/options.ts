import type { OptionGroupRow } from './part';

const group = (slug: string, nombre: string, values: Record<string, string>): OptionGroupRow => ({
  slug,
  nombre,
  tipo: 'default',
  valores: Object.entries(values).map(([value, label]) => ({ slug: value, nombre: label })),
});

export const side = group('lado', 'Lado', { izquierdo: 'Izquierdo', derecho: 'Derecho' });

/** Options of packaging. Sizes are separate products, because an option changes neither the price nor the stock. */
export const packaging = group('envase', 'Envase', { botella: 'Botella', funda: 'Funda con pico' });

export const colourTemperature = group('temperatura', 'Temperatura de color', {
  'luz-calida': '4300 K',
  'luz-blanca': '6000 K',
  'luz-fria': '8000 K',
});

export const wiperSize = group('medida', 'Medida', {
  '16-pulgadas': '16"',
  '18-pulgadas': '18"',
  '20-pulgadas': '20"',
  '24-pulgadas': '24"',
});

export const colour: OptionGroupRow = {
  slug: 'color',
  nombre: 'Color',
  tipo: 'color',
  valores: [
    { slug: 'negro', nombre: 'Negro', color: '#1a1a1a' },
    { slug: 'plata', nombre: 'Plata', color: '#c4c8cc' },
    { slug: 'blanco', nombre: 'Blanco', color: '#f5f5f2' },
    { slug: 'rojo', nombre: 'Rojo', color: '#a31621' },
  ],
};
