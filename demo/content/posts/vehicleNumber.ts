import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { buying } from './topics';

export const vehicleNumber: Article = {
  slug: 'el-vin-en-ecuador',
  image: '/images/posts/vehicle-number-800.avif',
  publishedOn: '2026-09-10',
  content: {
    categories: ['04-004', '02-006'],
    topics: [buying],
    title: {
      es: 'El VIN en Ecuador: dónde está y qué le dice a su repuestero',
      en: 'The VIN in Ecuador: where it is and what it tells the parts counter',
    },
    excerpt: {
      es: 'Diecisiete caracteres que evitan la devolución más común: la pieza correcta para otra versión del mismo carro.',
      en: 'Seventeen characters that prevent the most common return: the right part for another version of the same car.',
    },
    body: {
      es: [
        createParagraph(
          'Dos carros del mismo modelo y año pueden llevar frenos, alternador o sensores distintos, según la planta y la versión. El VIN dice cuál es el suyo; la placa, no.',
        ),
        createHeading('Dónde encontrarlo'),
        list(
          'En la matrícula, en «Número VIN (chasis)».',
          'En el tablero, del lado del conductor, visible desde afuera a través del parabrisas.',
          'En el adhesivo del marco de la puerta del conductor.',
          'Grabado en el chasis o en la pared del motor. Si no coincide con la matrícula, no compre ese carro.',
        ),
        createHeading('Cómo se lee'),
        list(
          'Del 1 al 3: quién lo fabricó y dónde. Los que empiezan entre 8L y 8R fueron ensamblados en Ecuador; 9B viene de Brasil, KM o KN de Corea, J de Japón, L de China, 3 de México.',
          'Del 4 al 8: modelo, carrocería, motor y seguridad, según el fabricante.',
          'El 9: dígito de control. No todas las marcas lo usan.',
          'El 10: año del modelo. A es 2010, B 2011, C 2012… y así hasta Y, 2030, sin I, O, Q, U ni Z.',
          'El 11: la planta. Del 12 al 17: el número de serie.',
        ),
        createHeading('Los errores de siempre'),
        list(
          'Nunca lleva las letras I, O ni Q: si ve una, es un 1 o un 0.',
          'S y 5, B y 8, Z y 2 se confunden en las fotos. Díctelo por grupos.',
          'El año del modelo no es el año de compra: un carro comprado en octubre puede ser del modelo siguiente.',
          'El motor pudo cambiarse. Si fue así, dígalo: el VIN habla del original.',
        ),
        createHeading('Úselo aquí'),
        createParagraph(
          'En el inicio, escoja la pestaña «Por VIN» y escríbalo. Si lo reconocemos, guardamos el vehículo en su garaje y cada repuesto le dirá si le sirve. Si no, elija año, marca, modelo y motor: el resultado es el mismo.',
        ),
        createNote(
          'Guarde una foto de la matrícula en el teléfono. Es lo primero que le pedirán en cualquier mostrador.',
        ),
      ],
      en: [
        createParagraph(
          'Two cars of the same model and year can have different brakes, alternators or sensors, by plant and version. The VIN says which is yours; the number plate does not.',
        ),
        createHeading('Where to find it'),
        list(
          'In the registration (matrícula), under “Número VIN (chasis)”.',
          'On the dashboard at the driver’s side, seen from outside through the windscreen.',
          'On the label of the driver’s door frame.',
          'Stamped on the chassis or the bulkhead. If it differs from the registration, do not buy that car.',
        ),
        createHeading('How to read it'),
        list(
          '1 to 3: who made it and where. Those beginning with 8L to 8R were assembled in Ecuador; 9B is from Brazil, KM or KN from Korea, J from Japan, L from China, 3 from Mexico.',
          '4 to 8: model, body, engine and safety, each maker in its own way.',
          '9: the check digit. Not every maker uses it.',
          '10: the model year. A is 2010, B 2011, C 2012… up to Y, 2030, without I, O, Q, U and Z.',
          '11: the plant. 12 to 17: the serial number.',
        ),
        createHeading('The usual mistakes'),
        list(
          'It never has the letters I, O or Q: what looks like one is a 1 or a 0.',
          'S and 5, B and 8, Z and 2 look alike in pictures. Dictate it in groups.',
          'The model year is not the year of purchase: a car bought in October may be next year’s model.',
          'The engine may have been exchanged. If so, say it: the VIN speaks of the first one.',
        ),
        createHeading('Use it here'),
        createParagraph(
          'On the home page choose the tab “By VIN” and type it. If we know it, the vehicle goes to your garage and every part will tell whether it fits. If not, choose year, make, model and engine: the result is the same.',
        ),
        createNote(
          'Keep a picture of the registration on your phone. It is the first thing any parts counter will ask for.',
        ),
      ],
    },
  },
};
