import type { Pair } from './pair.ts';

/** Footprints by the sea; lights over a roof terrace. */
export const PLACE: Pair = {
  left: {
    viewBox: '0 0 300 600',
    markup: `<rect width="300" height="600" fill="#E8A79B"/><path d="M300,110A130,130 0 0 0 300,370Z" fill="#F4E3D7"/><path d="M300,140A100,100 0 0 0 300,340Z" fill="#C8411F"/><path d="M0,300H300V470H0Z" fill="#23585A"/><path d="M0,338Q38,318 75,338T150,338T225,338T300,338V470H0Z" fill="#2F6E70"/><path d="M0,388Q38,370 75,388T150,388T225,388T300,388V470H0Z" fill="#1A4446"/><path d="M0,440Q50,420 100,440T200,440T300,440V600H0Z" fill="#F4E3D7"/><path d="M0,452Q50,432 100,452T200,452T300,452V600H0Z" fill="#E6CDB3"/><g fill="#D0926B"><g transform="translate(150,500) rotate(-14)"><path d="M-13,-22C-16,-44 14,-46 13,-22C12,-6 9,2 10,16C10,32 -10,32 -10,16C-9,2 -12,-6 -13,-22Z"/><circle cx="-11" cy="-50" r="6.5"/><circle cx="1" cy="-55" r="5"/><circle cx="10" cy="-52" r="4"/></g><g transform="translate(214,482) rotate(12)"><path d="M13,-22C16,-44 -14,-46 -13,-22C-12,-6 -9,2 -10,16C-10,32 10,32 10,16C9,2 12,-6 13,-22Z"/><circle cx="11" cy="-50" r="6.5"/><circle cx="-1" cy="-55" r="5"/><circle cx="-10" cy="-52" r="4"/></g></g><path d="M118,262l22,-30v30zM144,262v-40l24,40z" fill="#FBEDE2"/><path d="M108,268h66l-12,16h-42z" fill="#4B1634"/>`,
  },
  right: {
    viewBox: '0 0 300 600',
    markup: `<rect width="300" height="600" fill="#4B1634"/><path d="M0,96A84,84 0 0 1 0,264Z" fill="#F59A4A"/><path d="M0,470V300H44V250H96V340H140V200H176V170H182V200H218V330H262V280H300V470Z" fill="#7C2F55"/><g fill="#DDA03A"><path d="M58,266h10v14h-10zM76,266h10v14h-10zM58,294h10v14h-10zM154,222h10v14h-10zM192,222h10v14h-10zM154,252h10v14h-10zM192,280h10v14h-10zM236,300h10v14h-10z"/></g><path d="M0,330Q90,420 180,360T300,300" fill="none" stroke="#FBEDE2" stroke-width="3"/><g fill="#F5B58C"><circle cx="34" cy="364" r="9"/><circle cx="84" cy="389" r="9"/><circle cx="134" cy="387" r="9"/><circle cx="182" cy="364" r="9"/><circle cx="232" cy="346" r="9"/></g><path d="M0,470H300V600H0Z" fill="#2B1420"/><path d="M0,462H300V474H0Z" fill="#C8411F"/><g fill="#C8411F"><path d="M20,474h6v60h-6zM80,474h6v60h-6zM140,474h6v60h-6zM200,474h6v60h-6z"/></g><path d="M96,462V418Q96,404 110,404H126V462ZM204,462V418Q204,404 190,404H174V462Z" fill="#23585A"/><path d="M126,440H174V446H126Z" fill="#FBEDE2"/><path d="M147,446h6v16h-6z" fill="#FBEDE2"/>`,
  },
};
