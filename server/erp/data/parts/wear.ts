import type { PartGroup } from '../part';

export const wear: readonly PartGroup[] = [
  {
    category: '05-001',
    parts: [
      { sku: 'FRE-PD-1042', name: 'Pastillas de freno delanteras cerámicas', brand: 'kelstrum', price: 1860, fits: 'Aveo / Sail 2011-2019', attributes: { Posición: 'Delantera', Material: 'Cerámica', Largo: '136 mm', Altura: '52 mm', Espesor: '17 mm' }, excerpt: 'Frenan sin chillar y ensucian menos el aro. Traen láminas antirruido y grasa.', family: 'aveo-front-pads', stock: 64 },
      { sku: 'FRE-PD-1057', name: 'Pastillas de freno delanteras semimetálicas', brand: 'andivor', price: 1240, fits: 'Aveo', attributes: { Posición: 'Delantera', Material: 'Semimetálica', Largo: '136 mm', Altura: '52 mm', Espesor: '17 mm' }, excerpt: 'Compuesto para taxi y bajadas largas; mejor mordida en caliente.', family: 'aveo-front-pads' },
      { sku: 'FRE-PD-1063', name: 'Pastillas de freno delanteras', brand: 'kelstrum', price: 2480, fits: 'Hilux 2005-2015 / Fortuner 2006-2015', attributes: { Posición: 'Delantera', Material: 'Semimetálica', Largo: '155 mm', Espesor: '17 mm' }, excerpt: 'Placa de respaldo reforzada para carga y remolque.' },
      { sku: 'FRE-ZP-1078', name: 'Zapatas de freno posteriores', brand: 'andivor', price: 1690, fits: 'Sail / Spark / Aveo', attributes: { Posición: 'Posterior', Diámetro: '200 mm', Ancho: '33 mm' }, excerpt: 'Juego de cuatro zapatas remachadas, listas para montar.' },
      { sku: 'FRE-PD-1089', name: 'Pastillas de freno posteriores', brand: 'pistavra', price: 1970, fits: 'Tucson 2011-2021 / Sportage 2011-2022', attributes: { Posición: 'Posterior', Material: 'Cerámica', Largo: '93 mm', Espesor: '15 mm' }, excerpt: 'Con avisador de desgaste en los dos lados.' },
    ],
  },
  {
    category: '05-002',
    parts: [
      { sku: 'FRE-DD-5204', name: 'Disco de freno delantero ventilado', brand: 'kelstrum', price: 2390, fits: 'Aveo / Sail', attributes: { Posición: 'Delantera', Diámetro: '236 mm', Espesor: '20 mm', Huecos: '4' }, excerpt: 'Fundición con alto carbono, balanceado y con recubrimiento contra óxido. Se vende por unidad.' },
      { sku: 'FRE-DD-5213', name: 'Disco de freno delantero ventilado', brand: 'orvantis', price: 3980, fits: 'Sportage 2011-2016 / Tucson 2011-2015', attributes: { Posición: 'Delantera', Diámetro: '280 mm', Espesor: '26 mm', Huecos: '5' }, excerpt: 'Aletas direccionales que evacúan el calor. Cámbielos de dos en dos.' },
      { sku: 'FRE-DD-5226', name: 'Disco de freno delantero ventilado', brand: 'kelstrum', price: 4560, fits: 'Hilux 2005-2025', attributes: { Posición: 'Delantera', Diámetro: '297 mm', Espesor: '25 mm', Huecos: '6' }, excerpt: 'Para 4×2 alto y 4×4. Mida el diámetro: hay dos según el aro.' },
      { sku: 'FRE-TB-5231', name: 'Tambor de freno posterior', brand: 'rodelquo', price: 2870, fits: 'Gol / Logan / Sandero', attributes: { Posición: 'Posterior', Diámetro: '203 mm', Huecos: '4' }, excerpt: 'Torneado de fábrica: se monta sin pasar por el torno.' },
      { sku: 'FRE-TB-5245', name: 'Tambor de freno posterior', brand: 'andivor', price: 5480, fits: 'D-Max', attributes: { Posición: 'Posterior', Diámetro: '295 mm', Huecos: '6' }, excerpt: 'Hierro gris de pared gruesa para trabajar con carga.' },
    ],
  },
  {
    category: '05-003',
    parts: [
      { sku: 'SUS-AM-5303', name: 'Amortiguador delantero a gas', brand: 'taegarin', price: 3890, fits: 'Aveo', attributes: { Posición: 'Delantera', Tipo: 'Gas', Lado: 'Según rótulo' }, excerpt: 'Vástago cromado y retenedor triple para calles con baches. Se recomienda cambiar el par.' },
      { sku: 'SUS-AM-5316', name: 'Amortiguador posterior a gas', brand: 'taegarin', price: 2650, fits: 'Aveo / Sail', attributes: { Posición: 'Posterior', Tipo: 'Gas', Lado: 'Ambos' }, excerpt: 'Sirve para ambos lados; trae bujes y tuercas.' },
      { sku: 'SUS-AM-5322', name: 'Amortiguador delantero reforzado 4×4', brand: 'orvantis', price: 6980, fits: 'Hilux 2005-2015 / D-Max 2005-2013 / Ranger 2007-2012', attributes: { Posición: 'Delantera', Tipo: 'Gas de alta presión', Diámetro: '40 mm' }, excerpt: 'Tubo de 40 mm que no se calienta en lastre. Cauchos de poliuretano.' },
      { sku: 'SUS-AM-5337', name: 'Base de amortiguador con rodamiento', brand: 'andivor', price: 1420, fits: 'Accent / Rio 2006-2017', attributes: { Posición: 'Delantera', Contenido: 'Base y rodamiento' }, excerpt: 'Quita el golpe y el crujido al girar parado.' },
      { sku: 'SUS-AM-5348', name: 'Guardapolvos y topes de amortiguador (par)', brand: 'quilmaz', price: 680, fits: 'all', attributes: { Cantidad: '2 juegos', Material: 'Poliuretano' }, excerpt: 'Alargan la vida del amortiguador nuevo: cámbielos a la vez.' },
    ],
  },
  {
    category: '05-004',
    parts: [
      { sku: 'EMB-KT-5402', name: 'Kit de embrague 3 piezas', brand: 'orvantis', price: 8960, fits: 'Aveo [F16D3]', attributes: { Diámetro: '215 mm', Estrías: '24', Contenido: 'Plato, disco y rodamiento' }, excerpt: 'Plato, disco y rodamiento del mismo fabricante, con centrador plástico.' },
      { sku: 'EMB-KT-5414', name: 'Kit de embrague 3 piezas', brand: 'taegarin', price: 9870, fits: 'Accent 2012-2018 / Rio 2012-2017', attributes: { Diámetro: '200 mm', Estrías: '20', Contenido: 'Plato, disco y rodamiento' }, excerpt: 'Pedal suave de fábrica. Rectifique el volante al cambiarlo.' },
      { sku: 'EMB-KT-5427', name: 'Kit de embrague reforzado', brand: 'orvantis', price: 17450, fits: 'D-Max 2005-2013 [4JH1] / Hilux 2006-2015 [2KD-FTV]', attributes: { Diámetro: '250 mm', Estrías: '24', Contenido: 'Plato, disco y rodamiento' }, excerpt: 'Plato con 15 % más de presión para carga y cuestas.', stock: 0 },
      { sku: 'EMB-BO-5433', name: 'Bombín inferior de embrague', brand: 'haruvex', price: 1680, fits: 'Sentra / Frontier', attributes: { Diámetro: '19,05 mm', Material: 'Aluminio' }, excerpt: 'Cilindro nuevo con guardapolvo y purgador.' },
      { sku: 'EMB-CA-5448', name: 'Cable de embrague', brand: 'rodelquo', price: 790, fits: 'Gol / Spark 2006-2016', attributes: { Longitud: '760 mm', Material: 'Acero con funda teflonada' }, excerpt: 'Funda teflonada que mantiene el pedal suave.' },
    ],
  },
  {
    category: '05-005',
    parts: [
      { sku: 'SUS-RT-5501', name: 'Rótula inferior de mesa', brand: 'taegarin', price: 1120, fits: 'Aveo / Spark', attributes: { Posición: 'Inferior', Rosca: 'M12 × 1,25', Lado: 'Ambos' }, excerpt: 'Bola templada y guardapolvo de neopreno. Incluye tuerca y pasador.' },
      { sku: 'SUS-RT-5513', name: 'Terminal de dirección', brand: 'taegarin', price: 890, fits: 'Sail / Aveo', attributes: { Posición: 'Exterior', Rosca: 'M14 × 1,5', Lado: 'Según rótulo' }, excerpt: 'Después de cambiarlo, alinee: el juego en el volante desaparece.' },
      { sku: 'SUS-RT-5524', name: 'Rótula superior', brand: 'haruvex', price: 1650, fits: 'Hilux / Fortuner', attributes: { Posición: 'Superior', Lado: 'Ambos' }, excerpt: 'Con grasero para el trabajo en campo.' },
      { sku: 'SUS-RT-5536', name: 'Mesa de suspensión con rótula y bujes', brand: 'kelstrum', price: 4270, fits: 'Sandero / Logan / Duster 2012-2020', attributes: { Posición: 'Inferior', Lado: 'Según rótulo', Material: 'Acero estampado' }, excerpt: 'Conjunto completo: una sola visita a la prensa menos.' },
      { sku: 'SUS-RT-5549', name: 'Articulación axial de dirección', brand: 'haruvex', price: 1240, fits: 'Mazda 3 / Mazda 2', attributes: { Rosca: 'M14 × 1,5', Longitud: '238 mm' }, excerpt: 'Se cambia sin bajar la caja de dirección. Guardapolvo no incluido.' },
    ],
  },
  {
    category: '05-006',
    parts: [
      { sku: 'ROD-RM-5602', name: 'Rodamiento de rueda delantera', brand: 'kelstrum', price: 1980, fits: 'Aveo / Sail', attributes: { 'Diámetro interior': '34 mm', 'Diámetro exterior': '64 mm', Ancho: '37 mm' }, excerpt: 'Doble hilera sellado de por vida. Móntelo con prensa, nunca a golpes.' },
      { sku: 'ROD-RM-5615', name: 'Manzana delantera con rodamiento y ABS', brand: 'orvantis', price: 5640, fits: 'Duster 2012-2020', attributes: { Huecos: '5', Posición: 'Delantera', Tipo: 'Con anillo ABS' }, excerpt: 'Manzana de tercera generación con pista magnética para ABS.' },
      { sku: 'ROD-RM-5628', name: 'Manzana posterior con rodamiento', brand: 'taegarin', price: 4380, fits: 'Accent 2012-2023 / Rio 2012-2025', attributes: { Huecos: '4', Posición: 'Posterior', Tipo: 'Con anillo ABS' }, excerpt: 'Lista para atornillar: tuerca y tapa incluidas.' },
      { sku: 'ROD-RM-5634', name: 'Rodamiento cónico de rueda (juego)', brand: 'haruvex', price: 2260, fits: 'D-Max / BT-50 / Ranger 2007-2012 / Wingle / T6', attributes: { Contenido: 'Interior, exterior y retenedor', Posición: 'Delantera' }, excerpt: 'Los dos rodamientos y el retenedor de una rueda.' },
      { sku: 'ROD-RM-5647', name: 'Grasa de litio para rodamientos 500 g', brand: 'lubrenta', price: 480, fits: 'all', attributes: { Contenido: '500 g', Norma: 'NLGI 2', Temperatura: '–20 a 130 °C' }, excerpt: 'Grasa azul de complejo de litio; no se escurre con el calor del freno.' },
    ],
  },
];
