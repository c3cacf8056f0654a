import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { buying } from './topics';

export const partNumber: Article = {
  slug: 'como-leer-un-numero-de-parte',
  image: '/images/posts/part-number-800.avif',
  publishedOn: '2026-10-15',
  content: {
    categories: ['05-006', '03-001'],
    topics: [buying],
    title: {
      es: 'Cómo leer un número de parte y no equivocarse',
      en: 'How to read a part number and get it right',
    },
    excerpt: {
      es: 'Original, de fabricante o de reemplazo: qué significa cada código, dónde está grabado y por qué una letra al final cambia la pieza.',
      en: 'Original, maker’s or replacement: what each code means, where it is stamped and why one letter at its end makes another part.',
    },
    body: {
      es: [
        createParagraph(
          '«Un filtro para el Aveo» puede ser cuatro filtros distintos. El número de parte es la manera más corta de decir exactamente cuál.',
        ),
        createHeading('Tres números para la misma pieza'),
        list(
          'Número original (OEM): lo pone el fabricante del vehículo. Es la referencia para comparar.',
          'Número del fabricante de la pieza: el de quien la produce, impreso en la caja.',
          'Código de la tienda (SKU): el nuestro, como FRE-PD-1042. Sirve para pedir y cotizar.',
        ),
        createHeading('Dónde buscarlo'),
        list(
          'Grabado en el metal: mordazas, bombas de agua, alternadores, soportes.',
          'Etiqueta o tinta en plásticos y cauchos: mangueras, sensores, bandas. Límpielos con un trapo húmedo, no con gasolina.',
          'En el canto o la placa de respaldo, en pastillas y discos.',
          'En los rodamientos, en la cara del anillo: ahí el número también dice la medida.',
        ),
        createHeading('La letra del final importa'),
        createParagraph(
          'Muchos códigos terminan en una letra o en dos cifras: la versión. Puede significar otra rosca, otro conector o el lado del vehículo. Izquierda y derecha se cuentan sentado al volante, no de frente al carro.',
        ),
        createHeading('Cuando un número ya no existe'),
        createParagraph(
          'Los fabricantes reemplazan números: el nuevo sirve donde iba el anterior, pero no siempre al revés. En cada producto mostramos los números equivalentes, y la búsqueda encuentra por cualquiera de ellos.',
        ),
        createHeading('Cómo buscarlo aquí'),
        list(
          'Con o sin guiones, con o sin espacios, en mayúsculas o minúsculas: da igual.',
          'Si no recuerda todo, bastan cuatro caracteres seguidos.',
          'Compare las medidas de la ficha con la pieza vieja antes de pedir.',
          'Guarde su vehículo: cada resultado le dirá si le sirve.',
        ),
        createNote(
          'Si la pieza no tiene número legible, mándenos por WhatsApp una foto de frente, una del conector y el VIN. Con eso basta casi siempre.',
        ),
      ],
      en: [
        createParagraph(
          '“A filter for the Aveo” may be four different filters. The part number is the shortest way to say exactly which.',
        ),
        createHeading('Three numbers for one part'),
        list(
          'Original number (OEM): given by the vehicle’s maker. It is what everything is compared with.',
          'The part maker’s number: of whoever produces it, printed on the box.',
          'The shop’s code (SKU): ours, such as FRE-PD-1042. Use it to order and to ask for a quote.',
        ),
        createHeading('Where to look'),
        list(
          'Cast or stamped in metal: calipers, water pumps, alternators, mounts.',
          'A label or ink on plastic and rubber: hoses, sensors, belts. Clean them with a damp cloth, not with petrol.',
          'On the edge or the backing plate of pads and discs.',
          'On the ring’s face of bearings, where the number also tells the size.',
        ),
        createHeading('The last letter matters'),
        createParagraph(
          'Many codes end in a letter or two digits: the version. It can mean another thread, another connector or the other side of the vehicle. Left and right are counted from the driver’s seat, not facing the car.',
        ),
        createHeading('When a number no longer exists'),
        createParagraph(
          'Makers replace numbers: the new one fits where the old one was, but not always the other way round. Every product here shows its equivalent numbers, and the search finds it by any of them.',
        ),
        createHeading('How to search here'),
        list(
          'With or without hyphens or spaces, in capitals or not: it is all the same.',
          'If you do not remember all of it, four characters in a row will do.',
          'Compare the measurements on the page with the old part before ordering.',
          'Save your vehicle: every result will tell whether it fits.',
        ),
        createNote(
          'If the part has no readable number, send us by WhatsApp a picture of its front, one of the connector, and the VIN. That is nearly always enough.',
        ),
      ],
    },
  },
};
