import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { maintenance } from './topics';

export const volcanicAsh: Article = {
  slug: 'ceniza-volcanica-y-filtros',
  image: '/images/posts/volcanic-ash-800.avif',
  publishedOn: '2026-05-14',
  content: {
    categories: ['03-002', '03-001'],
    topics: [maintenance],
    title: {
      es: 'Ceniza volcánica: qué hacer con los filtros y qué no hacer con las plumas',
      en: 'Volcanic ash: what to do with the filters and not with the wipers',
    },
    excerpt: {
      es: 'No es polvo: es vidrio molido. Raya el parabrisas, tapa el filtro en una tarde y, si pasa, lija el motor por dentro.',
      en: 'It is not dust but ground glass. It scratches the windscreen, clogs a filter in an afternoon and, if it gets through, sands the engine from inside.',
    },
    body: {
      es: [
        createParagraph(
          'El Sangay, el Reventador o el Cotopaxi pueden dejar ceniza a más de cien kilómetros. Son fragmentos de roca y vidrio, más duros que la pintura y que el parabrisas. Mojada, además, es ácida y conduce la electricidad.',
        ),
        createHeading('Mientras cae'),
        list(
          'Si puede no manejar, no maneje. Cubra el carro o métalo bajo techo.',
          'Si debe hacerlo: despacio, lejos del carro de adelante, con luces bajas. La ceniza que levanta el otro es la que entra a su motor.',
          'Ventilación en recirculación y vidrios cerrados.',
          'Plumas, jamás en seco. Primero mucha agua; después, plumas.',
        ),
        createHeading('Los filtros'),
        list(
          'Filtro de aire: ábralo apenas pase la caída, sin esperar el kilometraje. Si está gris por el lado sucio, cámbielo.',
          'Para salir del apuro se sacude con golpes suaves, o se sopla de adentro hacia afuera con poca presión. De afuera hacia adentro se entierra la ceniza en el papel.',
          'Antes de sacarlo, limpie la caja por fuera: lo que caiga al ducto limpio va directo a los cilindros.',
          'Filtro de cabina: cámbielo también. Si tiene carbón activado, se queda con el olor.',
          'Aceite y su filtro: si manejó varios días con ceniza en el aire, cámbielos ya.',
        ),
        createHeading('Cómo lavar el carro'),
        list(
          'Agua abundante y sin frotar, de arriba hacia abajo. Nada de trapos ni escobas en seco.',
          'Enjuague el radiador y el condensador desde el lado del motor hacia afuera, con poca presión.',
          'Por debajo: frenos, guardapolvos y plumas, donde se queda pegada.',
          'Seque el agua de los bornes y revise que el alternador no silbe: la ceniza húmeda ataca los contactos y los rulimanes.',
        ),
        createHeading('En las semanas siguientes'),
        createParagraph(
          'El viento la vuelve a levantar. Revise el filtro de aire cada 1.000 km mientras haya ceniza en las cunetas, y oiga los frenos: si raspan, hay que desarmar y limpiar antes de que rayen el disco.',
        ),
        createNote(
          'Tenga en casa un filtro de aire y uno de cabina de repuesto. El día de la caída todos los buscan a la vez.',
        ),
      ],
      en: [
        createParagraph(
          'Sangay, Reventador or Cotopaxi can drop ash more than a hundred kilometres away. It is fragments of rock and glass, harder than paint and than the windscreen. Wet, it is acid as well, and conducts electricity.',
        ),
        createHeading('While it falls'),
        list(
          'If you need not drive, do not. Cover the car or put it under a roof.',
          'If you must: slowly, far from the car ahead, with dipped lights. The ash that others raise is what enters your engine.',
          'Ventilation on recirculation, windows closed.',
          'Wipers, never dry. Plenty of water first; then wipers.',
        ),
        createHeading('The filters'),
        list(
          'Air filter: open it as soon as the fall is over, whatever the mileage. If its dirty side is grey, change it.',
          'To get by, shake it with soft taps, or blow it from inside out at low pressure. From outside in, the ash is driven into the paper.',
          'Before taking it out, clean the outside of its box: what drops into the clean duct goes straight to the cylinders.',
          'Cabin filter: change it, too. With activated carbon it also keeps the smell.',
          'Oil and its filter: if you drove for days with ash in the air, change them now.',
        ),
        createHeading('How to wash the car'),
        list(
          'Plenty of water and no rubbing, from the top down. No dry cloths, no brooms.',
          'Rinse radiator and condenser from the engine’s side outwards, at low pressure.',
          'Underneath: brakes, boots and the wiper blades, where it stays.',
          'Dry the battery’s terminals and listen whether the alternator whines: wet ash attacks contacts and bearings.',
        ),
        createHeading('In the weeks after'),
        createParagraph(
          'The wind lifts it again. Look at the air filter every 1,000 km while there is ash in the gutters, and listen to the brakes: if they grate, take them apart and clean them before the disc is scored.',
        ),
        createNote(
          'Keep a spare air filter and cabin filter at home. On the day of the fall everybody looks for them at once.',
        ),
      ],
    },
  },
};
