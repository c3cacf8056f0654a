import type { PartGroup } from '../part';
import { presentation, wiperSize } from '../options';

export const maintenance: readonly PartGroup[] = [
  {
    category: '03-001',
    parts: [
      { sku: 'MAN-FO-3102', name: 'Filtro de aceite roscado 3/4-16', brand: 'andivor', price: 320, fits: 'Aveo / Sail / Spark', attributes: { Rosca: '3/4-16 UNF', Altura: '75 mm', Diámetro: '66 mm' }, excerpt: 'Válvula antirretorno de silicona: el motor arranca con aceite arriba.', family: 'aveo-oil-filter', stock: 180 },
      { sku: 'MAN-FO-3117', name: 'Filtro de aceite de larga duración 3/4-16', brand: 'orvantis', price: 540, fits: 'Aveo / Sail', attributes: { Rosca: '3/4-16 UNF', Altura: '80 mm', Filtración: '15 µm' }, excerpt: 'Medio sintético para cambios de 10.000 km con aceite sintético.', family: 'aveo-oil-filter' },
      { sku: 'MAN-FO-3124', name: 'Filtro de aceite M20 × 1,5', brand: 'taegarin', price: 380, fits: 'Rio / Accent / Tucson / Sportage / Picanto / S3', attributes: { Rosca: 'M20 × 1,5', Altura: '85 mm', Diámetro: '80 mm' }, excerpt: 'El filtro de casi todos los coreanos a gasolina. Empaque ya lubricado.' },
      { sku: 'MAN-FO-3136', name: 'Filtro de aceite diésel M26 × 1,5', brand: 'haruvex', price: 890, fits: 'D-Max [4JK1] / D-Max [4JH1]', attributes: { Rosca: 'M26 × 1,5', Altura: '118 mm', Diámetro: '96 mm' }, excerpt: 'Doble filtrado para diésel con turbo, con válvula de derivación de 1,2 bar.' },
      { sku: 'MAN-FO-3148', name: 'Elemento de filtro de aceite con empaques', brand: 'haruvex', price: 610, fits: 'Corolla 2009-2025', attributes: { Altura: '55 mm', Diámetro: '64 mm', Tipo: 'Cartucho' }, excerpt: 'Cartucho de papel con los dos empaques que hay que cambiar en la tapa.' },
    ],
  },
  {
    category: '03-002',
    parts: [
      { sku: 'MAN-FA-3205', name: 'Filtro de aire de panel', brand: 'andivor', price: 460, fits: 'Aveo', attributes: { Largo: '232 mm', Ancho: '168 mm', Altura: '42 mm' }, excerpt: 'Papel plisado con marco de poliuretano que sella en todo el contorno.' },
      { sku: 'MAN-FA-3211', name: 'Filtro de aire cónico de alto flujo 3"', brand: 'amparox', price: 2450, fits: 'all', attributes: { Diámetro: '76 mm', Material: 'Algodón lavable' }, excerpt: 'Algodón aceitado que se lava y se vuelve a usar. Trae abrazadera.' },
      { sku: 'MAN-FA-3223', name: 'Filtro de cabina con carbón activado', brand: 'orvantis', price: 890, fits: 'Sportage 2011-2022 / Tucson 2011-2021', attributes: { Largo: '240 mm', Ancho: '203 mm', Tipo: 'Carbón activado' }, excerpt: 'Retiene polvo y el olor a humo del tráfico. Se cambia desde la guantera en cinco minutos.' },
      { sku: 'MAN-FA-3237', name: 'Filtro de aire radial', brand: 'haruvex', price: 1340, fits: 'Hilux 2005-2015 / Fortuner 2006-2015', attributes: { Diámetro: '172 mm', Altura: '286 mm', Tipo: 'Radial' }, excerpt: 'Doble aleta para caminos de polvo; malla metálica interior.' },
      { sku: 'MAN-FA-3244', name: 'Filtro de cabina', brand: 'taegarin', price: 520, fits: 'Sail / Rio 2012-2025 / Accent 2012-2023 / Swift 2012-2025 / Tiggo 2017-2025', attributes: { Largo: '226 mm', Ancho: '200 mm', Tipo: 'Partículas' }, excerpt: 'Cuida el evaporador del aire acondicionado y los pulmones.' },
    ],
  },
  {
    category: '03-003',
    parts: [
      { sku: 'MAN-AC-3301', name: 'Aceite de motor sintético 5W-30', brand: 'lubrenta', price: 1180, fits: 'all', attributes: { Viscosidad: '5W-30', Norma: 'API SP', Base: 'Sintética' }, excerpt: 'Sintético para motores modernos a gasolina: protege desde el primer giro en la mañana fría de la Sierra.', options: [presentation], stock: 150 },
      { sku: 'MAN-AC-3313', name: 'Aceite de motor semisintético 10W-30', brand: 'lubrenta', price: 760, fits: 'all', attributes: { Viscosidad: '10W-30', Norma: 'API SN', Base: 'Semisintética' }, excerpt: 'El de todos los días para motores con menos de 150.000 km.', options: [presentation] },
      { sku: 'MAN-AC-3328', name: 'Aceite mineral 20W-50 alto kilometraje', brand: 'lubrenta', price: 590, fits: 'all', attributes: { Viscosidad: '20W-50', Norma: 'API SL', Base: 'Mineral' }, excerpt: 'Más cuerpo para motores rodados que ya consumen. Con acondicionador de retenedores.', options: [presentation] },
      { sku: 'MAN-AC-3335', name: 'Aceite diésel 15W-40', brand: 'lubrenta', price: 720, fits: 'all', attributes: { Viscosidad: '15W-40', Norma: 'API CK-4', Base: 'Mineral' }, excerpt: 'Para diésel con turbo y recirculación de gases. Mantiene el hollín en suspensión.', options: [presentation] },
      { sku: 'MAN-AC-3342', name: 'Aceite de transmisión automática ATF multivehículo', brand: 'lubrenta', price: 980, fits: 'all', attributes: { Norma: 'ATF multivehículo', Base: 'Sintética' }, excerpt: 'Para cajas automáticas y direcciones hidráulicas. Revise la norma en su manual.', options: [presentation] },
    ],
  },
  {
    category: '03-004',
    parts: [
      { sku: 'MAN-BU-3403', name: 'Bujía de níquel (juego de 4)', brand: 'haruvex', price: 680, fits: 'Aveo / Sail / Spark', attributes: { Rosca: '14 mm', Hexágono: '16 mm', Separación: '0,8 mm', Cantidad: '4 piezas' }, excerpt: 'Electrodo de níquel con ranura. Cambio recomendado cada 20.000 km.', family: 'aveo-plugs' },
      { sku: 'MAN-BU-3419', name: 'Bujía de iridio (juego de 4)', brand: 'haruvex', price: 2980, fits: 'Aveo / Sail / Spark', attributes: { Rosca: '14 mm', Hexágono: '16 mm', Separación: '0,9 mm', Cantidad: '4 piezas' }, excerpt: 'Punta de iridio de 0,6 mm: arranque firme en la altura y hasta 80.000 km.', family: 'aveo-plugs' },
      { sku: 'MAN-BU-3426', name: 'Cables de bujía 7 mm (juego)', brand: 'amparox', price: 1870, fits: 'Aveo [F16D3]', attributes: { Diámetro: '7 mm', Resistencia: '5 kΩ/m', Material: 'Silicona' }, excerpt: 'Silicona que no se pega al múltiple. Capuchones largos para el pozo de la bujía.' },
      { sku: 'MAN-BU-3434', name: 'Bujía de platino (juego de 4)', brand: 'haruvex', price: 2150, fits: 'Rio 2012-2025 / Accent 2012-2023 / i10', attributes: { Rosca: '12 mm', Hexágono: '16 mm', Separación: '1,0 mm', Cantidad: '4 piezas' }, excerpt: 'Rosca larga de 12 mm para cabezotes coreanos de cuatro válvulas.' },
      { sku: 'MAN-BU-3447', name: 'Bujía de precalentamiento 11 V', brand: 'orvantis', price: 1120, fits: 'Hilux 2006-2015 [2KD-FTV] / Frontier [YD25]', attributes: { Voltaje: '11 V', Rosca: 'M10 × 1,25', Tipo: 'Incandescente' }, excerpt: 'Alcanza 900 °C en cuatro segundos. Se vende por unidad.' },
    ],
  },
  {
    category: '03-005',
    parts: [
      { sku: 'MAN-RA-3506', name: 'Refrigerante anticongelante 50/50', brand: 'lubrenta', price: 640, fits: 'all', attributes: { Concentración: '50 %', Color: 'Verde', Tecnología: 'Orgánica' }, excerpt: 'Listo para usar: no se mezcla con agua. Protege aluminio y empaques.', options: [presentation] },
      { sku: 'MAN-RA-3514', name: 'Refrigerante rojo de larga duración', brand: 'lubrenta', price: 780, fits: 'all', attributes: { Concentración: '50 %', Color: 'Rojo', Tecnología: 'Orgánica' }, excerpt: 'Cinco años o 240.000 km en circuitos limpios.', options: [presentation] },
      { sku: 'MAN-RA-3521', name: 'Líquido de frenos DOT 4 500 ml', brand: 'lubrenta', price: 450, fits: 'all', attributes: { Norma: 'DOT 4', Contenido: '500 ml', 'Punto de ebullición': '245 °C' }, excerpt: 'No hierve en las bajadas largas. Cámbielo cada dos años.' },
      { sku: 'MAN-RA-3537', name: 'Limpiador de inyectores 300 ml', brand: 'quilmaz', price: 520, fits: 'all', attributes: { Contenido: '300 ml', Uso: 'Gasolina' }, excerpt: 'Un frasco por tanque de 60 litros; afloja la goma de la gasolina guardada.' },
      { sku: 'MAN-RA-3545', name: 'Aditivo urea para diésel 10 L', brand: 'quilmaz', price: 1290, fits: 'all', attributes: { Contenido: '10 L', Norma: 'ISO 22241', Uso: 'Diésel con SCR' }, excerpt: 'Para camionetas con catalizador SCR. Incluye manguera de carga.' },
    ],
  },
  {
    category: '03-006',
    parts: [
      { sku: 'MAN-PL-3601', name: 'Pluma limpiaparabrisas plana universal', brand: 'quilmaz', price: 490, fits: 'all', attributes: { Tipo: 'Plana', Adaptadores: '8', Material: 'Caucho grafitado' }, excerpt: 'Se adapta a gancho, bayoneta y pestaña. Elija la medida del lado del conductor y la del pasajero.', options: [wiperSize], stock: 120 },
      { sku: 'MAN-PL-3615', name: 'Pluma limpiaparabrisas convencional metálica', brand: 'rodelquo', price: 310, fits: 'all', attributes: { Tipo: 'Convencional', Material: 'Acero pintado' }, excerpt: 'Marco metálico y caucho natural, la opción económica que limpia bien.', options: [wiperSize] },
      { sku: 'MAN-PL-3622', name: 'Pluma limpiaparabrisas híbrida', brand: 'haruvex', price: 780, fits: 'all', attributes: { Tipo: 'Híbrida', Material: 'Caucho con recubrimiento' }, excerpt: 'Alerón que la asienta a velocidad de carretera y no salta con el aguacero de la Costa.', options: [wiperSize] },
      { sku: 'MAN-PL-3636', name: 'Pluma posterior con brazo', brand: 'taegarin', price: 970, fits: 'Sportage / Tucson / Grand Vitara', attributes: { Largo: '305 mm', Posición: 'Posterior' }, excerpt: 'Brazo y pluma posteriores en conjunto, con tapa de tuerca.' },
      { sku: 'MAN-PL-3648', name: 'Cauchos de repuesto para plumas 26" (par)', brand: 'quilmaz', price: 240, fits: 'all', attributes: { Largo: '660 mm', Cantidad: '2 piezas' }, excerpt: 'Se cortan a la medida: renueve solo el caucho y conserve la pluma.' },
    ],
  },
];
