/** Single-use links in mails: 128 random bits, of which the database keeps a digest (spec §4 Account, TRUST: links in mail). */
export { forgetLinks, issueLink, linkTimes, retireLinks, spendLink, unmakeLink } from './repository.ts';
