import type { Question } from '../hooks/use-finder.ts';
import type { Pair } from './pair.ts';

/** A kite in the morning; a lantern in the evening. */
const AGE: Pair = [
  '<rect width="300" height="600" fill="#E8A79B"/><path d="M300,150A120,120 0 0 0 300,390Z" fill="#F4E3D7"/><path d="M300,182A88,88 0 0 0 300,358Z" fill="#F59A4A"/><path d="M0,430Q80,390 160,424T300,410V600H0Z" fill="#2F6E70"/><path d="M0,486Q90,452 180,484T300,470V600H0Z" fill="#23585A"/><path d="M150,300Q120,380 170,440T150,520" fill="none" stroke="#FBEDE2" stroke-width="4"/><path d="M96,170L160,128L206,208L138,300Z" fill="#C8411F"/><path d="M160,128L206,208L138,300Z" fill="#7C2F55"/><path d="M96,170L206,208M160,128L138,300" stroke="#FBEDE2" stroke-width="4"/><path d="M146,352l-22,-8l4,20zM152,352l22,8l-16,14zM164,420l-22,-8l4,20zM170,420l22,8l-16,14z" fill="#DDA03A"/>',
  '<rect width="300" height="600" fill="#4B1634"/><path d="M0,110A104,104 0 0 1 0,318Z" fill="#7C2F55"/><circle cx="214" cy="118" r="34" fill="#FBD9BF"/><circle cx="230" cy="108" r="30" fill="#4B1634"/><path d="M60,210l3,9l9,3l-9,3l-3,9l-3,-9l-9,-3l9,-3zM250,238l3,9l9,3l-9,3l-3,9l-3,-9l-9,-3l9,-3z" fill="#FBEDE2"/><path d="M0,470H300V600H0Z" fill="#2B1420"/><path d="M0,462H300V474H0Z" fill="#DDA03A"/><path d="M118,300h76l16,132q0,30 -54,30t-54,-30z" fill="#DDA03A"/><path d="M130,318h52l12,108q0,18 -38,18t-38,-18z" fill="#F59A4A"/><path d="M156,350q30,40 0,74q-30,-34 0,-74z" fill="#FBEDE2"/><path d="M126,288h60v14h-60z" fill="#C8411F"/><path d="M128,288Q128,232 156,232T184,288" fill="none" stroke="#C8411F" stroke-width="8"/>',
];

/** A mug and a knitted sleeve; cherries over satin. */
const APPEARANCE: Pair = [
  '<rect width="300" height="600" fill="#23585A"/><path d="M300,90A150,150 0 0 0 300,390Z" fill="#2F6E70"/><path d="M0,440H300V600H0Z" fill="#DDA03A"/><path d="M0,440H300V452H0Z" fill="#F4E3D7"/><path d="M92,286H220V396Q220,440 176,440H136Q92,440 92,396Z" fill="#FBEDE2"/><path d="M92,318H220V346H92Z" fill="#C8411F"/><path d="M92,318L108,346L124,318L140,346L156,318L172,346L188,318L204,346L220,318" fill="none" stroke="#FBEDE2" stroke-width="5"/><path d="M92,306Q48,300 48,346T96,398" fill="none" stroke="#FBEDE2" stroke-width="15"/><path d="M128,262q-16,-22 0,-42t0,-42M168,262q-16,-22 0,-42t0,-42" fill="none" stroke="#F4E3D7" stroke-width="9" stroke-linecap="round"/><path d="M30,508h240M54,540h180" stroke="#B9812A" stroke-width="9" stroke-linecap="round"/>',
  '<rect width="300" height="600" fill="#C8411F"/><path d="M0,60A210,210 0 0 1 0,480Z" fill="#B23312"/><path d="M0,452Q60,404 130,440T300,410V600H0Z" fill="#7C2F55"/><path d="M0,502Q80,458 150,494T300,462V600H0Z" fill="#4B1634"/><path d="M158,150Q96,220 104,316M158,150Q214,214 196,330" fill="none" stroke="#23585A" stroke-width="9" stroke-linecap="round"/><path d="M158,152Q206,96 264,126Q222,178 158,152Z" fill="#2F6E70"/><circle cx="104" cy="350" r="48" fill="#4B1634"/><circle cx="196" cy="362" r="48" fill="#2B1420"/><path d="M78,336a30,30 0 0 1 24,-22M170,348a30,30 0 0 1 24,-22" fill="none" stroke="#FBD9BF" stroke-width="8" stroke-linecap="round"/>',
];

/** Rings on water: light tones; darker tones. */
const BACKGROUND: Pair = [
  '<rect width="300" height="600" fill="#2F6E70"/><path d="M300,40A260,260 0 0 0 300,560Z" fill="#23585A"/><path d="M300,96A204,204 0 0 0 300,504Z" fill="#F4E3D7"/><path d="M300,150A150,150 0 0 0 300,450Z" fill="#FBD9BF"/><path d="M300,204A96,96 0 0 0 300,396Z" fill="#F5C6A5"/><path d="M300,252A48,48 0 0 0 300,348Z" fill="#FBEDE2"/><path d="M28,80q22,-16 44,0t44,0M16,534q22,-16 44,0t44,0" fill="none" stroke="#F4E3D7" stroke-width="6" stroke-linecap="round"/>',
  '<rect width="300" height="600" fill="#E8A79B"/><path d="M0,40A260,260 0 0 1 0,560Z" fill="#F4E3D7"/><path d="M0,96A204,204 0 0 1 0,504Z" fill="#D0926B"/><path d="M0,150A150,150 0 0 1 0,450Z" fill="#A9683F"/><path d="M0,204A96,96 0 0 1 0,396Z" fill="#6B3B26"/><path d="M0,252A48,48 0 0 1 0,348Z" fill="#DDA03A"/><path d="M186,80q22,-16 44,0t44,0M196,534q22,-16 44,0t44,0" fill="none" stroke="#7C2F55" stroke-width="6" stroke-linecap="round"/>',
];

/** Pictures of the answers, in their order. */
export const PAIRS: Readonly<Record<Question, Pair>> = {
  age: AGE,
  appearance: APPEARANCE,
  background: BACKGROUND,
};
