import * as v from 'valibot';
import { reach, type Schema } from 'yup';
import { createFormSchema } from '@/widgets/form/createFormSchema';
import { contactRules } from './contactRules';
import { deliveryRules } from './deliveryRules';
import { addressRules, type FieldRules } from './fieldRules';
import { createFieldSchemas } from './fieldSchemas';

const lengths = [
  1, 5, 10, 15, 30, 50, 80, 100, 150, 250, 2, 3, 19, 20, 21, 39, 40, 41, 119, 120, 121, 159, 160, 161, 199,
  200, 201, 254, 255, 4_000, 4_001,
];

/** Two hundred values: of every length that a rule names, and what people and machines write into such fields. */
const values = [
  ...lengths.flatMap((length) => ['a'.repeat(length), ` ${'ñ'.repeat(length)} `, '9'.repeat(length)]),
  ...lengths.slice(0, 14).map((length) => `${'a'.repeat(length)}@ejemplo.ec`),
  ...['', ' ', '   ', '\t', '\n', ' ', '-', '.', '0', '00', 'EC', 'ec', 'XX', 'Ecuador', 'null', 'undefined'],
  ...[
    'a@b',
    'a@b.ec',
    ' a@b.ec ',
    'a@',
    '@b',
    'a b@c.ec',
    'a@b c.ec',
    'a@b..ec',
    'a@-b.ec',
    'a@b-.ec',
    'a@b.e-c',
  ],
  ...[
    'ana.perez+taller@example.ec',
    'ANA@EXAMPLE.EC',
    'ñandú@example.ec',
    'ana@ñandú.ec',
    'ana@127.0.0.1',
    'ana@[::1]',
  ],
  ...[
    '"ana"@example.ec',
    'ana@example.ec,otra@example.ec',
    '<ana@example.ec>',
    'mailto:ana@example.ec',
    'ana@@b.ec',
  ],
  ...[
    '0991234567',
    '09 9123 4567',
    '099-123-4567',
    '+593 (2) 245-0100',
    '+593991234567',
    '(02) 2450100',
    '2450100',
  ],
  ...[
    '245010',
    '123456',
    '1234567',
    '123456789012345',
    '1234567890123456',
    '+',
    '++5939',
    '099 123 456x',
    'abc',
  ],
  ...[
    '099.123.4567',
    '593-2-245-0100 ext 12',
    '٠٩٩١٢٣٤٥٦٧',
    '０９９１２３４５６７',
    '+1 (305) 555 0100',
    '1-800-REPUESTO',
  ],
  ...[
    'Av. 10 de Agosto N37-288',
    'Calle 3ª y Av. Ñuñoa',
    '<script>alert(1)</script>',
    "O'Higgins",
    'Dr. Müller',
    '李',
  ],
  ...[
    'a\u0301',
    'Ana\u200bPérez',
    '\u202eanA',
    '😀',
    'A'.repeat(120) + ' ',
    ' '.repeat(300),
    'Local #2 / piso 3',
    '170150',
  ],
  ...[
    'Pichincha',
    'Quito',
    'Guayaquil ',
    ' Cuenca',
    'S/N',
    'Km 5½',
    'Mz. 7; villa 12',
    'C.C. “El Bosque”',
    '---',
    '¿?',
  ],
  ...[
    'true',
    '{}',
    '[]',
    '1e3',
    '-1',
    '0x10',
    '%00',
    '../..',
    'https://example.ec',
    'ERROR_FORM_REQUIRED',
    '__proto__',
  ],
];

test.each<[string, FieldRules]>([
  ['address', addressRules],
  ['delivery', deliveryRules],
  ['contact', contactRules],
])('every field of the %s form has the same rules in the form and the service', (_name, rules) => {
  expect(new Set(values).size).toBeGreaterThanOrEqual(200);
  const form = createFormSchema(rules);
  const service = createFieldSchemas(rules);
  for (const name of Object.keys(rules))
    for (const value of values) {
      const isTaken = (reach(form, name) as Schema).isValidSync(value);
      expect([name, value, v.is(service[name] as v.GenericSchema, value)]).toEqual([name, value, isTaken]);
    }
});
