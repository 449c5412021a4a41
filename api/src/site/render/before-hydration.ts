import { FRAME_ID } from '@rendezvous/contract/page';

/**
 * Runs in the page before anything else: remembers buttons pressed while the server's HTML does not listen yet, for the
 * frame to replay. Links are left alone; they work without any script. Going back inside the site before the frame can
 * follow asks the server for that page. Kept small, since it is part of every page.
 */
export const BEFORE_HYDRATION = [
  'earlyClicks=[];',
  // A fragment of this page (the link to the content) is heard here too, and asks for nothing.
  `(function(p){var at=p();addEventListener("popstate",function(){p()===at||document.querySelector("#${FRAME_ID}[data-ssr]")&&location.reload()})})(function(){return location.pathname+location.search});`,
  'addEventListener("click",function(e){',
  'var b=e.target.closest&&e.target.closest("button,[role=button],summary");',
  'var p=b&&b.closest("[data-ssr],[data-live]");',
  'if(!e.isTrusted||!p||!p.hasAttribute("data-ssr"))return;',
  // The screen's own part may listen already while the frame around it does not, and the other way round.
  'e.preventDefault();e.stopImmediatePropagation();earlyClicks.push(b)',
  '},true)',
].join('');
