import type { PartGroup } from '../part';
import { colourTemperature } from '../options';

export const electrical: readonly PartGroup[] = [
  {
    category: '04-001',
    parts: [
      { sku: 'ELE-BA-4104', name: 'Batería 42 Ah libre de mantenimiento', brand: 'andivor', price: 6480, fits: 'all', attributes: { Voltaje: '12 V', Capacidad: '42 Ah', 'Arranque en frío': '390 A', Borne: 'Positivo derecho' }, excerpt: 'Para autos de hasta 1.6 litros. Sellada, con ojo indicador de carga.' },
      { sku: 'ELE-BA-4112', name: 'Batería 55 Ah libre de mantenimiento', brand: 'andivor', price: 7990, fits: 'all', attributes: { Voltaje: '12 V', Capacidad: '55 Ah', 'Arranque en frío': '520 A', Borne: 'Positivo derecho' }, excerpt: 'Placas de plata-calcio que aguantan el calor de la Costa. Un año de garantía.', stock: 45 },
      { sku: 'ELE-BA-4127', name: 'Batería 66 Ah borne invertido', brand: 'andivor', price: 9650, fits: 'all', attributes: { Voltaje: '12 V', Capacidad: '66 Ah', 'Arranque en frío': '600 A', Borne: 'Positivo izquierdo' }, excerpt: 'Polaridad invertida para sedanes coreanos y japoneses. Mida su bandeja antes de comprar.' },
      { sku: 'ELE-BA-4133', name: 'Batería 90 Ah para diésel', brand: 'andivor', price: 13900, fits: 'Hilux / D-Max / Ranger / Amarok / BT-50 / Frontier / Wingle / T6 / F-150', attributes: { Voltaje: '12 V', Capacidad: '90 Ah', 'Arranque en frío': '800 A' }, excerpt: 'Fuerza de arranque para diésel de hasta 3.2 litros, aun a tres mil metros.' },
      { sku: 'ELE-BA-4148', name: 'Bornes de batería de bronce (par)', brand: 'quilmaz', price: 380, fits: 'all', attributes: { Material: 'Bronce', Cantidad: '2 piezas' }, excerpt: 'Bornes reforzados con tornillo pasante; no se sulfatan como los de plomo.' },
    ],
  },
  {
    category: '04-002',
    parts: [
      { sku: 'ELE-AL-4203', name: 'Alternador 85 A', brand: 'amparox', price: 12400, fits: 'Aveo', attributes: { Voltaje: '12 V', Corriente: '85 A', Canales: '6' }, excerpt: 'Nuevo, no reconstruido. Regulador integrado y polea incluida.' },
      { sku: 'ELE-AL-4216', name: 'Alternador 90 A', brand: 'taegarin', price: 14300, fits: 'Accent 2012-2018 / Rio 2012-2017', attributes: { Voltaje: '12 V', Corriente: '90 A', Canales: '6' }, excerpt: 'Probado en banco con su hoja de curva dentro de la caja.' },
      { sku: 'ELE-AL-4225', name: 'Alternador 100 A con bomba de vacío', brand: 'haruvex', price: 21500, fits: 'D-Max 2005-2013 [4JH1]', attributes: { Voltaje: '12 V', Corriente: '100 A', Polea: 'Canal en V' }, excerpt: 'Con bomba de vacío para el servofreno, como pide el diésel.', stock: 'backorder' },
      { sku: 'ELE-AL-4231', name: 'Regulador de voltaje 14,5 V', brand: 'amparox', price: 1890, fits: 'Gol / Sandero 2009-2015 / Logan 2006-2015', attributes: { Voltaje: '14,5 V', Tipo: 'Integrado con carbones' }, excerpt: 'Regulador y portacarbones en una pieza. Salva el alternador si solo dejó de cargar.' },
      { sku: 'ELE-AL-4244', name: 'Juego de carbones para alternador', brand: 'quilmaz', price: 260, fits: 'all', attributes: { Largo: '18 mm', Ancho: '5 mm', Cantidad: '2 piezas' }, excerpt: 'Carbones con cable de cobre trenzado para soldar.' },
    ],
  },
  {
    category: '04-003',
    parts: [
      { sku: 'ELE-MA-4302', name: 'Motor de arranque 1,0 kW', brand: 'amparox', price: 9870, fits: 'Aveo / Sail 2011-2019', attributes: { Voltaje: '12 V', Potencia: '1,0 kW', Dientes: '9' }, excerpt: 'Reducción planetaria: gira más rápido y pide menos batería.' },
      { sku: 'ELE-MA-4315', name: 'Motor de arranque 2,0 kW diésel', brand: 'haruvex', price: 18650, fits: 'Hilux 2006-2015 [2KD-FTV]', attributes: { Voltaje: '12 V', Potencia: '2,0 kW', Dientes: '11' }, excerpt: 'Para diésel 2.5: bendix reforzado y automático nuevo.' },
      { sku: 'ELE-MA-4328', name: 'Automático de arranque', brand: 'amparox', price: 2180, fits: 'Sentra 2007-2019 / X-Trail', attributes: { Voltaje: '12 V', Conexión: 'M8' }, excerpt: 'Solenoide con contactos de cobre macizo; quita el clic sin giro.' },
      { sku: 'ELE-MA-4334', name: 'Bendix de arranque 9 dientes', brand: 'rodelquo', price: 1240, fits: 'Spark / Aveo', attributes: { Dientes: '9', Diámetro: '26 mm' }, excerpt: 'Rueda libre de agujas que no patina en frío.' },
      { sku: 'ELE-MA-4347', name: 'Motor de arranque 1,4 kW', brand: 'taegarin', price: 11900, fits: 'Tucson 2005-2015 / Sportage 2005-2016', attributes: { Voltaje: '12 V', Potencia: '1,4 kW', Dientes: '8' }, excerpt: 'Nuevo, con bujes y carbones de la misma serie de la original.' },
    ],
  },
  {
    category: '04-004',
    parts: [
      { sku: 'ELE-SE-4401', name: 'Sensor de oxígeno 4 cables', brand: 'haruvex', price: 3980, fits: 'Aveo / Sail', attributes: { Cables: '4', Rosca: 'M18 × 1,5', Posición: 'Antes del catalizador' }, excerpt: 'Conector de fábrica, sin empalmes. Baja el consumo cuando el anterior ya responde lento.' },
      { sku: 'ELE-SE-4413', name: 'Sensor de posición de cigüeñal (CKP)', brand: 'amparox', price: 1870, fits: 'Accent / Rio', attributes: { Tipo: 'Inductivo', Conector: '3 pines' }, excerpt: 'Si el motor se apaga en caliente y vuelve a prender frío, empiece por aquí.' },
      { sku: 'ELE-SE-4426', name: 'Sensor de temperatura de refrigerante', brand: 'kelstrum', price: 740, fits: 'Corolla / Yaris / Hilux', attributes: { Rosca: 'M12 × 1,5', Conector: '2 pines' }, excerpt: 'Respuesta rápida para inyección y tablero.' },
      { sku: 'ELE-SE-4432', name: 'Sensor de flujo de aire (MAF)', brand: 'haruvex', price: 4890, fits: 'Sentra 2007-2019 / X-Trail / Frontier 2016-2025', attributes: { Conector: '5 pines', Tipo: 'Hilo caliente' }, excerpt: 'Incluye sensor de temperatura del aire. No lo lave con limpiador de carburador.' },
      { sku: 'ELE-SE-4445', name: 'Sensor ABS de rueda delantera', brand: 'orvantis', price: 2760, fits: 'Duster / Amarok / EcoSport', attributes: { Posición: 'Delantera', Longitud: '920 mm', Conector: '2 pines' }, excerpt: 'Cable con guías y caucho: se monta sin cortar.' },
    ],
  },
  {
    category: '04-005',
    parts: [
      { sku: 'ELE-BO-4505', name: 'Bobina de encendido doble chispa', brand: 'amparox', price: 2890, fits: 'Aveo [F16D3]', attributes: { Voltaje: '12 V', Salidas: '4', Conector: '3 pines' }, excerpt: 'Bobina de cuatro salidas rellena de epóxico contra la humedad.' },
      { sku: 'ELE-BO-4513', name: 'Bobina de encendido tipo lápiz', brand: 'taegarin', price: 2340, fits: 'Accent 2012-2018 / Rio 2012-2017 / i10 2015-2023', attributes: { Voltaje: '12 V', Tipo: 'Lápiz', Conector: '2 pines' }, excerpt: 'Una por cilindro. Conviene revisar la bujía del mismo cilindro.' },
      { sku: 'ELE-BO-4527', name: 'Bobina de encendido con módulo', brand: 'haruvex', price: 3650, fits: 'Corolla 2009-2019 / Yaris', attributes: { Voltaje: '12 V', Tipo: 'Lápiz con módulo', Conector: '4 pines' }, excerpt: 'Con transistor integrado y capuchón de silicona.' },
      { sku: 'ELE-BO-4538', name: 'Bobina de encendido 4 pines', brand: 'pistavra', price: 3120, fits: 'Gol 2009-2019', attributes: { Voltaje: '12 V', Salidas: '4', Conector: '4 pines' }, excerpt: 'Bloque de encendido del 1.6 con soporte metálico.' },
      { sku: 'ELE-BO-4544', name: 'Capuchones de bobina (juego de 4)', brand: 'quilmaz', price: 690, fits: 'Sandero [K4M] / Duster [F4R] / Logan [K4M]', attributes: { Cantidad: '4 piezas', Material: 'Silicona' }, excerpt: 'Cuando la chispa salta a la culata basta cambiar el capuchón, no la bobina.' },
    ],
  },
  {
    category: '04-006',
    parts: [
      { sku: 'ELE-FF-4602', name: 'Foco LED H4 (par)', brand: 'lumbrek', price: 2480, fits: 'all', attributes: { Base: 'H4', Potencia: '36 W', Voltaje: '12 V', 'Flujo luminoso': '4000 lm' }, excerpt: 'Disipador sin ventilador y corte de haz que no encandila. Elija la temperatura de color.', options: [colourTemperature], stock: 90 },
      { sku: 'ELE-FF-4616', name: 'Foco LED H7 (par)', brand: 'lumbrek', price: 2590, fits: 'all', attributes: { Base: 'H7', Potencia: '36 W', Voltaje: '12 V', 'Flujo luminoso': '4000 lm' }, excerpt: 'Para faros con lupa. Decodificador incluido contra el aviso del tablero.', options: [colourTemperature] },
      { sku: 'ELE-FF-4623', name: 'Foco halógeno H4 60/55 W', brand: 'lumbrek', price: 290, fits: 'all', attributes: { Base: 'H4', Potencia: '60/55 W', Voltaje: '12 V' }, excerpt: 'Halógeno de filamento doble con vidrio de cuarzo. Se vende por unidad.' },
      { sku: 'ELE-FF-4635', name: 'Fusibles de uña surtidos (caja de 100)', brand: 'quilmaz', price: 780, fits: 'all', attributes: { Cantidad: '100 piezas', Corriente: '5–30 A', Tipo: 'Estándar' }, excerpt: 'Surtido de 5 a 30 amperios con pinza extractora.' },
      { sku: 'ELE-FF-4647', name: 'Foco de stop P21/5W (caja de 10)', brand: 'lumbrek', price: 450, fits: 'all', attributes: { Base: 'BAY15d', Potencia: '21/5 W', Voltaje: '12 V', Cantidad: '10 piezas' }, excerpt: 'Doble filamento para stop y guía. La caja que no debe faltar en el taller.' },
    ],
  },
];
