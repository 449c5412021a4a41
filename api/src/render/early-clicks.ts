/**
 * Runs in the page before anything else: remembers buttons pressed while the server's HTML does not listen yet, for the
 * frame to replay. Links are left alone; they work without any script. Kept small, since it is part of every page.
 */
export const EARLY_CLICKS = [
  'earlyClicks=[];',
  'addEventListener("click",function(e){',
  'var b=e.target.closest&&e.target.closest("button,[role=button],summary");',
  'if(!e.isTrusted||!b||!b.closest("[data-ssr]"))return;',
  // The screen's own part may listen already while the frame around it does not, and the other way round.
  'e.preventDefault();e.stopImmediatePropagation();earlyClicks.push(b)',
  '},true)',
].join('');
