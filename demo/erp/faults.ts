import * as v from 'valibot';
import { isErpCall, type ErpCall } from './requests';

export const namedFaults = [
  ...['error500', 'html', 'truncated', 'wrongShape', 'hang'],
  ...['rowsWithoutFields', 'markup', 'unknownFields'],
] as const;

/** A fault of the kind that real ERPs have; a number is that many milliseconds of delay. */
export const faultSchema = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)),
  v.picklist(namedFaults),
]);
export type Fault = v.InferOutput<typeof faultSchema>;

/** POST /control/faults: null ends the fault; without `calls` it applies to every call. */
export const faultRequest = v.strictObject({
  fault: v.nullable(faultSchema),
  calls: v.optional(v.array(v.custom<ErpCall>((name) => typeof name === 'string' && isErpCall(name)))),
});

export interface Answer {
  status: number;
  type: string;
  body: string;
}

const json = 'application/json; charset=utf-8';
const required = ['id', 'codigo', 'slug', 'fecha', 'salida'];

/** Removes required fields from every other row, beginning with the first. */
const withoutFields = (rows: readonly object[]): object[] =>
  rows.map((row, position) =>
    position % 2 === 0
      ? Object.fromEntries(Object.entries(row).filter(([key]) => !required.includes(key)))
      : row,
  );

/** Fields that identify records; all other texts are for people. */
const handles = [
  ...[
    'id',
    'codigo',
    'slug',
    'token',
    'fecha',
    'salida',
    'tipoPersona',
    'correo',
    'vendedor',
    'tipo',
    'layout',
  ],
  ...['marca', 'categorias', 'padre', 'disponibilidad', 'insignias', 'compatibilidad'],
];

/** Script that sets `broken` on a page, if the page treats the script as anything but a text or an address. */
const run = 'window.broken=true';
const hostileText = `<img src=x onerror="${run}"><script>${run}</script>\u202e\u2066&lt;b&gt;</title><a href="javascript:${run}">`;
const hostilePictures = [
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  '//pictures.invalid/a.png',
  `/images/"onerror="${run}"x.png`,
];

function hostileValue(name: string, value: unknown): unknown {
  if (handles.includes(name)) return value;
  if (name === 'imagenes') return hostilePictures;
  if (name === 'imagen') return hostilePictures[0];
  if (typeof value === 'string') return value + hostileText;
  if (Array.isArray(value)) return value.map((item: unknown) => hostileValue('', item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hostileValue(key, inner)]));
}

/** Beginning of each value in a field that the contract does not have. */
export const unknownMark = 'confidential-';

/** Unknown fields that rows of real ERPs have, and that no page may show. */
const unknownNames = [
  ...[
    'costo',
    'costo_promedio',
    'margen',
    'utilidad',
    'precio_nivel1',
    'precio_nivel2',
    'precios',
    'pvp_minimo',
  ],
  ...[
    'proveedor',
    'proveedores',
    'bodega',
    'lote',
    'usuario',
    'clave',
    'password',
    'cedula',
    'observaciones',
  ],
  ...['Precio', 'CANTIDAD', 'constructor'],
];

const unknownValue = (name: string, position: number): unknown => {
  const text = `${unknownMark}${name}`;
  return [text, [text, { [name]: text }], { [text]: text, nested: { [name]: [text] } }][position % 3];
};

/** Adds twenty fields to every object of a row, at any depth. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(unknownNames.map((name, position) => [name, unknownValue(name, position)])),
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withUnknownFields(inner)])),
  };
}

export const answerOf = (rows: readonly object[]): Answer => ({
  status: 200,
  type: json,
  body: JSON.stringify({ message: { response: rows } }),
});

export const buildRefusal = (status: number, error: string): Answer => ({
  status,
  type: json,
  body: JSON.stringify({ error }),
});

/** Builds the answer of an ERP with a fault, in place of the right rows. */
export function buildFaultyAnswer(fault: Exclude<Fault, number | 'hang'>, rows: readonly object[]): Answer {
  switch (fault) {
    case 'error500':
      return buildRefusal(500, 'Error interno');
    case 'html':
      return {
        status: 200,
        type: 'text/html; charset=utf-8',
        body: '<html><h1>Error de aplicación</h1></html>',
      };
    case 'truncated': {
      const whole = answerOf(rows);
      return { ...whole, body: whole.body.slice(0, Math.floor(whole.body.length / 2)) };
    }
    case 'wrongShape':
      return { status: 200, type: json, body: JSON.stringify({ data: { rows } }) };
    case 'markup':
      return answerOf(rows.map((row) => hostileValue('', row) as object));
    case 'unknownFields':
      return answerOf(rows.map((row) => withUnknownFields(row) as object));
    case 'rowsWithoutFields':
      return answerOf(withoutFields(rows));
  }
}
