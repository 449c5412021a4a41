export type { PackageId, PersonalDiscount, Price, PriceRules } from './policy.ts';
export { presentPackages, priceOrder, priceRules, readPrices } from './service.ts';
