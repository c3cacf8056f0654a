import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { maintenance } from './topics';

export const coolant: Article = {
  slug: 'refrigerante-no-agua',
  image: '/images/posts/coolant-800.avif',
  publishedOn: '2026-06-11',
  content: {
    categories: ['03-005', '02-004'],
    topics: [maintenance],
    title: {
      es: 'Refrigerante, no agua: en Quito el agua hierve a 90 °C',
      en: 'Coolant, not water: in Quito water boils at 90 °C',
    },
    excerpt: {
      es: 'Su motor trabaja a esa misma temperatura. Por qué la tapa del radiador importa más en la Sierra, qué significan los colores y cómo cambiarlo.',
      en: 'Your engine works at that very temperature. Why the radiator cap matters more in the highlands, what the colours mean, and how to change it.',
    },
    body: {
      es: [
        createParagraph(
          'A 2.850 metros el agua hierve a unos 90 °C; en Guayaquil, a 100. El termostato de casi todos los motores abre entre 82 y 92 °C. Con agua y una tapa floja, en la Sierra el motor hierve trabajando normal.',
        ),
        createHeading('Lo que hace cada cosa'),
        list(
          'La tapa: mantiene cerca de 1 bar de presión y sube el punto de ebullición más de 20 °C. Cuesta poco y es lo primero que se revisa.',
          'El glicol: sube la ebullición unos grados más y evita que se congele en el páramo, donde la madrugada baja de cero.',
          'Los inhibidores: protegen aluminio, hierro y soldaduras. Son lo que se acaba con el tiempo, aunque el color siga bonito.',
          'El agua sola: oxida el bloque, deja sarro en el radiador y pica las aletas de la bomba.',
        ),
        createHeading('El color no es una norma'),
        createParagraph(
          'Cada marca tiñe a su gusto. Lo que manda es la tecnología escrita en el envase: la inorgánica (IAT) dura unos dos años; la orgánica y las híbridas (OAT, HOAT), cinco. Mezclarlas no explota ni hace gelatina de un día para otro, pero los inhibidores se anulan y la mezcla dura lo que la peor. Use la que pide el manual.',
        ),
        createHeading('Cómo se cambia'),
        list(
          'Con el motor frío. Jamás abra la tapa caliente: sale vapor a presión y quema la cara.',
          'Vacíe radiador y bloque, y enjuague hasta que salga clara.',
          'Si es concentrado, mitad y mitad con agua destilada o desmineralizada; la de la llave trae sales. El listo para usar no se diluye.',
          'Llene despacio con la calefacción al máximo y abra el purgador si lo tiene: el aire atrapado recalienta la culata.',
          'Encienda, espere que abra el termostato y prenda el ventilador, deje enfriar y complete entre MIN y MAX.',
          'El usado es tóxico y dulce: a los perros les gusta y los mata. Guárdelo y entréguelo.',
        ),
        createHeading('Cuando el nivel baja'),
        list(
          'Rastro de color en mangueras, radiador o bomba: fuga externa. Con el motor frío se ve mejor.',
          'Piso del copiloto mojado y vidrios empañados con olor dulce: el radiador de la calefacción.',
          'Humo blanco que no se quita y aceite color café con leche: empaque de cabezote. No lo encienda.',
        ),
        createNote(
          'Si el indicador sube: apague el aire acondicionado, ponga la calefacción al máximo y deténgase. Con el motor apagado, espere una hora antes de tocar la tapa.',
        ),
      ],
      en: [
        createParagraph(
          'At 2,850 metres water boils at about 90 °C; in Guayaquil, at 100. The thermostat of nearly every engine opens between 82 and 92 °C. With water and a weak cap, an engine in the highlands boils while working normally.',
        ),
        createHeading('What each thing does'),
        list(
          'The cap: it holds about 1 bar of pressure and raises the boiling point by more than 20 °C. It costs little and is the first thing to check.',
          'Glycol: it raises the boiling point some degrees more and keeps it from freezing on the páramo, where nights fall below zero.',
          'The inhibitors: they protect aluminium, iron and solder. They are what is used up with time, however pretty the colour.',
          'Water alone: it rusts the block, furs up the radiator and pits the vanes of the pump.',
        ),
        createHeading('Colour is no standard'),
        createParagraph(
          'Every brand dyes as it likes. What counts is the technology written on the jug: inorganic (IAT) lasts about two years; organic and hybrid (OAT, HOAT), five. Mixing them neither explodes nor sets overnight, but the inhibitors cancel each other and the mixture lasts as long as the worse one. Use what the manual asks for.',
        ),
        createHeading('How to change it'),
        list(
          'With the engine cold. Never open a hot cap: steam under pressure burns your face.',
          'Drain radiator and block, and flush until it runs clear.',
          'If it is concentrate, half and half with distilled or demineralised water; tap water brings salts. Ready-to-use is not thinned.',
          'Fill slowly with the heater at maximum and open the bleeder if there is one: trapped air overheats the cylinder head.',
          'Start it, wait until the thermostat opens and the fan comes on, let it cool and top up between MIN and MAX.',
          'The old one is poisonous and sweet: dogs like it, and die of it. Keep it closed and hand it in.',
        ),
        createHeading('When the level drops'),
        list(
          'A coloured trace on hoses, radiator or pump: a leak outside. It shows best with the engine cold.',
          'A wet carpet at the passenger’s feet and misty windows with a sweet smell: the heater’s radiator.',
          'White smoke that does not go away and oil like milky coffee: the head gasket. Do not start it.',
        ),
        createNote(
          'If the needle climbs: air conditioning off, heater at maximum, and stop. With the engine off, wait an hour before touching the cap.',
        ),
      ],
    },
  },
};
