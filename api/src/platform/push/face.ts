export { vapidKeys } from './keys.ts';
export { deleteById as forgetSubscription, subscriptionOf, subscriptionsOf } from './repository.ts';
