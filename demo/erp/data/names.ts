/** Names of products: the kind of part, followed by the attributes that distinguish it from similar ones. */
import type { Part } from './part';

type Attributes = Readonly<Record<string, string>>;
type Telling = (own: Attributes) => string | undefined;

/** Returns a function that joins several measures: `238 × 171 × 45 mm`. */
const sizes =
  (...names: string[]): Telling =>
  (own) => {
    const known = names.flatMap((name) => own[name]?.replace(/ mm$/, '') ?? []);
    return known.length === 0 ? undefined : `${known.join(' × ')} mm`;
  };
const value =
  (name: string): Telling =>
  (own) =>
    own[name]?.replace(/ UNF$/, '');
const small =
  (name: string): Telling =>
  (own) =>
    own[name]?.toLowerCase();
const counted =
  (name: string, word: string): Telling =>
  (own) =>
    own[name] && `${own[name]} ${word}`;
const labelled =
  (label: string, name: string): Telling =>
  (own) =>
    own[name] && `, ${label} ${own[name].toLowerCase()}`;

/** Writes `Halógeno H4` with a small first letter, for the middle of a name. */
const technology: Telling = ({ Tecnología: own }) => own && own[0]!.toLowerCase() + own.slice(1);
const airFilter = [sizes('Largo', 'Ancho', 'Diámetro', 'Altura')];
const wheel = [sizes('Diámetro'), counted('Huecos', 'huecos')];
const pads = [sizes('Largo', 'Altura', 'Espesor')];
const shock = [sizes('Diámetro', 'Largo')];
const clutch = [sizes('Diámetro'), counted('Estrías', 'estrías')];
const pump = [value('Presión'), value('Caudal')];
const plug = [labelled('rosca', 'Rosca'), labelled('luz', 'Separación')];

/**
 * Attributes by which parts with the same name differ; `#` stands for a number in the name. A name without a row is
 * already distinct.
 */
const telling: Readonly<Record<string, readonly Telling[]>> = {
  'Parachoques delantero negro': [
    ({ Neblineros }) => Neblineros && `${Neblineros.toLowerCase()} de neblineros`,
  ],
  'Faro delantero': [technology],
  'Neblinero delantero': [technology, sizes('Diámetro')],
  'Espejo retrovisor eléctrico pintado': [value('Conector')],
  'Espejo retrovisor abatible plata': [value('Conector')],
  'Guardafango delantero': [labelled('chapa de', 'Espesor')],
  Capó: [labelled('chapa de', 'Espesor')],
  'Mascarilla negra': [({ Acabado }) => Acabado?.replace('Negro ', '')],
  'Mascarilla cromada': [value('Fijación')],
  'Manija exterior negra': [small('Posición')],
  'Manija exterior cromada': [small('Posición')],
  'Manija exterior color carrocería': [({ Llave }) => Llave && `${Llave.toLowerCase()} de llave`],
  'Manija exterior plata': [small('Posición')],
  'Manija exterior blanca': [small('Posición')],
  'Manija exterior roja': [small('Posición')],
  'Stop posterior': [labelled('direccional', 'Direccional')],
  'Stop posterior LED con direccional': [value('Potencia')],
  'Elevavidrios eléctrico con motor': [labelled('puerta', 'Posición'), value('Conector')],
  'Guía de elevavidrios sin motor': [labelled('puerta', 'Posición'), sizes('Largo')],
  'Radiador de aluminio': [labelled('caja', 'Transmisión'), sizes('Largo', 'Espesor')],
  'Bomba de gasolina con módulo': pump,
  'Pila de bomba de gasolina': pump,
  'Base de motor derecha hidráulica': [value('Rosca')],
  'Base de caja': [small('Posición'), sizes('Altura')],
  'Manguera superior de radiador': [sizes('Diámetro interior', 'Largo')],
  'Manguera inferior de radiador': [sizes('Diámetro interior', 'Largo')],
  'Manguera de calefacción': [sizes('Diámetro interior', 'Largo')],
  'Silenciador posterior': [sizes('Diámetro', 'Largo')],
  Termostato: [value('Apertura'), sizes('Diámetro')],
  'Termostato con carcasa': [value('Apertura')],
  'Filtro de aceite': [value('Rosca'), sizes('Altura', 'Diámetro')],
  'Filtro de aceite de larga duración': [sizes('Altura', 'Diámetro')],
  'Filtro de aceite diésel M26 × 1,5': [sizes('Altura', 'Diámetro')],
  'Filtro de aire': airFilter,
  'Filtro de aire de panel': airFilter,
  'Filtro de aire radial': airFilter,
  'Filtro de aire radial de doble sello': airFilter,
  'Filtro de cabina': [sizes('Largo', 'Ancho', 'Altura')],
  'Filtro de cabina con carbón activado': [sizes('Largo', 'Ancho', 'Altura')],
  'Filtro de gasolina': [sizes('Diámetro', 'Largo')],
  'Prefiltro de combustible': [value('Filtración')],
  'Filtro de diésel con separador': [value('Rosca'), sizes('Altura', 'Diámetro')],
  'Bujía de níquel (juego de 4)': plug,
  'Bujía de níquel (juego de 3)': plug,
  'Bujía de iridio (juego de 4)': plug,
  'Bujía de iridio (juego de 3)': plug,
  'Bujía de platino (juego de 4)': plug,
  'Templador de banda de accesorios': [sizes('Diámetro', 'Ancho')],
  'Sensor ABS delantero': [labelled('cable de', 'Longitud')],
  'Interruptor maestro de elevavidrios': [value('Conector')],
  'Interruptor de freno': [value('Conector')],
  'Electroventilador de radiador': [sizes('Diámetro'), value('Potencia')],
  'Electroventilador doble': [sizes('Diámetro')],
  'Pastillas de freno de trabajo pesado': pads,
  'Pastillas de freno delanteras': pads,
  'Pastillas de freno delanteras cerámicas': pads,
  'Pastillas de freno delanteras semimetálicas': pads,
  'Pastillas de freno posteriores': pads,
  'Pastillas de freno posteriores con avisador': pads,
  'Zapatas de freno posteriores': [sizes('Diámetro', 'Ancho')],
  'Zapatas de freno posteriores pegadas': [sizes('Diámetro', 'Ancho')],
  'Zapatas de freno posteriores remachadas': [sizes('Diámetro', 'Ancho')],
  'Disco de freno delantero ventilado': wheel,
  'Disco de freno delantero ventilado # mm': [counted('Huecos', 'huecos'), labelled('alto', 'Altura')],
  'Disco de freno delantero perforado # mm': [counted('Huecos', 'huecos')],
  'Disco de freno posterior sólido # mm': [counted('Huecos', 'huecos'), labelled('espesor', 'Espesor')],
  'Tambor de freno posterior': wheel,
  'Tambor de freno posterior # mm': [counted('Huecos', 'huecos')],
  'Amortiguador delantero a gas': shock,
  'Amortiguador posterior a gas': [sizes('Largo')],
  'Resorte delantero': shock,
  'Resorte posterior reforzado': shock,
  'Kit de embrague': clutch,
  'Kit de embrague reforzado': clutch,
  'Kit de embrague 3 piezas': clutch,
  'Rótula inferior atornillada': [value('Rosca')],
  'Rótula superior de presión': [sizes('Diámetro')],
  'Terminal de dirección': [value('Rosca')],
  'Terminal de dirección exterior': [value('Rosca'), sizes('Largo')],
  'Axial de dirección': [value('Rosca'), sizes('Longitud')],
  'Link de barra estabilizadora': [value('Rosca'), sizes('Largo')],
  'Rodamiento de rueda delantera': [sizes('Diámetro interior', 'Diámetro exterior', 'Ancho')],
  'Rodamientos cónicos de rueda (juego)': [labelled('eje de', 'Diámetro interior')],
  'Manzana delantera con rodamiento': [...wheel].reverse(),
  'Manzana posterior con rodamiento': [...wheel].reverse(),
  'Junta homocinética exterior': [
    ({ 'Estrías exteriores': outer, 'Estrías interiores': inner }) =>
      outer && inner && `${outer} × ${inner} estrías`,
    ({ ABS }) => (ABS === 'Con anillo' ? 'ABS' : undefined),
  ],
  'Semieje delantero completo': [sizes('Longitud'), counted('Estrías exteriores', 'estrías')],
  'Brazo (mesa) inferior con rótula': [sizes('Largo')],
  'Brazo superior en A': [sizes('Ancho')],
  'Brazo posterior recto': [sizes('Largo')],
  'Bujes de brazo (juego)': [sizes('Diámetro interior', 'Diámetro exterior')],
  'Cauchos de barra estabilizadora (par)': [labelled('barra de', 'Diámetro interior')],
};

/** Engine at the end of a name, in the form that mechanics use: `1.6 F16D3`. */
const engine = / \d\.\d(?: [A-Z0-9][A-Z0-9-]*)?$/;

/** Kinds of part that are named by their engine. A part that fits several engines is named by its measure instead. */
const byMeasureWhenShared =
  /^(?:Filtro de aceite|Filtro de diésel|Bujía|Banda de (?:accesorios|aire)|Templador de banda de accesorios)/;

/**
 * Returns the name of a part. The name lacks the vehicles that the part fits, because they are a field of the product.
 */
export function nameProduct({ name, attributes, isShared = false }: Part): string {
  const what = isShared && byMeasureWhenShared.test(name) ? name.replace(engine, '') : name;
  const key = what.replace(/\d+ mm$/, '# mm');
  const differences = (telling[key] ?? []).flatMap((tell) => tell(attributes) ?? []);
  return differences.reduce(
    (written, words, at) =>
      words.startsWith(',') ? written + words : `${written}${at === 0 && key === what ? ' ' : ', '}${words}`,
    what,
  );
}
