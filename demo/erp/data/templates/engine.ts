import { makers } from './makers';
import {
  pickBySize,
  formatDecimal,
  createBodyTemplate,
  createEngineTemplate,
  formatMillimetres,
  type Template,
} from './template';
import type { Engine } from './vehicles';

/**
 * Returns the price in cents of a part that costs `base` for a 1.6 petrol engine; bigger and diesel engines cost more.
 */
const byEngine = (base: number, { litres, isDiesel }: Engine): number =>
  Math.round(base * (0.55 + litres * 0.28) * (isDiesel ? 1.35 : 1));

const hasBelt = ({ drive }: Engine): boolean => typeof drive === 'number';
const hasChain = ({ drive }: Engine): boolean => drive === 'chain';
const isPetrol = ({ isDiesel }: Engine): boolean => !isDiesel;
const valvesOf = ({ cylinders }: Engine): number => cylinders * 2;

const pistons: Template[] = [
  createEngineTemplate(
    {
      category: '02-001',
      code: 'MOT-PI',
      brands: makers.inside,
      excerpts: [
        'Falda grafitada y pasadores incluidos; pesados entre sí para que el motor no vibre.',
        'Medida estándar: para cilindros que todavía no se rectifican.',
        'Confirme la medida del bloque con su rectificadora antes de pedir.',
      ],
    },
    (engine) => ({
      name: `Juego de pistones STD ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Diámetro: formatMillimetres(engine.bore, 1),
        Medida: 'STD',
        Cilindros: String(engine.cylinders),
      },
      price: byEngine(9200, engine),
      look: { kind: 'piston', look: engine.isDiesel ? 'dished' : 'flat' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-001',
      code: 'MOT-PI',
      brands: makers.inside,
      excerpts: [
        'Sobremedida de medio milímetro, para el bloque ya rectificado.',
        'Con pasadores y seguros; los anillos se piden de la misma medida.',
        'Juego completo de un mismo lote: no mezcle pistones sueltos.',
      ],
    },
    (engine) => ({
      name: `Juego de pistones +0,50 ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Diámetro: formatMillimetres(engine.bore + 0.5, 1),
        Medida: '+0,50 mm',
        Cilindros: String(engine.cylinders),
      },
      price: byEngine(9900, engine),
      look: { kind: 'piston', look: engine.isDiesel ? 'dished' : 'flat' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-001',
      code: 'MOT-AN',
      brands: makers.inside,
      excerpts: [
        'Primer anillo nitrurado: asienta en los primeros 500 kilómetros.',
        'Si el motor humea azul al acelerar, empiece por medir la compresión y luego por aquí.',
        'Vienen marcados: la letra va hacia arriba.',
      ],
    },
    (engine, random) => ({
      name: `Juego de anillos STD ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Diámetro: formatMillimetres(engine.bore, 1),
        Medida: 'STD',
        Espesor: random.pick(['1,2 × 1,5 × 2,5 mm', '1,5 × 1,5 × 3,0 mm', '1,0 × 1,2 × 2,0 mm']),
      },
      price: byEngine(3200, engine),
      look: { kind: 'piston', look: 'rings' },
    }),
  ),
];

const gaskets: Template[] = [
  createEngineTemplate(
    {
      category: '02-002',
      code: 'MOT-EM',
      brands: makers.gaskets,
      excerpts: [
        'Láminas de acero con caucho: no se quema con un recalentón leve.',
        'Pase el cabezote por la cepilladora antes de montarlo; ningún empaque perdona un plano torcido.',
        'Los pernos de cabezote son de un solo uso: cámbielos con él.',
      ],
    },
    (engine, random) => ({
      name: `Empaque de cabezote ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Espesor: formatMillimetres(random.between(8, 14) / 10, 1),
        Diámetro: formatMillimetres(engine.bore + 1, 1),
        Material: 'Acero multilámina',
      },
      price: byEngine(2300, engine),
      look: { kind: 'gasket', look: 'head' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-002',
      code: 'MOT-EM',
      brands: makers.gaskets,
      excerpts: [
        'Corta la fuga de aceite que huele a quemado sobre el múltiple.',
        'Caucho moldeado, sin silicona: solo limpie bien el canal.',
        'Incluye los cauchos de los pozos de bujía donde los hay.',
      ],
    },
    (engine, random) => ({
      name: `Empaque de tapa de válvulas ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Material: random.pick(['NBR', 'Acrílico ACM']),
        Espesor: formatMillimetres(random.between(4, 6)),
      },
      price: byEngine(720, engine),
      look: { kind: 'gasket', look: 'cover' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-002',
      code: 'MOT-EM',
      brands: makers.gaskets,
      excerpts: [
        'Cabezote, tapa, múltiples, cárter y retenedores en una sola caja.',
        'Para reparar completo sin salir a buscar el empaque que faltó.',
        'Cada pieza viene en bolsa rotulada.',
      ],
    },
    (engine) => ({
      name: `Juego de empaques de motor ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Contenido: 'Cabezote, tapa, múltiples y retenedores',
        Cilindros: String(engine.cylinders),
        Material: 'Multilámina y NBR',
      },
      price: byEngine(5900, engine),
      look: { kind: 'gasket', look: 'set' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-002',
      code: 'MOT-RE',
      brands: makers.gaskets,
      excerpts: [
        'Cámbielo cada vez que baje la banda o la polea: cuesta menos que volver a abrir.',
        'Doble labio con guardapolvo; móntelo con aceite, nunca en seco.',
        'Aguanta el calor del motor sin cristalizarse.',
      ],
    },
    (engine, random) => {
      const inner = random.pick([32, 35, 38, 40, 42]);
      return {
        name: `Retenedor de cigüeñal delantero ${engine.called}`,
        fits: engine.fits,
        attributes: {
          'Diámetro interior': formatMillimetres(inner),
          'Diámetro exterior': formatMillimetres(inner + random.pick([12, 14, 16])),
          Espesor: formatMillimetres(random.pick([6, 7, 8])),
          Material: 'NBR',
        },
        price: byEngine(380, engine),
        look: { kind: 'oil-seal', look: 'black' },
      };
    },
  ),
  createEngineTemplate(
    {
      category: '02-002',
      code: 'MOT-RE',
      brands: makers.gaskets,
      excerpts: [
        'Labio de Viton: el aceite caliente no lo endurece.',
        'Va entre el motor y la caja; cámbielo junto con el embrague.',
        'Con guía plástica para que el labio no se doble al entrar.',
      ],
    },
    (engine, random) => {
      const inner = random.pick([80, 85, 90, 92]);
      return {
        name: `Retenedor de cigüeñal posterior ${engine.called}`,
        fits: engine.fits,
        attributes: {
          'Diámetro interior': formatMillimetres(inner),
          'Diámetro exterior': formatMillimetres(inner + random.pick([18, 20, 21])),
          Material: 'Viton',
        },
        price: byEngine(840, engine),
        look: { kind: 'oil-seal', look: 'brown' },
      };
    },
  ),
];

const timing: Template[] = [
  createEngineTemplate(
    {
      category: '02-003',
      code: 'MOT-BD',
      brands: makers.belts,
      excerpts: [
        'Caucho HNBR con cuerda de vidrio: cada 60.000 km o cuatro años, lo que llegue primero.',
        'Si se rompe dobla válvulas: no la estire un viaje más.',
        'Diente con tejido de baja fricción, silenciosa en frío.',
      ],
    },
    (engine, random) => ({
      name: `Banda de distribución ${engine.drive} dientes ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Dientes: String(engine.drive),
        Ancho: formatDecimal(random.pick([22, 24, 25.4, 26]), 1) + ' mm',
        Material: 'HNBR',
      },
      price: byEngine(1900, engine),
      look: { kind: 'timing-belt', look: engine.isDiesel ? 'wide' : 'narrow' },
    }),
    hasBelt,
  ),
  createEngineTemplate(
    {
      category: '02-003',
      code: 'MOT-KD',
      brands: makers.belts,
      excerpts: [
        'Banda, templador y polea del mismo fabricante: una sola mano de obra.',
        'Los rodamientos fallan poco después que la banda; por eso van juntos.',
        'Trae la hoja con las marcas de calado.',
      ],
    },
    (engine) => ({
      name: `Kit de distribución ${engine.called}`,
      fits: engine.fits,
      attributes: { Dientes: String(engine.drive), Contenido: 'Banda, templador y polea', Material: 'HNBR' },
      price: byEngine(5300, engine),
      look: { kind: 'timing-belt', look: 'kit' },
    }),
    hasBelt,
  ),
  createEngineTemplate(
    {
      category: '02-003',
      code: 'MOT-KC',
      brands: makers.belts,
      excerpts: [
        'Cadena, guías, tensor y piñones: quita el ruido de matraca al prender.',
        'La cadena se estira con aceite viejo: cambie las guías también.',
        'Con tensor hidráulico nuevo, que es lo que primero pierde presión.',
      ],
    },
    (engine, random) => ({
      name: `Kit de cadena de distribución ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Eslabones: String(random.between(62, 84) * 2),
        Contenido: 'Cadena, guías, tensor y piñones',
      },
      price: byEngine(8700, engine),
      look: { kind: 'timing-chain', look: 'kit' },
    }),
    hasChain,
  ),
  createEngineTemplate(
    {
      category: '02-003',
      code: 'MOT-CD',
      brands: makers.belts,
      excerpts: [
        'Solo la cadena: para cuando guías y tensor se cambiaron hace poco.',
        'Eslabones templados, con los de color para el calado.',
        'Mida el tensor: si salió más de la mitad, pida el kit.',
      ],
    },
    (engine, random) => ({
      name: `Cadena de distribución ${engine.called}`,
      fits: engine.fits,
      attributes: { Eslabones: String(random.between(62, 84) * 2), Material: 'Acero templado' },
      price: byEngine(3100, engine),
      look: { kind: 'timing-chain', look: 'single' },
    }),
    hasChain,
  ),
  createEngineTemplate(
    {
      category: '02-003',
      code: 'MOT-TE',
      brands: makers.bearings,
      excerpts: [
        'Rodamiento sellado y resorte calibrado: la banda trabaja con la tensión justa.',
        'Si chilla en frío y se calla en caliente, es el templador.',
        'Apriételo con el motor frío y la marca alineada.',
      ],
    },
    (engine, random) => ({
      name: `Templador de distribución ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Diámetro: formatMillimetres(random.pick([52, 57, 60, 63])),
        Ancho: formatMillimetres(random.pick([25, 28, 30])),
      },
      price: byEngine(1750, engine),
      look: { kind: 'tensioner', look: random.pick(['arm', 'idler']) },
    }),
    hasBelt,
  ),
];

const cooling: Template[] = [
  createEngineTemplate(
    {
      category: '02-004',
      code: 'MOT-BA',
      brands: makers.cooling,
      excerpts: [
        'Rodete metálico y sello cerámico; trae su empaque.',
        'Si gotea por el hueco de aviso ya está pidiendo cambio.',
        'Cámbiela con la banda y con refrigerante nuevo, no con agua.',
      ],
    },
    (engine, random) => ({
      name: `Bomba de agua ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Material: 'Aluminio',
        Rodete: 'Metálico',
        Diámetro: formatMillimetres(random.between(56, 74)),
        Contenido: 'Bomba y empaque',
      },
      price: byEngine(2350, engine),
      look: { kind: 'water-pump', look: hasBelt(engine) ? 'open' : 'pulley' },
    }),
  ),
  createBodyTemplate(
    {
      category: '02-004',
      code: 'MOT-RA',
      brands: makers.cooling,
      excerpts: [
        'Panel de aluminio soldado, probado a 2 bar antes de salir.',
        'Lave el circuito antes de montarlo y mire si el suyo es de caja manual o automática.',
        'Trae cauchos y tapón de drenaje.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Radiador de aluminio',
      fits,
      attributes: {
        Material: 'Aluminio y plástico',
        Transmisión: random.pick(['Manual', 'Automática']),
        Largo: formatMillimetres(pickBySize(size, [480, 560, 620, 680, 720])),
        Espesor: formatMillimetres(pickBySize(size, [16, 16, 22, 26, 36])),
      },
      price: pickBySize(size, [6800, 8200, 9900, 12400, 15200]) + random.between(0, 9) * 120,
      look: { kind: 'radiator', look: pickBySize(size, ['narrow', 'narrow', 'wide', 'wide', 'wide']) },
    }),
  ),
];

const fuel: Template[] = [
  createEngineTemplate(
    {
      category: '02-005',
      code: 'MOT-IN',
      brands: makers.fuel,
      excerpts: [
        'Calibrado en banco: cámbielos por juego para que el ralentí quede parejo.',
        'Con oring superior e inferior; móntelo con una gota de aceite limpio.',
        'Chorro fino que mejora el arranque en la altura.',
      ],
    },
    (engine, random) => ({
      name: `Inyector de gasolina ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Huecos: String(random.pick([4, 6, 8])),
        Impedancia: '12 Ω',
        Caudal: `${Math.round(engine.litres * 110)} cc/min`,
      },
      price: byEngine(2750, engine),
      look: { kind: 'injector', look: 'petrol' },
    }),
    isPetrol,
  ),
  createEngineTemplate(
    {
      category: '02-005',
      code: 'MOT-ID',
      brands: makers.fuel,
      excerpts: [
        'Nuevo, con código de calibración impreso: prográmelo con el escáner.',
        'Incluye arandela de cobre; nunca reutilice la vieja.',
        'Cambie el filtro de diésel el mismo día: la suciedad es lo que lo daña.',
      ],
    },
    (engine, random) => ({
      name: `Inyector diésel riel común ${engine.called}`,
      fits: engine.fits,
      attributes: { Tipo: 'Riel común', Presión: `${random.pick([1600, 1800, 2000])} bar`, Huecos: '6' },
      price: byEngine(17200, engine),
      look: { kind: 'injector', look: 'diesel' },
    }),
    ({ isDiesel }) => isDiesel,
  ),
  createBodyTemplate(
    {
      category: '02-005',
      code: 'MOT-BC',
      brands: makers.fuel,
      excerpts: [
        'Módulo completo con flotador: corrige también la aguja del tablero.',
        'No ande con el tanque en reserva: la gasolina la enfría.',
        'Trae empaque y cedazo; se cambia por debajo del asiento posterior.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Bomba de gasolina con módulo',
      fits,
      attributes: {
        Presión: `${formatDecimal(random.pick([3, 3.5, 4]))} bar`,
        Voltaje: '12 V',
        Caudal: `${pickBySize(size, [90, 100, 120, 130, 140])} L/h`,
      },
      price: pickBySize(size, [5200, 6100, 7800, 8900, 9600]) + random.between(0, 9) * 90,
      look: { kind: 'fuel-pump', look: 'module' },
    }),
    ({ size }) => size !== 'pickup',
  ),
  createBodyTemplate(
    {
      category: '02-005',
      code: 'MOT-BC',
      brands: makers.fuel,
      excerpts: [
        'Pila de repuesto: se monta dentro del módulo original.',
        'Con cedazo, manguera y abrazaderas.',
        'Si el carro prende después de varios intentos, mida la presión y cambie la pila.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Pila de bomba de gasolina',
      fits,
      attributes: {
        Presión: `${formatDecimal(random.pick([3, 3.5, 4]))} bar`,
        Voltaje: '12 V',
        Diámetro: formatMillimetres(38),
        Caudal: `${pickBySize(size, [90, 100, 120, 130, 140])} L/h`,
      },
      price: pickBySize(size, [2300, 2600, 3100, 3400, 3600]) + random.between(0, 9) * 40,
      look: { kind: 'fuel-pump', look: 'inline' },
    }),
  ),
];

const mounts: Template[] = [
  createBodyTemplate(
    {
      category: '02-006',
      code: 'MOT-BM',
      brands: makers.rubber,
      excerpts: [
        'Cámara hidráulica como la original: la vibración no llega al volante.',
        'Si al poner reversa salta el motor, esta es la que se vence primero.',
        'Apriétela con el motor apoyado y sin carga.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Base de motor derecha hidráulica',
      fits,
      attributes: {
        Posición: 'Derecha',
        Tipo: 'Hidráulica',
        Rosca: random.pick(['M10 × 1,25', 'M12 × 1,25']),
      },
      price: pickBySize(size, [2100, 2500, 3200, 3800, 4100]) + random.between(0, 9) * 40,
      look: { kind: 'engine-mount', look: 'hydraulic' },
    }),
  ),
  createBodyTemplate(
    {
      category: '02-006',
      code: 'MOT-BM',
      brands: makers.rubber,
      excerpts: [
        'Caucho macizo de dureza 60: dura más en vías de piedra.',
        'Soporte estampado con pernos; sirve para caja manual.',
        'Cambie las tres si una ya se rompió: las otras cargan su trabajo.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Base de caja',
      fits,
      attributes: {
        Posición: random.pick(['Izquierda', 'Posterior']),
        Tipo: 'Caucho macizo',
        Altura: formatMillimetres(random.between(58, 86)),
      },
      price: pickBySize(size, [1500, 1800, 2200, 2500, 2700]) + random.between(0, 9) * 30,
      look: { kind: 'engine-mount', look: 'bracket' },
    }),
  ),
];

const valves: Template[] = [
  createEngineTemplate(
    {
      category: '02-007',
      code: 'MOT-VA',
      brands: makers.inside,
      excerpts: [
        'Vástago cromado y asiento templado; se asientan con pasta fina.',
        'Juego para un cabezote: revise guías antes de montarlas.',
        'Después de una banda rota, cambie las que tocaron el pistón y las vecinas.',
      ],
    },
    (engine, random) => ({
      name: `Válvulas de admisión (juego) ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Diámetro: formatMillimetres(engine.bore * 0.4, 1),
        Largo: formatMillimetres(random.between(90, 112), 1),
        Cantidad: `${valvesOf(engine)} piezas`,
      },
      price: byEngine(3300, engine),
      look: { kind: 'valve', look: 'intake' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-007',
      code: 'MOT-VA',
      brands: makers.inside,
      excerpts: [
        'Aleación resistente al calor del escape, con punta estelitada.',
        'Si la compresión baja en un solo cilindro, suele ser una de estas.',
        'Miden igual que las originales: no hay que tocar los asientos.',
      ],
    },
    (engine, random) => ({
      name: `Válvulas de escape (juego) ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Diámetro: formatMillimetres(engine.bore * 0.34, 1),
        Largo: formatMillimetres(random.between(90, 112), 1),
        Cantidad: `${valvesOf(engine)} piezas`,
      },
      price: byEngine(3700, engine),
      look: { kind: 'valve', look: 'exhaust' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-007',
      code: 'MOT-SV',
      brands: makers.gaskets,
      excerpts: [
        'Corta el humo azul al prender en la mañana.',
        'Viton con resorte: no dejan bajar aceite por la guía.',
        'Se cambian sin bajar el cabezote con la herramienta correcta.',
      ],
    },
    (engine, random) => ({
      name: `Sellos de válvula (juego) ${engine.called}`,
      fits: engine.fits,
      attributes: {
        'Diámetro interior': formatMillimetres(random.pick([5, 5.5, 6, 7]), 1),
        Cantidad: `${engine.cylinders * 4} piezas`,
        Material: 'Viton',
      },
      price: byEngine(690, engine),
      look: { kind: 'oil-seal', look: 'valve-16' },
    }),
  ),
];

const hoses: Template[] = [
  createBodyTemplate(
    {
      category: '02-008',
      code: 'MOT-MA',
      brands: makers.rubber,
      excerpts: [
        'EPDM con malla interior: no se infla con la presión del circuito.',
        'Apriétela y mírela en caliente: si está blanda o cuarteada, cámbiela.',
        'Forma de fábrica; cambie también las abrazaderas.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Manguera superior de radiador',
      fits,
      attributes: {
        'Diámetro interior': formatMillimetres(pickBySize(size, [28, 30, 32, 34, 36])),
        Largo: formatMillimetres(random.between(28, 52) * 10),
        Material: 'EPDM',
      },
      price: pickBySize(size, [640, 720, 880, 990, 1120]) + random.between(0, 9) * 15,
      look: { kind: 'hose', look: 'elbow' },
    }),
  ),
  createBodyTemplate(
    {
      category: '02-008',
      code: 'MOT-MA',
      brands: makers.rubber,
      excerpts: [
        'La de abajo trabaja al vacío: lleva resorte adentro para no cerrarse.',
        'Curva moldeada que no roza con la banda.',
        'Cámbielas en pareja, superior e inferior.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Manguera inferior de radiador',
      fits,
      attributes: {
        'Diámetro interior': formatMillimetres(pickBySize(size, [28, 30, 32, 34, 36])),
        Largo: formatMillimetres(random.between(32, 60) * 10),
        Material: 'EPDM con resorte',
      },
      price: pickBySize(size, [690, 790, 940, 1060, 1190]) + random.between(0, 9) * 15,
      look: { kind: 'hose', look: 's-shaped' },
    }),
  ),
  createBodyTemplate(
    {
      category: '02-008',
      code: 'MOT-MA',
      brands: makers.rubber,
      excerpts: [
        'Lleva el agua caliente al calefactor: si el piso se moja, empiece por aquí.',
        'Tramo recto que se corta a la medida.',
        'Resiste 125 °C y el refrigerante orgánico.',
      ],
    },
    ({ fits }, random) => ({
      name: 'Manguera de calefacción',
      fits,
      attributes: {
        'Diámetro interior': formatMillimetres(random.pick([16, 18, 19])),
        Largo: formatMillimetres(random.between(40, 90) * 10),
        Material: 'EPDM',
      },
      price: 420 + random.between(0, 12) * 20,
      look: { kind: 'hose', look: 'straight' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-008',
      code: 'MOT-TM',
      brands: makers.cooling,
      excerpts: [
        'Abre a la temperatura de fábrica: no ande sin él, gasta más y calienta menos.',
        'Con empaque y válvula de aire hacia arriba.',
        'Si la aguja sube y baja en carretera, suele estar pegado.',
      ],
    },
    (engine, random) => ({
      name: `Termostato ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Apertura: `${random.pick([76, 80, 82, 88])} °C`,
        Diámetro: formatMillimetres(random.pick([48, 52, 54, 56])),
      },
      price: byEngine(820, engine),
      look: { kind: 'thermostat', look: 'bare' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-008',
      code: 'MOT-TM',
      brands: makers.cooling,
      excerpts: [
        'Termostato y toma de agua en una pieza: la tapa plástica vieja se raja sola.',
        'Trae oring y hueco para el sensor.',
        'Apriete en cruz y sin exceso: es plástico con fibra.',
      ],
    },
    (engine, random) => ({
      name: `Termostato con carcasa ${engine.called}`,
      fits: engine.fits,
      attributes: { Apertura: `${random.pick([80, 82, 88])} °C`, Material: 'Poliamida con fibra' },
      price: byEngine(2100, engine),
      look: { kind: 'thermostat', look: 'housing' },
    }),
    isPetrol,
  ),
];

const exhausts: Template[] = [
  createBodyTemplate(
    {
      category: '02-009',
      code: 'MOT-ES',
      brands: makers.exhaust,
      excerpts: [
        'Acero aluminizado con doble cámara: sonido de fábrica y no se pica al año.',
        'Con ganchos y brida; pida cauchos nuevos para que no cuelgue.',
        'Soldadura continua: pasa la revisión técnica sin fugas.',
      ],
    },
    ({ fits, size }, random) => ({
      name: 'Silenciador posterior',
      fits,
      attributes: {
        Material: 'Acero aluminizado',
        Diámetro: formatMillimetres(pickBySize(size, [38, 42, 45, 51, 54])),
        Largo: formatMillimetres(random.between(90, 150) * 10),
      },
      price: pickBySize(size, [4200, 4900, 5900, 6800, 7400]) + random.between(0, 9) * 80,
      look: { kind: 'exhaust', look: 'muffler' },
    }),
  ),
  createEngineTemplate(
    {
      category: '02-009',
      code: 'MOT-CT',
      brands: makers.exhaust,
      excerpts: [
        'Cerámica de tres vías para aprobar los gases en la revisión técnica.',
        'Antes de cambiarlo corrija el consumo de aceite: eso es lo que lo tapa.',
        'Con rosca para el sensor de oxígeno y bridas de fábrica.',
      ],
    },
    (engine, random) => ({
      name: `Catalizador ${engine.called}`,
      fits: engine.fits,
      attributes: {
        Tipo: 'Tres vías',
        Diámetro: formatMillimetres(random.pick([90, 102, 110])),
        Norma: random.pick(['Euro 3', 'Euro 4']),
      },
      price: byEngine(14800, engine),
      look: { kind: 'exhaust', look: 'catalytic' },
    }),
    isPetrol,
  ),
];

export const engine: readonly Template[] = [
  ...pistons,
  ...gaskets,
  ...timing,
  ...cooling,
  ...fuel,
  ...mounts,
  ...valves,
  ...hoses,
  ...exhausts,
];
