import type { PartGroup } from '../part';

export const engine: readonly PartGroup[] = [
  {
    category: '02-001',
    parts: [
      { sku: 'MOT-PI-2103', name: 'Juego de pistones STD con pasadores', brand: 'haruvex', price: 9450, fits: 'Aveo [F16D3]', attributes: { Diámetro: '79,0 mm', Medida: 'STD', Cilindros: '4' }, excerpt: 'Cuatro pistones con falda grafitada y pasadores. Para motor 1.6 F16D3.' },
      { sku: 'MOT-PI-2115', name: 'Juego de anillos STD', brand: 'haruvex', price: 3280, fits: 'Aveo [F16D3]', attributes: { Diámetro: '79,0 mm', Medida: 'STD', Espesor: '1,2 × 1,5 × 2,5 mm' }, excerpt: 'Anillo superior nitrurado: asienta rápido y gasta menos aceite en la altura.' },
      { sku: 'MOT-PI-2126', name: 'Juego de anillos +0,50', brand: 'haruvex', price: 4190, fits: 'Hilux 2005-2015 [2TR-FE] / Fortuner [2TR-FE]', attributes: { Diámetro: '95,5 mm', Medida: '+0,50 mm', Cilindros: '4' }, excerpt: 'Sobremedida de medio milímetro para bloques rectificados.' },
      { sku: 'MOT-PI-2134', name: 'Juego de chapas de biela STD', brand: 'pistavra', price: 2650, fits: 'D-Max 2005-2013 [4JH1]', attributes: { Medida: 'STD', Material: 'Trimetálico' }, excerpt: 'Cojinetes trimetálicos para el trabajo pesado del diésel.' },
      { sku: 'MOT-PI-2148', name: 'Juego de pistones +0,25 con anillos', brand: 'pistavra', price: 11200, fits: 'Grand Vitara [J20A]', attributes: { Diámetro: '84,25 mm', Medida: '+0,25 mm', Cilindros: '4' }, excerpt: 'Conjunto de pistones y anillos de una misma medida, pesados para que no vibre el motor.' },
    ],
  },
  {
    category: '02-002',
    parts: [
      { sku: 'MOT-EM-2201', name: 'Empaque de cabezote metálico multilámina', brand: 'orvantis', price: 2480, fits: 'Aveo [F16D3]', attributes: { Espesor: '1,2 mm', Material: 'Acero multilámina' }, excerpt: 'Tres láminas de acero con recubrimiento de caucho: aguanta el recalentamiento leve que quema al de asbesto.' },
      { sku: 'MOT-EM-2214', name: 'Juego completo de empaques de motor', brand: 'orvantis', price: 6320, fits: 'Accent 2012-2018 / Rio 2012-2017', attributes: { Contenido: 'Cabezote, tapa, cárter y retenedores', Material: 'Multilámina y NBR' }, excerpt: 'Todo lo que pide una reparación, en una sola caja.' },
      { sku: 'MOT-EM-2227', name: 'Retenedor de cigüeñal posterior', brand: 'kelstrum', price: 890, fits: 'Hilux 2005-2015 / Fortuner', attributes: { 'Diámetro interior': '92 mm', 'Diámetro exterior': '113 mm', Material: 'Viton' }, excerpt: 'Labio de Viton con guardapolvo. Cámbielo siempre que baje la caja.' },
      { sku: 'MOT-EM-2233', name: 'Empaque de tapa de válvulas', brand: 'andivor', price: 670, fits: 'Sail / Spark 2011-2019', attributes: { Material: 'NBR' }, excerpt: 'Caucho moldeado que no necesita silicona en las esquinas.' },
      { sku: 'MOT-EM-2245', name: 'Silicona gris para altas temperaturas 85 g', brand: 'quilmaz', price: 390, fits: 'all', attributes: { Contenido: '85 g', Temperatura: '–50 a 340 °C' }, excerpt: 'Formadora de empaques resistente a aceite y refrigerante. No daña los sensores de oxígeno.' },
    ],
  },
  {
    category: '02-003',
    parts: [
      { sku: 'MOT-BD-2306', name: 'Banda de distribución 127 dientes', brand: 'kelstrum', price: 1890, fits: 'Aveo [F16D3]', attributes: { Dientes: '127', Ancho: '25 mm', Material: 'HNBR' }, excerpt: 'Caucho HNBR con fibra de vidrio. Cámbiela cada 60.000 km junto con el templador.', family: 'aveo-timing-belt', stock: 85 },
      { sku: 'MOT-BD-2311', name: 'Kit de distribución con banda de 127 dientes y templadores', brand: 'orvantis', price: 5240, fits: 'Aveo [F16D3]', attributes: { Dientes: '127', Ancho: '25 mm', Contenido: 'Banda, templador y polea' }, excerpt: 'Banda, templador y polea loca en una caja: la mano de obra se paga una sola vez.', family: 'aveo-timing-belt' },
      { sku: 'MOT-BD-2324', name: 'Banda de distribución 123 dientes', brand: 'kelstrum', price: 2170, fits: 'Vitara / Sandero [K7M] / Logan [K7M]', attributes: { Dientes: '123', Ancho: '25,4 mm', Material: 'HNBR' }, excerpt: 'Dientes con tejido autolubricado para un giro silencioso.' },
      { sku: 'MOT-BD-2338', name: 'Kit de cadena de distribución', brand: 'taegarin', price: 8960, fits: 'Accent 2012-2018 [G4FC] / Rio 2012-2017 [G4FA]', attributes: { Contenido: 'Cadena, guías y tensor', Eslabones: '138' }, excerpt: 'Con tensor hidráulico y guías nuevas: quita el ruido de arranque en frío.' },
      { sku: 'MOT-BD-2349', name: 'Banda de accesorios 6PK-1780', brand: 'kelstrum', price: 1130, fits: 'Tucson / Sportage / Haval H5', attributes: { Canales: '6', Longitud: '1780 mm', Material: 'EPDM' }, excerpt: 'EPDM que no se cuartea con el calor; mueve alternador, agua y aire acondicionado.' },
    ],
  },
  {
    category: '02-004',
    parts: [
      { sku: 'MOT-BR-2402', name: 'Bomba de agua con empaque', brand: 'haruvex', price: 2340, fits: 'Aveo [F16D3] / Spark 2011-2019', attributes: { Material: 'Aluminio', Rodete: 'Metálico' }, excerpt: 'Rodete metálico y sello cerámico. Conviene cambiarla con la banda.' },
      { sku: 'MOT-BR-2416', name: 'Radiador de aluminio caja manual', brand: 'taegarin', price: 8750, fits: 'Sail', attributes: { Material: 'Aluminio y plástico', Transmisión: 'Manual', Espesor: '16 mm' }, excerpt: 'Panel de aluminio soldado, probado a 2 bar. Trae tapa y cauchos.' },
      { sku: 'MOT-BR-2423', name: 'Radiador de aluminio reforzado', brand: 'taegarin', price: 16800, fits: 'Hilux 2006-2015 [2KD-FTV]', attributes: { Material: 'Aluminio', Transmisión: 'Manual', Espesor: '36 mm' }, excerpt: 'Doble fila para subir a la Sierra con carga sin que suba la temperatura.', stock: 0 },
      { sku: 'MOT-BR-2435', name: 'Termostato 82 °C', brand: 'kelstrum', price: 980, fits: 'Corolla / Yaris', attributes: { Apertura: '82 °C', Diámetro: '54 mm' }, excerpt: 'Abre a la temperatura de fábrica e incluye el empaque.' },
      { sku: 'MOT-BR-2447', name: 'Electroventilador de radiador', brand: 'amparox', price: 6190, fits: 'Gol 2009-2019 / Logan 2006-2015', attributes: { Voltaje: '12 V', Diámetro: '340 mm', Potencia: '220 W' }, excerpt: 'Motor balanceado con aspa y carcasa; conector original.' },
    ],
  },
  {
    category: '02-005',
    parts: [
      { sku: 'MOT-IN-2505', name: 'Bomba de gasolina eléctrica 3 bar', brand: 'amparox', price: 3980, fits: 'Aveo / Sail / Spark', attributes: { Presión: '3,0 bar', Voltaje: '12 V', Caudal: '110 L/h' }, excerpt: 'Pila con cedazo y conector para montar dentro del módulo original.' },
      { sku: 'MOT-IN-2513', name: 'Inyector de gasolina 4 huecos', brand: 'amparox', price: 2870, fits: 'Rio 2012-2017 / Accent 2012-2018', attributes: { Huecos: '4', Impedancia: '12 Ω', Caudal: '185 cc/min' }, excerpt: 'Inyector calibrado en banco; se recomienda cambiarlos por juego.' },
      { sku: 'MOT-IN-2522', name: 'Filtro de combustible diésel con separador de agua', brand: 'orvantis', price: 1760, fits: 'D-Max [4JK1] / D-Max [4JH1]', attributes: { Altura: '142 mm', Rosca: 'M20 × 1,5', Filtración: '4 µm' }, excerpt: 'Atrapa el agua antes que llegue a la bomba de alta presión. Purga manual.' },
      { sku: 'MOT-IN-2536', name: 'Inyector diésel riel común', brand: 'orvantis', price: 27600, fits: 'Hilux 2006-2015 [2KD-FTV]', attributes: { Tipo: 'Riel común', Presión: '1600 bar' }, excerpt: 'Inyector nuevo con código de calibración impreso. No exige casco a cambio.', stock: 'backorder' },
      { sku: 'MOT-IN-2541', name: 'Regulador de presión de combustible', brand: 'haruvex', price: 2130, fits: 'Grand Vitara / Swift 2005-2011', attributes: { Presión: '3,0 bar', Conexión: 'Brida de 2 pernos' }, excerpt: 'Mantiene la presión estable en ralentí y termina con el arranque difícil en caliente.' },
    ],
  },
  {
    category: '02-006',
    parts: [
      { sku: 'MOT-BM-2604', name: 'Base de motor derecha hidráulica', brand: 'taegarin', price: 2590, fits: 'Aveo', attributes: { Posición: 'Derecha', Tipo: 'Hidráulica' }, excerpt: 'Cámara de aceite que absorbe la vibración en ralentí, como la original.' },
      { sku: 'MOT-BM-2612', name: 'Base de caja izquierda', brand: 'taegarin', price: 2240, fits: 'Accent 2006-2011 / Rio 2006-2011', attributes: { Posición: 'Izquierda', Tipo: 'Caucho macizo' }, excerpt: 'Caucho de dureza 60 que aguanta arranques con carga.' },
      { sku: 'MOT-BM-2627', name: 'Base de motor delantera', brand: 'andivor', price: 1980, fits: 'Hilux 2005-2015', attributes: { Posición: 'Delantera', Tipo: 'Caucho macizo', Lado: 'Ambos' }, excerpt: 'Sirve para los dos lados. Pernos incluidos.' },
      { sku: 'MOT-BM-2635', name: 'Hueso de motor', brand: 'rodelquo', price: 1670, fits: 'Sandero / Logan / Duster 2012-2020', attributes: { Posición: 'Inferior', Tipo: 'Biela de reacción' }, excerpt: 'Bujes nuevos en los dos extremos: quita el golpe al acelerar y al soltar.' },
      { sku: 'MOT-BM-2648', name: 'Base de motor y caja (juego de 3)', brand: 'zhenqara', price: 4380, fits: 'QQ / Tiggo 2008-2016', attributes: { Cantidad: '3 piezas', Tipo: 'Caucho macizo' }, excerpt: 'Las tres bases en una caja, para que no vibre una contra la otra.' },
    ],
  },
];
