import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { safety } from './topics';

export const tyres: Article = {
  slug: 'como-leer-una-llanta',
  image: '/images/posts/tyres-800.avif',
  publishedOn: '2026-03-05',
  content: {
    categories: ['05-007', '05-003'],
    topics: [safety],
    title: {
      es: 'Cómo leer una llanta: medida, fecha DOT y cuándo ya no pasa la revisión',
      en: 'How to read a tyre: size, DOT date, and when it fails inspection',
    },
    excerpt: {
      es: 'Todo está escrito en el flanco: si le queda a su aro, cuánto carga y en qué semana se fabricó. Y por qué la presión cambia al subir a la Sierra.',
      en: 'It is all on the sidewall: whether it fits your rim, what it carries and in which week it was made. And why pressure changes on the way up to the highlands.',
    },
    body: {
      es: [
        createParagraph(
          'Dos llantas que se ven iguales pueden cargar doscientos kilos de diferencia, o llevarse cuatro años. Se lee en un minuto, antes de pagar.',
        ),
        createHeading('205/55 R16 91V, pieza por pieza'),
        list(
          '205: el ancho, en milímetros.',
          '55: la altura del flanco, en porcentaje del ancho. Más bajo agarra mejor en curva y aguanta menos los baches.',
          'R16: radial, para aro de 16 pulgadas.',
          '91: índice de carga. 91 son 615 kg por llanta; 95, 690 kg.',
          'V: la velocidad máxima. T es 190 km/h; H, 210; V, 240.',
          'Una C después del aro: para camionetas de carga. No la cambie por una de auto de la misma medida.',
        ),
        createHeading('La fecha está en el DOT'),
        createParagraph(
          'Busque las letras DOT: las cuatro últimas cifras son semana y año. 2325 es la semana 23 de 2025. Suele estar completa en un solo flanco; si ve un DOT sin cifras al final, mire el otro lado. Nueva, que no pase de dos años. Desde los cinco, revísela cada año; a los diez se cambia aunque tenga labor.',
        ),
        createHeading('Cuándo cambiarla'),
        list(
          'La revisión técnica (RTV) exige 1,6 mm de labor. Es la altura de los testigos TWI, unas barritas en el fondo de los canales.',
          'En la Costa en invierno, con 3 mm ya conviene: con menos no alcanza a sacar el agua.',
          'Bulto en el flanco: se rompieron las cuerdas. No espera ni un viaje.',
          'Gastada por los dos bordes, le faltó aire; por el centro, le sobró; por un solo borde, alineación.',
          'Gastada por parches: amortiguador.',
        ),
        createHeading('La presión y la altura'),
        createParagraph(
          'La correcta está en el marco de la puerta; la del flanco es la máxima de la llanta, no la de su carro. Se mide en frío. El manómetro compara con el aire de afuera: de Guayaquil a Quito la lectura sube unas 4 libras, y el frío le quita cerca de 2. Quien baja encuentra lo contrario. Si se queda más de un día, mida otra vez.',
        ),
        createHeading('Para que duren'),
        list(
          'Presión cada quince días, con la de emergencia incluida.',
          'Rotación cada 10.000 km; alineación y balanceo cuando cambie llantas o piezas de suspensión.',
          'Las dos mejores, atrás: si patinan las de adelante usted lo siente; si patinan las de atrás, ya es tarde.',
        ),
        createNote(
          'Cambie de a dos por eje, misma medida y mismo dibujo. En un 4x4 permanente, las cuatro: la diferencia de diámetro daña la transmisión.',
        ),
      ],
      en: [
        createParagraph(
          'Two tyres that look alike may differ by two hundred kilos of load, or by four years. It takes a minute to read, before you pay.',
        ),
        createHeading('205/55 R16 91V, piece by piece'),
        list(
          '205: the width, in millimetres.',
          '55: the height of the sidewall, in per cent of the width. Lower holds better in bends and stands fewer potholes.',
          'R16: radial, for a 16 inch rim.',
          '91: the load index. 91 is 615 kg a tyre; 95 is 690 kg.',
          'V: the top speed. T is 190 km/h; H, 210; V, 240.',
          'A C after the rim: for vans and pickups with loads. Do not replace it with a car’s tyre of the same size.',
        ),
        createHeading('The date is in the DOT code'),
        createParagraph(
          'Look for the letters DOT: the last four digits are week and year. 2325 is week 23 of 2025. It is often complete on one side only; a DOT without digits at its end means look at the other. A new one should not be older than two years. From five on, have it checked every year; at ten it goes, whatever its tread.',
        ),
        createHeading('When to change it'),
        list(
          'The technical inspection (RTV) requires 1.6 mm of tread. That is the height of the TWI marks, small bars at the bottom of the grooves.',
          'On the coast in the rainy season 3 mm is the time: with less it cannot move the water away.',
          'A bulge on the sidewall: its cords are broken. It does not wait for one more trip.',
          'Worn at both edges, too little air; in the middle, too much; at one edge, alignment.',
          'Worn in patches: the shock absorber.',
        ),
        createHeading('Pressure and altitude'),
        createParagraph(
          'The right one is on the door frame; the sidewall’s is the most the tyre takes, not what your car needs. Measure it cold. A gauge compares with the air outside: from Guayaquil to Quito it reads about 4 psi more, and the cold takes about 2 away. Going down it is the reverse. If you stay for more than a day, measure again.',
        ),
        createHeading('To make them last'),
        list(
          'Pressure every two weeks, the spare included.',
          'Rotation every 10,000 km; alignment and balancing when you change tyres or parts of the suspension.',
          'The two better ones at the rear: if the front slides you feel it; if the rear slides it is too late.',
        ),
        createNote(
          'Change two an axle, same size and same pattern. On a permanent four-wheel drive, all four: unequal diameters harm the transmission.',
        ),
      ],
    },
  },
};
