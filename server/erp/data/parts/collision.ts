import type { PartGroup } from '../part';
import { colour, side } from '../options';

export const collision: readonly PartGroup[] = [
  {
    category: '01-001',
    parts: [
      { sku: 'COL-PA-1104', name: 'Parachoques delantero sin huecos para neblineros', brand: 'zhenqara', price: 6850, fits: 'Aveo 2006-2014', attributes: { Posición: 'Delantero', Material: 'Polipropileno', Acabado: 'Listo para pintar' }, excerpt: 'Parachoques con los puntos de anclaje de fábrica: entra sin recortar ni calentar. Se entrega sin pintar.', family: 'aveo-front-bumper' },
      { sku: 'COL-PA-1112', name: 'Parachoques delantero reforzado', brand: 'andivor', price: 7990, fits: 'Aveo 2006-2014', attributes: { Posición: 'Delantero', Material: 'Polipropileno reforzado', Acabado: 'Imprimado' }, excerpt: 'Más espesor en las esquinas, donde más se golpea en ciudad. Viene con imprimación gris.', family: 'aveo-front-bumper' },
      { sku: 'COL-PA-1127', name: 'Parachoques posterior', brand: 'zhenqara', price: 8420, fits: 'Rio 2012-2017', attributes: { Posición: 'Posterior', Material: 'Polipropileno', Acabado: 'Listo para pintar' }, excerpt: 'Incluye los alojamientos de los reflectores. Se instala con las grapas originales.' },
      { sku: 'COL-PA-1135', name: 'Parachoques posterior metálico cromado', brand: 'rodelquo', price: 14250, fits: 'Hilux 2005-2015 / D-Max 2005-2013', attributes: { Posición: 'Posterior', Material: 'Acero', Acabado: 'Cromado' }, excerpt: 'Acero estampado con estribo antideslizante para subir a la carga. Trae soportes y pernos.' },
      { sku: 'COL-PA-1149', name: 'Guías de parachoques delantero (par)', brand: 'andivor', price: 980, fits: 'Sail / Spark', attributes: { Posición: 'Delantero', Lado: 'Ambos', Material: 'Nailon' }, excerpt: 'Las guías que sostienen las puntas del parachoques contra el guardafango; se rompen en casi todo golpe frontal.' },
    ],
  },
  {
    category: '01-002',
    parts: [
      { sku: 'COL-FA-1203', name: 'Faro delantero halógeno con regulación manual', brand: 'lumbrek', price: 5480, fits: 'Sail 2011-2019', attributes: { Posición: 'Delantero', Tecnología: 'Halógeno H4', Lente: 'Policarbonato' }, excerpt: 'Lente de policarbonato con protección UV que no se amarilla en el primer año. Se vende por lado.', options: [side] },
      { sku: 'COL-FA-1218', name: 'Faro delantero con lupa y luz diurna LED', brand: 'lumbrek', price: 11890, fits: 'Sportage 2011-2016 / Tucson 2011-2015', attributes: { Posición: 'Delantero', Tecnología: 'Lupa H7 + LED', Voltaje: '12 V' }, excerpt: 'Haz concentrado por lupa y guía LED diurna. Usa el conector original, sin adaptadores.', options: [side] },
      { sku: 'COL-FA-1226', name: 'Stop posterior', brand: 'lumbrek', price: 3670, fits: 'D-Max 2014-2025', attributes: { Posición: 'Posterior', Tecnología: 'Foco P21/5W', Voltaje: '12 V' }, excerpt: 'Stop completo con arnés y portafocos. Empaque de espuma contra el polvo del balde.', options: [side] },
      { sku: 'COL-FA-1231', name: 'Neblinero LED universal de 3 pulgadas (par)', brand: 'lumbrek', price: 2490, fits: 'all', attributes: { Diámetro: '76 mm', Potencia: '18 W', Voltaje: '12–24 V', Protección: 'IP67' }, excerpt: 'Par de neblineros sellados contra agua y polvo, con bases giratorias de acero inoxidable.' },
      { sku: 'COL-FA-1244', name: 'Guía lateral de guardafango', brand: 'zhenqara', price: 640, fits: 'Corolla 2009-2019 / Yaris', attributes: { Posición: 'Lateral', Tecnología: 'Foco WY5W', Lente: 'Ámbar' }, excerpt: 'Direccional lateral ámbar que entra a presión en el guardafango; sirve para ambos lados.' },
    ],
  },
  {
    category: '01-003',
    parts: [
      { sku: 'COL-ES-1305', name: 'Espejo retrovisor exterior eléctrico', brand: 'lumbrek', price: 4890, fits: 'Aveo 2006-2018', attributes: { Accionamiento: 'Eléctrico', Conector: '5 pines', Acabado: 'Base negra' }, excerpt: 'Retrovisor completo con motor de ajuste y luna convexa. Elija el lado antes de agregarlo al carrito.', options: [side], stock: 24 },
      { sku: 'COL-ES-1316', name: 'Espejo retrovisor exterior manual', brand: 'zhenqara', price: 2250, fits: 'Spark 2006-2016', attributes: { Accionamiento: 'Manual con palanca', Acabado: 'Negro texturizado' }, excerpt: 'Se ajusta desde adentro con palanca. Trae triángulo y pernos de montaje.', options: [side] },
      { sku: 'COL-ES-1322', name: 'Luna de espejo con base', brand: 'andivor', price: 790, fits: 'D-Max 2005-2013', attributes: { Tipo: 'Convexa', Lado: 'Según opción' }, excerpt: 'Solo la luna con su base plástica: cambie el vidrio roto sin comprar el espejo entero.', options: [side] },
      { sku: 'COL-ES-1338', name: 'Espejo retrovisor eléctrico con direccional', brand: 'lumbrek', price: 7640, fits: 'Hilux 2016-2025 / Fortuner 2016-2025', attributes: { Accionamiento: 'Eléctrico abatible', Conector: '7 pines', Acabado: 'Cromado' }, excerpt: 'Abatible desde el tablero y con direccional LED en la carcasa.', options: [side] },
      { sku: 'COL-ES-1347', name: 'Espejo interior antirreflejo', brand: 'quilmaz', price: 1180, fits: 'all', attributes: { Tipo: 'Día / noche', Montaje: 'Adhesivo al parabrisas' }, excerpt: 'Palanca de día y noche y base adhesiva para cualquier parabrisas.' },
    ],
  },
  {
    category: '01-004',
    parts: [
      { sku: 'COL-GC-1402', name: 'Guardafango delantero', brand: 'zhenqara', price: 4180, fits: 'Aveo 2006-2014', attributes: { Posición: 'Delantero', Material: 'Acero estampado', Acabado: 'Electroforesis negra' }, excerpt: 'Chapa con baño anticorrosivo y hueco para la guía lateral. Calza con las líneas de la puerta.', options: [side] },
      { sku: 'COL-GC-1413', name: 'Capó', brand: 'zhenqara', price: 13700, fits: 'Accent 2012-2018', attributes: { Material: 'Acero estampado', Acabado: 'Electroforesis negra' }, excerpt: 'Capó con refuerzo interior y puntos de bisagra de fábrica. Retiro en local o envío asegurado.' },
      { sku: 'COL-GC-1425', name: 'Guardafango delantero con hueco para bisel', brand: 'andivor', price: 5360, fits: 'Hilux 2005-2015', attributes: { Posición: 'Delantero', Material: 'Acero estampado', Acabado: 'Imprimado' }, excerpt: 'Para versiones 4×4 con bisel plástico: las perforaciones vienen hechas.', options: [side] },
      { sku: 'COL-GC-1431', name: 'Guardapolvo de guardafango', brand: 'rodelquo', price: 1390, fits: 'Gol 2009-2019 / Sandero 2009-2015', attributes: { Posición: 'Delantero', Material: 'Polietileno' }, excerpt: 'Protege el vano del motor del lodo y las piedras. Se fija con grapas plásticas.', options: [side] },
      { sku: 'COL-GC-1446', name: 'Bisagra de capó (par)', brand: 'andivor', price: 1570, fits: 'Sentra 2013-2019', attributes: { Lado: 'Ambos', Material: 'Acero galvanizado' }, excerpt: 'Par de bisagras galvanizadas; cámbielas cuando el capó ya no cuadra después del golpe.' },
    ],
  },
  {
    category: '01-005',
    parts: [
      { sku: 'COL-MM-1501', name: 'Mascarilla frontal cromada', brand: 'zhenqara', price: 3290, fits: 'D-Max 2014-2025', attributes: { Material: 'ABS', Acabado: 'Cromado' }, excerpt: 'Mascarilla con baño de cromo de tres capas y base para el emblema.' },
      { sku: 'COL-MM-1514', name: 'Mascarilla frontal negra', brand: 'andivor', price: 2740, fits: 'Grand Vitara', attributes: { Material: 'ABS', Acabado: 'Negro brillante' }, excerpt: 'Se instala con los clips originales, sin desmontar el parachoques.' },
      { sku: 'COL-MM-1523', name: 'Molduras laterales de puerta (juego de 4)', brand: 'quilmaz', price: 2160, fits: 'Sail / Aveo / Spark', attributes: { Cantidad: '4 piezas', Material: 'PVC', Fijación: 'Cinta doble faz' }, excerpt: 'Evitan el picado en los parqueaderos. Cinta de doble faz automotriz ya colocada.', options: [colour], stock: 60 },
      { sku: 'COL-MM-1537', name: 'Moldura protectora universal en rollo de 10 m', brand: 'quilmaz', price: 890, fits: 'all', attributes: { Longitud: '10 m', Ancho: '22 mm', Fijación: 'Autoadhesiva' }, excerpt: 'Se corta a la medida con tijera y resiste el lavado a presión.', options: [colour] },
      { sku: 'COL-MM-1548', name: 'Biseles de guardafango (juego de 4)', brand: 'rodelquo', price: 5980, fits: 'Amarok / Ranger 2013-2022', attributes: { Cantidad: '4 piezas', Material: 'ABS texturizado', Ancho: '70 mm' }, excerpt: 'Cubren el borde del guardafango con llantas más anchas. Incluyen empaques y tornillos.' },
    ],
  },
  {
    category: '01-006',
    parts: [
      { sku: 'COL-PM-1607', name: 'Manija exterior de puerta delantera', brand: 'andivor', price: 860, fits: 'Aveo 2006-2018', attributes: { Posición: 'Delantera', Acabado: 'Negro', Material: 'Nailon con fibra' }, excerpt: 'Reforzada en el gancho, el punto donde se rompe la original.', options: [side] },
      { sku: 'COL-PM-1615', name: 'Manija exterior cromada', brand: 'zhenqara', price: 1240, fits: 'D-Max 2005-2013', attributes: { Posición: 'Delantera', Acabado: 'Cromado' }, excerpt: 'Con hueco para cilindro de llave. Cromo resistente al salitre.', options: [side] },
      { sku: 'COL-PM-1629', name: 'Chapa de puerta con motor de seguro', brand: 'haruvex', price: 3850, fits: 'Sportage 2005-2010 / Tucson 2005-2010', attributes: { Posición: 'Delantera', Conector: '4 pines', Voltaje: '12 V' }, excerpt: 'Chapa completa con motor de bloqueo central; termina con el seguro que no cierra.', options: [side] },
      { sku: 'COL-PM-1633', name: 'Elevador de vidrio eléctrico', brand: 'rodelquo', price: 4470, fits: 'Gol 2009-2019', attributes: { Posición: 'Delantera', Voltaje: '12 V', Conector: '2 pines' }, excerpt: 'Guía, cable y motor en un solo conjunto listo para montar.', options: [side] },
      { sku: 'COL-PM-1642', name: 'Caucho de puerta por metro', brand: 'quilmaz', price: 420, fits: 'all', attributes: { Longitud: '1 m', Material: 'EPDM con alma metálica' }, excerpt: 'Sella el ruido y el polvo. Pida tantos metros como necesite: se envía en una sola tira.' },
    ],
  },
];
