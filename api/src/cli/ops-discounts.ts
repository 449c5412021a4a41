import { COUNTRY_CODES } from '@rendezvous/contract/kernel/countries';
import type { Money } from '@rendezvous/contract/kernel/common';
import type { OpsDiscount, OpsNewDiscountBody } from '@rendezvous/contract/operators/discounts/schemas';
import { DISCOUNT_STATES, type DiscountAct } from '@rendezvous/contract/operators/discounts/values';
import { DISCOUNT_VALIDITIES, PAYMENT_METHODS } from '@rendezvous/contract/resources/payments/values';
import { formatMoney } from '@rendezvous/i18n/money';
import {
  actOnDiscount,
  addDiscount,
  changeDiscount,
  listDiscounts,
  readDiscount,
  readFigures,
} from '#src/operations/discounts/face.ts';
import { printTable, UsageError, type Command } from './terminal.ts';

export const DISCOUNT_USAGE = `npm run ops -- discount figures                  discounts of this month, and what open orders reserve
npm run ops -- discount list [${DISCOUNT_STATES.join('|')}]
npm run ops -- discount show <code>              with uses, cost, revenue and history
npm run ops -- discount add <code> <percentage> <valid until|never> [${DISCOUNT_VALIDITIES.join('|')}] [name=value …] <reason>
  currency=EUR minimum=2000 country=NL methods=ideal,paypal uses=500 budget=24000 member=<id|e-mail> first=yes
npm run ops -- discount change <code> [until=…] [uses=…|none] [budget=…|none] <reason>
npm run ops -- discount pause|resume|end <code> <reason>
Sums are minor units of the currency.`;

function required(value: string | undefined): string {
  if (!value) throw new UsageError(DISCOUNT_USAGE);
  return value;
}

function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find((one) => one === word);
  if (!found) throw new UsageError(DISCOUNT_USAGE);
  return found;
}

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new UsageError(DISCOUNT_USAGE);
  return number;
}

function timeFrom(text: string): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new UsageError(DISCOUNT_USAGE);
  return at.toISOString();
}

const NAMES = new Set([
  'currency',
  'minimum',
  'country',
  'methods',
  'uses',
  'budget',
  'member',
  'first',
  'until',
]);

/** Words of the form `name=value`, and the others as one text. */
function readWords(words: readonly string[]): { given: Map<string, string>; rest: string } {
  const given = new Map<string, string>();
  const rest: string[] = [];
  for (const word of words) {
    const [name = '', ...value] = word.split('=');
    if (NAMES.has(name) && value.length > 0) given.set(name, value.join('='));
    else rest.push(word);
  }
  return { given, rest: required(rest.join(' ')) };
}

function newCode(args: readonly (string | undefined)[]): OpsNewDiscountBody {
  const [code, percentage, until, ...words] = args.filter((word) => word !== undefined);
  const validity = DISCOUNT_VALIDITIES.find((known) => known === words[0]);
  const { given, rest } = readWords(validity ? words.slice(1) : words);
  const read = <T>(name: string, parse: (text: string) => T): T | null => {
    const text = given.get(name);
    return text === undefined ? null : parse(text);
  };
  return {
    code: required(code),
    percentage: whole(required(percentage)),
    expires: required(until) === 'never' ? null : timeFrom(required(until)),
    validity: validity ?? 'once-per-user',
    currency: given.get('currency') ?? null,
    minimum: read('minimum', whole),
    country: read('country', (text) => oneOf(COUNTRY_CODES, text)),
    methods: read('methods', (text) => text.split(',').map((id) => oneOf(PAYMENT_METHODS, id))) ?? [],
    first_purchase: given.get('first') === 'yes',
    member: given.get('member') ?? null,
    max_uses: read('uses', whole),
    max_budget: read('budget', whole),
    reason: rest,
  };
}

const sums = (all: readonly Money[]) => all.map((sum) => formatMoney('en', sum)).join(' + ') || '–';

const line = (row: OpsDiscount): string[] => [
  row.code,
  `${row.percentage}%`,
  row.state,
  `${row.used} used, ${row.reserved} reserved${row.max_uses === null ? '' : ` of ${row.max_uses}`}`,
  sums(row.cost),
  sums(row.revenue),
  row.expires ?? 'no end',
];

const json = (facts: object) =>
  printTable(Object.entries(facts).map(([key, value]) => [key, JSON.stringify(value)]));

const act =
  (act: DiscountAct): Command =>
  async (services, operator, [code, ...reason]) => {
    const body = { code: required(code), act, reason: required(reason.join(' ')) };
    json((await actOnDiscount(services, operator, body)).discount);
  };

/** Discount codes as operators make, limit and end them, with the rules of the room and its log. */
export const DISCOUNT_COMMANDS: Record<string, Command> = {
  'discount figures': async (services) => json(await readFigures(services)),
  async 'discount list'(services, _operator, [state = 'running']) {
    const { items } = await listDiscounts(services, oneOf(DISCOUNT_STATES, state), null);
    printTable([['code', 'off', 'state', 'uses', 'cost', 'revenue', 'until'], ...items.map(line)]);
  },
  async 'discount show'({ db, clock }, _operator, [code]) {
    const { discount, events } = await readDiscount(db, required(code), clock.now());
    json(discount);
    printTable(
      events.map(({ at, operator, event, changes, reason }) => [
        at,
        operator,
        event,
        changes.map(({ field, from, to }) => `${field}: ${from ?? 'none'} → ${to ?? 'none'}`).join(', '),
        reason,
      ]),
    );
  },
  async 'discount add'(services, operator, args) {
    json((await addDiscount(services, operator, newCode(args))).discount);
  },
  async 'discount change'(services, operator, [code, ...words]) {
    const { discount } = await readDiscount(services.db, required(code), services.clock.now());
    const { given, rest } = readWords(words.filter((word) => word !== undefined));
    const limit = (name: string, present: number | null): number | null => {
      const text = given.get(name);
      if (text === undefined) return present;
      return text === 'none' ? null : whole(text);
    };
    const until = given.get('until');
    const body = {
      code: discount.code,
      expires: until === undefined ? discount.expires : timeFrom(until),
      max_uses: limit('uses', discount.max_uses),
      max_budget: limit('budget', discount.budget?.amount ?? null),
      reason: rest,
    };
    json((await changeDiscount(services, operator, body)).discount);
  },
  'discount pause': act('pause'),
  'discount resume': act('resume'),
  'discount end': act('end'),
};
