export { type BonusMember, type BonusRules, bonusEnd, bonusRules, timeBonusOf } from './service.ts';
