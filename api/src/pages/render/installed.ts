/**
 * Runs in the page before anything is drawn: marks the root of an installed app (also on iOS, which has a flag of its own), so
 * that styles know it from the first paint. The server cannot know. Small, since it is part of every page.
 */
export const MARK_INSTALLED = [
  'if(navigator.standalone||matchMedia("(display-mode:standalone)").matches)',
  'document.documentElement.dataset.installed="";',
].join('');
