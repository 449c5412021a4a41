import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { LanderTexts } from '#src/site/landers/tables.ts';

type Answers = readonly [question: string, left: string, right: string];

/** Four questions: two for the mood, two that sign-up needs (woman left, man right). */
function quiz(evening: Answers, place: Answers, you: Answers, other: Answers): LanderTexts['questions'] {
  const ask = ([question, left, right]: Answers) => ({ question, left, right });
  return [
    { ...ask(evening), art: 'evening' },
    { ...ask(place), art: 'place' },
    { ...ask(you), art: 'you', asks: 'gender' },
    { ...ask(other), art: 'other', asks: 'seeking' },
  ];
}

/** Texts of the lander "adultonly" in all seven languages. */
export const ADULT_ONLY: Record<Locale, LanderTexts> = {
  en: {
    title: 'What kind of evening?',
    description: 'Four quick choices and a free account. Dating and chat for adults, with clear prices.',
    headline: 'Two halves, one evening.',
    lead: 'That is all we need to know. The rest you tell each other.',
    button: 'Make my free account',
    honest_line: 'Messages cost credits. There are {fictional} here too, always marked.',
    questions: quiz(
      ['Pick your half of the evening.', 'A drink and a good talk', 'Dancing till late'],
      ['And where does it end?', 'Feet in the sea', 'Up on a rooftop'],
      ['Which half are you?', 'A woman', 'A man'],
      ['And your other half?', 'A woman', 'A man'],
    ),
  },
  nl: {
    title: 'Wat voor avond wordt het?',
    description:
      'Vier snelle keuzes en een gratis account. Dating en chat voor volwassenen, met duidelijke prijzen.',
    headline: 'Twee helften, één avond.',
    lead: 'Meer hoeven we niet te weten. De rest vertellen jullie elkaar.',
    button: 'Maak mijn gratis account',
    honest_line: 'Berichten kosten credits. Er zijn ook {fictional}, altijd gemarkeerd.',
    questions: quiz(
      ['Kies jouw helft van de avond.', 'Een drankje en een goed gesprek', 'Dansen tot laat'],
      ['En waar eindigt het?', 'Met je voeten in zee', 'Op een dakterras'],
      ['Welke helft ben jij?', 'Een vrouw', 'Een man'],
      ['En je wederhelft?', 'Een vrouw', 'Een man'],
    ),
  },
  de: {
    title: 'Was für ein Abend?',
    description:
      'Vier schnelle Fragen und ein kostenloses Konto. Dating und Chat für Erwachsene, mit klaren Preisen.',
    headline: 'Zwei Hälften, ein Abend.',
    lead: 'Mehr müssen wir nicht wissen. Den Rest erzählt ihr euch selbst.',
    button: 'Kostenloses Konto anlegen',
    honest_line: 'Nachrichten kosten Credits. Es gibt auch {fictional}, immer gekennzeichnet.',
    questions: quiz(
      ['Such dir deine Hälfte des Abends aus.', 'Ein Glas und ein gutes Gespräch', 'Tanzen bis in die Nacht'],
      ['Und wo endet er?', 'Mit den Füßen im Meer', 'Auf einer Dachterrasse'],
      ['Welche Hälfte bist du?', 'Eine Frau', 'Ein Mann'],
      ['Und deine bessere Hälfte?', 'Eine Frau', 'Ein Mann'],
    ),
  },
  it: {
    title: 'Che serata sarà?',
    description:
      'Quattro scelte veloci e un account gratuito. Incontri e chat per adulti, con prezzi chiari.',
    headline: 'Due metà, una serata.',
    lead: 'Non ci serve sapere altro. Il resto ve lo raccontate voi.',
    button: 'Crea il mio account gratuito',
    honest_line: 'I messaggi costano crediti. Ci sono anche {fictional}, sempre contrassegnati.',
    questions: quiz(
      ['Scegli la tua metà della serata.', 'Un drink e due chiacchiere', 'Ballare fino a tardi'],
      ['E dove finisce?', 'Con i piedi nell’acqua', 'Su una terrazza'],
      ['Quale metà sei?', 'Una donna', 'Un uomo'],
      ['E la tua dolce metà?', 'Una donna', 'Un uomo'],
    ),
  },
  fr: {
    title: 'Quel genre de soirée\u202F?',
    description:
      'Quatre choix rapides et un compte gratuit. Rencontres et chat entre adultes, avec des prix clairs.',
    headline: 'Deux moitiés, une soirée.',
    lead: 'Pas besoin d’en savoir plus. Le reste, vous vous le direz.',
    button: 'Créer mon compte gratuit',
    honest_line: 'Les messages coûtent des crédits. Il y a aussi des {fictional}, toujours identifiés.',
    questions: quiz(
      [
        'Choisis ta moitié de la soirée.',
        'Un verre et une vraie conversation',
        'Danser jusqu’au bout de la nuit',
      ],
      ['Et où finit-elle\u202F?', 'Les pieds dans la mer', 'Sur un toit'],
      ['Quelle moitié es-tu\u202F?', 'Une femme', 'Un homme'],
      ['Et ta moitié\u202F?', 'Une femme', 'Un homme'],
    ),
  },
  es: {
    title: '¿Qué noche te apetece?',
    description:
      'Cuatro preguntas rápidas y una cuenta gratis. Citas y chat para adultos, con precios claros.',
    headline: 'Dos mitades, una noche.',
    lead: 'No necesitamos saber más. El resto ya os lo contaréis.',
    button: 'Crear mi cuenta gratis',
    honest_line: 'Los mensajes cuestan créditos. También hay {fictional}, siempre identificados.',
    questions: quiz(
      ['Elige tu mitad de la noche.', 'Una copa y una buena charla', 'Bailar hasta tarde'],
      ['¿Y dónde termina?', 'Con los pies en el mar', 'En una azotea'],
      ['¿Qué mitad eres?', 'Una mujer', 'Un hombre'],
      ['¿Y tu media naranja?', 'Una mujer', 'Un hombre'],
    ),
  },
  pl: {
    title: 'Jaki to będzie wieczór?',
    description: 'Cztery szybkie wybory i darmowe konto. Randki i czat dla dorosłych, z jasnymi cenami.',
    headline: 'Dwie połówki, jeden wieczór.',
    lead: 'Więcej nie musimy wiedzieć. Resztę opowiecie sobie nawzajem.',
    button: 'Załóż darmowe konto',
    honest_line: 'Wiadomości kosztują kredyty. Są tu też {fictional}, zawsze oznaczone.',
    questions: quiz(
      ['Wybierz swoją połówkę wieczoru.', 'Drink i dobra rozmowa', 'Tańce do rana'],
      ['A gdzie się skończy?', 'Ze stopami w morzu', 'Na dachu'],
      ['Którą połówką jesteś?', 'Kobieta', 'Mężczyzna'],
      ['A twoja druga połówka?', 'Kobieta', 'Mężczyzna'],
    ),
  },
};
