import { createHeading, list, createNote, createParagraph, type Article } from './article';
import { electrics, maintenance } from './topics';

export const sparkPlugs: Article = {
  slug: 'cuando-cambiar-las-bujias',
  image: '/images/posts/spark-plugs-800.avif',
  publishedOn: '2026-04-09',
  content: {
    categories: ['03-004', '04-005'],
    topics: [maintenance, electrics],
    title: {
      es: 'Bujías: cuándo se cambian, cuáles poner y cómo leer las viejas',
      en: 'Spark plugs: when to change them, which to fit, how to read the old ones',
    },
    excerpt: {
      es: 'De níquel, platino o iridio: la diferencia es cuánto duran, no cuánta fuerza dan. Y la bujía usada cuenta cómo quema cada cilindro.',
      en: 'Nickel, platinum or iridium: the difference is how long they last, not how much power they give. And a used plug tells how its cylinder burns.',
    },
    body: {
      es: [
        createParagraph(
          'Una bujía gastada no deja botado a nadie de golpe. Pide más voltaje, la bobina se esfuerza, el consumo sube un poco cada mes y un día el motor falla en la subida. Cambiarla a tiempo cuesta menos que una bobina.',
        ),
        createHeading('Cuánto duran'),
        list(
          'Níquel o cobre: de 20.000 a 30.000 km.',
          'Platino: cerca de 60.000 km.',
          'Iridio: de 80.000 a 100.000 km.',
          'En taxi o en recorridos cortos, réstele un tercio. Los cables, si los tiene, se revisan en el mismo cambio.',
        ),
        createHeading('Cuáles poner'),
        list(
          'Las del manual: rosca, largo, asiento y grado térmico. Una rosca más larga puede topar el pistón.',
          'Si el motor salió con iridio, vuelva a iridio. Poner níquel sirve, pero hay que cambiarlas tres veces más seguido.',
          'El grado térmico no se cambia por vivir en la altura: en un motor de inyección, la computadora ajusta la mezcla.',
          'Todas a la vez y del mismo tipo.',
        ),
        createHeading('Lo que dice la usada'),
        list(
          'Café claro o gris: quema bien.',
          'Negra y seca, como hollín: mezcla rica, filtro de aire tapado o muchos recorridos cortos.',
          'Negra y mojada de aceite: pasa aceite por sellos de válvula o anillos. Si el aceite está en la rosca, es el empaque de la tapa de válvulas.',
          'Blanca, con ampollas: se recalienta. Mezcla pobre, encendido adelantado o grado equivocado.',
          'Porcelana rota: se cayó o se apretó torcida. No se reutiliza.',
        ),
        createHeading('Para cambiarlas'),
        list(
          'Motor frío: en una culata de aluminio caliente la rosca se va con la bujía.',
          'Sople el pozo antes de aflojar, y cambie de una en una para no cruzar cables ni bobinas.',
          'Mida la luz con galga; la del manual suele estar entre 0,7 y 1,1 mm. En las de iridio no haga palanca contra la punta.',
          'Enrosque a mano hasta el fondo. Con asiento de arandela nueva, media vuelta más; con asiento cónico, un dieciseisavo. Mejor con torquímetro y el dato del manual.',
          'Sin grasa en la rosca, salvo que el fabricante la pida: con grasa se aprieta de más sin sentirlo.',
        ),
        createNote(
          'Si cambió bujías y sigue fallando un cilindro, intercambie su bobina con la del vecino. Si la falla se muda, es la bobina.',
        ),
      ],
      en: [
        createParagraph(
          'A worn spark plug strands nobody overnight. It asks for more voltage, the coil strains, consumption creeps up month by month, and one day the engine misfires on a hill. Changing it in time costs less than a coil.',
        ),
        createHeading('How long they last'),
        list(
          'Nickel or copper: 20,000 to 30,000 km.',
          'Platinum: about 60,000 km.',
          'Iridium: 80,000 to 100,000 km.',
          'In a taxi or on short trips, take off a third. Leads, if there are any, are checked at the same time.',
        ),
        createHeading('Which to fit'),
        list(
          'Those of the manual: thread, reach, seat and heat range. A longer thread can touch the piston.',
          'If the engine came with iridium, stay with iridium. Nickel works, but has to be changed three times as often.',
          'The heat range does not change because you live high up: with injection the computer corrects the mixture.',
          'All at once and of one type.',
        ),
        createHeading('What the used one says'),
        list(
          'Light brown or grey: it burns well.',
          'Black and dry, like soot: a rich mixture, a clogged air filter or many short trips.',
          'Black and wet with oil: oil gets past valve seals or rings. If the oil is on the thread, it is the valve cover gasket.',
          'White, with blisters: it overheats. A lean mixture, early ignition or the wrong heat range.',
          'Broken porcelain: it was dropped, or tightened askew. It is not used again.',
        ),
        createHeading('Changing them'),
        list(
          'With the engine cold: out of a hot aluminium head the thread comes with the plug.',
          'Blow out the well before loosening, and change one at a time so that leads and coils are not crossed.',
          'Measure the gap with a gauge; the manual’s is usually 0.7 to 1.1 mm. Never lever against an iridium tip.',
          'Screw it home by hand. With a new washer, half a turn more; with a tapered seat, a sixteenth. Better with a torque wrench and the manual’s figure.',
          'No grease on the thread unless its maker asks for it: greased, it is overtightened without your feeling it.',
        ),
        createNote(
          'If one cylinder still misfires with new plugs, swap its coil with its neighbour’s. If the fault moves, it is the coil.',
        ),
      ],
    },
  },
};
