import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { maintenance } from './topics';

export const timingBelt: Article = {
  slug: 'la-banda-de-distribucion',
  image: '/images/posts/timing-belt-800.avif',
  publishedOn: '2026-08-20',
  content: {
    categories: ['02-003', '02-004'],
    topics: [maintenance],
    title: {
      es: 'La banda de distribución: cámbiela antes de que se rompa',
      en: 'The timing belt: change it before it breaks',
    },
    excerpt: {
      es: 'No avisa. En la mayoría de los motores, cuando se rompe, los pistones golpean las válvulas. Cuándo cambiarla y qué más cambiar ese día.',
      en: 'It gives no warning. In most engines the pistons hit the valves when it breaks. When to change it, and what else to change that day.',
    },
    body: {
      es: [
        createParagraph(
          'La banda de distribución mantiene a pistones y válvulas en el mismo compás. Si se rompe o salta unos dientes, en un motor de interferencia las válvulas se doblan: una reparación de cincuenta dólares en repuestos pasa a ser una de más de mil.',
        ),
        createHeading('¿Banda o cadena?'),
        createParagraph(
          'La banda es de caucho dentado y va seca, detrás de una tapa plástica. La cadena es de metal, trabaja en aceite y no tiene fecha fija, pero se estira si el aceite se cambia tarde. El manual dice cuál tiene su motor; también la ficha de cada kit, por vehículo.',
        ),
        createHeading('Cuándo se cambia'),
        list(
          'Según el manual: casi siempre entre 60.000 y 100.000 km.',
          'O por edad: entre cuatro y cinco años aunque ande poco. El caucho envejece parado.',
          'Si compró un carro usado y nadie puede mostrar la factura: ya.',
          'Si le cayó aceite o refrigerante: ya. El aceite hincha el caucho y los dientes se desprenden.',
          'En taxi, polvo o cuestas todos los días: réstele un cuarto al plazo.',
        ),
        createHeading('Qué se cambia ese día'),
        list(
          'Banda, tensor y rodillos: se desgastan juntos. Un rodillo trabado rompe una banda nueva.',
          'Bomba de agua, si la mueve la misma banda: la mano de obra es la misma.',
          'Retenedores de árbol de levas y de cigüeñal, si hay humedad de aceite.',
          'Refrigerante nuevo, que de todas formas hay que vaciar.',
        ),
        createHeading('Para el mecánico'),
        list(
          'Alinee las marcas antes de aflojar, y tome una foto.',
          'Tense en frío y en el sentido que indica el fabricante; el tensor automático se suelta al final.',
          'Gire el cigüeñal a mano dos vueltas completas y vuelva a mirar las marcas. Si topa, no fuerce.',
          'No doble la banda en un radio menor al del piñón del cigüeñal, ni la limpie con solventes.',
          'Anote kilometraje y fecha en un adhesivo sobre la tapa.',
        ),
        createNote(
          'Pregunte por el kit completo: sale más barato que las piezas sueltas y todas tienen la misma edad.',
        ),
      ],
      en: [
        createParagraph(
          'The timing belt keeps pistons and valves in step. When it breaks or jumps a few teeth, an interference engine bends its valves: fifty dollars of parts become a repair of more than a thousand.',
        ),
        createHeading('Belt or chain?'),
        createParagraph(
          'The belt is toothed rubber and runs dry behind a plastic cover. The chain is metal, runs in oil and has no fixed date, but stretches when oil is changed late. The manual says which one your engine has; so does the page of each kit, by vehicle.',
        ),
        createHeading('When to change it'),
        list(
          'By the manual: nearly always between 60,000 and 100,000 km.',
          'Or by age: four to five years, even with few kilometres. Rubber ages standing still.',
          'If you bought a used car and nobody can show the invoice: now.',
          'If oil or coolant got on it: now. Oil swells the rubber and the teeth come off.',
          'Taxi, dust or hills every day: take a quarter off the interval.',
        ),
        createHeading('What else to change that day'),
        list(
          'Belt, tensioner and rollers: they wear together. A seized roller breaks a new belt.',
          'The water pump, if the same belt drives it: the labour is the same.',
          'Camshaft and crankshaft seals, if there is any trace of oil.',
          'New coolant, which has to be drained anyway.',
        ),
        createHeading('For the mechanic'),
        list(
          'Line up the marks before loosening anything, and take a picture.',
          'Tension it cold and in the maker’s direction; an automatic tensioner is released last.',
          'Turn the crankshaft by hand two full turns and check the marks again. If it stops, do not force it.',
          'Never bend a belt tighter than the crankshaft pulley, nor clean it with solvents.',
          'Write mileage and date on a sticker on the cover.',
        ),
        createNote('Ask for the whole kit: it costs less than its parts, and all of them have the same age.'),
      ],
    },
  },
};
