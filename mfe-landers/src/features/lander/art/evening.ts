import type { Pair } from './pair.ts';

/** A glass on the bar; a record on its player. */
export const EVENING: Pair = {
  left: {
    viewBox: '0 0 300 600',
    markup: `<rect width="300" height="600" fill="#4B1634"/><path d="M300,70A150,150 0 0 0 300,370Z" fill="#7C2F55"/><rect y="430" width="300" height="170" fill="#2B1420"/><rect y="430" width="300" height="12" fill="#DDA03A"/><g transform="translate(172,196)"><path d="M-72,0H72C72,64 44,104 0,104S-72,64 -72,0Z" fill="#FBEDE2"/><path d="M-64,26H64C60,70 36,94 0,94S-60,70 -64,26Z" fill="#D9481F"/><path d="M0,26H64C60,70 36,94 0,94Z" fill="#B23312"/><path d="M-5,104h10v122h-10z" fill="#FBEDE2"/><path d="M-46,234C-46,222 -20,222 0,222S46,222 46,234Z" fill="#FBEDE2"/><g transform="translate(46,-10) rotate(24)"><path d="M0,-46A46,46 0 0 1 0,46Z" fill="#F08A3C"/><path d="M0,-39A39,39 0 0 1 0,39Z" fill="#FBD9BF"/><path d="M3,-4L6,-34A34,34 0 0 1 27,-22ZM6,0L30,-18A34,34 0 0 1 30,18ZM3,4L27,22A34,34 0 0 1 6,34Z" fill="#F59A4A"/></g></g><path d="M110,0h6v70h-6z" fill="#2B1420"/><path d="M68,110A45,45 0 0 1 158,110Z" fill="#DDA03A"/>`,
  },
  right: {
    viewBox: '0 0 300 600',
    markup: `<rect width="300" height="600" fill="#D9481F"/><path d="M0,80A200,200 0 0 1 0,480Z" fill="#2B1420"/><g fill="none" stroke="#573242" stroke-width="3"><path d="M0,110A170,170 0 0 1 0,450M0,134A146,146 0 0 1 0,426M0,158A122,122 0 0 1 0,402M0,182A98,98 0 0 1 0,378"/></g><path d="M0,206A74,74 0 0 1 0,354Z" fill="#F59A4A"/><path d="M0,268A12,12 0 0 1 0,292Z" fill="#FBEDE2"/><path d="M246,90L262,104L172,352L150,372L140,358L158,338Z" fill="#FBEDE2"/><circle cx="252" cy="96" r="30" fill="#FBD9BF"/><circle cx="252" cy="96" r="13" fill="#2B1420"/><path d="M60,520h180M90,548h120" stroke="#B23312" stroke-width="14" stroke-linecap="round"/>`,
  },
};
