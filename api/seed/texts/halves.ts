import type { HalfPromptDraft, HalfPromptName } from '@rendezvous/contract/resources/half-prompts/schemas';
import type { Locale } from '@rendezvous/contract/kernel/locales';

type Ends = Readonly<Partial<Record<HalfPromptName, readonly string[]>>>;

/** Ends of half sentences, written for the beginning in their own language. */
const ENDS: Readonly<Record<Locale, Ends>> = {
  en: {
    midnight: ['toast, standing up', 'the long way home'],
    kitchen: ['rice', 'the last piece of cheese'],
    firstdate: ['a second one already planned', 'missing the last tram on purpose'],
    dance: ['the washing machine spins', 'the good cousin arrives'],
    sunday: ['coffee for two and one newspaper', 'no alarm and no plan'],
  },
  nl: {
    midnight: ['tosti’s', 'de lange weg naar huis'],
    kitchen: ['rijst', 'het laatste stukje kaas'],
    firstdate: ['een afspraak voor de tweede', 'expres de laatste tram missen'],
    dance: ['de wasmachine centrifugeert', 'mijn lievelingstante binnenkomt'],
    sunday: ['koffie voor twee en één krant', 'geen wekker en geen plan'],
  },
  de: {
    midnight: ['ein Käsebrot im Stehen', 'der lange Weg nach Hause'],
    kitchen: ['Reis', 'das letzte Stück Käse'],
    firstdate: ['einem Plan für das zweite', 'einer mit Absicht verpassten Bahn'],
    dance: ['die Waschmaschine schleudert', 'die nette Cousine kommt'],
    sunday: ['Kaffee für zwei und einer Zeitung', 'einem ausgeschalteten Wecker'],
  },
  it: {
    midnight: ['un toast, in piedi', 'la strada più lunga per tornare a casa'],
    kitchen: ['il riso', 'l’ultimo pezzo di formaggio'],
    firstdate: ['il secondo già fissato', 'l’ultimo tram perso apposta'],
    dance: ['parte la centrifuga', 'arriva la cugina simpatica'],
    sunday: ['un caffè in due e un solo giornale', 'la sveglia spenta'],
  },
  fr: {
    midnight: ['une tartine, debout', 'le chemin le plus long pour rentrer'],
    kitchen: ['le riz', 'le dernier morceau de fromage'],
    firstdate: ['un deuxième déjà prévu', 'un dernier tram raté exprès'],
    dance: ['la machine essore', 'la cousine sympa arrive'],
    sunday: ['un café à deux et un seul journal', 'un réveil débranché'],
  },
  es: {
    midnight: ['una tostada de pie', 'volver por el camino largo'],
    kitchen: ['el arroz', 'el último trozo de queso'],
    firstdate: ['la segunda ya apuntada', 'el último tranvía perdido a propósito'],
    dance: ['la lavadora centrifuga', 'llega la prima simpática'],
    sunday: ['café para dos y un solo periódico', 'el despertador apagado'],
  },
  pl: {
    midnight: ['zjeść tosta na stojąco', 'wracać do domu najdłuższą drogą'],
    kitchen: ['ryżem', 'ostatnim kawałkiem sera'],
    firstdate: ['planem na drugą', 'celowo przegapionym tramwajem'],
    dance: ['pralka zacznie wirować', 'przyjdzie ulubiona kuzynka'],
    sunday: ['kawy na dwoje i jednej gazety', 'braku budzika i planów'],
  },
};

/** Half sentences of a demonstration profile: none, one or two by `turn`, in the member's language. */
export function halvesOf(language: Locale, turn: number): HalfPromptDraft[] {
  const ends = Object.entries(ENDS[language]) as [HalfPromptName, readonly string[]][];
  return Array.from({ length: turn % 3 }, (_value, place) => {
    const [prompt, texts] = ends[(turn + place * 2) % ends.length]!;
    return { prompt, language, text: texts[turn % texts.length]! };
  });
}
